// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/match.hpp"
#include "engine/core/seat_lines.hpp"

#include <variant>

namespace backroom {

/// Returns what the newest line of the journal tells, unredacted. Requires a line, and that it was not written by
/// `take_back`, which writes several at once.
template <Game G>
SeatUpdate<G> newest_update(const Match<G>& match)
{
    SeatUpdate<G> update;
    update.actions = match.actions();
    if (std::holds_alternative<typename Match<G>::Undo>(match.journal().back().step))
        return update;
    const auto& act = match.action(update.actions - 1);
    update.seat = act.seat;
    update.by_house = act.by_house;
    update.events.assign(match.events().begin(), match.events().end());
    return update;
}

/// Returns the line redacted for a viewer.
template <Game G>
SeatUpdate<G> redacted_for(SeatUpdate<G> line, Seat viewer)
{
    for (auto& event : line.events)
        event = redact(event, viewer);
    return line;
}

}
