// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/ending_wording.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace {

struct Endings {
    Q_DECLARE_TR_FUNCTIONS(Endings)
};

}

QString game_over_line(const QString& reason, std::string_view rule)
{
    return Endings::tr("<b>The game is over</b> (rule %2). %1")
        .arg(reason, QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size())));
}

Announcement outcome_of(
    const QString& title, const QString& reason, const backroom::Result& result, const Seated& seated)
{
    std::vector<backroom::Seat> order;
    for (backroom::Seat seat = 0; seat < result.seats; ++seat)
        order.push_back(seat);
    std::ranges::stable_sort(order, {}, [&](backroom::Seat seat) { return result.places[seat]; });
    Announcement announcement;
    announcement.title = title;
    announcement.text = reason;
    for (const backroom::Seat seat : order)
        announcement.seats += QVariant::fromValue(seated.seat(seat, QString::number(result.scores[seat]),
            Endings::tr("place %1", "of a player").arg(result.places[seat]), {}));
    return announcement;
}
