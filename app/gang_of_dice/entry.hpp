#pragma once

#include "app/games/game_list.hpp"

namespace gang_of_dice_table {

GameEntry entry();

}
