#include "gang_of_dice/wording.hpp"

#include "gang_of_dice/bot_chances.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString Wording::title()
{
    return tr("Gang of Dice");
}

QString Wording::rounds()
{
    return tr("At most %1 rounds").arg(round_count);
}

QString Wording::blurb()
{
    return tr("Roll as high as you dare, but mind the boss’s warning.");
}

QString Wording::openScreensOption()
{
    return tr("Open screens");
}

QString Wording::oddsOption()
{
    return tr("Show the odds");
}

QString Wording::oddsHint()
{
    return tr("The chance of winning the round, next to Stop and Reroll");
}

QString Wording::odds(const TurnEnd& ending)
{
    const int wins = percent(ending.win);
    const int goes_off = percent_set_off(ending);
    return goes_off == 0 ? tr("%1% to win").arg(wins)
                         : tr("%1% to win, %2% to go off").arg(QString::number(wins), QString::number(goes_off));
}

QString Wording::openScreensHint()
{
    return tr("Everyone sees everyone’s wealth; no curtain between the turns");
}

QString Wording::die(Face face)
{
    return face == boss ? tr("Die: the boss, no value") : tr("Die: %1").arg(face);
}

QString Wording::trayDie(Face face, bool chosen)
{
    return chosen ? tr("%1, to be rerolled").arg(die(face)) : tr("%1, kept").arg(die(face));
}

QString Wording::rerollTag()
{
    return tr("reroll");
}

QString Wording::takeThisMany(int dice)
{
    return tr("Take %n dice", nullptr, dice);
}

QString Wording::ownDie()
{
    return tr("A die behind the screen");
}

QString Wording::token()
{
    return tr("Token, worth 3 dice");
}

QString Wording::ownToken()
{
    return tr("Token: take 3 more dice");
}

QString Wording::faces(const std::vector<Face>& faces)
{
    QStringList list;
    for (const Face face : faces)
        list += face == boss ? tr("boss") : QString::number(face);
    return list.join(QStringLiteral(", "));
}

QString Wording::totalOf(int total)
{
    return tr("result %1").arg(total);
}

QString Wording::wealthOf(int dice)
{
    return tr("%n dice behind the screen", nullptr, dice);
}

QString Wording::isOut()
{
    return tr("is out");
}

QString Wording::lost(Kind by, int dice)
{
    return by == Kind::bomb ? tr("bomb: %n dice lost", nullptr, dice) : tr("explosive: %n dice lost", nullptr, dice);
}

QString Wording::leads(int dice)
{
    return tr("leads with %n dice", nullptr, dice);
}

QString Wording::withDice(int dice)
{
    return tr("with %n dice", nullptr, dice);
}

QString Wording::isRolling(int dice)
{
    return tr("rolls %n dice", nullptr, dice);
}

QString Wording::toTake()
{
    return tr("takes dice");
}

QString Wording::playsNext()
{
    return tr("is next");
}

QString Wording::panelTitle()
{
    return tr("This round, in order of play");
}

QString Wording::tray()
{
    return tr("Tray");
}

QString Wording::sum()
{
    return tr("Sum");
}

QString Wording::toBeat(const QString& name, int total, int dice)
{
    return tr("To beat: %1 with %n dice (%2)", nullptr, dice).arg(QString::number(total), name);
}

QString Wording::nothingToBeat()
{
    return tr("Nobody has a result yet");
}

QString Wording::howMany(const QString& name)
{
    return tr("%1: how many dice?").arg(name);
}

QString Wording::howManyDice()
{
    return tr("How many dice");
}

QString Wording::rolled(const QString& name, int rolls_left)
{
    return rolls_left == 0 ? tr("%1 · last roll").arg(name)
                           : tr("%1 · %n reroll(s) left", nullptr, rolls_left).arg(name);
}

QString Wording::gone(Kind by, const QString& name)
{
    return by == Kind::bomb ? tr("The bomb goes off: %1 loses the dice").arg(name)
                            : tr("It explodes: %1 loses the dice").arg(name);
}

QString Wording::sweeps(const QString& name, int dice)
{
    return tr("%1 wins the round and sweeps up %n dice", nullptr, dice).arg(name);
}

QString Wording::nobodyWins(int dice)
{
    return tr("Nobody wins: %n dice stay in the middle", nullptr, dice);
}

QString Wording::stayInTheMiddle(int dice)
{
    return tr("%n dice stay in the middle.", nullptr, dice);
}

QString Wording::revealsCard(int round)
{
    return tr("Round %1: a new warning").arg(round);
}

QString Wording::addsTokens(int round, int tokens)
{
    return tr("Round %1: %n token(s) added to the middle", nullptr, tokens).arg(round);
}

QString Wording::inTheMiddle()
{
    return tr("In the middle");
}

QString Wording::middle(int dice)
{
    return dice == 0 ? tr("at stake: every die rolled this round")
                     : tr("at stake: %1 in the middle, and every die rolled this round").arg(dice);
}

QString Wording::number(int dice)
{
    return tr("%n dice", nullptr, dice);
}

QString Wording::take(int dice)
{
    return tr("Roll %n dice", nullptr, dice);
}

QString Wording::reroll(int dice)
{
    return dice == 0 ? tr("Reroll") : tr("Reroll %n dice", nullptr, dice);
}

QString Wording::stopAt(int total)
{
    return tr("Stop at %1").arg(total);
}

QString Wording::stopBelow(int total, int best)
{
    return tr("Stop at %1: %2 leads").arg(QString::number(total), QString::number(best));
}

QString Wording::stopBehind(int total, const QString& name)
{
    return tr("Stop at %1: %2 stays ahead").arg(QString::number(total), name);
}

QString Wording::stopAndLose()
{
    return tr("Stop and lose");
}

QString Wording::takeAll(int dice)
{
    return tr("Roll all %n dice", nullptr, dice);
}

QString Wording::clickToSkip()
{
    return tr("Click, or press Space, to skip");
}

QString Wording::dropToReroll()
{
    return tr("Drop it here to mark it for the reroll");
}

QString Wording::dropToKeep()
{
    return tr("Drop it here: it stays");
}

QString Wording::dropToRoll(int dice)
{
    return tr("Throw %n dice here", nullptr, dice);
}

QString Wording::takeHelp(int most)
{
    return tr("Drag a handful of dice into the tray, or choose how many. You can take 1 to %n; the number is fixed for "
              "the whole turn.",
        nullptr, most);
}

QString Wording::rollHelp(int rolls_left)
{
    return tr(
        "Click the dice that you want to reroll, or drag them down; or stop. %n reroll(s) left.", nullptr, rolls_left);
}

QString Wording::watchHelp()
{
    return tr("Nobody sees what is behind a screen until the last round is over.");
}

QString Wording::screen(bool open)
{
    return open ? tr("The screen is open") : tr("The screen is closed");
}

QString Wording::behindYourScreen()
{
    return tr("Behind your screen");
}

QString Wording::wealth(int dice)
{
    return tr("dice in all", "after a number", dice);
}

QString Wording::wealthInAll(int dice)
{
    return tr("%n dice in all", nullptr, dice);
}

QString Wording::inTheTray(int dice)
{
    return tr("and %n in the tray", nullptr, dice);
}

QString Wording::look(bool open)
{
    return open ? tr("Hide") : tr("Look");
}

QString Wording::lookHint(bool open)
{
    return open ? tr("Closes your screen again.")
                : tr("Shows what is behind your screen until you click again or do something else.");
}

QString Wording::credits()
{
    return tr("Gang of Dice was designed by Reiner Knizia and published by Mandoo Games.");
}

QString Wording::standIn()
{
    return tr("This program decides which warnings are bombs, because the printed cards are not known.");
}

}
