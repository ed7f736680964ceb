// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat.hpp"

#include <array>

namespace backroom {

/// The result of a finished game, or the present standing. Only the first `seats` entries count.
struct Result {
    int seats = 0;
    bool over = false;
    std::array<int, max_seats> scores{};
    /// 1 is the best. Tied seats share a place, and the places after it are skipped.
    std::array<int, max_seats> places{};
    SeatSet winners;

    bool operator==(const Result&) const = default;
};

/// Sets places and winners from the scores. Equal scores are ordered by `tie_breaks`, the higher the better.
void rank(Result& result, const std::array<int, max_seats>& tie_breaks);

}
