#pragma once

#include "games/game_list.hpp"

namespace gangz_table {

/// Gangz as the house knows it.
GameEntry entry();

}
