// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/public_state.hpp"

namespace backroom::supergang {

/// Everything that one seat may know: everything except future dice.
struct View {
    PublicState open;
    /// `nobody` for a viewer without a seat.
    Seat seat = 0;

    void fields(auto& f)
    {
        f("open", open);
        f.seats = open.seats;
        f("seat", seat, OrNull{nobody, Seats{}});
    }
    bool operator==(const View&) const = default;
};

void follow(View& view, const Event& event);

/// Checks of data from another machine (core/untrusted.hpp). Because nothing is hidden, the events of an action show
/// which action it was and which dice were thrown, and the rules determine all other events.
void demand_sound(const View& view);
void demand_fits(const View& view, const Events& events);

}
