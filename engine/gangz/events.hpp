// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/state.hpp"

#include <variant>

namespace backroom::gangz {

/// A seat swapped its hand (GZ-2.2). Other viewers get only the number of cards.
struct Swapped {
    Seat seat;
    Cards cards;
    std::uint8_t size = static_cast<std::uint8_t>(cards.size());
    /// The number of cards drawn before the discards were shuffled in.
    std::uint8_t before = 0;
    void fields(auto& f)
    {
        f("seat", seat, Seats{})("cards", cards, card_numbers);
        f.hidden("size", size, number_of_cards).hidden("before", before, number_of_cards);
    }
    bool operator==(const Swapped&) const = default;
};

/// The secret choice of a seat. Other viewers get no cards, not even their number.
struct Chosen {
    Seat seat;
    Cards cards;
    void fields(auto& f) { f("seat", seat, Seats{})("cards", cards, card_numbers); }
    bool operator==(const Chosen&) const = default;
};

/// The deck ran out and was replaced by the discards (GZ-4.2). Comes before the event for which cards were needed.
struct Reshuffled {
    std::uint8_t cards;
    void fields(auto& f) { f("cards", cards, number_of_cards); }
    bool operator==(const Reshuffled&) const = default;
};

/// The wall (GZ-2.3). Its order does not depend on who has played which card.
struct LaidOut {
    Wall cards;
    /// The number of intruders drawn before the discards were shuffled in.
    std::uint8_t before = 0;
    void fields(auto& f) { f("cards", cards, card_numbers).hidden("before", before, number_of_cards); }
    bool operator==(const LaidOut&) const = default;
};

/// The secret vote of a seat. Other viewers only learn that the seat has voted.
struct Voted {
    Seat seat;
    Pawns pawns;
    void fields(auto& f) { f("seat", seat, Seats{})("cards", pawns, card_numbers); }
    bool operator==(const Voted&) const = default;
};

/// GZ-2.5
struct VotesShown {
    std::uint8_t seats;
    PawnsOfSeats votes;
    void fields(auto& f)
    {
        FixedVector<Pawns, max_seats> shown;
        for (Seat seat = 0; seat < seats; ++seat)
            shown.push_back(votes[seat]);
        f("votes", shown, card_numbers);
        seats = static_cast<std::uint8_t>(shown.size());
        std::copy(shown.begin(), shown.end(), votes.begin());
    }
    bool operator==(const VotesShown&) const = default;
};

/// The players take back their own cards, so the intruders are left (GZ-2.5).
struct Unmasked {
    Intruders intruders;
    CardsOfSeats played;
    void fields(auto& f) { f("cards", intruders, card_numbers).hidden("played", played, card_numbers); }
    bool operator==(const Unmasked&) const = default;
};

/// GZ-3. One event for each seat, in order.
struct Scored {
    Seat seat;
    Score score;
    void fields(auto& f) { f("seat", seat, Seats{}).part(score); }
    bool operator==(const Scored&) const = default;
};

/// The leader, then the wall in order (GZ-4.1).
struct Discarded {
    FixedVector<Card, most_on_wall + 1> cards;
    void fields(auto& f) { f("cards", cards, card_numbers); }
    bool operator==(const Discarded&) const = default;
};

/// A seat drew as many cards as it had played (GZ-4.1). Other viewers get only the number of cards.
struct Drawn {
    Seat seat;
    Cards cards;
    std::uint8_t size = static_cast<std::uint8_t>(cards.size());
    /// The number of cards drawn before the discards were shuffled in.
    std::uint8_t before = 0;
    void fields(auto& f)
    {
        f("seat", seat, Seats{})("cards", cards, card_numbers);
        f.hidden("size", size, number_of_cards).hidden("before", before, number_of_cards);
    }
    bool operator==(const Drawn&) const = default;
};

/// A round began (GZ-4.1) with the next leader. `revealed` is the card newly revealed at the end of the row of leaders.
struct LeaderMoved {
    Card leader;
    Card revealed;
    void fields(auto& f) { f("card", leader, card_numbers)("next", revealed, card_numbers); }
    bool operator==(const LeaderMoved&) const = default;
};

/// GZ-4.3. Tied seats have the same place.
struct GameOver {
    std::array<std::uint8_t, max_seats> places{};
    void fields(auto& f) { f.hidden("places", places, Range{0, gangz::max_seats}); }
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<Swapped, Chosen, Reshuffled, LaidOut, Voted, VotesShown, Unmasked, Scored, Discarded, Drawn,
    LeaderMoved, GameOver>;

/// Large enough for the most events of one action: the last vote, the votes and intruders, six scores, the discards, a
/// reshuffle, six draws and the next leader.
using Events = FixedVector<Event, 1 + 2 + max_seats + 2 + max_seats + 1>;

}
