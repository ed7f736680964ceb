// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/actions.hpp"
#include "engine/gangz/view.hpp"

#include <array>
#include <stop_token>
#include <vector>

namespace backroom::gangz {

/// Returns the best cards to play against guessed hands of the others, who are assumed to keep their habits.
Action choose_by_guesses(const View& view, Random& random, const std::stop_token& stop);

/// For each guess, the gains of three plays in points, minus the weighted gains of the others.
using GainsOfPlays = std::vector<std::array<double, 3>>;
GainsOfPlays gains_of_plays(
    const View& view, const std::array<Cards, 3>& plays, Random& random, const std::stop_token& stop);

}
