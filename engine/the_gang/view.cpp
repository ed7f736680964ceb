#include "the_gang/rules.hpp"

namespace backroom::the_gang {

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    View view;
    view.open = open(state);
    view.seat = seat;
    view.hand = state.hands[seat];
    view.captured = state.captured[seat];
    if (state.phase == Phase::choosing)
        view.choice = state.choices[seat];
    return view;
}

}
