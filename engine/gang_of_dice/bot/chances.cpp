// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/chances.hpp"

#include "engine/gang_of_dice/bot/turn.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

int percent(double chance)
{
    const int rounded = static_cast<int>(chance * 100 + 0.5);
    if (chance > 1e-9 && chance < 1 - 1e-9)
        return std::clamp(rounded, 1, 99);
    return rounded;
}

int percent_set_off(const TurnEnd& ending)
{
    return std::min(percent(ending.set_off), 100 - percent(ending.win));
}

std::optional<Chances> chances(const View& view, DiceSet rerolled, const std::stop_token& stop)
{
    if (view.open.phase != Phase::rolling || view.open.playing != view.seat)
        return {};
    const Situation situation = situation_of(view);
    const auto reach = Reach::of(situation.warning, stop);
    if (!reach)
        return {};
    const Faces& showing = view.open.shown[view.seat];
    const auto dice = static_cast<int>(showing.size());
    const int rerolls = rolls_a_turn - view.open.roll;
    const Values by_total = chances_by_total(situation, dice, *reach);
    const BotTurn turn(situation, dice, *reach, by_total);
    Chances chances{{turn.value_of_stop(showing), triggered(situation.warning, count(showing)) ? 1.0 : 0.0}, {}};
    if (!rerolled.empty() && rerolls > 0)
        chances.reroll = turn.ending_of_reroll(showing, rerolled, rerolls);
    return chances;
}

}
