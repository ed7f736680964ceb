// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/bot.hpp"
#include "engine/supergang/bot/search.hpp"

namespace backroom::supergang {

/// Returns the reason for an action that is legal in the start state of the search, from the values that the search
/// compares. Changes the start state. The search fights duels by dice, whatever `duels` is.
Advice make_advice(Search& search, const Action& action, Duels duels);

}
