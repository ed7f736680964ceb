#pragma once

#include "the_gang/actions.hpp"
#include "the_gang/state.hpp"

namespace backroom::the_gang {

/// What a player does without thinking of the others, by what the cards capture as the rows stand: the choice of a job,
/// or the next card of a turn with a special. The seat must be pending. A search plays the others so, and itself where
/// its tree ends.
Action habit(const State& state, Seat seat, Random& random);

/// What a beginner does: the same choices, and in a turn with a special the card that captures the most by itself, with
/// no plan for the second one.
Action beginners_habit(const State& state, Seat seat, Random& random);

}
