// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "engine/supergang/bot/bot.hpp"

#include <QString>

namespace supergang_table {

/// Returns the control that performs the advised action in the scene prepared for it: a row of the menu, such as
/// "row3", or its "done" or "go"; a button of the rail, "main", "collect" or "buyPolice"; "town" for a lifted figure,
/// "stall" for a shot. Returns an empty string if no control does.
QString hinted(const Scene& scene, const rules::Action& advised);
/// Returns the number of the menu's row that performs or prepares the first advised step after a move, from 1; 0 if
/// none does. Collecting before it has no row.
int row_after_move(const Scene& scene, const rules::Advice& advice);
/// Returns the advised step after `done`, if that was the advised first one, perhaps along another path.
std::optional<rules::Action> next_step(const rules::Advice& advice, const rules::Action& done);

}
