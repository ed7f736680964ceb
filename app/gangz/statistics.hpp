#pragma once

#include "games/game_statistics.hpp"

namespace gangz_table {

GameStatistics statistics();

}
