// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/state.hpp"

#include <variant>

namespace backroom::gang_of_dice {

/// A round began: its card, the dice added to the middle (GD-2.1), and the starting seat (GD-2.3).
struct WarningRevealed {
    std::uint8_t round;
    Warning card;
    std::uint8_t added;
    Seat start = 0;
    void fields(auto& f)
    {
        f("round", round, Range{1, round_count})("card", card)("added", added, number_of_dice);
        f.hidden("start", start, Seats{});
    }
    bool operator==(const WarningRevealed&) const = default;
};

struct Rolled {
    Seat seat;
    Faces values;
    /// The dice of `values` rolled by this roll.
    DiceSet thrown;
    /// Counts from 1 to 3.
    std::uint8_t roll;
    void fields(auto& f)
    {
        f("seat", seat, Seats{})("values", values, all_faces).hidden("thrown", thrown, die_indices);
        f("roll", roll, Range{1, rolls_a_turn});
    }
    bool operator==(const Rolled&) const = default;
};

/// A turn ended as invalid: its dice go to the middle (GD-3.6).
struct Busted {
    Seat seat;
    Kind by;
    void fields(auto& f) { f("seat", seat, Seats{})("by", by); }
    bool operator==(const Busted&) const = default;
};

struct ResultShown {
    Seat seat;
    std::uint8_t total;
    std::uint8_t dice;
    void fields(auto& f)
    {
        f("seat", seat, Seats{})("total", total, Range{0, most_total})("dice", dice, number_of_dice);
    }
    bool operator==(const ResultShown&) const = default;
};

/// `dice` is the number of dice that the winner takes, including the winner's own (GD-2.3).
struct RoundWon {
    Seat seat;
    std::uint8_t dice;
    void fields(auto& f) { f("seat", seat, Seats{})("dice", dice, number_of_dice); }
    bool operator==(const RoundWon&) const = default;
};

/// Nobody won the round. `middle` is the number of dice now in the middle.
struct RoundLost {
    std::uint8_t middle;
    void fields(auto& f) { f("middle", middle, number_of_dice); }
    bool operator==(const RoundLost&) const = default;
};

/// GD-5.1
struct Eliminated {
    Seat seat;
    void fields(auto& f) { f("seat", seat, Seats{}); }
    bool operator==(const Eliminated&) const = default;
};

struct GameOver {
    Wealth wealth{};
    void fields(auto& f) { f.hidden("wealth", wealth, number_of_dice); }
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<WarningRevealed, Rolled, Busted, ResultShown, RoundWon, RoundLost, Eliminated, GameOver>;

/// Large enough for the most events of one action: a roll, the end of turn and round, four eliminations, the end of the
/// game.
using Events = FixedVector<Event, 8>;

}
