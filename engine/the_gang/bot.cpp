#include "the_gang/bot.hpp"

#include "the_gang/bot_habits.hpp"
#include "the_gang/bot_knowledge.hpp"

namespace backroom::the_gang {

namespace {

Action greedy(const View& view, Random& random)
{
    BotKnowledge known(view);
    return habit(known.guess(view, random), view.seat, random);
}

}

Action decide(const View& view, const Mind& mind)
{
    Random random(mind.seed);
    if (mind.level == Level::rookie)
        return greedy(view, random);
    const Effort effort{mind.level == Level::boss ? 3000 : 200, 20000, 0.5};
    BotKnowledge known(view);
    return Search<TheGang, BotKnowledge>(known, effort).decide(view, random, mind.stop);
}

}
