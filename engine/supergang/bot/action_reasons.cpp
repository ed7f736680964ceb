// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/reasons.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/bot/candidates.hpp"
#include "engine/supergang/bot/choice.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/duel/duel_odds.hpp"

namespace backroom::supergang {

namespace {

/// Returns whether the gang may still get that many shops before a game of limited length ends: two in each of its
/// later turns, and one in the present turn if somebody of it can still move.
bool may_still_get(const State& state, Seat seat, int shops)
{
    if (state.options.length == 0)
        return true;
    const bool present = state.turn.seat == seat;
    const double later = turns_left(state, seat) - (present ? 1 : 0);
    return shops <= 2 * later + (present && any_can_move(state) ? 1 : 0);
}

}

void tell_district(const State& state, const ShopOwners& owners, Seat seat, Advice& advice)
{
    const Shop shop = advice.shop;
    advice.district = town.shops[shop].district;
    const auto& facts = town.districts[advice.district];
    const auto lacking = [&](Seat of) { return (facts.shop_set - state.gangs[of].owned).size(); };
    advice.missing = lacking(seat) - 1;
    if (advice.missing == 0) {
        advice.reason = Reason::completes_district;
        return;
    }
    for (Seat other = 0; other < state.gang_count(); ++other)
        if (other != seat && in_game(state, other) && lacking(other) <= 2
            && (owners.owner[shop] == other || lacking(other) < advice.missing)
            && may_still_get(state, other, lacking(other))) {
            advice.rival = other;
            advice.missing = lacking(other);
            advice.reason = Reason::blocks_rival;
            return;
        }
    const bool near = advice.missing <= 5 && may_still_get(state, seat, advice.missing);
    advice.reason = near ? Reason::nears_district : Reason::shop_income;
}

namespace {

struct Reasoner {
    const State& state;
    Seat seat;
    Advice& advice;
    ShopOwners owners{state};

    void operator()(const Roll&)
    {
        const bool due = !state.turn.collected && state.bank > 0 && income_of(state, seat) > 0;
        const bool comes = state.options.income == Income::automatic;
        is(!due ? Reason::nothing_before_throw : comes ? Reason::income_comes : Reason::income_can_wait);
    }
    void operator()(const BuyPolice&)
    {
        is(Reason::buys_police);
        advice.gain = police_price;
    }
    void operator()(const Collect&)
    {
        is(state.turn.phase == Phase::start ? Reason::safe_income : Reason::income_now);
        advice.gain = std::min<int>(income_of(state, seat), state.bank);
    }
    void operator()(const EndTurn&) { is(Reason::turn_is_over); }

    void operator()(const Coward&)
    {
        is(Reason::coward_attack);
        advice.gain = std::min<int>(coward_gain, state.bank);
        tell_sight();
    }
    void operator()(const Racket&)
    {
        is(Reason::rackets);
        tell_shop();
        advice.gain = income_of_racket;
        tell_sight();
    }
    void operator()(const BuyShop&)
    {
        tell_shop();
        advice.chance = 100;
        tell_district();
        advice.gain = advice.reason == Reason::shop_income ? income_of_shop : price(town.shops[advice.shop].kind);
    }
    void operator()(const StickUp& stick_up)
    {
        tell_shop();
        const Seat owner = owners.owner[advice.shop];
        if (stick_up.prize == Prize::money) {
            is(Reason::robs);
            const int value = price(town.shops[advice.shop].kind);
            advice.gain = std::min<int>(value, owner == nobody ? state.bank : state.gangs[owner].cash);
            advice.rival = owner;
        } else {
            tell_district();
            if (advice.reason == Reason::shop_income) {
                is(Reason::takes_over);
                advice.rival = owner;
            }
            advice.gain = income_of_shop;
        }
        tell_chance(stick_up);
    }
    void operator()(const Kill& kill)
    {
        advice.figure = figure_at(*kill.targets.begin());
        advice.rival = acts_for(state, advice.figure);
        is(kind_of(acting_place(state)) == PlaceKind::clinic ? Reason::finishes_off : Reason::thins_rival);
        if (advice.reason == Reason::finishes_off)
            advice.rival = advice.figure.seat;
        tell_chance(kill);
    }
    void operator()(const AttackPatrol& attack)
    {
        is(Reason::shakes_off_patrol);
        advice.figure = find_member(state, seat, attack.figure);
        advice.years = figure(state, advice.figure).record;
        tell_chance(attack);
    }
    void operator()(const Recruit& recruit)
    {
        is(Reason::recruits);
        tell_shop();
        advice.figure = {seat, recruit.who};
        advice.gain = owners.owner[advice.shop] == nobody ? recruit_price : 0;
        advice.rival = owners.owner[advice.shop] == seat ? nobody : owners.owner[advice.shop];
    }
    void operator()(const BuyPawns& buy)
    {
        is(Reason::stocks_pawns);
        advice.pawns = buy.pawns;
        advice.gain = income_of_pawn;
    }
    void operator()(const PlacePawn&)
    {
        is(Reason::traffic);
        advice.gain = income_of_pawn;
        tell_sight();
    }
    void operator()(const Vamp& vamp)
    {
        is(Reason::vamps);
        advice.figure = vamp.man;
        advice.rival = vamp.man.seat;
    }
    void operator()(const RemoveToken& remove)
    {
        is(Reason::frees_token);
        advice.shop = remove.shop;
    }

    void operator()(const GoQuietly&) { tell_arrest(Reason::goes_quietly, Rebel()); }
    void operator()(const Rebel& rebel) { tell_arrest(Reason::rebels, rebel); }
    void operator()(const TakeCustody& take)
    {
        is(Reason::takes_custody);
        advice.figure = take.figure;
    }

    void operator()(const NamePrice& named)
    {
        is(named.price ? Reason::names_price : Reason::refuses_recruit);
        advice.gain = named.price.value_or(0);
        advice.rival = top<Price>(state)->buyer;
        advice.figure = {advice.rival, top<Price>(state)->who};
    }
    void operator()(const Answer& answer)
    {
        if (const Price* asked = top<Price>(state)) {
            is(answer.accept ? Reason::worth_the_price : Reason::too_dear);
            advice.gain = *asked->price;
            advice.figure = {asked->buyer, asked->who};
            advice.rival = asked->owner;
            return;
        }
        const Trade& trade = *top<Trade>(state);
        is(answer.accept ? Reason::good_trade : Reason::bad_trade);
        advice.rival = trade.from;
        tell_trade(trade);
    }
    void operator()(const Offer& offer)
    {
        is(Reason::offers_trade);
        advice.rival = offer.to;
        tell_trade({seat, offer.to, offer.give, offer.take});
    }

    void operator()(const Shoot& shot)
    {
        const Duel& duel = *top<Duel>(state);
        const Side side = other(duel.shooting);
        const Targets& targets = duel.side(side);
        std::size_t nearest = 0;
        for (std::size_t at = 0; at < targets.size(); ++at)
            if (std::abs(place_on_plank(side, at) - shot.at.x) < std::abs(place_on_plank(side, nearest) - shot.at.x))
                nearest = at;
        is(shot.at.y > 0 ? Reason::shoots_to_injure : Reason::shoots_to_kill);
        advice.target = targets[nearest].kind;
        if (advice.target == TargetKind::gangster)
            advice.figure = targets[nearest].figure;
    }

    void operator()(const auto&) { }

    void is(Reason reason) { advice.reason = reason; }

    Place place() const { return acting_place(state); }
    void tell_shop() { advice.shop = shop_at(place()); }
    /// The chance that a crime here is seen: certain if a patrol is watching now, and only then; otherwise the chance
    /// that one comes by before the next turn.
    void tell_sight()
    {
        advice.chance = is_seen(state, place()) ? 100 : std::min(99, percent(chance_of_sight(state, seat, place())));
        for (const Patrol& patrol : state.patrols)
            advice.patrols += !peaceful(state) && patrol.in_play() ? 1 : 0;
    }
    void tell_chance(const Action& action)
    {
        const auto chance = advice.by_aim ? chance_to_lead(state, seat, action) : chance_by_dice(state, seat, action);
        advice.chance = percent(chance.value_or(0));
        if (advice.by_aim)
            advice.risk = percent(1 - chance_by_dice(state, seat, action).value_or(1));
    }

    void tell_district() { supergang::tell_district(state, owners, seat, advice); }

    void tell_trade(const Trade& trade)
    {
        const EvaluationWeights weights = settings_of(Level::boss).weights;
        const TradeGains gains = gains_of_trade(state, trade, weights);
        const double before = worth(state, seat, weights);
        advice.risk = percent(before / certainty);
        advice.chance = percent((before + (seat == trade.to ? gains.to : gains.from)) / certainty);
    }

    void tell_arrest(Reason reason, const Rebel& rebel)
    {
        const Arrest& arrest = *top<Arrest>(state);
        const Figure& one = figure(state, arrest.figure);
        is(reason);
        advice.figure = arrest.figure;
        advice.years = one.record + (arrest.custody ? 1 : 0);
        tell_chance(rebel);
    }
};

}

void tell_action(const State& state, Seat seat, const Action& action, Advice& advice)
{
    std::visit(Reasoner{state, seat, advice}, action);
}

}
