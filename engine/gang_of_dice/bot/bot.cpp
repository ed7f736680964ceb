// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/bot.hpp"

#include "engine/gang_of_dice/bot/reasons.hpp"
#include "engine/gang_of_dice/bot/rookie.hpp"
#include "engine/gang_of_dice/bot/turn.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

Action any_legal_action(const View& view)
{
    if (view.open.phase == Phase::taking)
        return Take{1};
    return Stop();
}

const Faces& showing_to(const View& view)
{
    return view.open.shown[view.seat];
}

int rerolls_left(const View& view)
{
    return rolls_a_turn - view.open.roll;
}

Action play(const View& view, Foresight foresight, const std::stop_token& stop)
{
    const Situation situation = situation_of(view);
    const auto reach = Reach::of(situation.warning, stop);
    if (!reach)
        return any_legal_action(view);
    if (view.open.phase == Phase::taking)
        return Take{static_cast<std::uint8_t>(best_take(situation, *reach, foresight, stop).value_or(1))};
    const Faces& showing = showing_to(view);
    const Values worths = aim_of(situation, static_cast<int>(showing.size()), *reach, foresight);
    return BotTurn(situation, static_cast<int>(showing.size()), *reach, worths).best(showing, rerolls_left(view));
}

/// One roll in four is judged at a glance: without this, rookies hardly ever win, and a boss among soldiers little more
/// than its share.
Action play_as_soldier(const View& view, const BotContext& context)
{
    constexpr std::uint32_t glances = 4;
    if (view.open.phase == Phase::rolling && Random(context.seed).below(glances) == 0)
        return play_as_rookie(view, context.seed);
    return play(view, Foresight::plain, context.stop);
}

}

Action decide(const View& view, const BotContext& context)
{
    switch (context.level) {
    case Level::rookie:
        return play_as_rookie(view, context.seed);
    case Level::soldier:
        return play_as_soldier(view, context);
    case Level::boss:
        return play(view, Foresight::deep, context.stop);
    }
    return any_legal_action(view);
}

std::optional<Advice> advise(const View& view, const BotContext& context)
{
    if (view.open.phase == Phase::over || view.open.playing != view.seat)
        return {};
    return make_advice(view, play(view, Foresight::deep, context.stop), context.stop);
}

}
