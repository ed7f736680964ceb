#pragma once

#include "core/json.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Board files at the border (SG-2).
namespace backroom::supergang {

/// What is wrong with a board file, each in a line of words that begins with the number of the rule ("SG-2.5: shop
/// "baker" …"); empty when the file obeys part 2 of the rules. While its form is wrong only that is told; text that is
/// no JSON has no number. Any text may be asked about; no more than `most_complaints` are told.
std::vector<std::string> check_board(std::string_view text);

inline constexpr std::size_t most_complaints = 50;

/// The town that is built in, in the form of a board file without its drawing.
OrderedJson town_json();

}
