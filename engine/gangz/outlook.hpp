// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

/// The distance to the end of the game, computed from public information (GZ-4.3).
struct Outlook {
    /// The seats with the most points.
    SeatSet nearest;
    /// The points that they lack; 0 or less if the game ends with this round.
    int missing = 0;
    /// Returns whether somebody may reach the goal in the round in progress, or in the next one if this one has been
    /// scored.
    bool may_be_last_round = false;
};

/// The most points that a round can bring a seat that holds so many cards (GZ-3.1, GZ-3.2).
int most_points(int cards);

/// `to_draw` are the cards that the seats have played and will draw again, once a round has been revealed.
Outlook outlook(const PublicState& open, const CardsOfSeats& to_draw = {});

}
