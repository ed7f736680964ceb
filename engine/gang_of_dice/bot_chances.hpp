#pragma once

#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/turn_plan.hpp"
#include "gang_of_dice/view.hpp"

#include <optional>
#include <stop_token>

namespace backroom::gang_of_dice {

/// What the own turn can come to from where it stands, when it is played on as well as can be, against the best answers
/// of whoever follows.
struct Chances {
    /// By stopping now; a win of 0 is a sure loss.
    TurnEnd stop;
    /// When these dice are rerolled; nothing when none are, or can be.
    std::optional<TurnEnd> reroll;
    bool operator==(const Chances&) const = default;
};

/// Rounded; 1 to 99 unless it is sure or impossible.
int percent(double chance);
/// Of the warning, so rounded that it never adds up to more than 100 with `percent(ending.win)`.
int percent_set_off(const TurnEnd& ending);
/// Only for the seat that has rolled; nothing when it was to stop.
std::optional<Chances> chances(const View& view, DiceSet rerolled, const std::stop_token& stop);

}
