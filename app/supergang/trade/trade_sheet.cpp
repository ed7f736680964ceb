// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/trade/trade_sheet.hpp"

#include "app/supergang/pictures.hpp"
#include "app/supergang/words/question_wording.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace supergang_table {

using backroom::nobody;
using backroom::Seat;

namespace {

/// Limits the bundle to what the gang has.
void bound(rules::Bundle& bundle, const rules::Gang& gang)
{
    bundle.cash = std::min(bundle.cash, gang.cash);
    bundle.pawns = std::min(bundle.pawns, gang.stored);
    bundle.shops = bundle.shops & gang.owned;
}

}

TradeSheet::TradeSheet(Act act, Sentence sentence, QObject* parent)
    : QObject(parent)
    , act_(std::move(act))
    , sentence_(std::move(sentence))
{
}

void TradeSheet::show(const Scene& scene, const Seated& seated)
{
    open_ = scene.open;
    names_ = seated.names;
    marks_ = seated.marks;
    alone_ = seated.alone;
    seat_ = scene.deciding() ? rules::decider(open_) : nobody;
    const bool was_asked = asked_;
    const bool was_shown = shown();
    const bool could_open = can_open_;
    const auto* trade = seat_ == nobody ? nullptr : rules::top<rules::Trade>(open_);
    asked_ = trade != nullptr;
    const bool may_offer = mayOffer();
    can_open_ = may_offer && anything_to_trade(open_, seat_);
    const QString why_not = may_offer && !can_open_ ? QuestionWording::nothingToTrade() : QString();
    const bool other_reason = std::exchange(why_not_open_, why_not) != why_not;
    if (asked_ && (!was_asked || draft_ != *trade))
        ++number_;
    if (asked_)
        draft_ = *trade;
    if (composing_ && (!can_open_ || draft_.from != seat_ || !rules::in_game(open_, draft_.to)))
        composing_ = false;
    if (shown() || was_shown || could_open != can_open_ || other_reason)
        compose();
}

bool TradeSheet::mayOffer() const
{
    return seat_ != nobody && open_.frames.empty() && open_.turn.phase != rules::Phase::police
        && rules::next_gang(open_, seat_) != seat_;
}

bool anything_to_trade(const rules::PublicState& open, Seat of)
{
    if (of >= open.gang_count())
        return false;
    const auto wares = [](const rules::Gang& gang) { return gang.stored > 0 || !gang.owned.empty(); };
    const rules::Gang& own = open.gangs[of];
    for (Seat seat = 0; seat < open.gang_count(); ++seat) {
        const rules::Gang& other = open.gangs[seat];
        if (seat != of && rules::in_game(open, seat)
            && (wares(own) ? wares(other) || other.cash > 0 : wares(other) && own.cash > 0))
            return true;
    }
    return false;
}

void TradeSheet::compose()
{
    partners_.clear();
    partner_seats_.clear();
    changes_.clear();
    refusal_.clear();
    rule_.clear();
    if (!shown()) {
        sides_ = {};
        emit changed();
        return;
    }
    name_ = names_.value(seat_);
    mark_ = marks_.value(seat_);
    const QString from = names_.value(draft_.from);
    title_ = asked_ ? QuestionWording::offers(from) : QuestionWording::aTrade();
    text_ = asked_ && !alone_ ? QuestionWording::mouseGoesTo(name_) : QuestionWording::takeItOrLeaveIt();
    rules::PublicState after = open_;
    if (asked_) {
        after = accepted();
    } else {
        bound(draft_.give, open_.gangs[draft_.from]);
        bound(draft_.take, open_.gangs[draft_.to]);
        for (Seat seat = 0; seat < open_.gang_count(); ++seat) {
            if (seat == draft_.from || !rules::in_game(open_, seat))
                continue;
            partners_ += QVariant::fromValue(
                PersonChoice{pictures::disc(marks_.value(seat)), names_.value(seat), seat == draft_.to, true});
            partner_seats_.push_back(seat);
        }
        if (const auto refusal = rules::check(open_, seat_, rules::Offer{draft_.to, draft_.give, draft_.take})) {
            refusal_ = sentence_(*refusal);
            rule_ = QString::fromUtf8(refusal->rule);
            after = laidOut();
        } else {
            after = accepted();
        }
    }
    sides_ = {sideOf(Give, after), sideOf(Take, after)};
    changes_ = changesTo(after);
    emit changed();
}

SuperGangSide TradeSheet::sideOf(Side which, const rules::PublicState& after)
{
    const Seat seat = giver(which);
    const rules::Bundle& gives = bundle(which);
    const rules::Gang& gang = open_.gangs[seat];
    SuperGangSide side;
    side.name = names_.value(seat);
    side.mark = marks_.value(seat);
    side.title = QuestionWording::gives(side.name);
    side.cash = gives.cash;
    side.most_cash = gang.cash;
    side.pawns = gives.pawns;
    side.most_pawns = gang.stored;
    side.pawn_picture = QStringLiteral("tokens/traffic-") + SeatStyle::file(side.mark);
    side.nothing = gives.nothing();
    const rules::ShopSet shops = asked_ ? gives.shops : gang.owned;
    for (const rules::DistrictFacts& district : rules::town.districts)
        for (const rules::Shop shop : district.shops)
            if (shops.contains(shop))
                side.shops += QVariant::fromValue(TradeShop{shop, names::shop(shop), QuestionWording::ware(shop),
                    pictures::district(rules::town.shops[shop].district), pictures::badge(rules::town.shops[shop].kind),
                    gives.shops.contains(shop)});
    side.cash_before = gang.cash;
    side.cash_after = after.gangs[seat].cash;
    side.income_before = rules::income_of(open_, seat);
    side.income_after = rules::income_of(after, seat);
    return side;
}

QVariantList TradeSheet::changesTo(const rules::PublicState& after) const
{
    QVariantList changes;
    for (rules::District district = 0; district < rules::district_count; ++district) {
        const rules::DistrictFacts& facts = rules::town.districts[district];
        for (const Seat seat : {draft_.from, draft_.to}) {
            const int before = (open_.gangs[seat].owned & facts.shop_set).size();
            const int now = (after.gangs[seat].owned & facts.shop_set).size();
            if (before == now)
                continue;
            const int all = facts.shop_set.size();
            const bool wins = after.over && after.winners.contains(seat) && now == all;
            QString text = QuestionWording::districtChange(district, names_.value(seat), before, now, all);
            if (wins)
                text += QStringLiteral(" · ") + QuestionWording::winsWith(names_.value(seat));
            changes += QVariant::fromValue(SuperGangChange{pictures::district(district), text, wins});
        }
    }
    return changes;
}

rules::PublicState TradeSheet::accepted() const
{
    // The random generator does not matter, as a trade throws no dice.
    auto state = std::make_unique<rules::State>();
    static_cast<rules::PublicState&>(*state) = open_;
    auto events = std::make_unique<rules::Events>();
    if (composing_)
        rules::apply(*state, draft_.from, rules::Offer{draft_.to, draft_.give, draft_.take}, *events);
    rules::apply(*state, draft_.to, rules::Answer{true}, *events);
    return *state;
}

rules::PublicState TradeSheet::laidOut() const
{
    const auto has_tokens = [this](Seat to, const rules::Bundle& gets, const rules::Bundle& gives) {
        return gets.shops.size() - gives.shops.size() <= open_.gangs[to].tokens();
    };
    rules::PublicState after = open_;
    if (!has_tokens(draft_.to, draft_.give, draft_.take) || !has_tokens(draft_.from, draft_.take, draft_.give))
        return after;
    after.frames.push_back(draft_);
    rules::follow(after, rules::Traded{draft_});
    return after;
}

void TradeSheet::open()
{
    if (!can_open_ || shown())
        return;
    const bool again = partner_turn_ == turnNow() && partner_ != seat_ && rules::in_game(open_, partner_);
    draft_ = {seat_, again ? partner_ : rules::next_gang(open_, seat_), {}, {}};
    composing_ = true;
    ++number_;
    compose();
}

void TradeSheet::lay(const rules::Offer& offer)
{
    draft_ = {seat_, offer.to, offer.give, offer.take};
    composing_ = true;
    ++number_;
    compose();
}

void TradeSheet::choosePartner(int partner)
{
    if (partner < 0 || partner >= partners_.size())
        return;
    const Seat seat = partner_seats_[static_cast<std::size_t>(partner)];
    partner_ = seat;
    partner_turn_ = turnNow();
    if (seat == draft_.to)
        return;
    draft_.to = seat;
    draft_.take = {};
    compose();
}

void TradeSheet::setCash(Side side, int cash)
{
    if (!composing_)
        return;
    bundle(side).cash = static_cast<std::int16_t>(std::clamp(cash, 0, int{open_.gangs[giver(side)].cash}));
    compose();
}

void TradeSheet::setPawns(Side side, int pawns)
{
    if (!composing_)
        return;
    bundle(side).pawns = static_cast<std::uint8_t>(std::clamp(pawns, 0, int{open_.gangs[giver(side)].stored}));
    compose();
}

void TradeSheet::toggleShop(Side side, int shop)
{
    if (!composing_ || shop < 0 || shop >= rules::shop_count)
        return;
    const auto one = static_cast<rules::Shop>(shop);
    rules::ShopSet& shops = bundle(side).shops;
    if (shops.contains(one))
        shops.erase(one);
    else if (open_.gangs[giver(side)].owned.contains(one))
        shops.insert(one);
    compose();
}

void TradeSheet::offer()
{
    if (!canOffer())
        return;
    const rules::Action action = rules::Offer{draft_.to, draft_.give, draft_.take};
    composing_ = false;
    compose();
    act_(action);
}

void TradeSheet::cancel()
{
    if (!composing_)
        return;
    composing_ = false;
    compose();
}

void TradeSheet::answer(bool accept)
{
    if (asked_)
        act_(rules::Answer{accept});
}

}
