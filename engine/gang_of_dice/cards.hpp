#pragma once

#include "gang_of_dice/dice.hpp"

#include <span>

namespace backroom::gang_of_dice {

enum class Kind : std::uint8_t {
    /// Checked after every roll (GD-3.4).
    explosive,
    /// Checked when the turn ends (GD-3.5).
    bomb,
};

/// GD-4.1 to GD-4.7
enum class Trigger : std::uint8_t { total, odd, run, pair, different, fives, any_of };

/// GD-1.5
enum class Back : std::uint8_t { bright, dark };

inline constexpr int bright_cards = 12;
inline constexpr int dark_cards = 6;

struct Warning {
    Kind kind{};
    Trigger trigger{};
    /// Of total, odd, run and different; otherwise 0.
    std::uint8_t n = 0;
    /// Of any-of, a bit each (1 << value); otherwise 0.
    std::uint8_t values = 0;
    bool operator==(const Warning&) const = default;
};

/// Whether the dice that show offend the boss (GD-4), whenever that is checked.
bool triggered(const Warning& warning, const Counts& counts);

/// How near dice are to a trigger: it is reached when `shown` is at least `limit`. What is counted follows from the
/// trigger: the sum, odd dice, the longest run, the most dice of one value, different values, fives, dice of the set.
struct Measure {
    int shown = 0;
    int limit = 0;
    bool operator==(const Measure&) const = default;
};
Measure measure(const Warning& warning, const Counts& counts);

/// The dice that trigger the card; none while it is not triggered.
DiceSet offenders(const Warning& warning, const Faces& faces);

/// The cards with one back (GD-4.8), from assets/gang_of_dice/warnings.txt.
std::span<const Warning> deck(Back back);

}
