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

Action by_search(const View& view, const BotContext& mind, Horizon horizon, const Effort& effort)
{
    Random random(mind.seed);
    BotKnowledge known(view, horizon);
    return Search<TheGang, BotKnowledge>(known, effort).decide(view, random, mind.stop);
}

Action boss(const View& view, const BotContext& mind)
{
    if (view.open.phase == Phase::choosing) {
        Random random(mind.seed);
        return choose_by_playing_on(view, random, mind.stop);
    }
    return by_search(view, mind, Horizon::round, {.iterations = 4000, .actions = 20000, .exploration = 0.5});
}

}

Action decide(const View& view, const BotContext& mind)
{
    switch (mind.level) {
    case Level::rookie: {
        Random random(mind.seed);
        return rookie(view, random);
    }
    case Level::soldier:
        return by_search(view, mind, Horizon::job, {.iterations = 60, .actions = 1000, .exploration = 0.5});
    case Level::boss:
        break;
    }
    return boss(view, mind);
}

std::optional<Advice> advise(const View& view, const BotContext& mind)
{
    const Action action = decide(view, {Level::boss, mind.seed, mind.stop});
    return make_advice(view, action, mind);
}

}
