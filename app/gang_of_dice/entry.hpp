#pragma once

#include "games/game_list.hpp"

namespace gang_of_dice_table {

/// Gang of Dice as the house knows it.
GameEntry entry();

}
