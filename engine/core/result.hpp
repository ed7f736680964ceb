#pragma once

#include "core/seat.hpp"

#include <array>

namespace backroom {

/// How a game stands or has ended. Only the first `seats` entries count.
struct Result {
    int seats = 0;
    bool over = false;
    std::array<int, max_seats> scores{};
    /// 1 is the best; those who share a place have the same number and the next one is left out.
    std::array<int, max_seats> places{};
    SeatSet winners;

    bool operator==(const Result&) const = default;
};

/// Fills in places and winners from the scores and, among those with the same one, from what breaks the tie, of which
/// more is better.
void rank(Result& result, const std::array<int, max_seats>& tie_breaks);

}
