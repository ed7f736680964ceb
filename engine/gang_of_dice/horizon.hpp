// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/public_state.hpp"

namespace backroom::gang_of_dice {

/// The distance to the end of the game, computed from public information (GD-5.1, GD-5.2). How much a seat has left is
/// secret, so nobody can be told when it runs out.
struct Horizon {
    int round = 1;
    /// The seats still in the game, and how many it began with.
    int left = 0;
    int seats = 0;

    bool is_last_round() const { return round == round_count; }
    /// Returns whether the game ends as soon as one more seat is out; in a game of two that is always so.
    bool one_out_ends_it() const { return left == 2; }
};

inline Horizon horizon(const PublicState& open)
{
    return {open.round, open.seats - open.out.size(), open.seats};
}

}
