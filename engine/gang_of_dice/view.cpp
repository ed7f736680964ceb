#include "gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    return {open(state), seat, state.wealth[seat]};
}

}
