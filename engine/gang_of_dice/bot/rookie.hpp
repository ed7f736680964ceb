// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/actions.hpp"
#include "engine/gang_of_dice/view.hpp"

#include <cstdint>

namespace backroom::gang_of_dice {

/// Prefers high numbers and about five dice, and compares its dice with the result to beat. Ignores the players who
/// follow and what dice are worth later.
Action play_as_rookie(const View& view, std::uint64_t seed);

}
