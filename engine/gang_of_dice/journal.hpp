#pragma once

#include "core/journal.hpp"
#include "core/match.hpp"
#include "gang_of_dice/game.hpp"

#include <span>
#include <string>
#include <variant>

/// The journal of a match as text: the header first, then a line a record.
namespace backroom::gang_of_dice {

std::string journal_header(const Setup<GangOfDice>& setup);
std::string journal_line(const Match<GangOfDice>::Record& record);
std::vector<std::string> journal_lines(const Match<GangOfDice>& match);
/// Plays the journal again; every line must be legal and lead to its hash.
std::variant<Match<GangOfDice>, JournalError> load_journal(std::span<const std::string> lines);

}
