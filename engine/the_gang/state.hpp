// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/field_rules.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/the_gang/cards.hpp"

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

inline constexpr Range gangster_or_none{0, gangster_count};
inline constexpr OrNull or_no_special{Special::none};

/// 4, or 0 for as many as the deck allows (TG-3.1).
inline constexpr std::array rounds_of_game{0, 4};

struct Options {
    /// One of `rounds_of_game`.
    int rounds = 4;
    void fields(auto& f) { f.preset("rounds", rounds, OneNumberOf{rounds_of_game}); }
    bool operator==(const Options&) const = default;
};

struct Hand {
    Gangsters gangsters;
    Special special = Special::none;
    void fields(auto& f) { f("gangsters", gangsters, any_gangster)("special", special, or_no_special); }
    bool operator==(const Hand&) const = default;
};

/// The choice of a seat for this job (TG-3.2). The gangster is 0 if the seat has not chosen yet.
struct Choice {
    Gangster gangster = 0;
    std::optional<City> ticket;
    Special special = Special::none;
    void fields(auto& f)
    {
        f("gangster", gangster, gangster_or_none).optional("ticket", ticket);
        if (!ticket)
            f("special", special, or_no_special);
    }
    bool operator==(const Choice&) const = default;
};

/// TG-3.3
struct OpenChoice {
    Seat seat;
    Choice choice;
    void fields(auto& f) { f("seat", seat, Seats{}).part(choice); }
    bool operator==(const OpenChoice&) const = default;
};

/// The turn of a gangster with a special, between its two cards (TG-3.6).
struct Turn {
    bool gangster_placed = false;
    bool special_played = false;
    /// The city of both cards. Only valid once one of them is played.
    City city{};
    /// The end of the row at which a Lookout was played (TG-5.1).
    std::optional<End> lookout;
    /// The gangster under a Spy, which counts as the other type (TG-5.3); 0 if none.
    Gangster spied = 0;

    bool begun() const { return gangster_placed || special_played; }
    void fields(auto& f)
    {
        f("gangster_placed", gangster_placed)("special_played", special_played)("city", city)("lookout", lookout);
        f("spied", spied, gangster_or_none);
    }
    bool operator==(const Turn&) const = default;
};

enum class Phase : std::uint8_t {
    choosing,
    /// The choices are revealed. The owner of the next gangster, which has a special, must play.
    placing,
    over,
};

using SpecialPile = FixedVector<Special, 12>;
using GangsterDeck = FixedVector<Gangster, gangster_count>;
using Order = FixedVector<Seat, max_seats>;
using Rows = std::array<Gangsters, city_count>;
using OpenChoices = FixedVector<OpenChoice, max_seats>;

/// Two players use only Chicago and Detroit (TG-2.3).
constexpr int cities_with(int seats)
{
    return seats == 2 ? 2 : city_count;
}

/// Facts that a viewer may remember about cards that are now face down. A table does not show them (TG-4.6); they keep
/// `sample` from drawing what a seat knows to be false.
struct Memory {
    /// For each captured pile, the gangsters that everybody saw being captured: all but those set up by a position.
    std::array<Gangsters, max_seats> captured;
    /// The seats that were dealt a special in this round before the discard pile was shuffled into the deck (TG-3.9)
    /// and have not shown it since.
    SeatSet dealt_before_shuffle;
    /// The specials that were not in that discard pile, except those shown since. The seats in `dealt_before_shuffle`
    /// hold some of them; the others are neither in the deck nor in a hand.
    SpecialPile not_shuffled;

    void capture(Seat seat, Gangsters gang);
    void shuffle(const SpecialPile& discard, SeatSet dealt, int seats);
    void reveal(const OpenChoices& choices);
    void end_round();
    void fields(auto& f)
    {
        f("captured", captured, any_gangster)("dealt_before_shuffle", dealt_before_shuffle, Seats{});
        f("not_shuffled", not_shuffled);
    }
    bool operator==(const Memory&) const = default;
};

/// What a state and a public state have in common, because everybody sees it.
struct OpenPart {
    Options options;
    std::uint8_t seats = min_seats;
    /// Counts from 1.
    std::uint8_t round = 1;
    /// 1 to 4.
    std::uint8_t job = 1;
    Phase phase = Phase::choosing;
    Rows cities;
    SpecialPile special_discard;
    /// The seats that have not finished their turn in this job, the one with the lowest gangster last. Empty while
    /// choosing.
    Order to_play;
    Turn turn;
    /// Not used by the rules; `hash` omits it. A table must not show it.
    Memory memory;

    int cities_in_play() const { return cities_with(seats); }
    void fields(auto& f)
    {
        f("options", options)("seats", seats, Range{min_seats, the_gang::max_seats});
        f.seats = seats;
        f("round", round, positive)("job", job, Range{1, jobs_a_round})("phase", phase);
        f("cities", cities, any_gangster)("special_discard", special_discard)("to_play", to_play, Seats{});
        f("turn", turn)("memory", memory);
    }
    bool operator==(const OpenPart&) const = default;
};

/// The complete state. While choosing, a chosen gangster and special are still in the hand; when the choices are
/// revealed they leave it and are in `choices` until they are placed.
struct State : OpenPart {
    Random random;
    std::array<Hand, max_seats> hands;
    std::array<Gangsters, max_seats> captured;
    /// The top is at the back; also in the special deck.
    GangsterDeck deck;
    SpecialPile special_deck;
    std::array<Choice, max_seats> choices;
    /// The choices of this job in the order of play, from their reveal to the end of the job. Only for display: the
    /// rules use `choices`, and `hash` omits these.
    OpenChoices open_choices;

    void fields(auto& f)
    {
        OpenPart::fields(f);
        f("random", random)("hands", hands)("captured", captured, any_gangster)("deck", deck, any_gangster);
        f("special_deck", special_deck)("choices", choices)("open_choices", open_choices);
    }
    bool operator==(const State&) const = default;
};

}
