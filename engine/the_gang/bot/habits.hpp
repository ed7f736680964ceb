// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/actions.hpp"
#include "engine/the_gang/state.hpp"

namespace backroom::the_gang {

/// Returns the action that captures the most as the rows stand, without regard to the other players: the choice of a
/// job, or the next card of a turn with a special. The seat must be pending. A search uses it for the other seats, and
/// for its own seat below the leaves of its tree.
Action greedy_action(const State& state, Seat seat, Random& random);

/// As `greedy_action`, but in a turn with a special plays the card that captures the most by itself, with no plan for
/// the second card.
Action greedy_single_card(const State& state, Seat seat, Random& random);

}
