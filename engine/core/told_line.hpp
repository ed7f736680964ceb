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
ToldLine<G> newest_line(const Match<G>& match)
{
    ToldLine<G> told;
    told.actions = match.actions();
    if (std::holds_alternative<typename Match<G>::Undo>(match.journal().back().step))
        return told;
    const auto& act = match.action(told.actions - 1);
    told.seat = act.seat;
    told.by_house = act.by_house;
    told.events.assign(match.events().begin(), match.events().end());
    return told;
}

/// Returns the line redacted for a viewer.
template <Game G>
ToldLine<G> as_told(ToldLine<G> line, Seat viewer)
{
    for (auto& event : line.events)
        event = redact(event, viewer);
    return line;
}

}
