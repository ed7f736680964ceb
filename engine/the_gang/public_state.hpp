// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/events.hpp"
#include "engine/the_gang/state.hpp"

namespace backroom::the_gang {

/// The public state: what every viewer may see. A type of its own, filled field by field, so that hidden parts of the
/// state cannot get into it by mistake. Fields without a comment are as in State.
struct PublicState {
    /// Public facts about one seat. Integers are numbers of cards.
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

    Options options;
    std::uint8_t seats = min_seats;
    std::uint8_t round = 1;
    std::uint8_t job = 1;
    Phase phase = Phase::choosing;
    Rows cities;
    std::array<Place, max_seats> places;
    std::uint8_t deck = 0;
    std::uint8_t special_deck = 0;
    SpecialPile special_discard;
    /// The choices of this job in the order of play, from their reveal to the end of the job, including those already
    /// played.
    OpenChoices choices;
    Order to_play;
    Turn turn;
    /// Empty until the game is over.
    std::array<Gangsters, max_seats> piles;
    /// Must not be shown at a table.
    Memory memory;

    int cities_in_play() const { return cities_with(seats); }
    /// Returns the seat's revealed choice that is not yet played; gangster 0 if there is none.
    Choice still_to_play(Seat seat) const;
    void fields(auto& f)
    {
        shared_fields(f, *this);
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
