// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/events.hpp"
#include "engine/gangz/state.hpp"

namespace backroom::gangz {

/// The public state: what every viewer may see. It takes only the open part of the state as it is, so hidden parts
/// cannot get into it by oversight.
struct PublicState : OpenPart {
    /// Public facts about one seat. Numbers count its cards.
    struct Place {
        /// Until the votes are shown, it includes the seat's cards on the wall, because the number of cards played is
        /// secret.
        std::uint8_t hand = 0;
        std::uint8_t aside = 0;
        bool swapped = false;
        /// True if the seat has made its secret choice. Only valid while choosing.
        bool chosen = false;
        /// True if the seat has voted. Only valid while voting.
        bool voted = false;
        int total = 0;
        void fields(auto& f)
        {
            f("hand", hand, number_of_cards)("aside", aside, number_of_cards)("swapped", swapped)("chosen", chosen);
            f("voted", voted)("total", total, sums);
        }
        bool operator==(const Place&) const = default;
    };

    std::array<Place, max_seats> places;
    std::uint8_t deck = 0;

    Card leader() const { return leaders.front(); }
    bool has_chosen(Seat seat) const { return phase != Phase::choosing || places[seat].chosen; }
    void fields(auto& f)
    {
        OpenPart::fields(f);
        f("places", places)("deck", deck, number_of_cards);
    }
    bool operator==(const PublicState&) const = default;
};

PublicState public_state(const State& state);
void follow(PublicState& open, const Event& event);

}
