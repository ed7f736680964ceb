// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace backroom::supergang {

/// Returns the faults of a board file, one line each, beginning with the number of the rule ("SG-2.5: shop "baker" …").
/// Empty if the file obeys part 2 of the rules (SG-2). If the format is wrong, only that is reported; if the text is
/// not JSON, the line has no rule number. Accepts any text and returns at most `most_complaints` lines.
std::vector<std::string> check_board(std::string_view text);

inline constexpr std::size_t most_complaints = 50;

/// Returns the built-in town in the format of a board file, without the drawing.
OrderedJson town_json();

}
