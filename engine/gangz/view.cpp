#include "gangz/rules.hpp"

namespace backroom::gangz {

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    View view;
    view.open = open(state);
    view.seat = seat;
    view.hand = state.hands[seat];
    view.played = state.played[seat];
    view.vote = state.votes[seat];
    view.aside = state.aside[seat];
    return view;
}

}
