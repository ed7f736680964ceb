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

/// SG-9: sets the reason for the move of a patrol, which led from `before` to `after`.
void tell_patrol(const State& before, const State& after, Seat seat, const Move& move, Advice& advice);

}
