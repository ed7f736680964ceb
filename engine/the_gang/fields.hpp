// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fields.hpp"
#include "engine/the_gang/game.hpp"
#include "engine/the_gang/protocol/words.hpp"

namespace backroom {

template <>
inline constexpr auto& word_list<the_gang::City> = the_gang::words::cities;
template <>
inline constexpr auto& word_list<the_gang::Special> = the_gang::words::specials;
template <>
inline constexpr auto& word_list<the_gang::End> = the_gang::words::ends;
template <>
inline constexpr auto& word_list<the_gang::Phase> = the_gang::words::phases;
template <>
inline constexpr auto& word_list<the_gang::Action> = the_gang::words::actions;
template <>
inline constexpr auto& word_list<the_gang::Event> = the_gang::words::events;

}
