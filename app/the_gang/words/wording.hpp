// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/naming.hpp"
#include "engine/core/ending.hpp"
#include "engine/core/refusal.hpp"
#include "engine/the_gang/outlook.hpp"

#include <QCoreApplication>
#include <QString>

namespace the_gang_table {

class Wording {
    Q_DECLARE_TR_FUNCTIONS(TheGang)

public:
    static QString title() { return tr("The Gang"); }
    /// Such as "Round 1, job 2".
    static QString progress(int round, int job)
    {
        return tr("Round %1, job %2").arg(QString::number(round), QString::number(job));
    }
    /// Such as "Round 3 of at most 4", "Round 4, the last".
    static QString round(int round, int last)
    {
        return round < last ? tr("Round %1 of at most %2").arg(QString::number(round), QString::number(last))
                            : tr("Round %1, the last").arg(round);
    }
    /// As `progress`, for the list of saved matches.
    static QString keptProgress(int round, int job)
    {
        return tr("round %1, job %2").arg(QString::number(round), QString::number(job));
    }
    static QString blurb() { return tr("Shut in a gang, odd or even, and take its revolvers."); }
    static QString credits()
    {
        return tr("The Gang was designed by Antonello Lotronto and published by daVinci / dV Giochi.");
    }
    /// Says what differs from the published cards.
    static QString differences()
    {
        return tr(
            "How many revolvers each gangster carries was decided by this program, because the printed numbers are "
            "not known.");
    }
    static QString lengthOption() { return tr("Length"); }
    /// Says for how many rounds the deck suffices at most.
    static QString lengthHint(int seats);
    /// The rulebook quotes the text for four rounds, the usual game.
    static QString atMostRounds(int most)
    {
        return most == 4 ? tr("At most 4 rounds") : tr("At most %1 rounds").arg(most);
    }
    static QString untilDeckEnds() { return tr("Until the deck runs out"); }
    static QString openHandsOption() { return tr("Open hands"); }
    static QString openHandsHint()
    {
        return tr("All choose in plain sight, with no curtain: among friends, or to learn the game");
    }
    static QString city(backroom::the_gang::City city);
    static QString special(backroom::the_gang::Special special);
    /// The short form.
    static QString shortSpecial(backroom::the_gang::Special special);
    /// Such as "Gangster 35, odd, 2 revolvers".
    static QString gangster(backroom::the_gang::Gangster gangster);
    static QString spied(backroom::the_gang::Gangster gangster);
    static QString ticket(backroom::the_gang::City city) { return tr("Ticket to %1").arg(Wording::city(city)); }
    static QString closedCard() { return tr("Gangster, face down"); }
    static QString playSpot() { return tr("Your play"); }
    static QString endOf(backroom::the_gang::City city, backroom::the_gang::End end);
    static QString refusal(const backroom::Refusal& refusal);

    /// Returns the number in the colour of the gangster's type, for dark plates.
    static QString number(backroom::the_gang::Gangster gangster);
    static QString numbers(backroom::the_gang::Gangsters gangsters);

    // The side panel.
    static QString secretChoices() { return tr("Secret choices"); }
    static QString thisJob() { return tr("This job, lowest first"); }
    static QString hasChosen() { return tr("has chosen"); }
    static QString isChoosing() { return tr("is choosing"); }
    /// The label of a seat for screen readers.
    static QString plate(const QString& name, int cards, bool special, int captured, const QString& note);

    // The log. `who` is a name as rich text.
    static QString revealed(int job, const backroom::the_gang::Revealed& revealed);
    static QString placed(const QString& who, const backroom::the_gang::Placed& placed)
    {
        return tr("%1: %2 to %3.").arg(who, number(placed.gangster), city(placed.city));
    }
    static QString specialPlayed(const QString& who, const backroom::the_gang::SpecialPlayed& played);
    /// `left` and `right` are the surrounding gangsters, 0 for a Lookout.
    static QString captured(const QString& who, const backroom::the_gang::Captured& captured,
        backroom::the_gang::Gangster left, backroom::the_gang::Gangster right);
    static QString unusedDiscarded(const QString& who, backroom::the_gang::Special special)
    {
        return tr("%1 discards an unused card: %2.").arg(who, Wording::special(special));
    }
    static QString refilled(const backroom::the_gang::Refilled& refilled)
    {
        return tr("%1 is refilled with %2.").arg(city(refilled.city), numbers(refilled.gangsters));
    }
    static QString roundEnded(int round) { return tr("Round %1 is over.").arg(round); }
    static QString jobEnded(int job) { return tr("Job %1 is over").arg(job); }
    static QString roundIsOver(int round) { return tr("Round %1 is over").arg(round); }
    static QString nextJob(const backroom::the_gang::Outlook& next);
    static QString nextRound(int round) { return tr("Next: round %1, with new cards for everyone.").arg(round); }
    static QString pilesAreTurnedUp() { return tr("Now the piles are turned face up."); }
    /// Says that the game may soon end, and why; empty while it may not. `last_round` adds that the round is the last
    /// one, `explains` that the rows may need more than the deck has.
    static QString warning(const backroom::the_gang::Outlook& outlook, bool last_round = true, bool explains = true);
    /// Such as "9 in the deck", with what they are needed for.
    static QString deck(const backroom::the_gang::Outlook& outlook);
    static QString ending(const backroom::Ending& ending);
    static QString capturesGang(const QString& name, int gangsters)
    {
        return tr("%1 captures a gang of %2").arg(name, QString::number(gangsters));
    }
    static QString capturesGangs(const QString& name) { return tr("%1 captures two gangs").arg(name); }
    static QString revolversWord(int revolvers) { return tr("revolver(s)", "beside their large number", revolvers); }
    /// Below the revolvers that a job has brought, with the gangsters captured in the whole game.
    static QString inThisJob(int captured) { return tr("in this job (%n gangster(s) in all)", nullptr, captured); }
    static QString dealt() { return tr("Everyone is dealt four gangsters and a special card."); }

    // The rail.
    static QString chooseTitle() { return tr("Your play"); }
    static QString sealedTitle() { return tr("Sealed"); }
    static QString sealedText() { return tr("It is turned face up when everyone has chosen."); }
    static QString choosePrompt(bool has_special)
    {
        return has_special ? tr("Bring a gangster here, and a ticket or your special card.")
                           : tr("Bring a gangster here, and a ticket.");
    }
    // The same on a phone.
    static QString tapPrompt(bool has_special)
    {
        return has_special ? tr("Choose a gangster, and a ticket or your special card.")
                           : tr("Choose a gangster and a ticket.");
    }
    static QString whoIsCalled(backroom::the_gang::City city)
    {
        return tr("Who is called to %1?").arg(Wording::city(city));
    }
    static QString missing(bool gangster, bool second, bool has_special);
    static QString goesTo(backroom::the_gang::Gangster gangster, backroom::the_gang::City city)
    {
        return tr("%1 goes to %2.").arg(QString::number(gangster), Wording::city(city));
    }
    static QString goesWith(backroom::the_gang::Gangster gangster, backroom::the_gang::Special special)
    {
        const QString pattern = special == backroom::the_gang::Special::boss_calls
            ? tr("%1 + %2: when its turn comes, you pick the city, and whom it calls there.")
            : tr("%1 + %2: you pick the city when its turn comes.");
        return pattern.arg(QString::number(gangster), Wording::special(special));
    }
    static QString turnTitle(backroom::the_gang::Gangster gangster, backroom::the_gang::Special special)
    {
        return tr("%1 + %2", "a gangster and its special card")
            .arg(QString::number(gangster), Wording::special(special));
    }
    static QString ticketTurn(const QString& name, backroom::the_gang::Gangster gangster, backroom::the_gang::City city)
    {
        return tr("%1 sends %2 to %3.").arg(name, QString::number(gangster), Wording::city(city));
    }
    static QString specialTurn(const QString& name) { return tr("%1 plays both cards.").arg(name); }
    static QString bothFree(backroom::the_gang::Special special);
    /// Says where to put the special that is held, and what follows.
    static QString holdingSpecial(backroom::the_gang::Special special);
    static QString gangsterLeft(backroom::the_gang::Gangster gangster, backroom::the_gang::City city)
    {
        return tr("Now bring %1 to %2 as well.").arg(QString::number(gangster), Wording::city(city));
    }
    static QString specialLeft(backroom::the_gang::Special special, backroom::the_gang::City city);
    static QString callSomebody(backroom::the_gang::City city)
    {
        return tr("Who is called to %1? Click a gangster in another city.").arg(Wording::city(city));
    }
    /// `sure` is true if nobody plays before.
    static QString wouldCapture(bool sure, int gangs, int gangsters, int revolvers);

    // Explanations of things on the table.
    static QString closedCardDetail() { return tr("Nobody sees it until everyone has chosen."); }
    static QString oddDetail()
    {
        return tr(
            "It captures gangs of even gangsters: two or more side by side, shut in between odd ones. Gangs of odd "
            "ones are captured the same way.");
    }
    static QString evenDetail()
    {
        return tr(
            "It captures gangs of odd gangsters: two or more side by side, shut in between even ones. Gangs of even "
            "ones are captured the same way.");
    }
    static QString lookoutDetail()
    {
        return tr("Stands at an end of the row for one turn and closes it there, as odd or even, whichever serves.");
    }
    static QString spyDetail()
    {
        return tr("For one turn, the gangster under it changes type: odd becomes even, even becomes odd.");
    }
    static QString bossCallsDetail()
    {
        return tr("Calls a gangster of your choice from another city into this one, where it counts as just played.");
    }
    static QString ticketDetail() { return tr("Sends the gangster that you choose with it to this city."); }
    static QString specialTitle() { return tr("Special card"); }
    static QString citiesTitle() { return tr("Cities"); }
    static QString confirm() { return tr("Confirm"); }
    static QString takeBack() { return tr("Take back"); }
    static QString handTitle() { return tr("Cards in hand"); }
    static QString handDetail() { return tr("Gangsters, and +1 for the special card, which is used once a round."); }
    static QString ownPileTitle() { return tr("Your revolvers"); }
    static QString ownPileDetail()
    {
        return tr(
            "As many as your captured gangsters carry: the points that you have so far. The others see only how many "
            "gangsters they are.");
    }
    static QString pileTitle() { return tr("Captured gangsters"); }
    static QString pileDetail()
    {
        return tr("Everyone sees how many. At the end, the revolvers count, not the gangsters.");
    }
    static QString captureChip() { return tr("A gang that is shut in"); }
    static QString captureChipDetail()
    {
        return tr("How many gangsters it has, and how many revolvers they carry: one point per revolver for whoever "
                  "captures it.");
    }
    static QString deckTitle() { return tr("The deck"); }
    static QString deckDetail() { return tr("Refills the rows after each job, and every hand at the end of a round."); }

    // The end.
    static QString theCount() { return tr("The piles are turned face up"); }
    static QString lookAway() { return tr("Everyone else looks at the ceiling until the curtain closes again."); }
    static QString everyoneMayLook() { return tr("Everyone may look"); }
    static QString allChoseLowestFirst() { return tr("All have chosen. The lowest gangster comes first."); }
    static QString allHaveChosen() { return tr("All have chosen"); }
    static QString lowestFirst() { return tr("The lowest gangster comes first."); }
    static QString winner(const QStringList& names)
    {
        return names.size() == 1 ? tr("%1 runs this town").arg(names.first())
                                 : tr("%1 share this town").arg(naming::joined(names));
    }
    static QString tieBreak(const QStringList& names, int revolvers)
    {
        return tr("%1 hold %n revolver(s) each. The single highest gangster decides:", "two or more names", revolvers)
            .arg(naming::joined(names));
    }
    static QString sharedPlace(const QStringList& names)
    {
        return tr("%1 captured nothing and stay tied.").arg(naming::joined(names));
    }
};

}
