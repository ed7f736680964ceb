#pragma once

#include "app/games/game_list.hpp"

namespace gangz_table {

GameEntry entry();

}
