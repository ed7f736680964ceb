// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/naming.hpp"
#include "engine/core/ending.hpp"
#include "engine/core/refusal.hpp"
#include "engine/gang_of_dice/public_state.hpp"
#include "engine/gang_of_dice/turn_plan.hpp"

#include <QCoreApplication>
#include <QString>

namespace gang_of_dice_table {

class Wording {
    Q_DECLARE_TR_FUNCTIONS(GangOfDice)

    using Warning = backroom::gang_of_dice::Warning;
    using Face = backroom::gang_of_dice::Face;

public:
    static QString title() { return tr("Gang of Dice"); }
    /// The label before the number of rounds.
    static QString rounds() { return tr("At most %1 rounds").arg(backroom::gang_of_dice::round_count); }
    static QString twoAreLeft() { return tr("Only two players left"); }
    /// Says, as a round begins, that the game may soon end, and why; empty while it may not.
    static QString warning(const backroom::gang_of_dice::PublicState& open);
    static QString blurb() { return tr("Roll as high as you dare, but mind the boss’s warning."); }
    static QString credits() { return tr("Gang of Dice was designed by Reiner Knizia and published by Mandoo Games."); }
    /// Says what differs from the published cards.
    static QString differences()
    {
        return tr("This program decides which warnings are bombs, because the printed cards are not known.");
    }
    static QString openScreensOption() { return tr("Open screens"); }
    static QString openScreensHint() { return tr("Everyone sees everyone’s wealth; no curtain between the turns"); }
    static QString oddsOption() { return tr("Show the odds"); }
    static QString oddsHint() { return tr("The chance of winning the round, next to Stop and Reroll"); }
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
    static QString help(const Warning& card, const backroom::gang_of_dice::Faces& faces, bool can_reroll = true);
    static QString cardsToCome(int cards)
    {
        return cards > 0 ? tr("%n warning(s) to come", nullptr, cards) : tr("The last warning");
    }
    static QString bossCountsNothing() { return tr("The boss counts for nothing, good or bad."); }

    // Dice and tokens.
    static QString die(Face face);
    static QString trayDie(Face face, bool chosen)
    {
        return chosen ? tr("%1, to be rerolled").arg(die(face)) : tr("%1, kept").arg(die(face));
    }
    static QString rerollTag() { return tr("reroll"); }
    static QString takeThisMany(int dice) { return tr("Take %n dice", nullptr, dice); }
    static QString ownDie() { return tr("A die behind the screen"); }
    static QString token() { return tr("Token, worth 3 dice"); }
    static QString ownToken() { return tr("Token: take 3 more dice"); }
    /// Such as "5, 2, boss".
    static QString faces(const std::vector<Face>& faces);

    // The plates of the seats.
    static QString totalOf(int total) { return tr("result %1").arg(total); }
    static QString wealthOf(int dice) { return tr("%n dice behind the screen", nullptr, dice); }
    static QString isOut() { return tr("is out"); }
    static QString lost(backroom::gang_of_dice::Kind by, int dice);
    static QString leads(int dice) { return tr("leads with %n dice", nullptr, dice); }
    static QString withDice(int dice) { return tr("with %n dice", nullptr, dice); }
    static QString isRolling(int dice) { return tr("rolls %n dice", nullptr, dice); }
    static QString toTake() { return tr("takes dice"); }
    static QString playsNext() { return tr("is next"); }

    // Tray, middle and rail.
    static QString panelTitle() { return tr("This round, in order of play"); }
    static QString tray() { return tr("Tray"); }
    static QString sum() { return tr("Sum"); }
    static QString toBeat(const QString& name, int total, int dice)
    {
        return tr("To beat: %1 with %n dice (%2)", nullptr, dice).arg(QString::number(total), name);
    }
    static QString beats(const QString& name, int total, int dice)
    {
        return tr("Beats %1 with %n dice (%2)", nullptr, dice).arg(QString::number(total), name);
    }
    /// Follows what is to beat.
    static QString cannotBeat(int dice) { return tr("%n dice cannot beat that", nullptr, dice); }
    static QString nothingToBeat() { return tr("Nothing to beat yet"); }
    static QString howMany(const QString& name) { return tr("%1: how many dice?").arg(name); }
    static QString howManyDice() { return tr("How many dice"); }
    static QString rolled(const QString& name, int rolls_left)
    {
        return rolls_left == 0 ? tr("%1 · last roll").arg(name)
                               : tr("%1 · %n reroll(s) left", nullptr, rolls_left).arg(name);
    }
    static QString gone(backroom::gang_of_dice::Kind by, const QString& name);
    static QString sweeps(const QString& name, int dice)
    {
        return tr("%1 wins the round and sweeps up %n dice", nullptr, dice).arg(name);
    }
    static QString nobodyWins(int dice) { return tr("Nobody wins: %n dice stay in the middle", nullptr, dice); }
    /// Is shown below a title that says that nobody wins.
    static QString stayInTheMiddle(int dice) { return tr("%n dice stay in the middle.", nullptr, dice); }
    static QString revealsCard(int round) { return tr("Round %1: a new warning").arg(round); }
    static QString addsTokens(int round, int tokens)
    {
        return tr("Round %1: %n token(s) added to the middle", nullptr, tokens).arg(round);
    }
    static QString inTheMiddle() { return tr("In the middle"); }
    static QString middle(int dice)
    {
        return dice == 0 ? tr("at stake: every die rolled this round")
                         : tr("at stake: %1 in the middle, and every die rolled this round").arg(dice);
    }
    static QString number(int dice) { return tr("%n dice", nullptr, dice); }
    static QString take(int dice) { return tr("Roll %n dice", nullptr, dice); }
    static QString reroll(int dice) { return dice == 0 ? tr("Reroll") : tr("Reroll %n dice", nullptr, dice); }
    static QString rerollInVain(int dice) { return tr("Reroll %n dice: cannot win", nullptr, dice); }
    static QString stopAt(int total) { return tr("Stop at %1").arg(total); }
    static QString stopBelow(int total, int best)
    {
        return tr("Stop at %1: %2 leads").arg(QString::number(total), QString::number(best));
    }
    /// For a tie that another player wins.
    static QString stopBehind(int total, const QString& name)
    {
        return tr("Stop at %1: %2 stays ahead").arg(QString::number(total), name);
    }
    static QString stopAndLose() { return tr("Stop and lose"); }
    static QString takeAll(int dice) { return tr("Roll all %n dice", nullptr, dice); }
    static QString clickToSkip() { return tr("Click, or press Space, to skip"); }
    static QString dropToReroll() { return tr("Drop it here to mark it for the reroll"); }
    static QString dropToKeep() { return tr("Drop it here: it stays"); }
    static QString dropToRoll(int dice) { return tr("Throw %n dice here", nullptr, dice); }
    static QString takeHelp(int most)
    {
        return tr(
            "Drag a handful of dice into the tray, or choose how many. You can take 1 to %n; the number is fixed for "
            "the whole turn.",
            nullptr, most);
    }
    /// Used if the wealth would allow more dice than the game has (GD-3.1).
    static QString takeHelpOfFew(int most)
    {
        return tr(
            "Drag dice into the tray, or choose how many: 1 to %n, all there are. The number is fixed for the whole "
            "turn.",
            nullptr, most);
    }
    static QString rollHelp(int rolls_left)
    {
        return tr("Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.", nullptr,
            rolls_left);
    }
    static QString watchHelp()
    {
        return tr("Only its owner sees what is behind a screen until the last round is over.");
    }
    /// On a phone.
    static QString rollByTap(int rolls_left)
    {
        return tr("Tap the dice that you want to reroll, or stop. %n reroll(s) left.", nullptr, rolls_left);
    }
    static QString screen(bool open) { return open ? tr("The screen is open") : tr("The screen is closed"); }
    static QString behindYourScreen() { return tr("Behind your screen"); }
    static QString wealth(int dice) { return tr("dice in all", "after a number", dice); }
    static QString tokensCount() { return tr("A token is 3 dice."); }
    /// Used while other dice of the player are in the tray.
    static QString wealthLeft(int dice) { return tr("dice left", "after a number", dice); }
    static QString wealthInAll(int dice) { return tr("%n dice in all", nullptr, dice); }
    static QString inTheTray(int dice) { return tr("and %n in the tray", nullptr, dice); }
    static QString look(bool open) { return open ? tr("Hide") : tr("Look"); }
    static QString lookHint(bool open)
    {
        return open ? tr("Closes your screen again.")
                    : tr("Shows what is behind your screen until you click again or do something else.");
    }

    // The log. `who` is a name as rich text.
    static QString cardRevealed(int round, const Warning& card)
    {
        return tr("<b>Round %1.</b> %2: %3.").arg(QString::number(round), kind(card.kind), trigger(card));
    }
    static QString tokensAdded(int tokens) { return tr("%n token(s) added to the middle.", nullptr, tokens); }
    static QString firstRoll(const QString& who, const std::vector<Face>& faces)
    {
        return tr("%1 rolls %n dice: %2.", nullptr, static_cast<int>(faces.size())).arg(who, Wording::faces(faces));
    }
    static QString rerolled(const QString& who, int dice, const std::vector<Face>& faces)
    {
        return tr("%1 rerolls %n dice: %2.", nullptr, dice).arg(who, Wording::faces(faces));
    }
    static QString busted(const QString& who, backroom::gang_of_dice::Kind by, int dice);
    static QString result(const QString& who, int total, int dice)
    {
        return tr("%1 has %2 with %n dice.", nullptr, dice).arg(who, QString::number(total));
    }
    static QString roundWon(const QString& who, int round, int dice)
    {
        return tr("%1 wins round %2 and takes %n dice.", nullptr, dice).arg(who, QString::number(round));
    }
    static QString roundLost(int round, int middle)
    {
        return tr("Nobody wins round %1: %n dice stay in the middle.", nullptr, middle).arg(round);
    }
    static QString eliminated(const QString& who) { return tr("%1 has nothing left and is out.").arg(who); }

    // Explanations of things on the table.
    static QString dieDetail() { return tr("Adds its value to the result, and may trigger the warning."); }
    static QString bossDetail() { return tr("Adds nothing to the result, and triggers no warning."); }
    static QString bombDetail()
    {
        return tr("Checked when the turn ends, whatever showed before. If the dice then show what the card names, the "
                  "turn has no result, and its dice go to the middle.");
    }
    static QString explosiveDetail()
    {
        return tr("Checked after every roll, over all dice showing. If they show what the card names, the turn ends at "
                  "once without a result, and its dice go to the middle.");
    }
    static QString stockDieDetail()
    {
        return tr("One die of your stock. What it shows counts only once it is rolled: which dice you take makes no "
                  "difference, only how many.");
    }
    static QString tokenDetail() { return tr("Worth three dice, at any time: it is changed by itself."); }
    static QString middleDetail()
    {
        return tr("The winner of the round takes all the dice rolled in it, and whatever lies here.");
    }
    static QString wealthTitle() { return tr("Behind the screen"); }
    static QString wealthDetail()
    {
        return tr("The wealth in dice, a token being worth three. Only its owner sees it, unless the game is played "
                  "with open "
                  "screens.");
    }
    static QString resultTitle() { return tr("Result of the turn"); }
    static QString resultDetail()
    {
        return tr("The highest valid result wins the round; on a tie more dice, then the earlier turn.");
    }

    // Announcements.
    static QString lookAway() { return tr("Everyone else looks at the ceiling until the dice roll."); }
    static QString roundTitle(int round) { return tr("Round %1").arg(round); }
    static QString diceFor(const QString& name, int dice) { return tr("%n dice for %1", nullptr, dice).arg(name); }
    static QString sweepsTheTable(const QString& name) { return tr("%1 sweeps the table").arg(name); }
    static QString diceWord(int dice) { return tr("dice", "after a number", dice); }
    static QString wonWith(int total, int dice)
    {
        return tr("%1 with %n dice is the best result.", nullptr, dice).arg(total);
    }
    static QString moreDiceWin(int total, int dice, int other)
    {
        return tr("%1 with %2 dice beats %1 with %3: on a tie, more dice win.")
            .arg(QString::number(total), QString::number(dice), QString::number(other));
    }
    static QString earlierWins(int total, int dice)
    {
        return tr("%1 with %n dice, twice: the earlier turn wins the tie.", nullptr, dice).arg(total);
    }
    static QString tieFor(const QString& name) { return tr("A tie: %1 leads").arg(name); }
    static QString roundWithoutWinner(int round) { return tr("Nobody wins round %1").arg(round); }
    static QString nameIsOut(const QString& name) { return tr("%1 is out").arg(name); }

    // The end.
    static QString screensAreLifted() { return tr("The screens are lifted"); }
    static QString winner(const QStringList& names)
    {
        return names.size() == 1 ? tr("%1 runs the house").arg(names.first())
                                 : tr("%1 run the house together").arg(naming::joined(names));
    }
    static QString ending(const backroom::Ending& ending, const QStringList& names);
    static QString sharedPlace(const QStringList& names)
    {
        return tr("%1 have the same number of dice and share the place.").arg(naming::joined(names));
    }
    static QString leftInTheMiddle(int dice)
    {
        return tr("%n dice stay in the middle and belong to nobody.", nullptr, dice);
    }
    static QString tokens(int tokens) { return tr("%n token(s)", nullptr, tokens); }
    static QString standing(int place, const QString& name, int wealth)
    {
        return tr("Place %1: %2, %n dice", nullptr, wealth).arg(QString::number(place), name);
    }

private:
    static QString trigger(const Warning& card);
    static QString anyOf(const Warning& card);
    /// Such as "2, 3 and 4", which no line breaks.
    static QString together(const QList<int>& values);
    /// Lists the values, each put into words by `pattern`, which in other languages has an article.
    static QString values(unsigned set, const QString& pattern);
};

}
