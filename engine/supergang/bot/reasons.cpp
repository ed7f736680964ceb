// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/reasons.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/bot/choice.hpp"
#include "engine/supergang/bot/patrol_reasons.hpp"
#include "engine/supergang/bot/reach.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/duel/duel_odds.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

int gain_of(double value)
{
    return std::max(0, static_cast<int>(value + 0.5));
}

class Reasoner {
public:
    Reasoner(const State& state, Seat seat, Advice& advice)
        : state_(state)
        , ledger_(state)
        , seat_(seat)
        , advice_(advice)
    {
    }

    void operator()(const Roll&) { is(Reason::nothing_before_throw); }
    void operator()(const BuyPolice&)
    {
        is(Reason::buys_police);
        advice_.gain = police_price;
    }
    void operator()(const Collect&)
    {
        is(state_.turn.phase == Phase::start ? Reason::safe_income : Reason::income_now);
        advice_.gain = std::min<int>(income_of(state_, seat_), state_.bank);
    }
    void operator()(const EndTurn&) { is(Reason::turn_is_over); }

    void operator()(const Coward&)
    {
        is(Reason::coward_attack);
        advice_.gain = std::min<int>(coward_gain, state_.bank);
        tell_sight();
    }
    void operator()(const Racket&)
    {
        is(Reason::rackets);
        tell_shop();
        advice_.gain = income_of_racket;
        tell_sight();
    }
    void operator()(const BuyShop&)
    {
        tell_shop();
        advice_.chance = 100;
        tell_district();
        advice_.gain = advice_.reason == Reason::shop_income ? income_of_shop : price(town.shops[advice_.shop].kind);
    }
    void operator()(const StickUp& stick_up)
    {
        tell_shop();
        const Seat owner = ledger_.owner[advice_.shop];
        if (stick_up.prize == Prize::money) {
            is(Reason::robs);
            const int value = price(town.shops[advice_.shop].kind);
            advice_.gain = std::min<int>(value, owner == nobody ? state_.bank : state_.gangs[owner].cash);
            advice_.rival = owner;
        } else {
            tell_district();
            if (advice_.reason == Reason::shop_income) {
                is(Reason::takes_over);
                advice_.rival = owner;
            }
            advice_.gain = income_of_shop;
        }
        tell_chance(stick_up);
    }
    void operator()(const Kill& kill)
    {
        advice_.figure = figure_at(*kill.targets.begin());
        advice_.rival = acts_for(state_, advice_.figure);
        is(kind_of(acting_place(state_)) == PlaceKind::clinic ? Reason::finishes_off : Reason::thins_rival);
        if (advice_.reason == Reason::finishes_off)
            advice_.rival = advice_.figure.seat;
        tell_chance(kill);
    }
    void operator()(const AttackPatrol& attack)
    {
        is(Reason::shakes_off_patrol);
        advice_.figure = find_member(state_, seat_, attack.figure);
        advice_.years = figure(state_, advice_.figure).record;
        tell_chance(attack);
    }
    void operator()(const Recruit& recruit)
    {
        is(Reason::recruits);
        tell_shop();
        advice_.figure = {seat_, recruit.who};
        advice_.gain = ledger_.owner[advice_.shop] == nobody ? recruit_price : 0;
        advice_.rival = ledger_.owner[advice_.shop] == seat_ ? nobody : ledger_.owner[advice_.shop];
    }
    void operator()(const BuyPawns& buy)
    {
        is(Reason::stocks_pawns);
        advice_.pawns = buy.pawns;
        advice_.gain = income_of_pawn;
    }
    void operator()(const PlacePawn&)
    {
        is(Reason::traffic);
        advice_.gain = income_of_pawn;
        tell_sight();
    }
    void operator()(const Vamp& vamp)
    {
        is(Reason::vamps);
        advice_.figure = vamp.man;
        advice_.rival = vamp.man.seat;
    }
    void operator()(const RemoveToken& remove)
    {
        is(Reason::frees_token);
        advice_.shop = remove.shop;
    }

    void operator()(const GoQuietly&) { tell_arrest(Reason::goes_quietly, Rebel()); }
    void operator()(const Rebel& rebel) { tell_arrest(Reason::rebels, rebel); }
    void operator()(const TakeCustody& take)
    {
        is(Reason::takes_custody);
        advice_.figure = take.figure;
    }

    void operator()(const NamePrice& named)
    {
        is(named.price ? Reason::names_price : Reason::refuses_recruit);
        advice_.gain = named.price.value_or(0);
        advice_.rival = top<Price>(state_)->buyer;
        advice_.figure = {advice_.rival, top<Price>(state_)->who};
    }
    void operator()(const Answer& answer)
    {
        if (const Price* asked = top<Price>(state_)) {
            is(answer.accept ? Reason::worth_the_price : Reason::too_dear);
            advice_.gain = *asked->price;
            advice_.figure = {asked->buyer, asked->who};
            advice_.rival = asked->owner;
            return;
        }
        const Trade& trade = *top<Trade>(state_);
        const double gain = gain_of_trade(state_, trade, seat_, manner_of(Level::boss).temper);
        is(answer.accept ? Reason::good_trade : Reason::bad_trade);
        advice_.gain = gain_of(answer.accept ? gain : -gain);
        advice_.rival = trade.from;
    }

    void operator()(const Shoot& shot)
    {
        const Duel& duel = *top<Duel>(state_);
        const Side side = other(duel.shooting);
        const Targets& targets = duel.side(side);
        std::size_t nearest = 0;
        for (std::size_t at = 0; at < targets.size(); ++at)
            if (std::abs(place_on_plank(side, at) - shot.at.x) < std::abs(place_on_plank(side, nearest) - shot.at.x))
                nearest = at;
        is(shot.at.y > 0 ? Reason::shoots_to_injure : Reason::shoots_to_kill);
        advice_.target = targets[nearest].kind;
        if (advice_.target == TargetKind::gangster)
            advice_.figure = targets[nearest].figure;
    }

    void operator()(const auto&) { }

private:
    void is(Reason reason) { advice_.reason = reason; }

    Place place() const { return acting_place(state_); }
    void tell_shop() { advice_.shop = shop_at(place()); }
    /// The chance that a crime here is seen: certain if a patrol is watching now, and only then; otherwise the chance
    /// that one comes by before the next turn.
    void tell_sight()
    {
        advice_.chance =
            is_seen(state_, place()) ? 100 : std::min(99, percent(chance_of_sight(state_, seat_, place())));
        for (const Patrol& patrol : state_.patrols)
            advice_.patrols += !peaceful(state_) && patrol.in_play() ? 1 : 0;
    }
    void tell_chance(const Action& action)
    {
        const auto chance =
            advice_.by_aim ? chance_to_lead(state_, seat_, action) : chance_by_dice(state_, seat_, action);
        advice_.chance = percent(chance.value_or(0));
    }

    /// Tells what owning the shop means for the districts of the own gang and of others.
    void tell_district()
    {
        const Shop shop = advice_.shop;
        advice_.district = town.shops[shop].district;
        const auto& facts = town.districts[advice_.district];
        const auto lacking = [&](Seat seat) { return (facts.shop_set - state_.gangs[seat].owned).size(); };
        advice_.missing = lacking(seat_) - 1;
        if (advice_.missing == 0) {
            is(Reason::completes_district);
            return;
        }
        for (Seat seat = 0; seat < state_.gang_count(); ++seat)
            if (seat != seat_ && in_game(state_, seat) && lacking(seat) <= 2
                && (ledger_.owner[shop] == seat || lacking(seat) < advice_.missing)) {
                advice_.rival = seat;
                advice_.missing = lacking(seat);
                is(Reason::blocks_rival);
                return;
            }
        is(advice_.missing <= 5 ? Reason::nears_district : Reason::shop_income);
    }

    void tell_arrest(Reason reason, const Rebel& rebel)
    {
        const Arrest& arrest = *top<Arrest>(state_);
        const Figure& one = figure(state_, arrest.figure);
        is(reason);
        advice_.figure = arrest.figure;
        advice_.years = one.record + (arrest.custody ? 1 : 0);
        tell_chance(rebel);
    }

    const State& state_;
    ShopOwners ledger_;
    Seat seat_;
    Advice& advice_;
};

/// Describes the place of a gangster who stays there or is done.
void tell_place(const State& before, const State& state, FigureId id, bool moved, Advice& advice)
{
    const Figure& one = figure(state, id);
    const Figure& earlier = figure(before, id);
    advice.figure = id;
    int watching = 0;
    for (const Patrol& patrol : state.patrols)
        watching += !peaceful(state) && sees(patrol, one.place) ? 1 : 0;
    if (watching > 0) {
        advice.reason = Reason::seen_here;
        advice.patrols = watching;
        advice.years = 1;
        return;
    }
    if (!moved) {
        advice.reason = Reason::enough_done;
        return;
    }
    const double there = chance_of_arrest(state, id.seat, one.place);
    const double here = chance_of_arrest(before, id.seat, earlier.place);
    if (earlier.record > 0 && there + 0.1 < here) {
        advice.reason = Reason::out_of_reach;
        advice.chance = percent(there);
        advice.risk = percent(here);
        return;
    }
    const ShopOwners ledger(state);
    const EvaluationWeights temper = manner_of(Level::boss).temper;
    const Reach& reach = reach_of(WalkerKind::gangster, one.place, one.behind);
    double best = 0;
    for (Shop shop = 0; shop < shop_count; ++shop) {
        const int faces = faces_to(reach, place_of(shop));
        if (faces == 0 || ledger.owner[shop] == id.seat)
            continue;
        const double value = faces * shop_worth(state, ledger, id.seat, shop, temper);
        if (value > best) {
            best = value;
            advice.shop = shop;
            advice.faces = faces;
        }
    }
    advice.reason = best > 0 ? Reason::nears_shop : Reason::keeps_moving;
}

}

Advice make_advice(Search& search, const Action& action, Duels duels)
{
    const State before = search.start();
    const Seat seat = search.seat();
    Advice advice;
    advice.action = action;
    advice.by_aim = duels == Duels::aim;
    const auto* move = std::get_if<Move>(&action);
    if (!move) {
        const auto* done = std::get_if<Done>(&action);
        if (done && is_patrol(done->figure))
            advice.reason = Reason::leaves_free;
        else if (done)
            tell_place(before, before, {seat, static_cast<Character>(done->figure)}, false, advice);
        else
            std::visit(Reasoner(before, seat, advice), action);
        return advice;
    }
    State after = before;
    Events events;
    apply(after, seat, action, events);
    if (is_patrol(move->figure)) {
        tell_patrol(before, after, seat, *move, advice);
        return advice;
    }
    const FigureId id{seat, static_cast<Character>(move->figure)};
    search.look_from(after, seat);
    const Action next = search.best_step().action;
    if (std::holds_alternative<Done>(next))
        tell_place(before, after, id, true, advice);
    else
        std::visit(Reasoner(after, seat, advice), next);
    return advice;
}

std::optional<Advice> advise(const View& view, const BotContext& mind)
{
    const BotContext boss{Level::boss, mind.seed, mind.stop};
    const Action action = decide(view, boss);
    Search search(view, boss, manner_of(Level::boss));
    return make_advice(search, action, view.open.options.duels);
}

}
