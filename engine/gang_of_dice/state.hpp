// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/gang_of_dice/cards.hpp"

#include <optional>

namespace backroom::gang_of_dice {

inline constexpr int min_seats = 2;
inline constexpr int max_seats = 4;
/// GD-2.1
inline constexpr int round_count = 12;
/// GD-1.5: the first nine rounds have bright cards.
inline constexpr int bright_rounds = 9;
/// GD-3.2
inline constexpr int rolls_a_turn = 3;
/// GD-1.4: the value of a token in dice.
inline constexpr int dice_of_token = 3;
inline constexpr int most_set_rolls = 240;

struct Options : NoFields { };

/// GD-3.3
struct TurnResult {
    std::uint8_t total = 0;
    std::uint8_t dice = 0;
    bool valid = false;
    void fields(auto& f) { f("total", total, Range{0, most_total})("dice", dice, number_of_dice)("valid", valid); }
    bool operator==(const TurnResult&) const = default;
};

enum class Phase : std::uint8_t {
    taking,
    rolling,
    over,
};

/// In dice (GD-1.4).
using Wealth = std::array<std::uint8_t, max_seats>;
using Results = std::array<std::optional<TurnResult>, max_seats>;
using Warnings = std::array<Warning, round_count>;
using Order = FixedVector<Seat, max_seats>;
using SetRolls = FixedVector<Face, most_set_rolls>;

/// The fields that a state and a public state have in common.
void shared_fields(auto& f, auto& table)
{
    f("options", table.options)("seats", table.seats, Range{min_seats, gang_of_dice::max_seats});
    f.seats = table.seats;
    f("round", table.round, Range{1, round_count})("phase", table.phase)("start", table.start, Seats{});
    f("playing", table.playing, Seats{})("roll", table.roll, Range{0, rolls_a_turn});
    f("middle", table.middle, number_of_dice)("tokens_in_middle", table.tokens_in_middle, number_of_dice);
    f("thrown", table.thrown, die_indices)("out", table.out, Seats{})("newly_out", table.newly_out, Seats{});
    f("warnings", table.warnings)("results", table.results)("shown", table.shown, all_faces);
    f("wealth", table.wealth, number_of_dice);
}

/// What a state and a public state have in common, because everybody sees it.
struct OpenPart {
    Options options;
    std::uint8_t seats = min_seats;
    /// Counts from 1.
    std::uint8_t round = 1;
    Phase phase = Phase::taking;
    Seat start = 0;
    Seat playing = 0;
    /// The number of rolls in the present turn: 1 to 3 while rolling, otherwise 0.
    std::uint8_t roll = 0;
    /// In dice, tokens included.
    std::uint8_t middle = 0;
    /// The part of `middle` that is tokens (GD-2.1), in dice. Only for display: the rules do not distinguish tokens
    /// from dice, and `hash` omits this.
    std::uint8_t tokens_in_middle = 0;
    /// The dice rolled by the latest roll, by index. They may have left the table since.
    DiceSet thrown;
    /// The seats that are out (GD-5.1), and those of them that went out in the latest round.
    SeatSet out;
    SeatSet newly_out;
    /// The finished turns of this round, or of the last round if the game is over.
    Results results{};
    /// The dice in front of each player, from valid turns of this round and from the present turn.
    std::array<Faces, max_seats> shown;

    bool operator==(const OpenPart&) const = default;
};

/// The complete state. All wealth is in dice (GD-1.4).
struct State : OpenPart {
    Random random;
    /// The dice behind the screens, without those shown.
    Wealth wealth{};
    /// The card of each round. Those of later rounds are hidden.
    Warnings warnings{};
    /// The faces rolled before the generator takes over. The next one is at the back.
    SetRolls set_rolls;

    const Warning& warning() const { return warnings[round - 1u]; }
    void fields(auto& f)
    {
        shared_fields(f, *this);
        f("random", random)("set_rolls", set_rolls, all_faces);
    }
    bool operator==(const State&) const = default;
};

}
