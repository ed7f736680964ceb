// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/events.hpp"
#include "engine/gangz/public_state.hpp"

namespace backroom::gangz {

/// Everything that one seat may know: the public state and its own cards, choice and vote.
struct View {
    PublicState open;
    Seat seat = 0;
    /// While choosing it includes the chosen cards; once the wall is laid it does not.
    Cards hand;
    /// The own choice of this round; empty if not yet made.
    Cards played;
    std::optional<Pawns> vote;
    /// GZ-2.2
    CardSet aside;

    void fields(auto& f)
    {
        f("open", open);
        f.seats = open.seats;
        f("seat", seat, Seats{})("hand", hand, card_numbers)("played", played, card_numbers)(
            "vote", vote, card_numbers);
        f("aside", aside, card_numbers);
    }
    bool operator==(const View&) const = default;
};

void follow(View& view, const Event& event);

}
