// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/bot.hpp"

#include "engine/supergang/bot/choice.hpp"

namespace backroom::supergang {

namespace {

Action begin_turn(Search& search)
{
    const State& state = search.start();
    if (wants_police(state, search.seat()))
        return BuyPolice();
    if (!state.turn.collected && collects_early(state, search.seat()))
        return Collect();
    if (const std::optional<Offer> offer = best_offer(search))
        return *offer;
    return Roll();
}

Action in_turn(Search& search)
{
    const State& state = search.start();
    if (state.turn.phase == Phase::start)
        return begin_turn(search);
    if (state.turn.active || state.turn.phase == Phase::police || any_can_move(state))
        return search.best_step().action;
    if (!state.turn.collected)
        return Collect();
    return EndTurn();
}

}

Action decide_by(Search& search)
{
    const PublicState& open = search.start();
    if (const Arrest* arrest = top<Arrest>(open))
        return answer_arrest(search, *arrest);
    if (const Price* price = top<Price>(open))
        return answer_price(search, *price);
    if (const Trade* trade = top<Trade>(open))
        return answer_trade(search, *trade);
    if (const Custody* custody = top<Custody>(open))
        return answer_custody(search, *custody);
    return in_turn(search);
}

Action decide_as(const View& view, const BotContext& context, const LevelSettings& settings)
{
    if (const Duel* duel = top<Duel>(view.open)) {
        Random random(context.seed);
        return aim(view.open, *duel, context.level, random);
    }
    Search search(view, context, settings);
    return decide_by(search);
}

Action decide(const View& view, const BotContext& context)
{
    return decide_as(view, context, settings_of(context.level));
}

}
