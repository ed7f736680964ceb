// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/reasons.hpp"

#include "engine/gang_of_dice/bot/chances.hpp"
#include "engine/gang_of_dice/bot/turn.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>
#include <cmath>

namespace backroom::gang_of_dice {

namespace {

/// Smaller differences are rounding errors.
constexpr double rounding = 1e-9;

using Valuation = double (*)(const Standing&);

/// Ignores who starts the next round.
double worth_without_seat(const Standing& standing)
{
    Standing other = standing;
    other.starts = !standing.starts;
    return (worth(standing) + worth(other)) / 2;
}

class Explainer {
public:
    Explainer(const View& view, const Situation& situation, const Reach& reach)
        : situation_(situation)
        , reach_(reach)
        , showing_(view.open.shown[view.seat])
        , rerolls_(rolls_a_turn - view.open.roll)
    {
    }

    Advice explain(const Action& action)
    {
        Advice advice;
        advice.action = action;
        advice.pot = situation_.pot();
        advice.hopeless = hopeless(situation_);
        if (situation_.to_beat) {
            advice.to_beat = situation_.to_beat->total;
            advice.dice_to_beat = situation_.to_beat->dice;
        }
        if (const auto* take = std::get_if<Take>(&action))
            because(*take, advice);
        else
            because_of_dice(advice);
        return advice;
    }

private:
    int chance_with(int dice) const
    {
        const Values chances = chances_by_total(situation_, dice, reach_);
        return percent(BotTurn(situation_, dice, reach_, chances).before_rolling());
    }

    double value_of_take(int dice, Valuation valuation) const
    {
        const Values worths = outlook(situation_, dice, reach_, Foresight::deep, valuation).worth;
        return BotTurn(situation_, dice, reach_, worths).before_rolling();
    }

    /// One die more never lowers the chance but by what it adds to the risk of going bust, and by the replies.
    void addOneMore(Advice& advice, int dice) const
    {
        advice.one_more.reset();
        advice.others_raise = false;
        advice.game_with_one_more.reset();
        advice.tenths_with_one_more = 0;
        if (dice >= most_to_take(situation_))
            return;
        advice.one_more = chance_with(dice + 1);
        const double more_busts = reach_.chance(dice, 0) - reach_.chance(dice + 1, 0);
        advice.others_raise = situation_.later > 0 && advice.chance - *advice.one_more > 2 * 100 * more_busts + 1;
        if (*advice.one_more > advice.chance && !advice.hopeless)
            addLoss(advice, value_of_take(dice, worth), value_of_take(dice + 1, worth));
    }

    /// Adds why one die more, which wins the round more often, is not advised.
    void addLoss(Advice& advice, double value, double with_one_more) const
    {
        if (!counts_games(situation_, Foresight::deep))
            advice.tenths_with_one_more = static_cast<int>(std::lround(10 * (value - with_one_more)));
        else if (percent(value) >= percent(with_one_more))
            advice.game_with_one_more.emplace(percent(value), percent(with_one_more));
    }

    void because(const Take& take, Advice& advice)
    {
        const Outlook seen = outlook(situation_, take.dice, reach_, Foresight::deep);
        advice.chance = chance_with(take.dice);
        addOneMore(advice, take.dice);
        if (take.dice > 1)
            advice.one_less = chance_with(take.dice - 1);
        if (const auto reason = reason_to_take(take.dice, seen)) {
            advice.reason = *reason;
            return;
        }
        const int alone = percent(reach_.chance(1, 0));
        if (alone <= advice.chance) {
            advice.reason = Reason::leads;
            return;
        }
        const auto gain = [&](Valuation valuation) {
            return value_of_take(take.dice, valuation) - value_of_take(1, valuation);
        };
        if (pays(advice, alone, gain, value_of_take(take.dice, worth)))
            return;
        advice.action = Take{1};
        advice.chance = alone;
        advice.one_less.reset();
        addOneMore(advice, 1);
        advice.reason = Reason::any_result_wins;
    }

    void because_of_dice(Advice& advice)
    {
        const auto dice = static_cast<int>(showing_.size());
        const Values chances = chances_by_total(situation_, dice, reach_);
        const BotTurn turn(situation_, dice, reach_, chances);
        const double stopping = turn.value_of_stop(showing_);
        const auto* reroll = std::get_if<Reroll>(&advice.action);
        if (reroll == nullptr) {
            const double rerolling = turn.value_of_best_reroll(showing_, rerolls_);
            const auto reason = reason_to_stop(stopping, rerolling);
            follow(advice, reason, stopping, rerolling);
            if (reason)
                return;
            const Action rather = turn.best(showing_, rerolls_);
            if (!std::holds_alternative<Reroll>(rather) || pays_instead_of(advice, rather, percent(rerolling)))
                return;
            advice.action = rather;
            reroll = std::get_if<Reroll>(&advice.action);
        }
        const double rerolling = turn.ending_of_reroll(showing_, reroll->dice, rerolls_).win;
        const auto reason = reason_to_reroll(rerolling, stopping);
        follow(advice, reason, rerolling, stopping);
        if (reason || pays_instead_of(advice, Stop(), percent(stopping)))
            return;
        because_it_wins_most(advice, turn, stopping);
    }

    /// Advises what wins the round most often.
    void because_it_wins_most(Advice& advice, const BotTurn& turn, double stopping) const
    {
        advice.action = turn.best(showing_, rerolls_);
        if (const auto* reroll = std::get_if<Reroll>(&advice.action)) {
            const double rerolling = turn.ending_of_reroll(showing_, reroll->dice, rerolls_).win;
            follow(advice, reason_to_reroll(rerolling, stopping), rerolling, stopping);
            return;
        }
        follow(advice, stopping > 1 - rounding ? Reason::wins_surely : Reason::holds, stopping,
            turn.value_of_best_reroll(showing_, rerolls_));
    }

    static void follow(Advice& advice, std::optional<Reason> reason, double chance, double otherwise)
    {
        advice.reason = reason.value_or(Reason::holds);
        advice.chance = percent(chance);
        advice.otherwise = percent(otherwise);
    }

    bool pays_instead_of(Advice& advice, const Action& rather, int chance)
    {
        const auto dice = static_cast<int>(showing_.size());
        const auto value = [&](const Action& action, Valuation valuation) {
            const Values worths = outlook(situation_, dice, reach_, Foresight::deep, valuation).worth;
            const BotTurn turn(situation_, dice, reach_, worths);
            const auto* reroll = std::get_if<Reroll>(&action);
            return reroll != nullptr ? turn.value_of_reroll(showing_, reroll->dice, rerolls_)
                                     : turn.value_of_stop(showing_);
        };
        const Action advised = advice.action;
        const auto gain = [&](Valuation valuation) { return value(advised, valuation) - value(rather, valuation); };
        return pays(advice, chance, gain, value(advised, worth));
    }

    /// Sets a reason if the action gives up chances in the round for a gain in the game worth mentioning. `gain`
    /// returns the gain by a valuation over the action that wins the round with `otherwise`; `value` is the worth of
    /// the action.
    template <class Gain>
    bool pays(Advice& advice, int otherwise, Gain gain, double value) const
    {
        const double gained = gain(worth);
        const bool games = counts_games(situation_, Foresight::deep);
        const auto tenths = static_cast<int>(std::lround(10 * gained));
        if (otherwise <= advice.chance || (games ? percent(value) <= percent(value - gained) : tenths <= 0))
            return false;
        advice.otherwise = otherwise;
        if (!games) {
            advice.reason = Reason::pays_in_dice;
            advice.tenths = tenths;
            return true;
        }
        advice.game = percent(value);
        advice.game_otherwise = percent(value - gained);
        advice.reason = gain(worth_without_seat) > rounding ? Reason::pays_in_game : Reason::pays_by_seat;
        return true;
    }

    /// Empty if the reason is a gain other than winning the round.
    std::optional<Reason> reason_to_take(int dice, const Outlook& outlook) const
    {
        if (hopeless(situation_))
            return situation_.to_beat ? Reason::beats : Reason::leads;
        if (situation_.round == round_count && situation_.in_game == 2) {
            if (dice == 1 && outlook.worth.invalid > 1 - rounding)
                return Reason::safe;
            const auto all = static_cast<std::ptrdiff_t>(dice * (face_count - 1) + 1);
            if (outlook.worth.invalid < rounding
                && std::equal(outlook.worth.of_total.begin(), outlook.worth.of_total.begin() + all,
                    outlook.chance.of_total.begin(),
                    [](double worth, double chance) { return std::abs(worth - chance) < rounding; }))
                return Reason::decides;
        }
        if (situation_.later == 0 && !situation_.to_beat)
            return dice == 1 ? std::optional(Reason::any_result_wins) : std::nullopt;
        if (dice == 1 && most_to_take(situation_) > 1)
            return Reason::one_will_do;
        return situation_.to_beat ? Reason::beats : Reason::leads;
    }

    std::optional<Reason> reason_to_reroll(double chance, double otherwise) const
    {
        const Counts counts = count(showing_);
        if (triggered(situation_.warning, counts))
            return Reason::defuses;
        if (!situation_.beats(total(counts), static_cast<int>(showing_.size())))
            return Reason::overtakes;
        return chance > otherwise + rounding ? std::optional(Reason::improves) : std::nullopt;
    }

    static std::optional<Reason> reason_to_stop(double chance, double otherwise)
    {
        if (chance > 1 - rounding)
            return Reason::wins_surely;
        if (chance < rounding && otherwise < rounding)
            return Reason::lost;
        return percent(chance) >= percent(otherwise) ? std::optional(Reason::holds) : std::nullopt;
    }

    const Situation& situation_;
    const Reach& reach_;
    const Faces& showing_;
    const int rerolls_;
};

}

Advice make_advice(const View& view, const Action& action, const std::stop_token& stop)
{
    const Situation situation = situation_of(view);
    const auto reach = Reach::of(situation.warning, stop);
    if (!reach)
        return Advice{action};
    return Explainer(view, situation, *reach).explain(action);
}

}
