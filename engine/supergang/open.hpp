#pragma once

#include "supergang/events.hpp"
#include "supergang/state.hpp"

namespace backroom::supergang {

Open open(const State& state);
/// Follows the game by an event. The game itself changes in no other way.
void tell(Open& open, const Event& event);

}
