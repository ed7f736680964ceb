// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/naming.hpp"
#include "engine/core/ending.hpp"
#include "engine/core/refusal.hpp"
#include "engine/gangz/state.hpp"

#include <QCoreApplication>
#include <QString>

namespace gangz_table {

struct CardItem;

class Wording {
    Q_DECLARE_TR_FUNCTIONS(Gangz)

public:
    static QString title() { return tr("Gangz"); }
    static QString progress(int round) { return tr("Round %1").arg(round); }
    /// The same for the list of saved matches.
    static QString keptProgress(int round) { return tr("round %1", "of a game that was left").arg(round); }
    static QString keptResult(int round) { return tr("result of round %1", "of a game that was left").arg(round); }
    static QString blurb() { return tr("Hide your tattoos among the leader’s gang, and point out the two intruders."); }
    static QString credits()
    {
        return tr(
            "Gangz is a published game of pictures and secret votes; its name belongs to its authors and publisher.");
    }
    static QString targetOption() { return tr("Points to win"); }
    static QString targetHint() { return tr("The game ends after the round in which somebody reaches them"); }
    static QStringList targets() { return {tr("10 points"), tr("15 points"), tr("20 points")}; }
    static QString namesOption() { return tr("Names of the pictures"); }
    static QString namesHint()
    {
        return tr(
            "Shown on the cards and read aloud, for anyone who cannot see the pictures; a name limits the imagination");
    }
    /// The key for the names of the pictures: "en", "it" or "fr".
    static QString namesLanguage() { return tr("en", "which names of the pictures: en, it or fr"); }

    /// Returns what a computer player may say about a card that it chose and the association that links it to the
    /// leader. `shot` is true if the card has cost points.
    static QStringList remarks(const QString& card, const QString& thought, bool shot);
    /// The same if nothing evident links them.
    static QStringList excuses(const QString& card, const QString& leader, bool shot);

    // For screen readers; `name` is empty unless names are shown.
    static QString leaderLabel(const QString& name) { return with(tr("The leader"), name); }
    static QString leaderOfRound(int round, const QString& name)
    {
        return with(tr("Leader of round %1").arg(round), name);
    }
    static QString handLabel(int number, const QString& name, bool chosen);
    static QString wallLabel(int number, const CardItem& card, bool pawn);
    static QString pawnLabel(int pawn, bool on_card);
    static QString pawnOf(const QString& player) { return tr("%1’s pawn").arg(player); }
    /// Such as "2 points", "−1 point".
    static QString points(int points);
    static QString pointsOf(const QString& player, int points)
    {
        return tr("%1: %2", "a player, points").arg(player, Wording::points(points));
    }
    static QString plate(const QString& player, int points, int cards, const QString& note);

    // Plates.
    static QString secretChoices() { return tr("Secret choices"); }
    static QString secretVotes() { return tr("Secret votes"); }
    static QString noHintWhileChoosing()
    {
        return tr("No hints while you choose: what fits is up to your imagination.");
    }
    static QString lookAway() { return tr("Everyone else looks away: hands, choices and votes are secret."); }
    static QString hasChosen() { return tr("has chosen"); }
    static QString isChoosing() { return tr("choosing"); }
    static QString hasVoted() { return tr("has voted"); }
    static QString isVoting() { return tr("voting"); }
    static QString foundBoth() { return tr("found both intruders"); }
    static QString foundOne() { return tr("found an intruder"); }
    static QString unsuspected(int cards) { return tr("%n clean", "own cards", cards); }
    static QString suspected(int pawns) { return tr("%n pawn(s) hit", "own cards", pawns); }
    /// Such as "+2", "−1", "0".
    static QString signedPoints(int points);

    // Beside the leader and in the rail.
    static QString theLeader() { return tr("The leader"); }
    static QString whoCouldHide()
    {
        return tr("Which of your henchmen could hide behind this picture? Send in one, two or three.");
    }
    static QString whatItBrings()
    {
        return tr("Each card that nobody suspects brings 1 point; each pawn on your cards costs 1.");
    }
    static QString whoDoesNotBelong() { return tr("Who does not belong?"); }
    static QString twoOfThese(int cards)
    {
        return tr("Two of these %n came from the deck. Each intruder that you find brings 2 points.", nullptr, cards);
    }
    static QString chosenOf(int chosen, int most)
    {
        return chosen == 0 ? tr("Choose 1 to %1").arg(most)
                           : tr("%1 of up to %2").arg(QString::number(chosen), QString::number(most));
    }
    static QString chooseHow() { return tr("Click cards that fit, or drag them up; a double click sends them in."); }
    static QString sendIn(int cards) { return cards == 0 ? tr("Send in") : tr("Send in %n card(s)", nullptr, cards); }
    static QString swapHand() { return tr("Swap your hand"); }
    static QString keepHand() { return tr("Keep my hand"); }
    static QString swapQuestion() { return tr("Swap your hand?"); }
    static QString swapCost(int before, int after)
    {
        return tr("You swap %1 cards for %n new one(s), and play with %n from now on.", nullptr, after).arg(before);
    }
    static QString swapNow(int cards) { return tr("Swap for %n card(s)", nullptr, cards); }
    static QString voteHow()
    {
        return tr("Click two cards, or drag a pawn onto each: two different cards, neither of them your own.");
    }
    static QString otherPawn() { return tr("Now your other pawn: onto another card, not one of your own."); }
    static QString bothPawnsLie()
    {
        return tr("Both pawns are on their cards. Drag one to move it, or send your vote in.");
    }
    /// On a phone.
    static QString voteByTap() { return tr("Tap two different cards, neither of them your own."); }
    static QString cardsAreIn() { return tr("Your cards are in"); }
    static QString wallIsLaidTogether() { return tr("The wall goes up when everyone has chosen."); }
    static QString voteIsIn() { return tr("Your vote is in"); }
    static QString votesAreShownTogether() { return tr("The votes are shown when everyone has voted."); }
    static QString confirmVote() { return tr("Vote"); }
    static QString pawnsFall() { return tr("The pawns fall"); }
    static QString whoPlayedWhat() { return tr("Who played what"); }
    /// Such as "Rosa: Rose, Ring."
    static QString picturesOf(const QString& player, const QStringList& pictures)
    {
        return tr("%1: %2.", "a player, pictures").arg(player, pictures.join(QStringLiteral(", ")));
    }
    static QString whoseAreThese() { return tr("And whose are these two?"); }
    static QString findBoth(const QStringList& players)
    {
        return players.size() == 1 ? tr("%1 finds them both").arg(players.first())
                                   : tr("%1 find them both").arg(naming::joined(players));
    }
    static QString everybodyFindsBoth() { return tr("Everybody finds them both"); }
    static QString foolEverybody() { return tr("Both intruders fool everybody"); }
    static QString oneFoolsEverybody() { return tr("One intruder fools everybody"); }
    /// The text beside a large 0.
    static QString pawnsFound(int pawns) { return tr("of %n pawns found an intruder", nullptr, pawns); }
    static QString reachesGoal(const QStringList& players, int target)
    {
        return players.size() == 1 ? tr("%1 reaches %2").arg(players.first(), QString::number(target))
                                   : tr("%1 reach %2").arg(naming::joined(players), QString::number(target));
    }
    /// Says after the last round why there is no other.
    static QString goalReached(const QStringList& players, int target)
    {
        return (players.size() == 1 ? tr("%1 has reached %2 points: the game is over.")
                                    : tr("%1 have reached %2 points: the game is over, and the highest total wins."))
            .arg(naming::joined(players), QString::number(target));
    }
    static QString pointsWord(int points) { return tr("point(s)", "beside their large number", points); }
    static QString areUnmasked() { return tr("The intruders are unmasked"); }
    static QString cameFromDeck(const QString& one, const QString& other)
    {
        return tr("From the deck: %1, %2.").arg(one, other);
    }
    static QString foundBy(const QString& picture, int found, int all)
    {
        if (found == 0)
            return tr("%1: found by nobody").arg(picture);
        const QString pattern = tr("%1: found by %n of %2", nullptr, found);
        return pattern.arg(picture, QString::number(all));
    }
    /// After a round; `last` is true if the next one may end the game.
    static QString pointsMissing(const QStringList& players, int points, int target, bool last);
    /// Warns during a round that it may end the game.
    static QString warning(const QStringList& players, int points);
    static QString nextRound() { return tr("Next round"); }
    static QString seeTheResult() { return tr("See the result"); }

    // Announcements.
    static QString wallIsLaid() { return tr("The wall is up"); }
    static QString amongThese(int cards, int intruders)
    {
        return tr("%1 cards, %2 of them intruders from the deck. Now everyone votes in secret.")
            .arg(QString::number(cards), QString::number(intruders));
    }
    static QString everyoneMayLook() { return tr("Everyone may look"); }
    static QString allVoted() { return tr("All have voted."); }
    static QString allHaveVoted() { return tr("All have voted"); }

    // The log; `who` is a name in the player's colour.
    static QString roundBegins(int round) { return tr("<b>Round %1.</b> A new leader.").arg(round); }
    static QString swapped(const QString& who, int cards)
    {
        return tr("%1 took a new hand and now holds %n card(s).", nullptr, cards).arg(who);
    }
    static QString reshuffled() { return tr("The deck has run out: the discards are shuffled into a new one."); }
    static QString laidOut(int cards) { return tr("The wall: %n cards, two of them intruders.", nullptr, cards); }
    static QString unmasked(const QString& one, const QString& other)
    {
        return tr("The intruders were: %1, %2.").arg(one, other);
    }
    /// Says what the points of a round are for, such as "found an intruder +2, 1 clean +1".
    static QString reasons(const backroom::gangz::Score& score);
    static QString scored(const QString& who, const backroom::gangz::Score& score);
    static QString ending(const backroom::Ending& ending, const QStringList& names);

    // The end.
    static QString winner(const QStringList& players)
    {
        return players.size() == 1 ? tr("%1 leads the gangs").arg(players.first())
                                   : tr("%1 lead the gangs together").arg(naming::joined(players));
    }
    static QString sharedWin(const QStringList& players, int points)
    {
        return tr("%1 have %2 points each and share the win.").arg(naming::joined(players), QString::number(points));
    }
    static QString bestLiar() { return tr("best liar"); }
    static QString bestNose() { return tr("best nose"); }
    /// Explain what these honours are given for.
    static QString forBestLiar() { return tr("Best liar: the most clean cards."); }
    static QString forBestNose() { return tr("Best nose: the most intruders found."); }
    static QString hardestWall(int round, int found, int pawns)
    {
        return found == 0
            ? tr("The wall of round %1 fooled everybody: none of the %2 pawns found an intruder.")
                  .arg(QString::number(round), QString::number(pawns))
            : tr("The hardest wall was that of round %1: %n of %2 pawns found an intruder.", nullptr, found)
                  .arg(QString::number(round), QString::number(pawns));
    }
    static QString standing(int place, const QString& player, int points)
    {
        return tr("Place %1: %2, %3", "place, player, points")
            .arg(QString::number(place), player, Wording::points(points));
    }

    // Explanations of things on the table.
    static QString tattoo() { return tr("Tattoo"); }
    static QString tattooDetail()
    {
        return tr("A henchman. What links its picture to the leader’s is for you to say: a thing, a sound, a story.");
    }
    static QString onWall() { return tr("A card on the wall"); }
    static QString onWallDetail()
    {
        return tr("Somebody’s henchman, or an intruder from the deck. Aim your pawns at cards that do not go with the "
                  "leader.");
    }
    static QString leaderDetail()
    {
        return tr("The picture that leads this round. Send in cards that could go with it.");
    }
    static QString nextLeader() { return tr("Next leader"); }
    static QString nextLeaderDetail() { return tr("It leads one of the next two rounds: keep a card that fits it."); }
    static QString pawn() { return tr("Gun pawn"); }
    static QString pawnDetail()
    {
        return tr("Each player aims two of them at two different cards on the wall, never at their own.");
    }
    static QString ownChip() { return tr("Your card"); }
    static QString ownChipDetail() { return tr("You put this card into the wall: your own pawns cannot go there."); }
    static QString ownerChip() { return tr("Whose card it is"); }
    static QString ownerChipDetail()
    {
        return tr(
            "Whoever put this card into the wall takes it back. The two that nobody takes back are the intruders.");
    }
    static QString pointsChip() { return tr("What the card brings its owner"); }
    static QString pointsChipDetail()
    {
        return tr("1 point if nobody suspected it; otherwise it costs 1 point for each pawn on it.");
    }
    static QString handTitle() { return tr("Hand"); }
    static QString handDetail()
    {
        return tr("How many cards a player holds. After each round, you draw as many as you played.");
    }
    static QString pointsTitle() { return tr("Points"); }
    static QString pointsDetail()
    {
        return tr(
            "An intruder you find is worth 2 points, a card of yours that nobody suspects 1; each pawn on a card of "
            "yours costs 1.");
    }
    static QString deckTitle() { return tr("Deck"); }
    static QString deckDetail()
    {
        return tr("Two of its cards join each wall as intruders. When it runs out, the discards become the new deck.");
    }

    static QString refusal(const backroom::Refusal& refusal);
    /// Why the swap of a hand cannot be undone.
    static QString newHandIsSeen()
    {
        return tr("You have seen your new hand: a swap cannot be undone, unless the game was started with the option "
                  "“Friendly undo”.");
    }

private:
    /// Adds the name of the picture, if names are shown.
    static QString with(const QString& label, const QString& name)
    {
        return name.isEmpty() ? label : label + QStringLiteral(": ") + name;
    }
};

}
