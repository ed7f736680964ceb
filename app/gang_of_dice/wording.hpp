#pragma once

#include "core/ending.hpp"
#include "core/refusal.hpp"
#include "gang_of_dice/events.hpp"
#include "gang_of_dice/turn_plan.hpp"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace gang_of_dice_table {

class Wording {
    Q_DECLARE_TR_FUNCTIONS(GangOfDice)

    using Warning = backroom::gang_of_dice::Warning;
    using Face = backroom::gang_of_dice::Face;

public:
    static QString title();
    /// The label before the numbers of all rounds.
    static QString rounds();
    static QString blurb();
    static QString credits();
    /// Says what differs from the published cards.
    static QString standIn();
    static QString openScreensOption();
    static QString openScreensHint();
    static QString oddsOption();
    static QString oddsHint();
    static QString refusal(const backroom::Refusal& refusal);

    /// Such as "62% to win", with the probability that the warning goes off, if it can.
    static QString odds(const backroom::gang_of_dice::TurnEnd& ending);

    // The warning card.
    static QString kind(backroom::gang_of_dice::Kind kind);
    /// Such as "10+"; empty if dice stand for the trigger.
    static QString triggerFigure(const Warning& card);
    static QList<int> triggerFaces(const Warning& card);
    /// Such as "in total", "a run of 3".
    static QString triggerWord(const Warning& card);
    /// Says what triggers the card, when that is checked, and what it costs.
    static QString cardSentence(const Warning& card);
    /// Says how close the dice are to the trigger; empty before there are dice.
    static QString help(const Warning& card, const backroom::gang_of_dice::Faces& faces);
    static QString cardsToCome(int cards);
    static QString bossCountsNothing();

    // Dice and tokens.
    static QString die(Face face);
    static QString trayDie(Face face, bool chosen);
    static QString rerollTag();
    static QString takeThisMany(int dice);
    static QString ownDie();
    static QString token();
    static QString ownToken();
    /// Such as "5, 2, boss".
    static QString faces(const std::vector<Face>& faces);

    // The plates of the seats.
    static QString totalOf(int total);
    static QString wealthOf(int dice);
    static QString isOut();
    static QString lost(backroom::gang_of_dice::Kind by, int dice);
    static QString leads(int dice);
    static QString withDice(int dice);
    static QString isRolling(int dice);
    static QString toTake();
    static QString playsNext();

    // Tray, middle and rail.
    static QString panelTitle();
    static QString tray();
    static QString sum();
    static QString toBeat(const QString& name, int total, int dice);
    static QString nothingToBeat();
    static QString howMany(const QString& name);
    static QString howManyDice();
    static QString rolled(const QString& name, int rolls_left);
    static QString gone(backroom::gang_of_dice::Kind by, const QString& name);
    static QString sweeps(const QString& name, int dice);
    static QString nobodyWins(int dice);
    /// Is shown below a title that says that nobody wins.
    static QString stayInTheMiddle(int dice);
    static QString revealsCard(int round);
    static QString addsTokens(int round, int tokens);
    static QString inTheMiddle();
    static QString middle(int dice);
    static QString number(int dice);
    static QString take(int dice);
    static QString reroll(int dice);
    static QString stopAt(int total);
    static QString stopBelow(int total, int best);
    /// For a tie that another player wins.
    static QString stopBehind(int total, const QString& name);
    static QString stopAndLose();
    static QString takeAll(int dice);
    static QString clickToSkip();
    static QString dropToReroll();
    static QString dropToKeep();
    static QString dropToRoll(int dice);
    static QString takeHelp(int most);
    static QString rollHelp(int rolls_left);
    static QString watchHelp();
    static QString screen(bool open);
    static QString behindYourScreen();
    static QString wealth(int dice);
    static QString wealthInAll(int dice);
    static QString inTheTray(int dice);
    static QString look(bool open);
    static QString lookHint(bool open);

    // The log. `who` is a name as rich text.
    static QString cardTold(int round, const Warning& card);
    static QString tokensAdded(int tokens);
    static QString firstRoll(const QString& who, const std::vector<Face>& faces);
    static QString rerolled(const QString& who, int dice, const std::vector<Face>& faces);
    static QString busted(const QString& who, backroom::gang_of_dice::Kind by, int dice);
    static QString result(const QString& who, int total, int dice);
    static QString roundWon(const QString& who, int round, int dice);
    static QString roundLost(int round, int middle);
    static QString eliminated(const QString& who);

    // Explanations of things on the table.
    static QString dieDetail();
    static QString bossDetail();
    static QString tokenDetail();
    static QString middleDetail();
    static QString wealthTitle();
    static QString wealthDetail();
    static QString resultTitle();
    static QString resultDetail();

    // Announcements.
    static QString lookAway();
    static QString roundTitle(int round);
    static QString diceFor(const QString& name, int dice);
    static QString wonWith(int total, int dice);
    static QString moreDiceWin(int total, int dice, int other);
    static QString earlierWins(int total, int dice);
    static QString tieFor(const QString& name);
    static QString roundWithoutWinner(int round);
    static QString nameIsOut(const QString& name);
    static QString nothingLeft();

    // The end.
    static QString screensAreLifted();
    static QString winner(const QStringList& names);
    static QString ending(const backroom::Ending& ending, const QStringList& names);
    static QString sharedPlace(const QStringList& names);
    static QString leftInTheMiddle(int dice);
    static QString tokens(int tokens);
    static QString standing(int place, const QString& name, int wealth);

private:
    static QString trigger(const Warning& card);
    static QString values(unsigned set);
};

}
