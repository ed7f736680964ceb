#pragma once

#include "supergang/events.hpp"
#include "supergang/state.hpp"

namespace backroom::supergang {

Open open(const State& state);
/// Updates the public state by an event. The game itself changes in no other way.
void tell(Open& open, const Event& event);

}
