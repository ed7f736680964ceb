// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

/// The distance to the end of the game, computed from public information (GZ-4.3).
struct Outlook {
    /// The seats with the most points.
    SeatSet nearest;
    /// The points that these seats lack; 0 or less if the game ends with this round.
    int missing = 0;
    /// True if a seat may reach the target in the round in progress, or in the next one if this one has been scored.
    bool may_be_last_round = false;
};

/// Returns the most points that a seat with that number of cards can win in a round (GZ-3.1, GZ-3.2).
int most_points(int cards);

/// `to_draw` are the cards that the seats have played and will replace, once a round has been revealed.
Outlook outlook(const PublicState& open, const CardsOfSeats& to_draw = {});

}
