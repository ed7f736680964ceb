#pragma once

#include "core/ending.hpp"
#include "core/refusal.hpp"
#include "gangz/state.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace gangz_table {

struct CardItem;

class Wording {
    Q_DECLARE_TR_FUNCTIONS(Gangz)

public:
    static QString title();
    /// Such as "Round 4".
    static QString progress(int round);
    /// The same for the list of saved matches.
    static QString keptProgress(int round);
    static QString blurb();
    static QString credits();
    static QString targetOption();
    static QString targetHint();
    static QStringList targets();
    static QString namesOption();
    static QString namesHint();
    /// The key for the names of the pictures: "en", "it" or "fr".
    static QString namesLanguage();

    // For screen readers; `name` is empty unless names are shown.
    static QString leaderLabel(const QString& name);
    static QString leaderOfRound(int round, const QString& name);
    static QString handLabel(int number, const QString& name, bool chosen);
    static QString wallLabel(int number, const CardItem& card, bool pawn);
    static QString pawnLabel(int pawn, bool on_card);
    static QString pawnOf(const QString& player);
    /// Such as "2 points", "−1 point".
    static QString points(int points);
    static QString pointsOf(const QString& player, int points);
    static QString plate(const QString& player, int points, int cards, const QString& note);

    // Plates.
    static QString secretChoices();
    static QString secretVotes();
    static QString noHintWhileChoosing();
    static QString lookAway();
    static QString hasChosen();
    static QString isChoosing();
    static QString hasSwapped();
    static QString hasVoted();
    static QString isVoting();
    static QString foundBoth();
    static QString foundOne();
    static QString unsuspected(int cards);
    static QString suspected(int pawns);
    /// Such as "+2", "−1", "0".
    static QString signedPoints(int points);

    // Beside the leader and in the rail.
    static QString theLeader();
    static QString whoCouldHide();
    static QString whatItBrings();
    static QString whoDoesNotBelong();
    static QString twoOfThese(int cards);
    static QString chosenOf(int chosen, int most);
    static QString chooseHow();
    static QString sendIn(int cards);
    static QString swapHand();
    static QString swapQuestion();
    static QString swapCost(int before, int after);
    static QString swapNow(int cards);
    static QString voteHow();
    static QString bothPawnsLie();
    static QString cardsAreIn();
    static QString wallIsLaidTogether();
    static QString voteIsIn();
    static QString votesAreShownTogether();
    static QString confirmVote();
    static QString pawnsFall();
    static QString whoPlayedWhat();
    /// Such as "Rosa: Rose, Ring."
    static QString picturesOf(const QString& player, const QStringList& pictures);
    static QString whoseAreThese();
    static QString findBoth(const QStringList& players);
    static QString foolEverybody();
    static QString oneFoolsEverybody();
    static QString areUnmasked();
    static QString cameFromDeck(const QString& one, const QString& other);
    static QString foundBy(const QString& picture, int found, int all);
    static QString pointsMissing(const QStringList& players, int points, int target);
    static QString nextRound();
    static QString seeTheResult();

    // Announcements.
    static QString wallIsLaid();
    static QString amongThese(int cards, int intruders);
    static QString everyoneMayLook();
    static QString allHaveVoted();

    // The log; `who` is a name in the player's colour.
    static QString roundBegins(int round);
    static QString swapped(const QString& who, int cards);
    static QString reshuffled();
    static QString laidOut(int cards);
    static QString unmasked(const QString& one, const QString& other);
    static QString scored(const QString& who, int points, int total);
    static QString ending(const backroom::Ending& ending, const QStringList& names);

    // The end.
    static QString theEnd();
    static QString winner(const QStringList& players);
    static QString sharedWin(const QStringList& players, int points);
    static QString bestLiar();
    /// Explains what the best liar and the best nose are best at.
    static QString honours();
    static QString bestNose();
    static QString hardestWall(int round, int found, int pawns);
    static QString standing(int place, const QString& player, int points);

    // Explanations of things on the table.
    static QString tattoo();
    static QString tattooDetail();
    static QString onWall();
    static QString onWallDetail();
    static QString leaderDetail();
    static QString nextLeader();
    static QString nextLeaderDetail();
    static QString pawn();
    static QString pawnDetail();
    static QString handTitle();
    static QString handDetail();
    static QString pointsTitle();
    static QString pointsDetail();
    static QString deckTitle();
    static QString deckDetail();

    static QString refusal(const backroom::Refusal& refusal);
};

}
