#pragma once

#include "core/fixed_vector.hpp"
#include "core/random.hpp"
#include "core/seat.hpp"
#include "gangz/cards.hpp"

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
/// GZ-1.2: of this round and of the next two.
inline constexpr int leader_count = 3;
/// GZ-2.3: how the wall is laid.
inline constexpr int cards_in_row = 4;
inline constexpr int most_on_wall = max_seats * most_played + intruder_count;
/// Of a wall, all but the own cards of a seat.
inline constexpr int most_of_others = (max_seats - 1) * most_played + intruder_count;
/// GZ-2.2: hands of six down to two, swapped away one after the other.
inline constexpr int most_aside = 20;

struct Options {
    /// 10, 15 or 20 points end the game (GZ-4.3).
    int target = 15;
    bool operator==(const Options&) const = default;
};

/// The two different cards on which a seat's gun pawns lie (GZ-2.4), the lower one first.
struct Pawns {
    Card first = 0;
    Card second = 0;

    constexpr Pawns() = default;
    constexpr Pawns(Card one, Card other)
        : first(std::min(one, other))
        , second(std::max(one, other))
    {
    }
    constexpr bool on(Card card) const { return card == first || card == second; }
    constexpr bool operator==(const Pawns&) const = default;
};

/// What a round brought a seat (GZ-3).
struct Score {
    /// Intruders found, +2 each (GZ-3.1).
    std::uint8_t found = 0;
    /// Own cards without a pawn, +1 each (GZ-3.2).
    std::uint8_t clean = 0;
    /// Pawns on own cards, −1 each (GZ-3.3).
    std::uint8_t shot = 0;
    /// After this round; may be below 0 (GZ-3.4).
    int total = 0;

    constexpr int points() const { return 2 * found + clean - shot; }
    constexpr bool operator==(const Score&) const = default;
};

enum class Phase : std::uint8_t {
    /// Everyone chooses in secret, perhaps after swapping the hand.
    choosing,
    /// The wall is open; everyone votes in secret.
    voting,
    over,
};

using Deck = FixedVector<Card, card_count>;
/// In its order, row by row.
using Wall = FixedVector<Card, most_on_wall>;
using Leaders = std::array<Card, leader_count>;
/// In ascending order.
using Intruders = std::array<Card, intruder_count>;
using CardsOfSeats = std::array<Cards, max_seats>;
using PawnsOfSeats = std::array<Pawns, max_seats>;

/// A round that has been shown (GZ-2.5), whole: enough to tell it again.
struct Reveal {
    /// 0: there was none yet.
    int round = 0;
    Card leader = 0;
    Wall wall;
    Intruders intruders{};
    CardsOfSeats played;
    PawnsOfSeats votes;
    std::array<Score, max_seats> scores;

    /// Who played the card; `nobody` of an intruder.
    Seat owner(Card card) const;
    /// The seats with a pawn on it.
    SeatSet pawns_on(Card card, int seats) const;
    /// Pawns of all seats on the two intruders.
    int found() const;
    bool operator==(const Reveal&) const = default;
};

/// Of one seat, over all rounds so far.
struct Tally {
    int found = 0;
    int clean = 0;
    int shot = 0;
    int played = 0;
    bool operator==(const Tally&) const = default;
};

/// What everybody has seen of the rounds so far. The rules need none of it.
struct Story {
    Reveal last;
    /// The wall that fooled everybody: the one with the fewest pawns on its intruders, of these the one with the most
    /// cards, of these the first.
    Reveal hardest;
    std::array<Tally, max_seats> tallies;

    /// The seats score in order; the last one ends the round's story.
    void score(Seat seat, const Score& score, int seats);
    bool operator==(const Story&) const = default;
};

/// What whoever looks on may remember of cards that lie face down now. A table does not show it; it is there so that
/// `sample` never draws what a seat knows to be false. Each time the discards become the deck (GZ-4.2) that is a new
/// *stock*: everybody has seen which cards are in it, so everybody knows of each hidden card from which stock its seat
/// drew it.
class Memory {
public:
    using Stock = std::uint8_t;
    /// Of some hidden cards, in ascending order.
    template <int Most>
    using Stocks = FixedVector<Stock, Most>;

    /// The stock in which the card lay last; 0 is the deck of the beginning.
    Stock stock_of(Card card) const { return stock_of_[card]; }
    /// The stock that is the deck now.
    Stock deck() const { return deck_; }
    /// Of the cards that a seat holds or has on the wall, as long as nobody knows which these are.
    const Stocks<hand_size>& hand(Seat seat) const { return hands_[seat]; }
    /// Of those that are left when these of its cards are gone.
    Stocks<hand_size> hand_without(Seat seat, const Cards& gone) const;
    const Stocks<most_aside>& aside(Seat seat) const { return asides_[seat]; }
    /// Of the two intruders, while nobody knows which these are.
    const Stocks<intruder_count>& intruders() const { return intruders_; }

    void reshuffle(const Deck& discard);
    /// `before`: how many of them the seat drew before the discards were shuffled in.
    void draw(Seat seat, int count, int before);
    /// GZ-2.2: the whole hand.
    void lay_aside(Seat seat);
    void lay_intruders(int before);
    /// GZ-2.5
    void reveal(const CardsOfSeats& played);
    bool operator==(const Memory&) const = default;

private:
    std::array<Stock, card_count> stock_of_{};
    Stock deck_ = 0;
    Stock previous_ = 0;
    std::array<Stocks<hand_size>, max_seats> hands_;
    std::array<Stocks<most_aside>, max_seats> asides_;
    Stocks<intruder_count> intruders_;
};

/// The whole game. While choosing, chosen cards still lie in the hand; when the wall is laid they leave it and lie on
/// the wall. When the game is over, its last wall still lies there.
struct State {
    Random random;
    Options options;
    std::uint8_t seats = min_seats;
    Phase phase = Phase::choosing;
    /// From 1.
    int round = 1;
    Leaders leaders{};
    CardsOfSeats hands;
    /// Hands that were swapped away (GZ-2.2): they lie face down before their seat and do not come back.
    std::array<CardSet, max_seats> aside;
    /// Who has swapped in this round.
    SeatSet swapped;
    /// What each seat chose for this round (GZ-2.1); empty: nothing yet.
    CardsOfSeats played;
    /// Of this round (GZ-2.3).
    Intruders intruders{};
    Wall wall;
    std::array<std::optional<Pawns>, max_seats> votes;
    std::array<int, max_seats> totals{};
    /// The top is at the back.
    Deck deck;
    /// Face up; the newest is at the back.
    Deck discard;
    /// For those who look on.
    Story story;
    /// For those who look on too, and left out by `hash`.
    Memory memory;

    bool operator==(const State&) const = default;
};

}
