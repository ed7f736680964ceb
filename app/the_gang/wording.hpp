#pragma once

#include "core/ending.hpp"
#include "core/refusal.hpp"
#include "the_gang/events.hpp"
#include "the_gang/outlook.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace the_gang_table {

class Wording {
    Q_DECLARE_TR_FUNCTIONS(TheGang)

public:
    static QString title();
    /// Such as "Round 1, job 2".
    static QString progress(int round, int job);
    /// Such as "Round 3 of at most 4", "Round 4, the last".
    static QString round(int round, int last);
    /// As `progress`, for the list of saved matches.
    static QString keptProgress(int round, int job);
    static QString blurb();
    static QString credits();
    /// Says what differs from the published cards.
    static QString standIn();
    static QString lengthOption();
    /// Says how many rounds the deck is enough for at most.
    static QString lengthHint(int seats);
    static QString fourRounds();
    static QString untilDeckEnds();
    static QString openHandsOption();
    static QString openHandsHint();
    static QString city(backroom::the_gang::City city);
    static QString special(backroom::the_gang::Special special);
    /// Is used where there is little room.
    static QString shortSpecial(backroom::the_gang::Special special);
    /// Such as "Gangster 35, odd, 2 revolvers".
    static QString gangster(backroom::the_gang::Gangster gangster);
    static QString spied(backroom::the_gang::Gangster gangster);
    static QString ticket(backroom::the_gang::City city);
    static QString closedCard();
    static QString playSpot();
    static QString endOf(backroom::the_gang::City city, backroom::the_gang::End end);
    static QString refusal(const backroom::Refusal& refusal);

    /// Returns the number in the colour of the gangster's type, for dark plates.
    static QString number(backroom::the_gang::Gangster gangster);
    static QString numbers(backroom::the_gang::Gangsters gangsters);

    // The side panel.
    static QString secretChoices();
    static QString thisJob();
    static QString hasChosen();
    static QString isChoosing();
    /// The label of a seat for screen readers.
    static QString plate(const QString& name, int cards, bool special, int captured, const QString& note);

    // The log. `who` is a name as rich text.
    static QString revealed(int job, const backroom::the_gang::Revealed& revealed);
    static QString placed(const QString& who, const backroom::the_gang::Placed& placed);
    static QString specialPlayed(const QString& who, const backroom::the_gang::SpecialPlayed& played);
    /// `left` and `right` are the surrounding gangsters, 0 for a Lookout.
    static QString captured(const QString& who, const backroom::the_gang::Captured& captured,
        backroom::the_gang::Gangster left, backroom::the_gang::Gangster right);
    static QString unusedDiscarded(const QString& who, backroom::the_gang::Special special);
    static QString refilled(const backroom::the_gang::Refilled& refilled);
    static QString roundEnded(int round);
    static QString jobEnded(int job);
    static QString roundIsOver(int round);
    static QString nextJob(const backroom::the_gang::Outlook& next);
    static QString nextRound(int round);
    static QString pilesAreTurnedUp();
    /// Warns of the end of the game, and says why; empty while it is not near. `last_round` adds that the round is the
    /// last one.
    static QString warning(const backroom::the_gang::Outlook& outlook, bool last_round = true);
    /// Such as "9 in the deck", with what they are needed for.
    static QString deck(const backroom::the_gang::Outlook& outlook);
    static QString ending(const backroom::Ending& ending);
    static QString capturedWord(int captured);
    static QString dealt();

    // The rail.
    static QString chooseTitle();
    static QString sealedTitle();
    static QString sealedText();
    static QString choosePrompt(bool has_special);
    static QString missing(bool gangster, bool second, bool has_special);
    static QString goesTo(backroom::the_gang::Gangster gangster, backroom::the_gang::City city);
    static QString goesWith(backroom::the_gang::Gangster gangster, backroom::the_gang::Special special);
    static QString turnTitle(backroom::the_gang::Gangster gangster, backroom::the_gang::Special special);
    static QString ticketTurn(
        const QString& name, backroom::the_gang::Gangster gangster, backroom::the_gang::City city);
    static QString specialTurn(const QString& name);
    static QString bothFree(backroom::the_gang::Special special);
    static QString gangsterLeft(backroom::the_gang::Gangster gangster, backroom::the_gang::City city);
    static QString specialLeft(backroom::the_gang::Special special, backroom::the_gang::City city);
    static QString callSomebody(backroom::the_gang::City city);
    /// `sure` is true if nobody plays before.
    static QString wouldCapture(bool sure, int gangs, int gangsters, int revolvers);

    // Explanations of things on the table.
    static QString closedCardDetail();
    static QString oddDetail();
    static QString evenDetail();
    static QString lookoutDetail();
    static QString spyDetail();
    static QString bossCallsDetail();
    static QString ticketDetail();
    static QString handTitle();
    static QString handDetail();
    static QString pileTitle();
    static QString pileDetail();
    static QString deckTitle();
    static QString deckDetail();

    // The end.
    static QString theCount();
    static QString lookAway();
    static QString everyoneMayLook();
    static QString allHaveChosen();
    static QString winner(const QStringList& names);
    static QString tieBreak(const QStringList& names, int revolvers);
    static QString sharedPlace(const QStringList& names);
};

}
