#pragma once

#include "games/game_list.hpp"

namespace gangz_table {

GameEntry entry();

}
