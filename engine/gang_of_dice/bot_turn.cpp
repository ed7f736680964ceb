#include "gang_of_dice/bot_turn.hpp"

#include "gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

/// Nobody thinks about so many dice that hardly ever end a turn well.
constexpr double least_hope = 0.02;

}

BotTurn::BotTurn(const Situation& situation, int dice, const Reach& reach, const Worths& worths)
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

double BotTurn::value_of_best_reroll(const Faces& showing, int rerolls) const
{
    return plan_ ? plan_->value_of_best_reroll(showing, rerolls)
                 : many_.value_of_best_reroll(showing, rerolls, worths_);
}

std::optional<int> best_take(
    const Situation& situation, const Reach& reach, Foresight foresight, const std::stop_token& stop)
{
    int best = 1;
    double most = 0;
    for (int dice = 1; dice <= most_to_take(situation); ++dice) {
        if (stop.stop_requested())
            return {};
        if (dice > 1 && reach.chance(dice, 0) < least_hope)
            continue;
        const Worths worths = outlook(situation, dice, reach, foresight).worth;
        const double worth = BotTurn(situation, dice, reach, worths).before_rolling();
        if (dice == 1 || worth > most) {
            most = worth;
            best = dice;
        }
    }
    return best;
}

}
