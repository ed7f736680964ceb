// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/finale.hpp"

#include "engine/supergang/bot/moves.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

/// The number of moves, and of lines of actions, that are evaluated again with the actions possible after them.
constexpr std::size_t moves_again = 10;
constexpr std::size_t lines_after_move = 3;
constexpr std::size_t lines_again = 10;
/// A plan is kept if it is among the best for one of these needs, in millions.
constexpr std::array needs{0, 30, 60, 100, 150};
constexpr std::size_t kept_for_need = 4;

/// Sorts by descending estimate. Equal items keep their order.
template <class List>
void sort_by_estimate(List& list)
{
    std::ranges::stable_sort(list, [](const auto& one, const auto& other) { return one.estimate > other.estimate; });
}

int movers_left(const PublicState& open)
{
    int movers = open.turn.active ? 1 : 0;
    for (const Character character : all_characters)
        movers += can_move(open, mover_of(character)) ? 1 : 0;
    return movers;
}

}

Finale::Basis::Basis(const State& of, Seat seat)
    : state(of)
    , forecast(of)
    , safe(last_round(of) ? chance_of_no_district(of, seat) : 1)
{
}

Finale::Finale(Simulator& simulator, Seat seat, std::stop_token stop)
    : simulator_(simulator)
    , seat_(seat)
    , stop_(std::move(stop))
{
}

std::optional<Finale::Choice> Finale::choose(const State& state)
{
    if (stop_.stop_requested() || !decides(state))
        return {};
    const Basis basis(state, seat_);
    if (state.turn.phase == Phase::police)
        return best_patrol_move(basis);
    if (state.turn.active)
        return best_action(basis, lines_again);
    return best_move(basis);
}

bool Finale::decides(const State& state)
{
    if (state.turn.seat != seat_ || state.turn.phase == Phase::start || !state.frames.empty())
        return false;
    richest_ = last_round(state);
    const int acts = movers_left(state) + (led_by(state, seat_).none() ? 0 : 1);
    const Gang& gang = state.gangs[seat_];
    for (District district = 0; district < district_count; ++district) {
        const ShopSet lacking = town.districts[district].shop_set - gang.owned;
        if (lacking.size() > acts)
            continue;
        districts_.push_back(district);
        wanted_ = wanted_ | lacking;
    }
    return acts > 0 && (richest_ || !districts_.empty());
}

Finale::Changes Finale::changes_of(const Basis& basis, const Simulator::Outcomes& outcomes) const
{
    Changes changes;
    for (const Simulator::Outcome& outcome : outcomes) {
        const State& state = outcome.state;
        Change change;
        change.chance = outcome.chance;
        if (state.over) {
            change.won = state.winners.contains(seat_) ? 1.0 / state.winners.size() : 0;
        } else {
            const Forecast forecast(state);
            for (std::size_t seat = 0; seat < max_gangs; ++seat) {
                change.totals[seat] = forecast.totals[seat] - basis.forecast.totals[seat];
                change.actors[seat] = forecast.actors[seat] - basis.forecast.actors[seat];
            }
            change.cash = state.gangs[seat_].cash - basis.state.gangs[seat_].cash;
            change.gained = state.gangs[seat_].owned - basis.state.gangs[seat_].owned;
            if (basis.safe < 1)
                change.safe = chance_of_no_district(state, seat_) / std::max(basis.safe, 0.01);
        }
        changes.push_back(change);
    }
    return changes;
}

Finale::Change Finale::sum(const Change& one, const Change& other) const
{
    Change both = one;
    for (std::size_t seat = 0; seat < max_gangs; ++seat) {
        both.totals[seat] += other.totals[seat];
        both.actors[seat] += other.actors[seat];
    }
    both.cash += other.cash;
    both.gained = both.gained | other.gained;
    both.used = both.used | other.used;
    both.safe *= other.safe;
    if (!both.won)
        both.won = other.won;
    return both;
}

double Finale::leaf(const Basis& basis, const Change& change) const
{
    if (change.won)
        return *change.won;
    const ShopSet owned = basis.state.gangs[seat_].owned | change.gained;
    for (const District district : districts_)
        if (owned.includes(town.districts[district].shop_set))
            return 1;
    if (!richest_)
        return 0;
    Forecast forecast = basis.forecast;
    for (std::size_t seat = 0; seat < max_gangs; ++seat) {
        if (forecast.totals[seat] == Forecast::none)
            continue;
        forecast.totals[seat] += change.totals[seat];
        forecast.actors[seat] = std::max(0, forecast.actors[seat] + change.actors[seat]);
    }
    // The plans already include the gains of the seat's own gangsters.
    forecast.actors[seat_] = 0;
    return forecast.chance(seat_) * std::min(1.0, basis.safe * change.safe);
}

std::vector<Finale::Plans> Finale::plans_of(const Basis& basis)
{
    std::vector<Plans> all;
    Stops stops(simulator_, seat_, wanted_, 1);
    for (const Character character : all_characters) {
        if (!can_move(basis.state, mover_of(character)) || stop_.stop_requested())
            continue;
        Plans plans;
        each_move(basis.state, mover_of(character), true, [&](const Move& move) {
            State state = basis.state;
            simulator_.perform(state, move);
            simulator_.answer_frames(state);
            ShopSet used;
            if (const Shop shop = shop_at(move.path.back()); shop != no_shop)
                used.insert(shop);
            const auto add = [&](const Action&, const Simulator::Outcomes& outcomes) {
                plans.push_back({move, move.path.back(), changes_of(basis, outcomes), 0});
                for (Change& change : plans.back().changes)
                    change.used = used;
            };
            if (state.over || !state.turn.active)
                add(move, {{1, state}});
            else
                stops.each(state, add);
        });
        keep_best(basis, plans);
        all.push_back(std::move(plans));
    }
    return all;
}

void Finale::keep_best(const Basis& basis, Plans& plans) const
{
    std::vector<bool> kept(plans.size());
    for (const int need : needs) {
        Change gift;
        gift.totals[seat_] = need;
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t at = 0; at < plans.size(); ++at) {
            double value = 0;
            for (const Change& change : plans[at].changes)
                // A shop of a district has a value only together with the others.
                value += change.chance * (leaf(basis, sum(gift, change)) + (change.gained & wanted_).size());
            order.push_back({-value, at});
        }
        std::ranges::sort(order);
        for (std::size_t at = 0; at < std::min(kept_for_need, order.size()); ++at)
            kept[order[at].second] = true;
        if (!richest_)
            break;
    }
    Plans best;
    for (std::size_t at = 0; at < plans.size(); ++at)
        if (kept[at])
            best.push_back(std::move(plans[at]));
    plans = std::move(best);
}

double Finale::best(const Basis& basis, const std::vector<Plans>& all, std::size_t from, const Change& before) const
{
    if (before.won || from == all.size())
        return leaf(basis, before);
    double most = -1;
    for (const Plan& plan : all[from]) {
        if (!(plan.changes[0].used & before.used).empty())
            continue;
        double value = 0;
        for (const Change& change : plan.changes) {
            const Change both = sum(before, change);
            if (both.cash + basis.state.gangs[seat_].cash < 0)
                value -= change.chance;
            else
                value += change.chance * best(basis, all, from + 1, both);
        }
        most = std::max(most, value);
    }
    return most < 0 ? best(basis, all, from + 1, before) : most;
}

double Finale::after(const Basis& basis, const std::vector<Plans>& all, const Changes& changes) const
{
    double value = 0;
    for (const Change& change : changes)
        value += change.chance * best(basis, all, 0, change);
    return value;
}

double Finale::value_of(const State& state)
{
    const Basis basis(state, seat_);
    if (state.over)
        return state.winners.contains(seat_) ? 1.0 / state.winners.size() : 0;
    return best(basis, plans_of(basis), 0, {});
}

double Finale::value_of(std::span<const Simulator::Outcome> outcomes)
{
    double value = 0;
    for (const Simulator::Outcome& outcome : outcomes)
        value += outcome.chance * value_of(outcome.state);
    return value;
}

std::optional<Finale::Choice> Finale::best_move(const Basis& basis)
{
    const std::vector<Plans> all = plans_of(basis);
    if (all.empty())
        return {};
    Plans candidates;
    for (std::size_t at = 0; at < all.size(); ++at) {
        std::vector<Plans> others = all;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
        for (const Plan& plan : all[at]) {
            const auto same = std::ranges::find_if(candidates, [&](const Plan& candidate) {
                return candidate.end == plan.end
                    && std::get<Move>(candidate.first).figure == std::get<Move>(plan.first).figure;
            });
            const double estimate = after(basis, others, plan.changes);
            if (same == candidates.end())
                candidates.push_back({plan.first, plan.end, plan.changes, estimate});
            else
                same->estimate = std::max(same->estimate, estimate);
        }
    }
    sort_by_estimate(candidates);
    candidates.resize(std::min(candidates.size(), moves_again));
    Choice choice{candidates.front().first, -1};
    for (const Plan& plan : candidates) {
        if (stop_.stop_requested())
            break;
        State state = basis.state;
        simulator_.perform(state, plan.first);
        const bool acts = !state.over && state.turn.active;
        const double chance = acts ? best_action(Basis(state, seat_), lines_after_move).chance : value_of(state);
        if (chance > choice.chance)
            choice = {plan.first, chance};
    }
    return choice;
}

Finale::Choice Finale::best_action(const Basis& basis, std::size_t lines)
{
    const std::vector<Plans> others = plans_of(basis);
    std::vector<Line> all;
    Stops stops(simulator_, seat_, wanted_, samples);
    stops.each(basis.state, [&](const Action& first, const Simulator::Outcomes& outcomes) {
        all.push_back({first, {outcomes.begin(), outcomes.end()}, after(basis, others, changes_of(basis, outcomes))});
    });
    sort_by_estimate(all);
    if (!others.empty()) {
        all.resize(std::min(all.size(), lines));
        for (Line& line : all)
            if (!stop_.stop_requested())
                line.estimate = value_of(line.outcomes);
        sort_by_estimate(all);
    }
    return {all.front().first, all.front().estimate};
}

Finale::Choice Finale::best_patrol_move(const Basis& basis)
{
    const auto of_gang = [](State& state) {
        state.turn.phase = Phase::gang;
        for (int patrol = 0; patrol < patrol_count; ++patrol)
            state.turn.dice[static_cast<std::size_t>(mover_of_patrol(patrol))] = 0;
    };
    State quiet = basis.state;
    of_gang(quiet);
    const Basis without(quiet, seat_);
    const std::vector<Plans> all = plans_of(without);
    std::vector<Line> lines;
    for (const Mover mover : {Mover::patrol_1, Mover::patrol_2})
        each_move(basis.state, mover, true, [&](const Move& move) {
            Simulator::Outcomes outcomes{{1, basis.state}};
            State& state = outcomes[0].state;
            simulator_.perform(state, move);
            simulator_.answer_frames(state);
            if (!state.over)
                of_gang(state);
            // Nobody can fire where a patrol stands (SG-5.11).
            double disturbs = 0;
            for (const Plans& plans : all)
                disturbs += std::ranges::any_of(plans, [&](const Plan& plan) { return plan.end == move.path.back(); })
                    ? 0.001
                    : 0;
            const Changes changes = changes_of(without, outcomes);
            lines.push_back({move, {outcomes.begin(), outcomes.end()}, leaf(without, changes[0]) - disturbs});
        });
    sort_by_estimate(lines);
    lines.resize(std::min(lines.size(), lines_again));
    for (Line& line : lines)
        if (!stop_.stop_requested())
            line.estimate = value_of(line.outcomes);
    sort_by_estimate(lines);
    return {lines.front().first, lines.front().estimate};
}

}
