#include "gang_of_dice/rules.hpp"

#include <utility>

namespace backroom::gang_of_dice {

Result result(const State& state)
{
    Result result;
    result.seats = state.seats;
    result.over = state.phase == Phase::over;
    // Who went out last stands before the others without dice only when nobody is left (GD-5.1).
    const bool nobody_left = state.out.size() == state.seats;
    std::array<std::pair<int, bool>, max_seats> standing{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        standing[seat] = {state.wealth[seat], nobody_left && state.newly_out.contains(seat)};
        result.scores[seat] = state.wealth[seat];
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
        int& place = result.places[seat];
        place = 1;
        for (Seat other = 0; other < state.seats; ++other)
            if (standing[other] > standing[seat])
                ++place;
        if (place == 1)
            result.winners.insert(seat);
    }
    return result;
}

}
