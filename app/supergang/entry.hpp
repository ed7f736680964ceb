#pragma once

#include "app/games/game_entry.hpp"

namespace supergang_table {

GameEntry entry();

}
