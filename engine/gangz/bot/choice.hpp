// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/actions.hpp"
#include "engine/gangz/view.hpp"

#include <stop_token>

namespace backroom::gangz {

/// Returns the best cards to play against guessed hands of the others, who are assumed to keep their habits.
Action choose_by_guesses(const View& view, Random& random, const std::stop_token& stop);

}
