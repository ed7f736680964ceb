#pragma once

#include "app/games/game_statistics.hpp"

namespace supergang_table {

GameStatistics statistics();

}
