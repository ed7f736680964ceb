// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/actions.hpp"
#include "engine/gang_of_dice/turn_plan.hpp"
#include "engine/gang_of_dice/view.hpp"

#include <optional>
#include <stop_token>

namespace backroom::gang_of_dice {

/// The possible ends of the own turn, given the best play for the rest of it and the best answers of the players who
/// follow.
struct Chances {
    /// After stopping now; a win of 0 is a certain loss.
    TurnEnd stop;
    /// After rerolling the given dice; empty if there are none, or if no reroll is left.
    std::optional<TurnEnd> reroll;
    bool operator==(const Chances&) const = default;
};

/// Rounds to percent; 1 to 99 unless certain or impossible.
int percent(double chance);
/// Returns `set_off` in percent, rounded so that it and `percent(ending.win)` never exceed 100 together.
int percent_set_off(const TurnEnd& ending);
/// Empty if the seat has not rolled, or if a stop was requested.
std::optional<Chances> chances(const View& view, DiceSet rerolled, const std::stop_token& stop);

}
