#pragma once

#include "the_gang/events.hpp"
#include "the_gang/state.hpp"

namespace backroom::the_gang {

/// What lies in the open: what everybody at the table may see at this moment. A type of its own, filled field by field,
/// so that nothing of the state leaks by being forgotten.
struct Open {
    /// Of one seat.
    struct Place {
        /// Gangsters in the hand.
        std::uint8_t gangsters = 0;
        /// Has a special in the hand.
        bool special = false;
        /// Gangsters in the captured pile.
        std::uint8_t captured = 0;
        /// Has made the secret choice of this job.
        bool chosen = false;
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
    /// The choices of this job once they are open, in the order in which they are played; until the job ends, also
    /// those that are played.
    OpenChoices choices;
    /// The seats that have not finished their turn in this job, lowest gangster last; empty while choosing.
    Order to_play;
    Turn turn;
    /// All captured piles, once the game is over.
    std::array<Gangsters, max_seats> piles;
    /// Not for a table to show.
    Memory memory;

    int cities_in_play() const { return cities_with(seats); }
    /// What the seat has open and not yet played; gangster 0: nothing.
    Choice still_to_play(Seat seat) const;
    bool operator==(const Open&) const = default;
};

Open open(const State& state);
/// Follows the game by an event, as whoever's eyes see it.
void tell(Open& open, const Event& event);

}
