// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

struct Check {
    const State& state;

    int taken() const { return static_cast<int>(state.shown[state.playing].size()); }

    std::optional<Refusal> operator()(const Take& take) const
    {
        if (state.phase == Phase::rolling)
            return Refusal{refusals::already_taken, "GD-3.1", {taken()}};
        if (take.dice == 0)
            return Refusal{refusals::no_dice, "GD-3.1"};
        const int wealth = state.wealth[state.playing];
        if (take.dice > wealth)
            return Refusal{refusals::more_than_wealth, "GD-3.1", {take.dice, wealth}};
        const int in_game = dice_in_game(state.seats);
        if (take.dice > in_game)
            return Refusal{refusals::more_than_in_game, "GD-3.1", {take.dice, in_game}};
        return {};
    }

    std::optional<Refusal> operator()(const Reroll& reroll) const
    {
        if (state.phase == Phase::taking)
            return Refusal{refusals::not_rolled, "GD-3.2"};
        if (reroll.dice.empty())
            return Refusal{refusals::no_dice, "GD-3.2"};
        if (reroll.dice.highest() >= taken())
            return Refusal{refusals::no_such_die, "GD-3.2", {reroll.dice.highest(), taken()}};
        return {};
    }

    std::optional<Refusal> operator()(const Stop&) const
    {
        if (state.phase == Phase::taking)
            return Refusal{refusals::not_rolled, "GD-3.2"};
        return {};
    }
};

}

std::optional<Refusal> check(const State& state, Seat seat, const Action& action)
{
    if (state.phase == Phase::over)
        return Refusal{backroom::refusals::game_over, {}};
    if (seat != state.playing)
        return Refusal{backroom::refusals::not_your_turn, "GD-2.2", {state.playing}};
    return std::visit(Check{state}, action);
}

}
