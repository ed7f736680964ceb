// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

/// Removes what an observer could remember of the deck, since none of that is shown.
inline void forget(PublicState& open)
{
    open.memory = {};
    for (Seat seat = 0; seat < open.seats; ++seat) {
        for (int card = 0; card < open.places[seat].aside; ++card) {
            open.memory.draw(seat, 1, 0);
            open.memory.lay_aside(seat);
        }
        open.memory.draw(seat, open.places[seat].hand, 0);
    }
    if (open.phase == Phase::voting)
        open.memory.lay_intruders(0);
}

}
