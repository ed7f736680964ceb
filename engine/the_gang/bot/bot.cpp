// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/bot.hpp"

#include "engine/the_gang/bot/habits.hpp"
#include "engine/the_gang/bot/knowledge.hpp"
#include "engine/the_gang/bot/playing_on.hpp"
#include "engine/the_gang/bot/reasons.hpp"

namespace backroom::the_gang {

namespace {

Action rookie(const View& view, Random& random)
{
    // Habits depend only on public information and the own hand, so any sampled state will do.
    return greedy_single_card(sample(view, random), view.seat, random);
}

Action by_search(const View& view, const BotContext& context, Horizon horizon, const Effort& effort)
{
    Random random(context.seed);
    BotKnowledge known(view, horizon);
    return Search<TheGang, BotKnowledge>(known, effort).decide(view, random, context.stop);
}

Action boss(const View& view, const BotContext& context)
{
    if (view.open.phase == Phase::choosing) {
        Random random(context.seed);
        return choose_by_playing_on(view, random, context.stop);
    }
    return by_search(view, context, Horizon::round, {.iterations = 4000, .actions = 20000, .exploration = 0.5});
}

}

Action decide(const View& view, const BotContext& context)
{
    switch (context.level) {
    case Level::rookie: {
        Random random(context.seed);
        return rookie(view, random);
    }
    case Level::soldier:
        return by_search(view, context, Horizon::job, {.iterations = 60, .actions = 1000, .exploration = 0.5});
    case Level::boss:
        break;
    }
    return boss(view, context);
}

std::optional<Advice> advise(const View& view, const BotContext& context)
{
    const Action action = decide(view, {Level::boss, context.seed, context.stop});
    return make_advice(view, action, context);
}

}
