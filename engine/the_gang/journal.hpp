#pragma once

#include "core/journal.hpp"
#include "core/match.hpp"
#include "the_gang/game.hpp"

#include <span>
#include <string>
#include <variant>

/// The journal of a match as text: the header first, then a line a record.
namespace backroom::the_gang {

std::string journal_header(const Setup<TheGang>& setup);
std::string journal_line(const Match<TheGang>::Record& record);
std::vector<std::string> journal_lines(const Match<TheGang>& match);
/// Plays the journal again; every line must be legal and lead to its hash.
std::variant<Match<TheGang>, JournalError> load_journal(std::span<const std::string> lines);

}
