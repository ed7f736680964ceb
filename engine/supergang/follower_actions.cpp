// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Public consequences of actions and trades.
#include "engine/supergang/follower.hpp"

#include <algorithm>

namespace backroom::supergang {

void Follower::operator()(const Committed& committed) const
{
    std::uint8_t& times = figure(open, committed.figure).crimes[static_cast<std::size_t>(committed.crime)];
    times = static_cast<std::uint8_t>(std::min(times + committed.times, 0xFF));
    if (committed.crime == Crime::traffic)
        actions_of(committed.figure).trafficked = true;
}

void Follower::operator()(const Witnessed& witnessed) const
{
    Figure& gangster = figure(open, witnessed.figure);
    gangster.crimes[static_cast<std::size_t>(witnessed.crime)] = 0;
    gangster.record = static_cast<std::uint16_t>(std::min(gangster.record + witnessed.years, 0xFFFF));
}

void Follower::operator()(const Racketed& racketed) const
{
    acting().rackets.insert(racketed.shop);
    actions_of(racketed.figure).add(ActionKind::racket);
}

void Follower::operator()(const Bought& bought) const
{
    for (Gang& gang : open.gangs)
        gang.rackets.erase(bought.shop);
    acting().owned.insert(bought.shop);
    actions_of(bought.figure).add(ActionKind::purchase);
}

void Follower::operator()(const StuckUp& stuck_up) const
{
    for (const std::uint8_t member : stuck_up.by)
        turn().actions[member].robbed = stuck_up.shop;
    turn().robbed.insert(stuck_up.shop);
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        if (seat != stuck_up.seat) {
            open.gangs[seat].rackets.erase(stuck_up.shop);
            if (stuck_up.prize == Prize::ownership)
                open.gangs[seat].owned.erase(stuck_up.shop);
        }
    if (stuck_up.prize == Prize::ownership)
        open.gangs[stuck_up.seat].owned.insert(stuck_up.shop);
}

void Follower::operator()(const PriceAsked& asked) const
{
    open.frames.push_back(asked.question);
    turn().of(asked.question.figure).add(ActionKind::recruiting);
}

void Follower::operator()(const Recruited& recruited) const
{
    if (top<Price>(open))
        open.frames.pop_back();
    turn().of(recruited.by).add(ActionKind::recruiting);
    turn().of(member_of(recruited.figure.character)) = {};
    figure(open, recruited.figure) = Figure();
    figure(open, recruited.figure).place = place_of(recruited.shop);
    for (Gang& gang : open.gangs)
        if (gang.last_vamped == recruited.figure)
            gang.last_vamped = {};
}

void Follower::operator()(const PawnsBought& bought) const
{
    Gang& gang = open.gangs[bought.seat];
    gang.stored = static_cast<std::uint8_t>(gang.stored + bought.pawns);
    MemberActions& actions = actions_of({bought.seat, Character::dealer});
    actions.pawns_bought = static_cast<std::uint8_t>(actions.pawns_bought + bought.pawns);
    actions.acted = true;
}

void Follower::operator()(const PawnPlaced& placed) const
{
    Gang& gang = open.gangs[placed.seat];
    gang.stored = static_cast<std::uint8_t>(gang.stored - 1);
    gang.pawns.insert(placed.section);
    actions_of({placed.seat, Character::dealer}).acted = true;
}

void Follower::operator()(const PawnTurned& turned) const
{
    open.gangs[turned.from].pawns.erase(turned.section);
    if (turned.to != nobody)
        open.gangs[turned.to].pawns.insert(turned.section);
}

void Follower::operator()(const TokenRemoved& removed) const
{
    open.gangs[removed.seat].owned.erase(removed.shop);
    open.gangs[removed.seat].rackets.erase(removed.shop);
}

void Follower::operator()(const Vamped& vamped) const
{
    Figure& man = figure(open, vamped.man);
    man.vamped_by = vamped.by;
    man.vamped_turns = turns_of_vamped;
    open.gangs[vamped.by].last_vamped = vamped.man;
    turn().vamped = true;
    turn().of(Member::vamped) = {};
    turn().of(Member::vamp).add(ActionKind::vamping);
}

void Follower::operator()(const Traded& traded) const
{
    const Trade& trade = traded.trade;
    open.frames.pop_back();
    hand_over(trade.from, trade.to, trade.give);
    hand_over(trade.to, trade.from, trade.take);
    take_over(trade.to, trade.give);
    take_over(trade.from, trade.take);
}

void Follower::hand_over(Seat from, Seat to, const Bundle& bundle) const
{
    Gang& giver = open.gangs[from];
    pay(from, to, bundle.cash);
    giver.stored = static_cast<std::uint8_t>(giver.stored - bundle.pawns);
    giver.owned = giver.owned - bundle.shops;
}

void Follower::take_over(Seat to, const Bundle& bundle) const
{
    Gang& taker = open.gangs[to];
    taker.stored = static_cast<std::uint8_t>(taker.stored + bundle.pawns);
    taker.owned = taker.owned | bundle.shops;
}

}
