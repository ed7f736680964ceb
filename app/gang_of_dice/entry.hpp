// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_list.hpp"

namespace gang_of_dice_table {

GameEntry entry();

}
