// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/bot.hpp"

#include "engine/gang_of_dice/bot/reasons.hpp"
#include "engine/gang_of_dice/bot/rookie.hpp"
#include "engine/gang_of_dice/bot/turn.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

Action whatever(const View& view)
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
        return whatever(view);
    if (view.open.phase == Phase::taking)
        return Take{static_cast<std::uint8_t>(best_take(situation, *reach, foresight, stop).value_or(1))};
    const Faces& showing = showing_to(view);
    const Values worths = aim_of(situation, static_cast<int>(showing.size()), *reach, foresight);
    return BotTurn(situation, static_cast<int>(showing.size()), *reach, worths).best(showing, rerolls_left(view));
}

/// One roll in four is judged at a glance: without this, rookies hardly ever win, and a boss among soldiers little more
/// than its share.
Action play_as_soldier(const View& view, const BotContext& mind)
{
    constexpr std::uint32_t glances = 4;
    if (view.open.phase == Phase::rolling && Random(mind.seed).below(glances) == 0)
        return play_as_rookie(view, mind.seed);
    return play(view, Foresight::plain, mind.stop);
}

}

Action decide(const View& view, const BotContext& mind)
{
    switch (mind.level) {
    case Level::rookie:
        return play_as_rookie(view, mind.seed);
    case Level::soldier:
        return play_as_soldier(view, mind);
    case Level::boss:
        return play(view, Foresight::deep, mind.stop);
    }
    return whatever(view);
}

std::optional<Advice> advise(const View& view, const BotContext& mind)
{
    if (view.open.phase == Phase::over || view.open.playing != view.seat)
        return {};
    return make_advice(view, play(view, Foresight::deep, mind.stop), mind.stop);
}

}
