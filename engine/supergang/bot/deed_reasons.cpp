// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/deed_reasons.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/bot/choice.hpp"
#include "engine/supergang/bot/patrol_reasons.hpp"
#include "engine/supergang/check.hpp"
#include "engine/supergang/duel/duel_odds.hpp"

namespace backroom::supergang {

void tell_district(const State& state, const ShopOwners& ledger, Seat seat, Advice& advice)
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
            && (ledger.owner[shop] == other || lacking(other) < advice.missing)) {
            advice.rival = other;
            advice.missing = lacking(other);
            advice.reason = Reason::blocks_rival;
            return;
        }
    advice.reason = advice.missing <= 5 ? Reason::nears_district : Reason::shop_income;
}

namespace {

class Reasoner {
public:
    Reasoner(const State& state, Seat seat, Advice& advice)
        : state_(state)
        , ledger_(state)
        , seat_(seat)
        , advice_(advice)
    {
    }

    void operator()(const Roll&)
    {
        const bool due = !state_.turn.collected && state_.bank > 0 && income_of(state_, seat_) > 0;
        const bool comes = state_.options.income == Income::automatic;
        is(!due ? Reason::nothing_before_throw : comes ? Reason::income_comes : Reason::income_can_wait);
    }
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
        is(answer.accept ? Reason::good_trade : Reason::bad_trade);
        advice_.rival = trade.from;
        tell_trade(trade);
    }
    void operator()(const Offer& offer)
    {
        is(Reason::offers_trade);
        advice_.rival = offer.to;
        tell_trade({seat_, offer.to, offer.give, offer.take});
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
    /// Sets the chance that a crime here is seen: 100 only if a patrol is watching now, otherwise the chance that one
    /// comes by before the next turn.
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

    void tell_district() { supergang::tell_district(state_, ledger_, seat_, advice_); }

    void tell_trade(const Trade& trade)
    {
        const EvaluationWeights temper = manner_of(Level::boss).temper;
        const TradeGains gains = gains_of_trade(state_, trade, temper);
        const double before = worth(state_, seat_, temper);
        advice_.risk = percent(before / certainty);
        advice_.chance = percent((before + (seat_ == trade.to ? gains.to : gains.from)) / certainty);
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

}

void tell_deed(const State& state, Seat seat, const Action& action, Advice& advice)
{
    std::visit(Reasoner(state, seat, advice), action);
}

}
