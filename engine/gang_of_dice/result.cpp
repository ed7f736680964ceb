// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

Result result(const State& state)
{
    Result result;
    result.seats = state.seats;
    result.over = state.phase == Phase::over;
    // The seats that went out in the last round rank above the others without dice only if nobody is left (GD-5.1).
    const bool nobody_left = state.out.size() == state.seats;
    std::array<int, backroom::max_seats> out_last{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        result.scores[seat] = state.wealth[seat];
        out_last[seat] = nobody_left && state.newly_out.contains(seat) ? 1 : 0;
    }
    rank(result, out_last);
    return result;
}

Ending ending(const PublicState& open)
{
    if (open.out.size() == open.seats)
        return {endings::nobody_left, "GD-5.1", {}, open.newly_out};
    if (open.out.size() < open.seats - 1)
        return {endings::rounds_played, "GD-5.2", {round_count}};
    Ending last{endings::one_left, "GD-5.1"};
    for (Seat seat = 0; seat < open.seats; ++seat)
        if (!open.out.contains(seat))
            last.seats.insert(seat);
    return last;
}

}
