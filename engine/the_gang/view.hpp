#pragma once

#include "the_gang/state.hpp"

namespace backroom::the_gang {

/// What one seat may know (TG-4.6 and the sealed choices). A type of its own, filled field by field,
/// so that nothing of the state leaks by being forgotten.
struct View {
    struct Other {
        std::uint8_t gangsters = 0;
        bool special = false;
        std::uint8_t captured = 0;
        /// Has made the secret choice of this job.
        bool chosen = false;
        bool operator==(const Other&) const = default;
    };

    Options options;
    Seat seat = 0;
    std::uint8_t seats = min_seats;
    std::uint8_t round = 1;
    std::uint8_t job = 1;
    Phase phase = Phase::choosing;
    std::array<Gangsters, city_count> cities;
    Hand hand;
    Gangsters captured;
    /// The own choice while it is sealed; gangster 0: none yet.
    Choice choice;
    /// Of every seat, the own one included.
    std::array<Other, max_seats> table;
    std::uint8_t deck = 0;
    std::uint8_t special_deck = 0;
    SpecialPile special_discard;
    /// The open choices while placing; empty while they are sealed.
    std::array<Choice, max_seats> choices;
    Order to_play;
    Turn turn;
    /// All piles, once the game is over.
    std::array<Gangsters, max_seats> piles;

    int cities_in_play() const { return seats == 2 ? 2 : city_count; }
    bool operator==(const View&) const = default;
};

}
