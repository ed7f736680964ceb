#pragma once

#include "games/game_list.hpp"

namespace the_gang_table {

/// The Gang as the house knows it.
GameEntry entry();

}
