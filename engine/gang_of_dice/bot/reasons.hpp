// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/bot/bot.hpp"

namespace backroom::gang_of_dice {

/// Returns the boss-level player's advice about `action`, which must be legal. If the action lowers the chance to win
/// the round without a gain worth mentioning, the advice is the action that wins the round most often.
Advice make_advice(const View& view, const Action& action, const std::stop_token& stop);

}
