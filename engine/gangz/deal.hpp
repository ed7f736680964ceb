#pragma once

#include "gangz/events.hpp"
#include "gangz/state.hpp"

namespace backroom::gangz {

/// Cards from the deck (GZ-4.2).
struct Batch {
    Cards cards;
    /// How many came before the discards were shuffled in; 0 when they were not.
    int before = 0;
};

/// The deck and the discards must hold enough. When the deck runs out the discards become the deck, and `events`, which
/// may be null, tells it.
Batch draw(State& state, int count, Events* events);
/// All that can still be drawn.
int left_to_draw(const State& state);

}
