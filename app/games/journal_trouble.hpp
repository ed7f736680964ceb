#pragma once

#include "core/match_file.hpp"
#include "games/game_entry.hpp"

/// What is said of a file that holds no good match.
namespace journal_trouble {

CheckedJournal of(const backroom::MatchFileError& error);

}
