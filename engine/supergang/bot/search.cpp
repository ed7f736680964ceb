// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/search.hpp"

#include "engine/supergang/bot/choice.hpp"
#include "engine/supergang/check.hpp"

#include <algorithm>

namespace backroom::supergang {

LevelSettings manner_of(Level level)
{
    LevelSettings manner;
    switch (level) {
    case Level::rookie:
        manner.temper.envy_best = 0.1;
        manner.temper.envy_mean = 0.1;
        manner.temper.district = 0.35;
        manner.temper.prospect = 0.15;
        manner.temper.law = 0.3;
        manner.temper.triumph = 0;
        manner.effort = {.samples = 1, .deeds_planned = 1, .deeds = 1, .noise = 12};
        break;
    case Level::soldier:
        manner.temper.triumph = 250;
        manner.effort = {.samples = 1, .deeds_planned = 1, .deeds = 3, .noise = 8};
        break;
    case Level::boss:
        manner.temper.outlook = true;
        manner.effort = {.samples = 2, .deeds_planned = 2, .deeds = 3};
        break;
    }
    return manner;
}

Search::Search(const View& view, const BotContext& mind, const LevelSettings& manner)
    : mind_(mind)
    , manner_(manner)
    , events_(std::make_unique<Events>())
    , noise_(mind.seed)
{
    Random random(mind.seed);
    duel_seed_ = next_seed(random);
    look_from(view.open, view.seat);
}

void Search::look_from(const PublicState& open, Seat seat)
{
    static_cast<PublicState&>(start_) = open;
    // Dice decide a whole duel in one action.
    start_.options.duels = Duels::dice;
    seat_ = seat;
    nodes_ = manner_.effort.nodes;
}

/// Chances to win are estimated at the end of the turn, if nothing is left to do before it.
double Search::value(const State& state)
{
    --nodes_;
    const bool ends = !state.over && state.frames.empty() && state.turn.phase == Phase::gang && !state.turn.active
        && !any_can_move(state);
    if (!manner_.temper.outlook || !ends)
        return worth(state, seat_, manner_.temper);
    State after = state;
    if (!after.turn.collected)
        perform(after, Collect());
    perform(after, EndTurn());
    return worth(after, seat_, manner_.temper);
}

void Search::perform(State& state, const Action& action)
{
    events_->clear();
    apply(state, decider(state), action, *events_);
}

namespace {

/// Assumes that the police player takes any gangster who may be taken.
Action custody_of(const PublicState& open, const Custody& custody)
{
    for (std::uint8_t index = 0; index < character_count * open.gang_count(); ++index)
        if (may_take(open, open.patrols[custody.patrol], figure_at(index)))
            return TakeCustody{figure_at(index)};
    return Done{mover_of_patrol(custody.patrol)};
}

}

/// Assumes typical answers: arrests are accepted, recruits get a fair price, trades are refused.
void Search::answer_frames(State& state)
{
    while (!state.over && !state.frames.empty()) {
        if (top<Arrest>(state)) {
            perform(state, GoQuietly());
        } else if (const Price* price = top<Price>(state)) {
            constexpr int fair = 2 * recruit_price;
            const int cash = state.gangs[price->buyer].cash;
            if (price->price)
                perform(state, Answer{*price->price <= std::min(cash, fair)});
            else
                perform(state, NamePrice{static_cast<std::int16_t>(std::min(cash, fair))});
        } else if (top<Trade>(state)) {
            perform(state, Answer{false});
        } else if (const Custody* custody = top<Custody>(state)) {
            perform(state, custody_of(state, *custody));
        } else {
            return;
        }
    }
}

double Search::chance(Forces attack, Forces defence)
{
    const int number = attack.dice + 5 * attack.bonus + 11 * attack.targets + 17 * defence.dice + 23 * defence.bonus
        + 29 * defence.targets;
    Known& known = known_[static_cast<std::size_t>(number) % known_.size()];
    if (known.attack != attack || known.defence != defence)
        known = {attack, defence, chance_by_dice(attack, defence)};
    return known.chance;
}

template <class Then>
double Search::after(const State& state, const Action& action, Then then)
{
    if (is_fight(action))
        return fought(state, action, then);
    State trial = state;
    perform(trial, action);
    answer_frames(trial);
    return then(trial);
}

/// Averages over sampled outcomes of either kind, won and lost, weighted by their exact probabilities.
template <class Then>
double Search::fought(const State& state, const Action& action, Then then)
{
    Random luck(duel_seed_);
    std::array<double, 2> sums{};
    std::array<int, 2> counts{};
    double likely = -1;
    const int samples = manner_.effort.samples;
    for (int tries = 0; tries < 8 * samples && std::min(counts[0], counts[1]) < samples; ++tries) {
        State trial = state;
        trial.random = Random(next_seed(luck));
        perform(trial, action);
        bool won = false;
        for (const Event& event : *events_) {
            if (const auto* began = std::get_if<DuelBegan>(&event); began && likely < 0)
                likely =
                    chance(forces_of(state, began->duel, Side::attack), forces_of(state, began->duel, Side::defence));
            if (const auto* end = std::get_if<DuelWon>(&event))
                won = end->side == Side::attack;
        }
        const std::size_t kind = won ? 1 : 0;
        if (counts[kind] == samples)
            continue;
        answer_frames(trial);
        sums[kind] += then(trial);
        ++counts[kind];
    }
    if (counts[0] == 0)
        return sums[1] / counts[1];
    if (counts[1] == 0)
        return sums[0] / counts[0];
    return likely * sums[1] / counts[1] + (1 - likely) * sums[0] / counts[0];
}

Prospect Search::deed_of(const State& state, int deeds, int least_rank)
{
    Acts acts;
    list_deeds(state, acts);
    Prospect best;
    for (const Action& action : acts) {
        const int rank = rank_of(action);
        const bool closes = std::holds_alternative<Done>(action);
        if (!closes && (deeds == 0 || rank < least_rank))
            continue;
        const double value = after(state, action, [&](const State& next) {
            if (closes)
                return this->value(next);
            // Collecting does not count as a deed, because it is only tried to make another one affordable.
            const bool collects = std::holds_alternative<Collect>(action);
            return rest_of_stop(next, collects ? deeds : deeds - 1, rank);
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

double Search::rest_of_stop(const State& state, int deeds, int least_rank)
{
    return state.over || !state.turn.active ? value(state) : deed_of(state, deeds, least_rank).value;
}

template <class Visit>
void Search::each_move(const State& state, bool each_end_once, Visit visit)
{
    Walks walks;
    for (const Mover mover : all_movers) {
        const int number = number_of(state, mover);
        if (number == 0 || is_patrol(mover) != (state.turn.phase == Phase::police))
            continue;
        find_walks(walker_of(state, mover), number, walks);
        PlaceSet ends;
        for (const Walk& walk : walks) {
            if (each_end_once && ends.contains(walk.path.back()))
                continue;
            ends.insert(walk.path.back());
            visit(Move{mover, walk.path});
        }
    }
}

double Search::moved(const State& state, const Action& move)
{
    return after(state, move, [&](const State& next) {
        const bool acts = !next.over && next.turn.phase == Phase::gang;
        return acts ? rest_of_stop(next, manner_.effort.deeds_planned, 0) : value(next);
    });
}

Prospect Search::best_move()
{
    Prospect best;
    bool any = false;
    each_move(start_, manner_.effort.deeds_planned == 1, [&](const Move& move) {
        if (any && stopped())
            return;
        nodes_ = manner_.effort.nodes;
        const double value = with_noise(moved(start_, move));
        if (!any || value > best.value)
            best = {move, value};
        any = true;
    });
    return best;
}

Prospect Search::best_deed()
{
    nodes_ = 20 * manner_.effort.nodes;
    return deed_of(start_, manner_.effort.deeds, 0);
}

double Search::value_after(const Action& action)
{
    return after(start_, action, [&](const State& next) { return value(next); });
}

double Search::value_in_turn(const Action& action)
{
    nodes_ = 20 * manner_.effort.nodes;
    if (std::holds_alternative<Move>(action))
        return moved(start_, action);
    if (!start_.turn.active || std::holds_alternative<Done>(action))
        return value_after(action);
    return after(start_, action,
        [&](const State& next) { return rest_of_stop(next, manner_.effort.deeds - 1, rank_of(action)); });
}

double Search::with_noise(double value)
{
    if (manner_.effort.noise <= 0)
        return value;
    constexpr int grain = 1000;
    const int whim = static_cast<int>(noise_.below(2 * grain + 1)) - grain;
    return value + manner_.effort.noise * whim / grain;
}

}
