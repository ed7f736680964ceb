// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/reasons.hpp"

#include "engine/supergang/bot/reach.hpp"
#include "engine/supergang/bot/search.hpp"
#include "engine/supergang/lookup.hpp"

namespace backroom::supergang {

namespace {

/// Sets the shop to which the next throw may lead, and its purpose.
void tell_next_shop(const State& state, const Figure& one, Advice& advice)
{
    const Seat seat = advice.figure.seat;
    const ShopOwners owners(state);
    const EvaluationWeights weights = settings_of(Level::boss).weights;
    const Reach& reach = reach_of(WalkerKind::gangster, one.place, one.behind);
    double best = 0;
    for (Shop shop = 0; shop < shop_count; ++shop) {
        const int faces = faces_to(reach, place_of(shop));
        if (faces == 0 || owners.owner[shop] == seat)
            continue;
        const double value = faces * shop_worth(state, owners, seat, shop, weights);
        if (value > best) {
            best = value;
            advice.shop = shop;
            advice.faces = faces;
        }
    }
    advice.reason = best > 0 ? Reason::nears_shop : Reason::keeps_moving;
    if (best <= 0)
        return;
    Advice of_shop;
    of_shop.shop = advice.shop;
    tell_district(state, owners, seat, of_shop);
    constexpr int few = 3;
    if (of_shop.reason == Reason::blocks_rival)
        advice.reason = Reason::prepares_block;
    else if (of_shop.reason != Reason::shop_income && of_shop.missing <= few)
        advice.reason = Reason::prepares_district;
    else
        return;
    advice.district = of_shop.district;
    advice.missing = of_shop.missing;
    advice.rival = of_shop.rival;
}

}

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
    tell_next_shop(state, one, advice);
}

}
