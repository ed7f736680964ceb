#pragma once

#include "gang_of_dice/state.hpp"

namespace backroom::gang_of_dice {

/// What one seat may know: not the wealth of the others until the end (GD-1.4), the cards to come or
/// the dice to come. A type of its own, filled field by field.
struct View {
    Options options;
    Seat seat = 0;
    std::uint8_t seats = min_seats;
    std::uint8_t round = 1;
    Phase phase = Phase::taking;
    Seat start = 0;
    Seat playing = 0;
    std::uint8_t roll = 0;
    std::uint8_t middle = 0;
    DiceSet thrown;
    /// The own one; of everyone once the game is over.
    std::array<std::optional<std::uint8_t>, max_seats> wealth{};
    SeatSet out;
    SeatSet newly_out;
    /// The cards of the rounds so far, the present one last.
    FixedVector<Warning, round_count> warnings;
    std::array<std::optional<TurnResult>, max_seats> results{};
    std::array<Faces, max_seats> shown;

    const Warning& warning() const { return warnings.back(); }
    bool operator==(const View&) const = default;
};

}
