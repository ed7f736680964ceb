// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/cards.hpp"

#include <array>
#include <string_view>

/// The names used in JSON, in kebab-case.
namespace backroom::the_gang::words {

inline constexpr std::array<std::string_view, city_count> cities{"chicago", "detroit", "new-york"};
inline constexpr std::array<std::string_view, special_kinds + 1> specials{"", "lookout", "spy", "boss-calls"};
inline constexpr std::array<std::string_view, 2> ends{"left", "right"};
inline constexpr std::array<std::string_view, 3> phases{"choosing", "placing", "over"};
inline constexpr std::array<std::string_view, 5> actions{
    "choose", "place-gangster", "play-lookout", "play-spy", "play-boss-calls"};
inline constexpr std::array<std::string_view, 11> events{"chosen", "revealed", "placed", "special-played", "captured",
    "special-discarded", "job-ended", "refilled", "round-ended", "dealt", "game-over"};

}
