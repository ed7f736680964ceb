#pragma once

#include "app/games/game_list.hpp"

/// Returns all games of this program, in the order of the home screen.
std::vector<GameEntry> all_games();
