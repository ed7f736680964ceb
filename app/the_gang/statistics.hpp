#pragma once

#include "app/games/game_statistics.hpp"

namespace the_gang_table {

GameStatistics statistics();

}
