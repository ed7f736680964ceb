#pragma once

#include "the_gang/actions.hpp"
#include "the_gang/state.hpp"

/// What a player does without thinking ahead. A search plays the others by it, and itself where its tree ends.
namespace backroom::the_gang {

/// The choice of a job, or the next card of a turn with a special; the seat must be pending.
Action habit(const State& state, Seat seat, Random& random);

}
