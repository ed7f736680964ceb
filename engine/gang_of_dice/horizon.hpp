// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/public_state.hpp"

namespace backroom::gang_of_dice {

/// The distance to the end of the game, computed from public information (GD-5.1, GD-5.2). The wealth of the seats is
/// secret, so this does not tell when one of them runs out of dice.
struct Horizon {
    int round = 1;
    /// The number of seats still in the game, and of all seats.
    int left = 0;
    int seats = 0;

    bool is_last_round() const { return round == round_count; }
    /// Returns whether the game ends as soon as one more seat is out. Always true with two players.
    bool one_out_ends_it() const { return left == 2; }
};

inline Horizon horizon(const PublicState& open)
{
    return {open.round, open.seats - open.out.size(), open.seats};
}

}
