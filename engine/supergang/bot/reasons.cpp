// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/reasons.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/bot/choice.hpp"
#include "engine/supergang/bot/forecast.hpp"
#include "engine/supergang/lookup.hpp"

namespace backroom::supergang {

namespace {

/// Returns whether the action only enables another one, whose reason then applies to it.
bool only_prepares(const Action& action)
{
    return holds_one_of<Collect, RemoveToken>(action);
}

/// Adds the boss's next actions at the same stop to the advice. Returns the last action of the plan and sets the start
/// state of the search to the state before it.
Action follow_plan(Search& search, const Action& first, Advice& advice)
{
    Action last = first;
    while (advice.then.size() < static_cast<std::size_t>(most_planned) && !is_fight(last)) {
        State next = search.start();
        const Seat seat = search.seat();
        Events events;
        apply(next, seat, last, events);
        if (next.over || !next.frames.empty() || !next.turn.active)
            break;
        const PublicState before = search.start();
        search.look_from(next, seat);
        const Action action = search.best_step().action;
        if (std::holds_alternative<Done>(action)) {
            search.look_from(before, seat);
            break;
        }
        advice.then.push_back(action);
        last = action;
    }
    return last;
}

/// Returns whether anything is left to move or to do in the turn.
bool any_step(const PublicState& open)
{
    return open.turn.active || open.turn.phase == Phase::police || any_can_move(open);
}

/// Sets the reason for one action in `state`. If a move led there, `before` is the state before it.
void tell(const State& before, const State& state, Seat seat, const Action& action, Advice& advice)
{
    const auto* move = std::get_if<Move>(&action);
    const auto* done = std::get_if<Done>(&action);
    if (move) {
        State after = state;
        Events events;
        apply(after, seat, action, events);
        if (is_patrol(move->figure))
            tell_patrol(before, after, seat, *move, advice);
        else
            tell_place(before, after, {seat, static_cast<Character>(move->figure)}, true, advice);
    } else if (done && is_patrol(done->figure)) {
        advice.reason = Reason::leaves_free;
    } else if (done) {
        tell_place(before, before, {seat, static_cast<Character>(done->figure)}, false, advice);
    } else {
        tell_action(state, seat, action, advice);
    }
}

/// Returns the first dead gangster of the gang who could be replaced by a living one.
std::optional<Advice::Loss> loss_of(const State& state, Seat seat)
{
    const Gang& gang = state.gangs[seat];
    const auto alive = [](const Figure& one) { return one.state != FigureState::graveyard; };
    if (std::ranges::none_of(gang.figures, alive))
        return {};
    for (const Character who : all_characters) {
        if (alive(figure(state, {seat, who})))
            continue;
        bool for_money = false;
        for (Shop shop = 0; shop < shop_count; ++shop) {
            if (!recruits(town.shops[shop].kind, who))
                continue;
            if (gang.owned.contains(shop))
                return Advice::Loss{who, true};
            for_money = for_money || (gang.cash >= recruit_price && owner_of(state, shop) == nobody);
        }
        if (for_money)
            return Advice::Loss{who, false};
    }
    return {};
}

/// In the last turn, future income is not a reason: only the total counts.
void tell_total(const State& state, Seat seat, const Action& action, Advice& advice)
{
    if (advice.reason == Reason::takes_over) {
        advice.gain = price(town.shops[advice.shop].kind) + income_of_shop;
        return;
    }
    if (holds_one_of<Move, Done>(action) || is_fight(action))
        return;
    State after = state;
    Events events;
    apply(after, seat, action, events);
    if (after.over || !after.frames.empty())
        return;
    const int gain = Forecast(after).totals[seat] - Forecast(state).totals[seat];
    if (gain <= 0)
        return;
    advice.reason = Reason::adds_to_total;
    advice.gain = gain;
}

/// Sets the effect of a plan on a rival's near win. `last` is the end of the plan, in the start state of the search.
void tell_threat(Search& search, const State& before, const Action& last, Advice& advice)
{
    constexpr double near = 0.15;
    constexpr double less = 0.1;
    const ShopOwners owners(before);
    double most = less;
    for (Seat rival = 0; rival < before.gang_count(); ++rival) {
        if (rival == search.seat() || !in_game(before, rival) || turns_left(before, rival) <= 0)
            continue;
        District district = 0;
        const double chance = chance_of_district(before, owners, rival, district);
        if (chance < near)
            continue;
        const double after = search.expect(last, [&](const State& state) {
            District any = 0;
            if (state.over)
                return state.winners.contains(rival) ? 1.0 : 0.0;
            return chance_of_district(state, ShopOwners(state), rival, any);
        });
        if (chance - after < most)
            continue;
        most = chance - after;
        advice.threat = {rival, district, percent(chance), percent(after), is_fight(last)};
    }
}

}

Advice make_advice(Search& search, const Action& action, Duels duels)
{
    const State before = search.start();
    const Seat seat = search.seat();
    Advice advice;
    advice.action = action;
    advice.by_aim = duels == Duels::aim;
    const bool own = before.turn.seat == seat && before.frames.empty() && before.turn.phase != Phase::start;
    const bool last_turn = own && last_round(before) && any_step(before);
    if (last_turn)
        advice.chance_at_end = percent(search.best_step().value / certainty);
    const Action last = own ? follow_plan(search, action, advice) : action;
    if (!top<Duel>(before))
        tell_threat(search, before, last, advice);
    State state = before;
    const Action* explained = &action;
    std::size_t at = 0;
    Events events;
    while (at < advice.then.size() && (std::holds_alternative<Move>(*explained) || only_prepares(*explained))) {
        apply(state, seat, *explained, events);
        explained = &advice.then[at++];
    }
    tell(before, state, seat, *explained, advice);
    if (last_turn)
        tell_total(state, seat, *explained, advice);
    const auto* move = std::get_if<Move>(&action);
    const bool sets_out = std::holds_alternative<Roll>(action) || (move && !is_patrol(move->figure));
    if (sets_out && !last_turn && advice.reason != Reason::recruits)
        advice.loss = loss_of(before, seat);
    return advice;
}

std::optional<Advice> advise(const View& view, const BotContext& context)
{
    return advise_on(view, context, decide(view, {Level::boss, context.seed, context.stop}));
}

std::optional<Advice> advise_among(const View& view, const BotContext& context, const std::vector<int>& levels)
{
    const Action action = decide(view, {Level::boss, context.seed, context.stop});
    const auto* offer = std::get_if<Offer>(&action);
    const int level = offer != nullptr && offer->to < levels.size() ? levels[offer->to] : 0;
    if (level <= 0
        || !objection_to(view.open, {view.seat, offer->to, offer->give, offer->take}, static_cast<Level>(level)))
        return advise_on(view, context, action);
    // Computer players offer once a turn, so that this makes the search go on without an offer.
    View without = view;
    without.open.turn.offered.insert(offer->to);
    return advise_on(view, context, decide(without, {Level::boss, context.seed, context.stop}));
}

Advice advise_on(const View& view, const BotContext& context, const Action& action)
{
    const BotContext boss{Level::boss, context.seed, context.stop};
    Search search(view, boss, settings_of(Level::boss));
    return make_advice(search, action, view.open.options.duels);
}

}
