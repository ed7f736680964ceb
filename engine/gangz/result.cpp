// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

/// GZ-4.3: ties are shared.
Result ranked(Result result)
{
    rank(result, {});
    return result;
}

}

Result result(const State& state)
{
    Result result;
    result.seats = state.seats;
    result.over = state.phase == Phase::over;
    result.scores = state.totals;
    return ranked(result);
}

Result result(const PublicState& open)
{
    Result result;
    result.seats = open.seats;
    result.over = open.phase == Phase::over;
    for (Seat seat = 0; seat < open.seats; ++seat)
        result.scores[seat] = open.places[seat].total;
    return ranked(result);
}

Ending ending(const PublicState& open)
{
    Ending reached{endings::target_reached, "GZ-4.3", {open.options.target}};
    for (Seat seat = 0; seat < open.seats; ++seat)
        if (open.places[seat].total >= open.options.target)
            reached.seats.insert(seat);
    return reached;
}

}
