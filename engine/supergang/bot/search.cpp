// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/search.hpp"

#include "engine/supergang/bot/choice.hpp"
#include "engine/supergang/bot/finale.hpp"
#include "engine/supergang/bot/moves.hpp"

namespace backroom::supergang {

LevelSettings settings_of(Level level)
{
    LevelSettings settings;
    switch (level) {
    case Level::rookie:
        settings.weights.richest_rival = 0.1;
        settings.weights.mean_rival = 0.1;
        settings.weights.district = 0.35;
        settings.weights.prospect = 0.15;
        settings.weights.law = 0.3;
        settings.weights.own_district_next = 0;
        settings.effort = {.samples = 1, .actions_planned = 1, .actions = 1, .noise = 12};
        break;
    case Level::soldier:
        settings.weights.own_district_next = 250;
        settings.weights.rival_district_next = 600;
        settings.effort = {.samples = 1, .actions_planned = 1, .actions = 3, .noise = 8};
        break;
    case Level::boss:
        settings.weights.outlook = true;
        settings.weights.forecast = true;
        settings.weights.alarm = true;
        settings.effort = {.samples = 2, .actions_planned = 2, .actions = 3, .together = true};
        break;
    }
    return settings;
}

namespace {

std::uint64_t duel_seed_of(const BotContext& context)
{
    Random random(context.seed);
    return next_seed(random);
}

}

Search::Search(const View& view, const BotContext& context, const LevelSettings& settings)
    : context_(context)
    , settings_(settings)
    , simulator_(duel_seed_of(context))
    , noise_(context.seed)
{
    look_from(view.open, view.seat);
}

void Search::look_from(const PublicState& open, Seat seat)
{
    static_cast<PublicState&>(start_) = open;
    // In duels by dice, one action completes the duel.
    start_.options.duels = Duels::dice;
    seat_ = seat;
    nodes_ = settings_.effort.nodes;
}

/// Chances to win are estimated at the end of the turn if nothing is left to do before it.
double Search::value(const State& state)
{
    --nodes_;
    const bool ends = !state.over && state.frames.empty() && state.turn.phase == Phase::gang && !state.turn.active
        && !any_can_move(state);
    if (!settings_.weights.outlook || !ends)
        return worth(state, seat_, settings_.weights);
    State after = state;
    if (!after.turn.collected)
        simulator_.perform(after, Collect());
    simulator_.perform(after, EndTurn());
    return worth(after, seat_, settings_.weights);
}

template <class Then>
double Search::after(const State& state, const Action& action, Then then)
{
    if (is_fight(action)) {
        Simulator::Outcomes outcomes;
        simulator_.fight(state, action, settings_.effort.samples, outcomes);
        double sum = 0;
        for (const Simulator::Outcome& outcome : outcomes)
            sum += outcome.chance * then(outcome.state);
        return sum;
    }
    State trial = state;
    simulator_.perform(trial, action);
    simulator_.answer_frames(trial);
    return then(trial);
}

Prospect Search::action_of(const State& state, int actions, int least_rank)
{
    Acts acts;
    list_candidates(state, acts);
    Prospect best;
    for (const Action& action : acts) {
        const int rank = rank_of(action);
        const bool closes = std::holds_alternative<Done>(action);
        if (!closes && (actions == 0 || rank < least_rank))
            continue;
        const double value = after(state, action, [&](const State& next) {
            if (closes)
                return this->value(next);
            // Collecting does not count as an action, because it is only tried to make another action affordable.
            const bool collects = std::holds_alternative<Collect>(action);
            return rest_of_stop(next, collects ? actions : actions - 1, rank);
        });
        if (value > best.value)
            best = {action, value};
        if (enough())
            break;
    }
    if (best.value < -2 * victory)
        best = {acts[0], value(state)};
    return best;
}

double Search::rest_of_stop(const State& state, int actions, int least_rank)
{
    return state.over || !state.turn.active ? value(state) : action_of(state, actions, least_rank).value;
}

double Search::moved(const State& state, const Action& move)
{
    return after(state, move, [&](const State& next) {
        const bool acts = !next.over && next.turn.phase == Phase::gang;
        return acts ? rest_of_stop(next, settings_.effort.actions_planned, 0) : value(next);
    });
}

Prospect Search::best_move()
{
    Prospect best;
    bool any = false;
    const auto visit = [&](const Move& move) {
        if (any && stopped())
            return;
        nodes_ = settings_.effort.nodes;
        const double value = with_noise(moved(start_, move));
        if (!any || value > best.value)
            best = {move, value};
        any = true;
    };
    for (const Mover mover : all_movers)
        if (is_patrol(mover) == (start_.turn.phase == Phase::police))
            each_move(start_, mover, settings_.effort.actions_planned == 1, visit);
    return best;
}

Prospect Search::best_action()
{
    nodes_ = 20 * settings_.effort.nodes;
    return action_of(start_, settings_.effort.actions, 0);
}

std::optional<Prospect> Search::finale()
{
    if (!settings_.effort.together)
        return {};
    const auto choice = Finale(simulator_, seat_, context_.stop).choose(start_);
    return choice ? std::optional(Prospect{choice->action, certainty * choice->chance}) : std::nullopt;
}

Prospect Search::best_step()
{
    const std::optional<Prospect> together = finale();
    if (together && last_round(start_))
        return *together;
    const bool acting = start_.turn.phase == Phase::gang && start_.turn.active;
    const Prospect single = acting ? best_action() : best_move();
    return together && together->value > single.value ? *together : single;
}

double Search::expect(const Action& action, const std::function<double(const State&)>& number)
{
    return after(start_, action, number);
}

double Search::value_after(const Action& action)
{
    return after(start_, action, [&](const State& next) { return value(next); });
}

double Search::value_in_turn(const Action& action)
{
    nodes_ = 20 * settings_.effort.nodes;
    if (std::holds_alternative<Move>(action))
        return moved(start_, action);
    if (!start_.turn.active || std::holds_alternative<Done>(action))
        return value_after(action);
    return after(start_, action,
        [&](const State& next) { return rest_of_stop(next, settings_.effort.actions - 1, rank_of(action)); });
}

double Search::with_noise(double value)
{
    if (settings_.effort.noise <= 0)
        return value;
    constexpr int grain = 1000;
    const int whim = static_cast<int>(noise_.below(2 * grain + 1)) - grain;
    return value + settings_.effort.noise * whim / grain;
}

}
