// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/result.hpp"

#include <utility>

namespace backroom {

void rank(Result& result, const std::array<int, max_seats>& tie_breaks)
{
    const auto standing = [&](Seat seat) { return std::pair(result.scores[seat], tie_breaks[seat]); };
    for (Seat seat = 0; seat < result.seats; ++seat) {
        int& place = result.places[seat];
        place = 1;
        for (Seat other = 0; other < result.seats; ++other)
            if (standing(other) > standing(seat))
                ++place;
        if (place == 1)
            result.winners.insert(seat);
    }
}

}
