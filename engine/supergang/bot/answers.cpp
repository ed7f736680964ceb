// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/choice.hpp"

#include "engine/supergang/check.hpp"

#include <algorithm>

namespace backroom::supergang {

/// SG-9.5
Action answer_arrest(Search& search, const Arrest& arrest)
{
    const PublicState& open = search.start();
    const Member leader = member_of(open, arrest.figure);
    Members others = members_at(open, search.seat(), figure(open, arrest.figure).place);
    others.erase(index_of(leader));
    Prospect best{GoQuietly(), search.value_after(GoQuietly())};
    for (unsigned bits = 0; bits < 1u << member_count; ++bits) {
        Members with;
        unsigned made = 0;
        for (const std::uint8_t member : others)
            if ((bits >> member & 1u) != 0) {
                with.insert(member);
                made |= 1u << member;
            }
        if (made != bits)
            continue;
        const double value = search.value_after(Rebel{with});
        if (value > best.value)
            best = {Rebel{with}, value};
    }
    return best.action;
}

namespace {

/// Returns the highest price that a recruit is worth to the buyer.
int worth_of_recruit(const PublicState& open, const Price& price)
{
    const double turns = std::min(10.0, turns_left(open, price.buyer) - 1);
    const auto& figures = open.gangs[price.buyer].figures;
    const auto alive =
        std::ranges::count_if(figures, [](const Figure& one) { return one.state != FigureState::graveyard; });
    return static_cast<int>(12 * turns) + (alive == 1 ? 60 : 20);
}

}

/// SG-5.12: names the price that the buyer is likely to pay. The buyer decides by the search.
Action answer_price(Search& search, const Price& price)
{
    const PublicState& open = search.start();
    if (price.price) {
        if (check(open, search.seat(), Answer{true}))
            return Answer{false};
        return Answer{search.value_after(Answer{true}) > search.value_after(Answer{false})};
    }
    const int most = std::min<int>(open.gangs[price.buyer].cash, 3 * worth_of_recruit(open, price) / 4);
    const int named = most / 5 * 5;
    // The recruit makes the buyer stronger, so a low price is not worth it.
    if (named < recruit_price)
        return NamePrice();
    return NamePrice{static_cast<std::int16_t>(named)};
}

/// SG-10.4
Action answer_trade(Search& search, const Trade& trade)
{
    return Answer{
        accepts_trade(gains_of_trade(search.start(), trade, search.settings().weights), search.settings().weights)};
}

/// SG-10.3
Action answer_custody(Search& search, const Custody& custody)
{
    const PublicState& open = search.start();
    Prospect best{Done{mover_of_patrol(custody.patrol)}, search.value_now()};
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        for (const Character character : all_characters)
            if (const TakeCustody take{{seat, character}}; !check(open, search.seat(), take)) {
                const double value = search.value_after(take);
                if (value > best.value)
                    best = {take, value};
            }
    return best.action;
}

bool wants_police(const PublicState& open, Seat seat)
{
    const Gang& gang = open.gangs[seat];
    if (open.options.police_player || open.police_owner != nobody || gang.cash < police_price)
        return false;
    // In a game of limited length the money would reduce the final score.
    return open.options.length == 0 && gang.cash >= police_price + 200;
}

bool collects_early(const PublicState& open, Seat seat)
{
    return police_mover(open) != seat && !peaceful(open) && income_of(open, seat) > 0;
}

}
