// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/bot/knowledge.hpp"

namespace backroom::the_gang {

/// Returns the choice that wins most when the round is played on from guessed states to its end, all seats deciding by
/// short searches of what they would see. Requires that the seat of the view has still to choose.
Action choose_by_playing_on(const View& view, Random& random, const std::stop_token& stop);

}
