// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/turn_plan.hpp"

#include <optional>

namespace backroom::gang_of_dice {

/// The exact value of a turn with a number of dice under a warning card, given best play. The value is the probability
/// of a valid result of at least `reach`, or, without `reach`, the mean total, counting an invalid result as 0.
class Odds {
public:
    static constexpr int most_dice = TurnPlan::most_dice;
    static constexpr int most_rerolls = TurnPlan::most_rerolls;

    /// `dice` is 1 to 12.
    Odds(const Warning& warning, int dice, std::optional<int> reach);

    /// The value before the first roll; `rerolls` come after it.
    double before_rolling(int rerolls) const { return plan_.before_rolling(rerolls); }
    double value(const Faces& showing, int rerolls) const { return plan_.value(showing, rerolls); }
    /// The next step of the policy with this value: Stop, or a Reroll of as few dice as possible.
    Action best(const Faces& showing, int rerolls) const { return plan_.best(showing, rerolls); }

private:
    TurnPlan plan_;
};

}
