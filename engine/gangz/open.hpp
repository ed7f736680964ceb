#pragma once

#include "gangz/events.hpp"
#include "gangz/state.hpp"

namespace backroom::gangz {

/// What lies in the open: what everybody at the table may see at this moment. A type of its own, filled field by field,
/// so that nothing of the state leaks by being forgotten.
struct Open {
    /// Of one seat.
    struct Place {
        /// Cards in the hand, and until the votes are shown those on the wall too: how many a seat played is secret.
        std::uint8_t hand = 0;
        /// Cards swapped away, face down.
        std::uint8_t aside = 0;
        /// Has swapped in this round.
        bool swapped = false;
        /// Has made the secret choice of this round; while choosing.
        bool chosen = false;
        /// Has voted; while voting.
        bool voted = false;
        int total = 0;
        bool operator==(const Place&) const = default;
    };

    Options options;
    std::uint8_t seats = min_seats;
    Phase phase = Phase::choosing;
    int round = 1;
    Leaders leaders{};
    std::array<Place, max_seats> places;
    /// Empty while choosing; when the game is over, the last one.
    Wall wall;
    std::uint8_t deck = 0;
    Deck discard;
    /// The last round that was shown, and what to say of all of them.
    Story story;
    /// Not for a table to show.
    Memory memory;

    Card leader() const { return leaders.front(); }
    /// Whether the seat's choice of this round is in.
    bool has_chosen(Seat seat) const { return phase != Phase::choosing || places[seat].chosen; }
    bool operator==(const Open&) const = default;
};

Open open(const State& state);
/// Follows the game by an event, as whoever's eyes see it.
void tell(Open& open, const Event& event);

}
