// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/cards.hpp"

namespace backroom::gang_of_dice {

/// Returns the exact probability that a throw of these dice, the others staying as they are, does not trigger the card
/// and has a total of at least what the dice show now. It tells how remarkable a throw was that did so.
double chance_of_throw(const Warning& warning, const Faces& showing, DiceSet thrown);

}
