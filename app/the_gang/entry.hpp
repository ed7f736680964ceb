#pragma once

#include "shell/game_list.hpp"

namespace the_gang_table {

/// The Gang as the house knows it.
GameEntry entry();

}
