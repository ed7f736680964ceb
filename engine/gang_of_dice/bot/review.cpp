// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/review.hpp"

#include "engine/core/playout.hpp"
#include "engine/gang_of_dice/bot/rookie.hpp"
#include "engine/gang_of_dice/bot/turn.hpp"
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/odds.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

static_assert(ReviewerOf<Reviewer, GangOfDice> && ExactLuck<Reviewer, GangOfDice>);

namespace {

double value_of_roll(
    const BotTurn& turn, const Situation& situation, const Values& worths, const Faces& showing, int rerolls)
{
    if (situation.warning.kind == Kind::explosive && triggered(situation.warning, count(showing)))
        return worths.invalid;
    const double stopped = turn.value_of_stop(showing);
    return rerolls > 0 ? std::max(stopped, turn.value_of_best_reroll(showing, rerolls)) : stopped;
}

/// Turns dice that a player may expect into a chance to win the game.
double chance_of_dice(const Situation& situation, double dice)
{
    const int all = situation.mine + situation.others + situation.shown + situation.middle;
    const auto worth_of = [&](int mine) {
        return worth({situation.round + 1, situation.seats, situation.in_game, mine, all - mine, 0, false});
    };
    const int whole = static_cast<int>(dice);
    const double part = dice - whole;
    return (1 - part) * worth_of(whole) + part * worth_of(whole + 1);
}

double chance_of(const View& view, const Situation& situation, const Reach& reach, const Action& action)
{
    const Faces& showing = view.open.shown[view.seat];
    const auto* take = std::get_if<Take>(&action);
    const int dice = take != nullptr ? take->dice : static_cast<int>(showing.size());
    const Values worths = outlook(situation, dice, reach, Foresight::deep).worth;
    const BotTurn turn(situation, dice, reach, worths);
    double value = 0;
    if (take != nullptr)
        value = turn.before_rolling();
    else if (const auto* reroll = std::get_if<Reroll>(&action))
        value = turn.value_of_reroll(showing, reroll->dice, rolls_a_turn - view.open.roll);
    else
        value = turn.value_of_stop(showing);
    return counts_games(situation, Foresight::deep) ? value : chance_of_dice(situation, value);
}

}

void Reviewer::draw_anew(State& state, Random& random) const
{
    state.random = Random(next_seed(random));
    state.set_rolls.clear();
    NamedWarnings seen;
    for (int round = 0; round < state.round; ++round)
        seen[static_cast<std::size_t>(round)] = state.warnings[static_cast<std::size_t>(round)];
    state.warnings = deal_warnings(seen, random);
}

WinChances Reviewer::outcome(State& state, Random& random)
{
    play_out<GangOfDice>(
        state, events_, [&](const State& present, Seat /*seat*/) { return quick_action(present, random); });
    const Result end = result(state);
    WinChances chances{};
    for (const Seat winner : end.winners)
        chances[winner] = 1.0 / end.winners.size();
    return chances;
}

int Reviewer::best_of_handful(const Warning& warning, int most)
{
    auto found = std::ranges::find(handfuls_, warning, &Handful::warning);
    if (found == handfuls_.end()) {
        Handful made{warning};
        double highest = 0;
        int best = 1;
        for (int dice = 1; dice <= handful; ++dice) {
            const double mean = Odds(warning, dice, {}).before_rolling(Odds::most_rerolls);
            if (mean > highest) {
                highest = mean;
                best = dice;
            }
            made.best[static_cast<std::size_t>(dice)] = best;
        }
        found = handfuls_.insert(handfuls_.end(), made);
    }
    return found->best[static_cast<std::size_t>(std::min(most, handful))];
}

/// As a rookie does, which is quick.
Action Reviewer::quick_action(const State& state, Random& random)
{
    if (state.phase != Phase::taking)
        return play_as_rookie(view(state, state.playing), next_seed(random));
    const int most = most_to_take(state);
    const int more = random.below(3) == 0 ? 1 : 0;
    return Take{static_cast<std::uint8_t>(std::min(best_of_handful(state.warning(), most) + more, most))};
}

double Reviewer::luck(const State& before, const Match<GangOfDice>::Act& act, const Events& events) const
{
    const View seen = view(before, act.seat);
    const Situation situation = situation_of(seen);
    const auto reach = Reach::of(situation.warning, stop_);
    const auto* rolled = std::get_if<Rolled>(events.begin());
    if (!reach || rolled == nullptr)
        return 0;
    const auto dice = static_cast<int>(rolled->values.size());
    const Values chances = outlook(situation, dice, *reach, Foresight::deep).chance;
    const BotTurn turn(situation, dice, *reach, chances);
    const auto* reroll = std::get_if<Reroll>(&act.action);
    const double expected = reroll != nullptr
        ? turn.value_of_reroll(seen.open.shown[act.seat], reroll->dice, rolls_a_turn - seen.open.roll)
        : turn.before_rolling();
    return value_of_roll(turn, situation, chances, rolled->values, rolls_a_turn - rolled->roll) - expected;
}

std::optional<Weighed> Reviewer::weigh(
    const View& view, const ComparedActions<GangOfDice>& compared, const BotContext& context)
{
    const Situation situation = situation_of(view);
    const auto reach = Reach::of(situation.warning, context.stop);
    if (!reach)
        return {};
    const double taken = chance_of(view, situation, *reach, compared.taken);
    return Weighed{chance_of(view, situation, *reach, compared.best) - taken, 0,
        taken - chance_of(view, situation, *reach, compared.usual), 0};
}

std::optional<MatchReview> review(const Match<GangOfDice>& match, const ReviewContext& context)
{
    Reviewer reviewer(context.stop);
    return ReviewMaker<GangOfDice, Reviewer>(match, reviewer, context).make();
}

}
