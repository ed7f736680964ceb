// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/review_wording.hpp"

#include <algorithm>
#include <cmath>

namespace {

/// Less luck than this is not worth a word.
constexpr double least_luck = 0.05;

QString percent(double chance)
{
    return QString::number(std::lround(100 * chance));
}

}

int ReviewWording::points(double chance)
{
    return std::max(1, static_cast<int>(std::lround(100 * std::abs(chance))));
}

QString ReviewWording::turn(const backroom::TurningPoint& turn, const QString& name, const QString& told)
{
    if (told.isEmpty())
        return tr("Move %1. %2’s chance of winning: from %3% to %4%.")
            .arg(QString::number(turn.position + 1), name, percent(turn.before), percent(turn.after));
    return tr("Move %1: %2 %3’s chance of winning: from %4% to %5%.", "2: one or more whole sentences")
        .arg(QString::number(turn.position + 1), told, name, percent(turn.before), percent(turn.after));
}

QString ReviewWording::course(const QString& name, double first, const Extreme& highest, const Extreme& lowest)
{
    return tr("%1’s chance of winning: %2% at the beginning, at best %3% (move %4), at worst %5% (move %6).")
        .arg(name, percent(first), percent(highest.chance), QString::number(highest.position), percent(lowest.chance),
            QString::number(lowest.position));
}

QString ReviewWording::luck(const backroom::Fortune& luck)
{
    if (std::abs(luck.gained) < std::max(least_luck, 2 * luck.doubt))
        return tr("Good and bad luck about evened out.");
    return luck.gained > 0
        ? tr("It raised the chance of winning by about %n percentage point(s).", nullptr, points(luck.gained))
        : tr("It lowered the chance of winning by about %n percentage point(s).", nullptr, points(luck.gained));
}
