// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/gangz/cards.hpp"

#include <array>
#include <optional>

namespace backroom::gangz {

/// GZ-1.3
inline constexpr int min_seats = 3;
inline constexpr int max_seats = 6;
/// GZ-2.1
inline constexpr int most_played = 3;
/// GZ-2.3
inline constexpr int intruder_count = 2;
/// GZ-1.2: the leaders of this round and the next two.
inline constexpr int leader_count = 3;
/// GZ-2.3: the layout of the wall.
inline constexpr int cards_in_row = 4;
inline constexpr int most_on_wall = max_seats * most_played + intruder_count;
/// The maximum number of cards on a wall that are not a seat's own.
inline constexpr int most_of_others = (max_seats - 1) * most_played + intruder_count;
/// GZ-2.2: hands of six down to two cards, all swapped away.
inline constexpr int most_aside = 20;

inline constexpr std::array targets{10, 15, 20};
/// Wider than any sum of points.
inline constexpr Range sums{-9999, 9999};
inline constexpr Range round_numbers{1, 9999};

struct Options {
    /// The points that end the game: 10, 15 or 20 (GZ-4.3).
    int target = 15;
    void fields(auto& f) { f.preset("target", target, OneNumberOf{targets}); }
    bool operator==(const Options&) const = default;
};

/// The two different cards with a seat's gun pawns (GZ-2.4), the lower one first.
struct Pawns {
    Card first = 0;
    Card second = 0;

    constexpr Pawns() = default;
    constexpr Pawns(Card one, Card other)
        : first(std::min(one, other))
        , second(std::max(one, other))
    {
    }
    explicit constexpr Pawns(const std::array<Card, 2>& list)
        : Pawns(list[0], list[1])
    {
    }
    constexpr std::array<Card, 2> list() const { return {first, second}; }
    constexpr bool on(Card card) const { return card == first || card == second; }
    constexpr bool operator==(const Pawns&) const = default;
};

/// GZ-3
struct Score {
    /// Intruders found, +2 each (GZ-3.1).
    std::uint8_t found = 0;
    /// Own cards without a pawn, +1 each (GZ-3.2).
    std::uint8_t clean = 0;
    /// Pawns on own cards, −1 each (GZ-3.3).
    std::uint8_t shot = 0;
    /// The total after this round; may be negative (GZ-3.4).
    int total = 0;

    constexpr int points() const { return 2 * found + clean - shot; }
    void fields(auto& f)
    {
        f("found", found, number_of_cards)("clean", clean, number_of_cards)("shot", shot, number_of_cards);
        f.derived("points", points(), sums)("total", total, sums);
    }
    constexpr bool operator==(const Score&) const = default;
};

enum class Phase : std::uint8_t {
    choosing,
    voting,
    over,
};

using Deck = FixedVector<Card, card_count>;
/// By row, in the order of the wall.
using Wall = FixedVector<Card, most_on_wall>;
using Leaders = std::array<Card, leader_count>;
/// In ascending order.
using Intruders = std::array<Card, intruder_count>;
using CardsOfSeats = std::array<Cards, max_seats>;
using PawnsOfSeats = std::array<Pawns, max_seats>;

/// A finished round (GZ-2.5), complete enough to be shown again.
struct Reveal {
    /// 0 if no round is finished.
    int round = 0;
    Card leader = 0;
    Wall wall;
    Intruders intruders{};
    CardsOfSeats played;
    PawnsOfSeats votes;
    std::array<Score, max_seats> scores;

    void fields(auto& f)
    {
        f("round", round, Range{0, round_numbers.most})("leader", leader, card_numbers)("wall", wall, card_numbers);
        f("intruders", intruders, card_numbers)("played", played, card_numbers)("votes", votes, card_numbers);
        f("scores", scores);
    }
    /// Returns the seat that played the card; `nobody` if it is an intruder.
    Seat owner(Card card) const;
    SeatSet pawns_on(Card card, int seats) const;
    int found() const;
    bool operator==(const Reveal&) const = default;
};

/// The sums of a seat over all rounds so far.
struct Tally {
    int found = 0;
    int clean = 0;
    int shot = 0;
    int played = 0;
    void fields(auto& f) { f("found", found, sums)("clean", clean, sums)("shot", shot, sums)("played", played, sums); }
    bool operator==(const Tally&) const = default;
};

/// Public facts about the game and the rounds so far. The rules do not use them.
struct Story {
    /// The leaders of the first three rounds.
    Leaders opening{};
    Reveal last;
    /// The round with the fewest pawns on its intruders; in case of a tie the one with the most cards, then the first
    /// one.
    Reveal hardest;
    std::array<Tally, max_seats> tallies;

    /// Must be called for the seats in order; the call for the last seat completes the round.
    void score(Seat seat, const Score& score, int seats);
    void fields(auto& f) { f("opening", opening, card_numbers)("last", last)("hardest", hardest)("tallies", tallies); }
    bool operator==(const Story&) const = default;
};

/// Facts that a viewer may remember about cards that are now face down. A table does not show them; they keep `sample`
/// from drawing what a seat knows to be false. Each time the discards become the deck (GZ-4.2) they form a new *stock*,
/// whose cards everybody has seen. So the stock from which a hidden card was drawn is public.
class Memory {
public:
    using Stock = std::uint8_t;
    /// The stocks of hidden cards, in ascending order.
    template <int Most>
    using Stocks = FixedVector<Stock, Most>;

    /// Returns the stock that last contained the card; 0 is the initial deck.
    Stock stock_of(Card card) const { return stock_of_[card]; }
    Stock deck() const { return deck_; }
    /// Returns the stocks of a seat's cards in the hand and on the wall while they are hidden.
    const Stocks<hand_size>& hand(Seat seat) const { return hands_[seat]; }
    /// Returns the stocks of the cards that remain when the hand loses the cards of `gone`.
    Stocks<hand_size> hand_without(Seat seat, const Cards& gone) const;
    const Stocks<most_aside>& aside(Seat seat) const { return asides_[seat]; }
    /// Returns the stocks of the two intruders while they are hidden.
    const Stocks<intruder_count>& intruders() const { return intruders_; }

    /// The conditions for drawing or showing these cards, to be checked if another machine reports it.
    bool can_draw(Seat seat, int count, int before) const;
    bool holds(Seat seat, const Cards& shown) const;
    bool hides(const Intruders& shown) const;
    /// Returns whether all stocks exist and are in order.
    bool sound() const;

    void reshuffle(const Deck& discard);
    /// `before` is the number of cards drawn before the discards were shuffled in.
    void draw(Seat seat, int count, int before);
    /// GZ-2.2
    void lay_aside(Seat seat);
    void lay_intruders(int before);
    /// GZ-2.5
    void reveal(const CardsOfSeats& played);
    void fields(auto& f)
    {
        constexpr Range stocks{0, 0xFF};
        f("stock_of", stock_of_, stocks)("deck", deck_, stocks)("previous", previous_, stocks);
        f("hands", hands_, stocks)("asides", asides_, stocks)("intruders", intruders_, stocks);
    }
    bool operator==(const Memory&) const = default;

private:
    std::array<Stock, card_count> stock_of_{};
    Stock deck_ = 0;
    Stock previous_ = 0;
    std::array<Stocks<hand_size>, max_seats> hands_;
    std::array<Stocks<most_aside>, max_seats> asides_;
    Stocks<intruder_count> intruders_;
};

/// What a state and a public state have in common, because everybody sees it.
struct OpenPart {
    Options options;
    std::uint8_t seats = min_seats;
    Phase phase = Phase::choosing;
    /// Counts from 1.
    int round = 1;
    Leaders leaders{};
    /// Empty while choosing. When the game is over, the last wall.
    Wall wall;
    /// Face up; the newest card is at the back.
    Deck discard;
    Story story;
    /// Not used by the rules; `hash` omits it. A table must not show it.
    Memory memory;

    void fields(auto& f)
    {
        f("options", options)("seats", seats, Range{min_seats, gangz::max_seats});
        f.seats = seats;
        f("phase", phase)("round", round, round_numbers)("leaders", leaders, card_numbers);
        f("wall", wall, card_numbers)("discard", discard, card_numbers)("story", story)("memory", memory);
    }
    bool operator==(const OpenPart&) const = default;
};

/// The complete state. While choosing, chosen cards are still in the hand; when the wall is laid they move to it.
struct State : OpenPart {
    Random random;
    CardsOfSeats hands;
    /// Hands that were swapped away (GZ-2.2). They lie face down in front of their seat and are out of the game.
    std::array<CardSet, max_seats> aside;
    SeatSet swapped;
    /// The choice of each seat for this round (GZ-2.1); empty if the seat has not chosen yet.
    CardsOfSeats played;
    /// GZ-2.3
    Intruders intruders{};
    std::array<std::optional<Pawns>, max_seats> votes;
    std::array<int, max_seats> totals{};
    /// The top is at the back.
    Deck deck;

    void fields(auto& f)
    {
        OpenPart::fields(f);
        f("random", random)("hands", hands, card_numbers)("aside", aside, card_numbers)("swapped", swapped, Seats{});
        f("played", played, card_numbers)("intruders", intruders, card_numbers)("votes", votes, card_numbers);
        f("totals", totals, sums)("deck", deck, card_numbers);
    }
    bool operator==(const State&) const = default;
};

}
