// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/bot/round.hpp"

namespace backroom::gang_of_dice {

class BotTurn {
public:
    BotTurn(const Situation& situation, int dice, const Reach& reach, const Values& worths);

    double before_rolling() const;
    Action best(const Faces& showing, int rerolls) const;
    double value_of_stop(const Faces& showing) const;
    double value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;
    /// How the turn ends if these dice are rerolled now. Requires that `worths` are the chances to win the round.
    TurnEnd ending_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;
    double value_of_best_reroll(const Faces& showing, int rerolls) const;

private:
    const Warning warning_;
    const int dice_;
    const ManyDice& many_;
    const Values& worths_;
    std::optional<TurnPlan> plan_;
};

/// Returns how many dice to take; empty if a stop was requested.
std::optional<int> best_take(
    const Situation& situation, const Reach& reach, Foresight foresight, const std::stop_token& stop);

}
