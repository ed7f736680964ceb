// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/events.hpp"
#include "engine/gangz/state.hpp"

namespace backroom::gangz {

/// GZ-4.2
struct Batch {
    Cards cards;
    /// The number of cards drawn before the discards were shuffled in; 0 if they were not.
    int before = 0;
};

/// Requires that deck and discards have enough cards together. If the deck runs out, the discards become the deck and a
/// Reshuffled is appended to `events` unless that is null.
Batch draw(State& state, int count, Events* events);
/// Returns how many cards deck and discards have together.
int left_to_draw(const State& state);

}
