#pragma once

#include "gang_of_dice/bot_round.hpp"

namespace backroom::gang_of_dice {

/// The plan of a turn, with few dice or many.
class BotTurn {
public:
    BotTurn(const Situation& situation, int dice, const Reach& reach, const Worths& worths);

    double before_rolling() const;
    Action best(const Faces& showing, int rerolls) const;
    /// Of ending the turn with what shows.
    double value_of_stop(const Faces& showing) const;
    /// When these dice are rerolled now.
    double value_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;
    /// How the turn ends then, where `worths` are the chances to win the round.
    TurnEnd ending_of_reroll(const Faces& showing, DiceSet rerolled, int rerolls) const;
    /// When some are.
    double value_of_best_reroll(const Faces& showing, int rerolls) const;

private:
    const Warning warning_;
    const int dice_;
    const ManyDice& many_;
    const Worths& worths_;
    std::optional<TurnPlan> plan_;
};

/// How many dice are best, with this foresight; nothing when it was to stop.
std::optional<int> best_take(
    const Situation& situation, const Reach& reach, Foresight foresight, const std::stop_token& stop);

}
