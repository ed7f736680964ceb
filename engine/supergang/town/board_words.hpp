// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// The names of kinds in a board file, in the order of the enumerations in town.hpp.
namespace backroom::supergang::words {

inline constexpr std::array<std::string_view, 6> place_kinds{
    "centre", "street", "manhole", "shop", "clinic", "graveyard"};
inline constexpr std::array<std::string_view, 5> shop_kinds{"basic", "T", "V", "D", "star"};

}
