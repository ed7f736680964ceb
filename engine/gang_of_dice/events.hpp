#pragma once

#include "gang_of_dice/state.hpp"

#include <variant>

namespace backroom::gang_of_dice {

/// A round begins: its card, what came into the middle, in dice (GD-2.1), and who starts (GD-2.3).
struct WarningRevealed {
    std::uint8_t round;
    Warning card;
    std::uint8_t added;
    Seat start = 0;
    bool operator==(const WarningRevealed&) const = default;
};

struct Rolled {
    Seat seat;
    /// All dice showing.
    Faces values;
    /// Which of them were thrown now.
    DiceSet thrown;
    /// 1 to 3.
    std::uint8_t roll;
    bool operator==(const Rolled&) const = default;
};

/// An invalid turn: its dice go to the middle (GD-3.6).
struct Busted {
    Seat seat;
    Kind by;
    bool operator==(const Busted&) const = default;
};

/// A valid turn ended.
struct ResultShown {
    Seat seat;
    std::uint8_t total;
    std::uint8_t dice;
    bool operator==(const ResultShown&) const = default;
};

/// `dice` is all that the winner takes, the own ones included (GD-2.3).
struct RoundWon {
    Seat seat;
    std::uint8_t dice;
    bool operator==(const RoundWon&) const = default;
};

/// Nobody won; what now lies in the middle.
struct RoundLost {
    std::uint8_t middle;
    bool operator==(const RoundLost&) const = default;
};

/// GD-5.1
struct Eliminated {
    Seat seat;
    bool operator==(const Eliminated&) const = default;
};

/// The screens are lifted.
struct GameOver {
    Wealth wealth{};
    bool operator==(const GameOver&) const = default;
};

using Event = std::variant<WarningRevealed, Rolled, Busted, ResultShown, RoundWon, RoundLost, Eliminated, GameOver>;

/// The most that one action can bring: a roll, the end of its turn and round, four who go out, the end.
using Events = FixedVector<Event, 8>;

}
