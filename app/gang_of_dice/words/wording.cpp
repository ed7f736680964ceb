#include "app/gang_of_dice/words/wording.hpp"

#include "engine/gang_of_dice/bot/chances.hpp"

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

QString Wording::odds(const TurnEnd& ending)
{
    const int wins = percent(ending.win);
    const int goes_off = percent_set_off(ending);
    return goes_off == 0 ? tr("%1% to win").arg(wins)
                         : tr("%1% to win, %2% to go off").arg(QString::number(wins), QString::number(goes_off));
}

QString Wording::die(Face face)
{
    return face == boss ? tr("Die: the boss, no value") : tr("Die: %1").arg(face);
}

QString Wording::trayDie(Face face, bool chosen)
{
    return chosen ? tr("%1, to be rerolled").arg(die(face)) : tr("%1, kept").arg(die(face));
}

QString Wording::faces(const std::vector<Face>& faces)
{
    QStringList list;
    for (const Face face : faces)
        list += face == boss ? tr("boss") : QString::number(face);
    return list.join(QStringLiteral(", "));
}

QString Wording::lost(Kind by, int dice)
{
    return by == Kind::bomb ? tr("bomb: %n dice lost", nullptr, dice) : tr("explosive: %n dice lost", nullptr, dice);
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

QString Wording::middle(int dice)
{
    return dice == 0 ? tr("at stake: every die rolled this round")
                     : tr("at stake: %1 in the middle, and every die rolled this round").arg(dice);
}

QString Wording::reroll(int dice)
{
    return dice == 0 ? tr("Reroll") : tr("Reroll %n dice", nullptr, dice);
}

QString Wording::screen(bool open)
{
    return open ? tr("The screen is open") : tr("The screen is closed");
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

}
