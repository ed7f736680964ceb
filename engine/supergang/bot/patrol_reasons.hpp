// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/state.hpp"

#include <algorithm>

namespace backroom::supergang {

inline int percent(double chance)
{
    return std::clamp(static_cast<int>(100 * chance + 0.5), 0, 100);
}

/// SG-9: what the move of a patrol brings, which led from the one state to the other.
void tell_patrol(const State& before, const State& after, Seat seat, const Move& move, Advice& advice);

}
