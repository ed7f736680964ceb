// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/events.hpp"
#include "engine/the_gang/state.hpp"

namespace backroom::the_gang {

/// The public state: what every viewer may see. It takes only the open part of the state as it is, so hidden parts
/// cannot get into it by oversight.
struct PublicState : OpenPart {
    /// Public facts about one seat. Numbers count its cards.
    struct Place {
        std::uint8_t gangsters = 0;
        bool special = false;
        std::uint8_t captured = 0;
        bool chosen = false;
        void fields(auto& f)
        {
            f("gangsters", gangsters, Range{0, hand_size})("special", special)("captured", captured, gangster_or_none);
            f("chosen", chosen);
        }
        bool operator==(const Place&) const = default;
    };

    std::array<Place, max_seats> places;
    std::uint8_t deck = 0;
    std::uint8_t special_deck = 0;
    /// The choices of this job in the order of play, from their reveal to the end of the job, those already played
    /// included.
    OpenChoices choices;
    /// Empty until the game is over.
    std::array<Gangsters, max_seats> piles;

    /// Returns the seat's revealed choice that is not yet played; gangster 0 if there is none.
    Choice still_to_play(Seat seat) const;
    void fields(auto& f)
    {
        OpenPart::fields(f);
        f.demand(phase != Phase::placing || !to_play.empty(), "\"to_play\" must have a seat while placing");
        f("places", places)("deck", deck, gangster_or_none)(
            "special_deck", special_deck, Range{0, SpecialPile::capacity()});
        f("choices", choices)("piles", piles, any_gangster);
    }
    bool operator==(const PublicState&) const = default;
};

PublicState public_state(const State& state);
void follow(PublicState& open, const Event& event);

}
