// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/wording.hpp"

#include "engine/gang_of_dice/bot/chances.hpp"
#include "engine/gang_of_dice/horizon.hpp"
#include "engine/gang_of_dice/rules.hpp"

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

QString Wording::gone(Kind by, const QString& name)
{
    return by == Kind::bomb ? tr("The bomb goes off: %1 loses the dice").arg(name)
                            : tr("It explodes: %1 loses the dice").arg(name);
}

QString Wording::busted(const QString& who, Kind by, int dice)
{
    return by == Kind::bomb ? tr("The bomb goes off: %1 loses %n dice.", nullptr, dice).arg(who)
                            : tr("It explodes: %1 loses %n dice.", nullptr, dice).arg(who);
}

QString Wording::warning(const PublicState& open)
{
    const Horizon now = horizon(open);
    if (now.is_last_round())
        return tr("This is the last round: after it, whoever has the most dice wins the game.");
    return now.one_out_ends_it() && !open.newly_out.empty()
        ? tr("Only two players are left: the game ends as soon as one of them is out.")
        : QString();
}

QString Wording::ending(const backroom::Ending& ending, const QStringList& names)
{
    const QString who = naming::joined(naming::of(ending.seats, names));
    if (ending.reason == endings::nobody_left)
        return tr("Nobody has a die left: %1 went out together and share the win.").arg(who);
    if (ending.reason == endings::one_left && names.size() == 2)
        return tr("%1 is out: only %2 is left.").arg(names.at(ending.seats.contains(0) ? 1 : 0), who);
    if (ending.reason == endings::one_left)
        return tr("Everyone else is out: only %1 is left.").arg(who);
    return tr("The last of %1 rounds is over.").arg(ending.parameters[0]);
}

}
