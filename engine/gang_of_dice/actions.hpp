// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/dice.hpp"

#include <variant>

namespace backroom::gang_of_dice {

/// GD-3.1. The dice taken are also rolled.
struct Take {
    std::uint8_t dice = 0;
    void fields(auto& f) { f("dice", dice, number_of_dice); }
    bool operator==(const Take&) const = default;
};

/// GD-3.2: picks up some of the rolled dice and rolls them again.
struct Reroll {
    DiceSet dice;
    void fields(auto& f) { f("dice", dice, die_indices); }
    bool operator==(const Reroll&) const = default;
};

struct Stop : NoFields { };

using Action = std::variant<Take, Reroll, Stop>;

/// Up to this number of dice, `legal` lists every set of dice to reroll.
inline constexpr int dice_listed_one_by_one = 6;
/// Up to this number of dice, `legal` lists every reroll that differs in faces. With more dice it lists, for each face,
/// rerolling none, one or all of the dice that show it.
inline constexpr int dice_listed_by_faces = 12;

/// Large enough for more than 12 dice: three ways for each of six faces. The other two lists are shorter.
using Actions = FixedVector<Action, 3 * 3 * 3 * 3 * 3 * 3>;

}
