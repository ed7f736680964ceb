// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/turn.hpp"

#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

/// Numbers of dice with a smaller chance of a valid turn are not considered.
constexpr double least_hope = 0.02;

}

BotTurn::BotTurn(const Situation& situation, int dice, const Reach& reach, const Values& worths)
    : warning_(situation.warning)
    , dice_(dice)
    , many_(reach.many())
    , worths_(worths)
{
    if (dice <= TurnPlan::most_dice)
        plan_.emplace(warning_, dice, worths);
}

double BotTurn::before_rolling() const
{
    return plan_ ? plan_->before_rolling() : many_.before_rolling(dice_, worths_);
}

Action BotTurn::best(const Faces& showing, int rerolls) const
{
    return plan_ ? plan_->best(showing, rerolls) : many_.best(showing, rerolls, worths_);
}

double BotTurn::value_of_stop(const Faces& showing) const
{
    const Counts counts = count(showing);
    return triggered(warning_, counts) ? worths_.invalid : worths_.of_total[static_cast<std::size_t>(total(counts))];
}

double BotTurn::value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const
{
    return plan_ ? plan_->value_of_reroll(showing, rerolled, rerolls)
                 : many_.value_of_reroll(showing, rerolled, rerolls, worths_);
}

TurnEnd BotTurn::ending_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const
{
    return plan_ ? TurnPlanOf<TurnEnd>(warning_, dice_, turn_ends(worths_)).value_of_reroll(showing, rerolled, rerolls)
                 : many_.ending_of_reroll(showing, rerolled, rerolls, worths_);
}

double BotTurn::value_of_best_reroll(const Faces& showing, int rerolls) const
{
    return plan_ ? plan_->value_of_best_reroll(showing, rerolls)
                 : many_.value_of_best_reroll(showing, rerolls, worths_);
}

std::optional<int> best_take(
    const Situation& situation, const Reach& reach, Foresight foresight, const std::stop_token& stop)
{
    const int most = most_to_take(situation);
    std::array<double, die_count + 1> values{};
    std::vector<Values> worths(static_cast<std::size_t>(most) + 1);
    for (int dice = 1; dice <= most; ++dice) {
        if (stop.stop_requested())
            return {};
        if (dice > 1 && reach.chance(dice, 0) < least_hope)
            continue;
        const auto at = static_cast<std::size_t>(dice);
        worths[at] = aim_of(situation, dice, reach, foresight);
        values[at] = dice <= TurnPlan::most_dice ? TurnPlan(situation.warning, dice, worths[at]).before_rolling()
                                                 : worths[at].invalid;
    }
    if (most > TurnPlan::most_dice && reach.chance(TurnPlan::most_dice + 1, 0) >= least_hope)
        reach.many().of_all(most, [&](int dice, const Totals& totals) {
            const auto at = static_cast<std::size_t>(dice);
            if (dice > TurnPlan::most_dice && reach.chance(dice, 0) >= least_hope)
                values[at] = std::max(values[at], ManyDice::mean(totals, worths[at]));
        });
    // Takes the fewest dice among equal values, allowing for rounding errors.
    constexpr double nothing = 1e-9;
    int best = 1;
    for (int dice = 2; dice <= most; ++dice)
        if (values[static_cast<std::size_t>(dice)] > values[static_cast<std::size_t>(best)] + nothing)
            best = dice;
    return best;
}

}
