#pragma once

#include "gangz/state.hpp"

#include <variant>

namespace backroom::gangz {

/// GZ-2.2: that a seat swapped its hand, and how many cards it has now, is open; only that seat sees which.
struct Swapped {
    Seat seat;
    /// The new hand.
    Cards cards;
    std::uint8_t size = static_cast<std::uint8_t>(cards.size());
    /// How many of them came before the discards were shuffled in.
    std::uint8_t before = 0;
    bool operator==(const Swapped&) const = default;
};

/// A seat's secret choice: to others `cards` is empty, and not even their number is told.
struct Chosen {
    Seat seat;
    Cards cards;
    bool operator==(const Chosen&) const = default;
};

/// The deck ran out: the discards are the new one (GZ-4.2). Comes before the event that needed it.
struct Reshuffled {
    /// How many cards were shuffled.
    std::uint8_t cards;
    bool operator==(const Reshuffled&) const = default;
};

/// The wall (GZ-2.3). Its order says nothing about who played what.
struct LaidOut {
    Wall cards;
    /// How many intruders came before the discards were shuffled in.
    std::uint8_t before = 0;
    bool operator==(const LaidOut&) const = default;
};

/// A seat's secret vote; to others only that it is in.
struct Voted {
    Seat seat;
    Pawns pawns;
    bool operator==(const Voted&) const = default;
};

/// All pawns go onto the cards (GZ-2.5).
struct VotesShown {
    std::uint8_t seats;
    PawnsOfSeats votes;
    bool operator==(const VotesShown&) const = default;
};

/// Everyone takes the own cards back, and these two stay (GZ-2.5).
struct Unmasked {
    Intruders intruders;
    CardsOfSeats played;
    bool operator==(const Unmasked&) const = default;
};

/// GZ-3, one for each seat in order.
struct Scored {
    Seat seat;
    Score score;
    bool operator==(const Scored&) const = default;
};

/// The leader, then the wall in its order (GZ-4.1).
struct Discarded {
    FixedVector<Card, most_on_wall + 1> cards;
    bool operator==(const Discarded&) const = default;
};

/// As many as were played (GZ-4.1): how many is open, only that seat sees which.
struct Drawn {
    Seat seat;
    Cards cards;
    std::uint8_t size = static_cast<std::uint8_t>(cards.size());
    /// How many of them came before the discards were shuffled in.
    std::uint8_t before = 0;
    bool operator==(const Drawn&) const = default;
};

/// A round begins (GZ-4.1): its leader, who was the next one before, and the one revealed behind the next one.
struct LeaderMoved {
    Card leader;
    Card revealed;
    bool operator==(const LeaderMoved&) const = default;
};

/// GZ-4.3; those who share a place have the same number.
struct GameOver {
    std::array<std::uint8_t, max_seats> places{};
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<Swapped, Chosen, Reshuffled, LaidOut, Voted, VotesShown, Unmasked, Scored, Discarded, Drawn,
    LeaderMoved, GameOver>;

/// The most that one action can bring: the last vote, what it shows, six scores, the discards, a reshuffle, six draws
/// and the next leader.
using Events = FixedVector<Event, 1 + 2 + max_seats + 2 + max_seats + 1>;

}
