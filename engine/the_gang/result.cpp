#include "the_gang/rules.hpp"

#include <utility>

namespace backroom::the_gang {

Result result(const State& state)
{
    Result result;
    result.seats = state.seats;
    result.over = state.phase == Phase::over;
    std::array<std::pair<int, Gangster>, max_seats> standing{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        standing[seat] = {revolvers(state.captured[seat]), state.captured[seat].highest()};
        result.scores[seat] = standing[seat].first;
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
