// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/state.hpp"

namespace backroom::supergang {

/// Sets the reason for the place of a gangster who stays there or has finished.
void tell_place(const State& before, const State& state, FigureId id, bool moved, Advice& advice);

}
