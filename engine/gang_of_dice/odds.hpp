// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/turn_plan.hpp"

#include <optional>

namespace backroom::gang_of_dice {

/// The exact value of a turn with a number of dice under a warning card, given best play. The value is the probability
/// of a valid result of at least `reach`, or, without `reach`, the mean total, counting an invalid result as 0.
struct Odds : TurnPlan {
    /// `dice` is 1 to 12.
    Odds(const Warning& warning, int dice, std::optional<int> reach);
};

}
