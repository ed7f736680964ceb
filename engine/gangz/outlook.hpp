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
    /// True if a seat would reach the target with a good round: the one in progress, or the next one if this one has
    /// been scored.
    bool may_be_last_round = false;
};

/// With three to six seats, between 92 and 95 % of the rounds of bosses bring this many points or fewer, and between 74
/// and 83 % bring fewer. The most that a round can bring is 7, which one round in 20 or less does.
inline constexpr int usual_good_round = 5;
/// Returns the points of a good round for a seat with that number of cards (GZ-3.1, GZ-3.2).
int good_round(int cards);

/// `to_draw` are the cards that the seats have played and will replace, once a round has been revealed.
Outlook outlook(const PublicState& open, const CardsOfSeats& to_draw = {});

}
