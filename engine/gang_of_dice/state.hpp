#pragma once

#include "core/random.hpp"
#include "core/seat.hpp"
#include "gang_of_dice/cards.hpp"

#include <optional>

namespace backroom::gang_of_dice {

inline constexpr int min_seats = 2;
inline constexpr int max_seats = 4;
/// GD-2.1
inline constexpr int round_count = 12;
/// GD-1.5: the rounds with bright cards come first.
inline constexpr int bright_rounds = 9;
/// GD-3.2
inline constexpr int rolls_a_turn = 3;
/// GD-1.4: a token in dice.
inline constexpr int dice_of_token = 3;
/// How many faces a position can set.
inline constexpr int most_set_rolls = 240;

/// None of its own.
struct Options {
    bool operator==(const Options&) const = default;
};

/// Of a finished turn (GD-3.3).
struct TurnResult {
    std::uint8_t total = 0;
    std::uint8_t dice = 0;
    bool valid = false;
    bool operator==(const TurnResult&) const = default;
};

enum class Phase : std::uint8_t {
    /// `playing` decides how many dice to use.
    taking,
    /// `playing` has rolled: rerolls or stops.
    rolling,
    over,
};

/// In dice (GD-1.4).
using Wealth = std::array<std::uint8_t, max_seats>;
using Results = std::array<std::optional<TurnResult>, max_seats>;
using Warnings = std::array<Warning, round_count>;
using Order = FixedVector<Seat, max_seats>;
using SetRolls = FixedVector<Face, most_set_rolls>;

/// The whole game. All wealth is in dice (GD-1.4).
struct State {
    Random random;
    Options options;
    std::uint8_t seats = min_seats;
    /// From 1.
    std::uint8_t round = 1;
    Phase phase = Phase::taking;
    /// Who began the round.
    Seat start = 0;
    Seat playing = 0;
    /// Rolls of the present turn so far, 1 to 3 while rolling, otherwise 0.
    std::uint8_t roll = 0;
    std::uint8_t middle = 0;
    /// Of the middle, the tokens that were set aside for these rounds (GD-2.1), in dice. For those who look on: to the
    /// rules all dice are the same, and `hash` leaves these out.
    std::uint8_t tokens_in_middle = 0;
    /// What the newest roll threw, by index; the dice may be gone since.
    DiceSet thrown;
    /// Behind the screens: without dice that are shown.
    Wealth wealth{};
    /// Those who are out (GD-5.1), and of these who went out in the newest round that ended.
    SeatSet out;
    SeatSet newly_out;
    /// The card of each round; those of rounds to come are hidden.
    Warnings warnings{};
    /// The finished turns of this round; when the game is over, of the last round.
    Results results{};
    /// The dice before each player: of valid turns of this round, and of the present one.
    std::array<Faces, max_seats> shown;
    /// The faces that come before those of the generator; the next one is at the back.
    SetRolls set_rolls;

    const Warning& warning() const { return warnings[round - 1u]; }
    bool operator==(const State&) const = default;
};

}
