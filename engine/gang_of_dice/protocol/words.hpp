// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fields.hpp"
#include "engine/gang_of_dice/game.hpp"

/// The names used in JSON, in kebab-case.
namespace backroom {

template <>
inline constexpr std::array<std::string_view, 2> word_list<gang_of_dice::Kind>{"explosive", "bomb"};
template <>
inline constexpr std::array<std::string_view, 7> word_list<gang_of_dice::Trigger>{
    "total", "odd", "run", "pair", "different", "fives", "any-of"};
template <>
inline constexpr std::array<std::string_view, 3> word_list<gang_of_dice::Phase>{"taking", "rolling", "over"};
template <>
inline constexpr std::array<std::string_view, 3> word_list<gang_of_dice::Action>{"take", "reroll", "stop"};
template <>
inline constexpr std::array<std::string_view, 8> word_list<gang_of_dice::Event>{
    "warning", "rolled", "busted", "result", "round-won", "round-lost", "eliminated", "game-over"};

}

namespace backroom::gang_of_dice::words {

inline OrderedJson of(const Warning& warning)
{
    return json_of(warning);
}

}
