// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <array>

namespace backroom {

/// The result of a game, or its present standing. Only the first `seats` entries count.
struct Result {
    int seats = 0;
    bool over = false;
    std::array<int, max_seats> scores{};
    /// 1 is the best. Seats that share a place have the same number, and the next numbers are skipped.
    std::array<int, max_seats> places{};
    SeatSet winners;

    bool operator==(const Result&) const = default;
};

/// Sets places and winners from the scores, and between equal scores from `tie_breaks`, of which higher is better.
void rank(Result& result, const std::array<int, max_seats>& tie_breaks);

}
