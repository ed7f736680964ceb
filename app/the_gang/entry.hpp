#pragma once

#include "app/games/game_list.hpp"

namespace the_gang_table {

GameEntry entry();

}
