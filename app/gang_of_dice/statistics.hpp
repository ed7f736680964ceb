#pragma once

#include "app/games/game_statistics.hpp"

namespace gang_of_dice_table {

GameStatistics statistics();

}
