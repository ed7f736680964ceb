// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fields.hpp"
#include "engine/gangz/game.hpp"

/// The names used in JSON, in kebab-case.
namespace backroom {

template <>
inline constexpr std::array<std::string_view, 3> word_list<gangz::Phase>{"choose", "vote", "over"};
template <>
inline constexpr std::array<std::string_view, 3> word_list<gangz::Action>{"swap-hand", "play", "vote"};
template <>
inline constexpr std::array<std::string_view, 12> word_list<gangz::Event>{"swapped", "chosen", "reshuffled", "laid-out",
    "voted", "votes-shown", "intruders", "scored", "discarded", "drawn", "leader", "game-over"};

}
