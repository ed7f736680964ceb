#include "the_gang/rules.hpp"

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

}
