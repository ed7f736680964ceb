#pragma once

#include "app/games/game_entry.hpp"
#include "engine/core/match_file.hpp"

/// Describes what is wrong with an imported file.
namespace journal_trouble {

CheckedJournal of(const backroom::MatchFileError& error);

}
