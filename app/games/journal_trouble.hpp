#pragma once

#include "core/match_file.hpp"
#include "games/game_entry.hpp"

/// Describes what is wrong with an imported file.
namespace journal_trouble {

CheckedJournal of(const backroom::MatchFileError& error);

}
