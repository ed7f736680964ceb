// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/bot/bot.hpp"

namespace backroom::the_gang {

/// Finds the reason for the boss-level player's action by playing games guessed from the view.
Advice make_advice(const View& view, const Action& action, const BotContext& context);

}
