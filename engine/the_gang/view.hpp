// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/events.hpp"
#include "engine/the_gang/public_state.hpp"

namespace backroom::the_gang {

/// Everything that one seat may know (TG-4.6): the public state, its own cards and its own secret choice.
struct View {
    PublicState open;
    /// `nobody` for a viewer without a seat, who has no own part.
    Seat seat = 0;
    Hand hand;
    Gangsters captured;
    /// The seat's choice while it is secret; gangster 0 if there is none yet.
    Choice choice;

    void fields(auto& f)
    {
        f("open", open);
        f.seats = open.seats;
        f("seat", seat, OrNull{nobody, Seats{}})("hand", hand)("captured", captured, any_gangster)("choice", choice);
    }
    bool operator==(const View&) const = default;
};

void follow(View& view, const Event& event);
/// Returns the gangsters that the seat sees or has seen being captured.
Gangsters seen_gangsters(const View& view);

/// Checks of data from another machine (core/untrusted.hpp).
void demand_sound(const View& view);
void demand_fits(const View& view, const Event& event);
/// Demands that the choice is a possible one of the seat, or none.
void demand_choice(const View& view, const Choice& choice);
/// Demands that all seats have chosen and that they play in the order of their gangsters (TG-3.4).
void demand_order(const PublicState& open);
/// TG-6.1, TG-6.2: returns whether the game ends after this job.
bool ends_the_game(const PublicState& open);

}
