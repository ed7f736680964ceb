// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <QList>

#include <optional>

/// Returns which of the seats that must decide is next: the first person at this screen, otherwise the first computer
/// player, otherwise the first person elsewhere.
inline std::optional<backroom::Seat> next_asked(
    backroom::SeatSet pending, backroom::SeatSet here, backroom::SeatSet elsewhere = {})
{
    for (const backroom::SeatSet seats : {pending & here, pending - elsewhere, pending})
        if (!seats.empty())
            return *seats.begin();
    return {};
}

/// Returns whether only computer players go on because all persons are out. `levels` are those of `SeatList`.
inline bool only_computers_left(const QList<int>& levels, backroom::SeatSet out)
{
    for (int seat = 0; seat < levels.size(); ++seat)
        if (levels[seat] <= 0 && !out.contains(static_cast<backroom::Seat>(seat)))
            return false;
    return !levels.isEmpty();
}
