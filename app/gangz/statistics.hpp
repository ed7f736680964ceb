#pragma once

#include "app/games/game_statistics.hpp"

namespace gangz_table {

GameStatistics statistics();

}
