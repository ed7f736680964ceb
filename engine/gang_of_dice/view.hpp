// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/events.hpp"
#include "engine/gang_of_dice/public_state.hpp"

namespace backroom::gang_of_dice {

/// Everything that one seat may know: the public state and the dice behind its own screen (GD-1.4).
struct View {
    PublicState open;
    /// `nobody` for a viewer without a seat, who has no own part.
    Seat seat = 0;
    std::uint8_t wealth = 0;

    void fields(auto& f)
    {
        f("open", open);
        f.seats = open.seats;
        f("seat", seat, OrNull{nobody, Seats{}})("wealth", wealth, number_of_dice);
    }
    bool operator==(const View&) const = default;
};

void follow(View& view, const Event& event);
/// Checks of data from another machine (core/untrusted.hpp).
void demand_sound(const View& view);
void demand_fits(const View& view, const Event& event);

}
