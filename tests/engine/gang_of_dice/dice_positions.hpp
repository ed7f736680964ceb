// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/protocol/position.hpp"

namespace test {

using namespace backroom;
using namespace backroom::gang_of_dice;

inline Warning bomb(Trigger trigger, int n = 0)
{
    return {Kind::bomb, trigger, static_cast<std::uint8_t>(n), 0};
}

inline Warning explosive(Trigger trigger, int n = 0)
{
    return {Kind::explosive, trigger, static_cast<std::uint8_t>(n), 0};
}

inline Warning any_of(Kind kind, std::initializer_list<int> values)
{
    Warning card{kind, Trigger::any_of, 0, 0};
    for (const int value : values)
        card.values = static_cast<std::uint8_t>(card.values | 1 << value);
    return card;
}

/// Cannot be triggered by a small number of dice.
inline const Warning harmless = bomb(Trigger::total, 180);

/// Returns a position in which these faces are rolled in this order. By default seat 0 starts.
inline Position rolls(std::vector<int> faces, std::vector<Warning> warnings = {harmless}, Position position = {})
{
    position.start = position.start.value_or(0);
    position.warnings = std::move(warnings);
    position.rolls = std::move(faces);
    return position;
}

}
