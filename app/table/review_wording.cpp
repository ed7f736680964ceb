// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/review_wording.hpp"

#include "app/table/naming.hpp"

#include <algorithm>
#include <cmath>

namespace {

/// Luck below this is not mentioned.
constexpr double least_luck = 0.05;

/// A remaining chance or risk is never rounded to none.
QString percent(double chance)
{
    constexpr double least = 0.005;
    if (chance > 0 && chance < least)
        return QStringLiteral("<1");
    if (chance < 1 && chance > 1 - least)
        return QStringLiteral(">99");
    return QString::number(std::lround(100 * chance));
}

}

int ReviewWording::points(double chance)
{
    return static_cast<int>(std::lround(100 * std::abs(chance)));
}

QString ReviewWording::cost(double cost)
{
    if (points(cost) == 0)
        return tr("Chance of winning: less than half a percentage point lower.");
    return tr("Chance of winning: about %n percentage point(s) lower.", nullptr, points(cost));
}

QString ReviewWording::gain(double gain)
{
    if (points(gain) == 0)
        return tr("Chance of winning: less than half a percentage point higher than with a rookie’s choice.");
    return tr(
        "Chance of winning: about %n percentage point(s) higher than with a rookie’s choice.", nullptr, points(gain));
}

QString ReviewWording::story(const LeadStory& story, const Seated& seated, backroom::Seat seat, const Change& change)
{
    const QString name = seated.name(seat);
    const QString rival = seated.name(story.rival);
    const QString move = QString::number(story.position + 1);
    const auto with_log = [&](const QString& sentence) {
        return change.log.isEmpty() ? sentence : sentence + QLatin1Char(' ') + change.log;
    };
    switch (story.kind) {
    case LeadStory::Kind::led_throughout:
        return tr("%1 led from beginning to end.").arg(name);
    case LeadStory::Kind::took_lead:
        return with_log(tr("%1 took the lead for good with move %2 (%3).", "3: round 3").arg(name, move, change.round));
    case LeadStory::Kind::shared_win:
        return tr("%1 shares the win: in the end nobody was ahead.").arg(name);
    case LeadStory::Kind::lost_lead:
        return with_log(
                   (story.regained ? tr("%1 led for the last time until move %2 (%3); then %4 took the lead.",
                        "3: round 3, 4: a player")
                                   : tr("%1 led until move %2 (%3); then %4 took the lead.", "3: round 3, 4: a player"))
                       .arg(name, move, change.round, rival))
            + (story.winner == backroom::nobody
                    ? QString()
                    : QLatin1Char(' ') + tr("In the end %1 won.").arg(seated.name(story.winner)));
    case LeadStory::Kind::never_led:
        if (story.position < 0)
            return rival.isEmpty() ? tr("%1 was never clearly ahead.").arg(name)
                                   : tr("%1 was never clearly ahead; %2 led from beginning to end.").arg(name, rival);
        return with_log(
            tr("%1 was never clearly ahead; %2 took the lead for good with move %3 (%4).", "2: a player, 4: round 3")
                .arg(name, rival, move, change.round));
    case LeadStory::Kind::nobody_won:
        break;
    }
    return tr("Nobody won.");
}

QString ReviewWording::turn(const backroom::TurningPoint& turn, const QString& name, const QString& log)
{
    if (log.isEmpty())
        return tr("Move %1. %2’s chance of winning: from %3% to %4%.")
            .arg(QString::number(turn.position + 1), naming::whose(name), percent(turn.before), percent(turn.after));
    return tr("Move %1: %2 %3’s chance of winning: from %4% to %5%.", "2: one or more whole sentences")
        .arg(QString::number(turn.position + 1), log, naming::whose(name), percent(turn.before), percent(turn.after));
}

QString ReviewWording::course(const QString& name, double first, const Extreme& highest, const Extreme& lowest)
{
    return tr("%1’s chance of winning: %2% at the beginning, at best %3% (move %4), at worst %5% (move %6).")
        .arg(naming::whose(name), percent(first), percent(highest.chance), QString::number(highest.position),
            percent(lowest.chance), QString::number(lowest.position));
}

QString ReviewWording::luck(const backroom::Fortune& luck)
{
    if (std::abs(luck.gained) < std::max(least_luck, 2 * luck.standard_error))
        return tr("Good and bad luck about evened out.");
    return luck.gained > 0
        ? tr("It raised the chance of winning by about %n percentage point(s).", nullptr, points(luck.gained))
        : tr("It lowered the chance of winning by about %n percentage point(s).", nullptr, points(luck.gained));
}
