// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/cards.hpp"

#include <optional>

namespace backroom::gang_of_dice {

/// Returns the exact probability that a throw of these dice, the others staying as they are, does not trigger the card
/// and has a total of at least what the dice show now. It tells how remarkable a throw was that did so.
double chance_of_throw(const Warning& warning, const Faces& showing, DiceSet thrown);
/// Returns the highest total of the kept dice and some more, of any faces, that does not trigger the card; nothing if
/// the card is triggered whatever these show. Exact up to 12 more dice, above that possibly too high.
std::optional<int> highest_valid(const Warning& warning, const Counts& kept, int more);

}
