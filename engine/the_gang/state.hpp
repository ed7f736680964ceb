#pragma once

#include "core/fixed_vector.hpp"
#include "core/random.hpp"
#include "core/seat.hpp"
#include "the_gang/cards.hpp"

#include <array>
#include <optional>

namespace backroom::the_gang {

inline constexpr int min_seats = 2;
inline constexpr int max_seats = 5;
/// TG-2.2, TG-3.8
inline constexpr int row_minimum = 5;
/// TG-2.1
inline constexpr int hand_size = 4;
/// TG-3.1
inline constexpr int jobs_a_round = 4;

struct Options {
    /// 4, or 0 for as many as the deck allows (TG-3.1).
    int rounds = 4;
    bool operator==(const Options&) const = default;
};

struct Hand {
    Gangsters gangsters;
    Special special = Special::none;
    bool operator==(const Hand&) const = default;
};

/// What a seat chose for this job (TG-3.2). Gangster 0: nothing yet.
struct Choice {
    Gangster gangster = 0;
    std::optional<City> ticket;
    /// The special that goes with the gangster; none with a ticket.
    Special special = Special::none;
    bool operator==(const Choice&) const = default;
};

/// A choice once it is open (TG-3.3).
struct OpenChoice {
    Seat seat;
    Choice choice;
    bool operator==(const OpenChoice&) const = default;
};

/// The turn of a gangster with special, between its two cards (TG-3.6).
struct Turn {
    bool gangster_placed = false;
    bool special_played = false;
    /// Where both cards go; counts once one of them is played.
    City city{};
    /// Where a Lookout stands (TG-5.1).
    std::optional<End> lookout;
    /// Who counts as the other type under a Spy (TG-5.3); 0: nobody.
    Gangster spied = 0;

    bool begun() const { return gangster_placed || special_played; }
    bool operator==(const Turn&) const = default;
};

enum class Phase : std::uint8_t {
    /// Everyone chooses in secret.
    choosing,
    /// The choices are open; the owner of the next gangster, which has a special, plays.
    placing,
    over,
};

using SpecialPile = FixedVector<Special, 12>;
using GangsterDeck = FixedVector<Gangster, gangster_count>;
using Order = FixedVector<Seat, max_seats>;
using Rows = std::array<Gangsters, city_count>;
using OpenChoices = FixedVector<OpenChoice, max_seats>;

/// Two players use Chicago and Detroit only (TG-2.3).
constexpr int cities_with(int seats)
{
    return seats == 2 ? 2 : city_count;
}

/// What whoever looks on may remember of cards that lie face down now. A table does not show it (TG-4.6); it is there
/// so that `sample` never draws what a seat knows to be false.
struct Memory {
    /// Of each captured pile, those that everybody saw being taken: all but those that a position put there.
    std::array<Gangsters, max_seats> captured;
    /// Who was dealt a special of this round before the discard pile was shuffled into the deck (TG-3.9), and has not
    /// shown it since.
    SeatSet dealt_before_shuffle;
    /// The specials that were not in that pile, without those shown since: theirs are among them, and no other one is
    /// in the deck or in a hand.
    SpecialPile not_shuffled;

    void capture(Seat seat, Gangsters gang);
    void shuffle(const SpecialPile& discard, SeatSet dealt, int seats);
    void reveal(const OpenChoices& choices);
    void end_round();
    bool operator==(const Memory&) const = default;
};

/// The whole game. While choosing, a chosen gangster and special still lie in the hand; when the
/// choices are revealed they leave it and lie in `choices` until they are placed.
struct State {
    Random random;
    Options options;
    std::uint8_t seats = min_seats;
    /// From 1.
    std::uint8_t round = 1;
    /// 1 to 4.
    std::uint8_t job = 1;
    Phase phase = Phase::choosing;
    Rows cities;
    std::array<Hand, max_seats> hands;
    std::array<Gangsters, max_seats> captured;
    /// The top is at the back, in both decks.
    GangsterDeck deck;
    SpecialPile special_deck;
    SpecialPile special_discard;
    std::array<Choice, max_seats> choices;
    /// The seats that have not finished their turn in this job, lowest gangster last; empty while choosing.
    Order to_play;
    Turn turn;
    /// The choices of this job from their reveal to its end, in the order in which they are played. For those who look
    /// on: the rules need `choices` only, and `hash` leaves these out.
    OpenChoices open_choices;
    /// For those who look on too, and left out by `hash`.
    Memory memory;

    int cities_in_play() const { return cities_with(seats); }
    bool operator==(const State&) const = default;
};

}
