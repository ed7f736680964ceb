// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/events.hpp"
#include "engine/supergang/state.hpp"

namespace backroom::supergang {

PublicState public_state(const State& state);
/// Updates the public state by an event. The game itself changes its state only by this function.
void follow(PublicState& open, const Event& event);

}
