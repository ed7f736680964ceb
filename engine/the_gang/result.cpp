// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

Result result(const State& state)
{
    Result result;
    result.seats = state.seats;
    result.over = state.phase == Phase::over;
    std::array<int, backroom::max_seats> highest{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        result.scores[seat] = revolvers(state.captured[seat]);
        highest[seat] = state.captured[seat].highest();
    }
    rank(result, highest);
    return result;
}

std::array<std::optional<Gangster>, max_seats> tie_deciders(const std::array<Gangsters, max_seats>& piles, int seats)
{
    std::array<std::optional<Gangster>, max_seats> deciders;
    for (Seat seat = 0; seat < seats; ++seat)
        for (Seat other = 0; other < seats; ++other)
            if (other != seat && revolvers(piles[other]) == revolvers(piles[seat]))
                deciders[seat] = piles[seat].highest();
    return deciders;
}

}
