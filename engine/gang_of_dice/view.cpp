#include "gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    View view;
    view.options = state.options;
    view.seat = seat;
    view.seats = state.seats;
    view.round = state.round;
    view.phase = state.phase;
    view.start = state.start;
    view.playing = state.playing;
    view.roll = state.roll;
    view.middle = state.middle;
    view.thrown = state.thrown;
    for (Seat other = 0; other < state.seats; ++other)
        if (other == seat || state.phase == Phase::over)
            view.wealth[other] = state.wealth[other];
    view.out = state.out;
    view.newly_out = state.newly_out;
    for (std::size_t round = 0; round < state.round; ++round)
        view.warnings.push_back(state.warnings[round]);
    view.results = state.results;
    view.shown = state.shown;
    return view;
}

}
