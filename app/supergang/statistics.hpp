#pragma once

#include "games/game_statistics.hpp"

namespace supergang_table {

GameStatistics statistics();

}
