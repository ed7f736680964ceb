// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <QList>

#include <optional>

/// Returns the next of the seats that must decide: the first person, or else the first computer player.
inline std::optional<backroom::Seat> next_asked(backroom::SeatSet pending, backroom::SeatSet persons)
{
    if (pending.empty())
        return {};
    for (const backroom::Seat seat : pending)
        if (persons.contains(seat))
            return seat;
    return *pending.begin();
}

/// Returns whether computer players go on among themselves, as all persons are out. `levels` are those of `SeatList`.
inline bool only_computers_left(const QList<int>& levels, backroom::SeatSet out)
{
    for (int seat = 0; seat < levels.size(); ++seat)
        if (levels[seat] == 0 && !out.contains(static_cast<backroom::Seat>(seat)))
            return false;
    return !levels.isEmpty();
}
