// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/dice.hpp"

#include <bitset>
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
    /// The number for total, odd, run and different; otherwise 0.
    std::uint8_t n = 0;
    /// The values for any_of, as bits (1 << value); otherwise 0.
    std::uint8_t values = 0;
    void fields(auto& f)
    {
        f("kind", kind)("trigger", trigger);
        if (trigger == Trigger::total)
            f("n", n, Range{1, most_total});
        else if (trigger == Trigger::odd)
            f("n", n, Range{1, 3});
        else if (trigger == Trigger::run || trigger == Trigger::different)
            f("n", n, Range{2, 3});
        else if (trigger == Trigger::any_of) {
            std::bitset<face_count> set(values);
            f("values", set, Range{1, face_count - 1});
            values = static_cast<std::uint8_t>(set.to_ulong());
            f.demand(values != 0, "\"values\" must name at least one value");
        }
    }
    bool operator==(const Warning&) const = default;
};

/// Returns whether the dice trigger the card (GD-4). The kind of the card determines when this is checked.
bool triggered(const Warning& warning, const Counts& counts);

/// How near the dice are to triggering the card, which happens when `shown` is at least `limit`. Depending on the
/// trigger, `shown` is the sum, the number of odd dice, the longest run, the most dice of one value, the number of
/// different values, of fives, or of dice with one of the values.
struct Measure {
    int shown = 0;
    int limit = 0;
    bool operator==(const Measure&) const = default;
};
Measure measure(const Warning& warning, const Counts& counts);

/// Returns the dice that trigger the card; empty if it is not triggered.
DiceSet offenders(const Warning& warning, const Faces& faces);

/// Returns the cards with this back (GD-4.8), from assets/gang_of_dice/warnings.txt.
std::span<const Warning> deck(Back back);

}
