// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/bot/many_dice.hpp"

#include <functional>
#include <memory>
#include <stop_token>

namespace backroom::gang_of_dice {

/// The chances that a turn under a warning card ends valid with at least a given total, by the number of dice. Exact up
/// to 12 dice, a lower bound above that.
class Reach {
public:
    /// Returns the chances for a card, computed once and then cached. Null if a stop was requested. Thread-safe.
    static std::shared_ptr<const Reach> of(const Warning& warning, const std::stop_token& stop);
    /// Called now and then with the number of steps since the last call; returns false to cancel.
    using GoesOn = std::function<bool(std::size_t steps)>;
    /// Computes without the cache. Null if cancelled.
    static std::shared_ptr<const Reach> work_out(const Warning& warning, const GoesOn& goes_on);

    /// `dice` is 1 to 36. A total below 1 asks for any valid result.
    double chance(int dice, int total) const
    {
        const auto at = static_cast<std::size_t>(std::clamp(total, 0, most_total + 1));
        return chances_[static_cast<std::size_t>(dice)][at];
    }
    const ManyDice& many() const { return many_; }

private:
    using Chances = std::array<double, most_total + 2>;

    explicit Reach(const Warning& warning);
    /// For a number of dice that a TurnPlan can take. Returns false if cancelled.
    bool fill(const Warning& warning, int dice, const GoesOn& goes_on);

    ManyDice many_;
    std::array<Chances, die_count + 1> chances_{};
};

}
