#pragma once

#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/view.hpp"

#include <optional>
#include <stop_token>

namespace backroom::gang_of_dice {

/// What the own turn can come to from where it stands, when it is played on as well as can be, against the best answers
/// of whoever follows.
struct Chances {
    /// To win the round by stopping now.
    double stop = 0;
    /// To win it when these dice are rerolled; nothing when none are, or can be.
    std::optional<double> reroll;
    /// That the card is set off by that roll; with more dice than can be looked at together, nothing.
    std::optional<double> set_off;
    bool operator==(const Chances&) const = default;
};

/// Rounded; 1 to 99 unless it is sure or impossible.
int percent(double chance);
/// Only for the seat that has rolled; nothing when it was to stop.
std::optional<Chances> chances(const View& view, DiceSet rerolled, const std::stop_token& stop);

}
