// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/state.hpp"

namespace backroom::supergang {

/// Describes the place of a gangster who stays there or is done.
void tell_place(const State& before, const State& state, FigureId id, bool moved, Advice& advice);

}
