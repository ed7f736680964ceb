#pragma once

#include "supergang/rules.hpp"

namespace backroom::supergang {

/// What suites of tables play: nobody gives up, or a game would be over at once.
inline Actions legal(const State& state, Seat seat)
{
    Actions actions;
    for (const Action& action : legal(static_cast<const Open&>(state), seat))
        if (!std::holds_alternative<GiveUp>(action))
            actions.push_back(action);
    return actions;
}

}
