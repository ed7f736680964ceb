#pragma once

#include "games/game_entry.hpp"

namespace supergang_table {

GameEntry entry();

}
