// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_statistics.hpp"
#include "engine/supergang/events.hpp"

namespace supergang_table {

/// Counts the darts that a seat threw by hand.
struct DartCount {
    int thrown = 0;
    int hits = 0;

    void count(const backroom::supergang::Event& event);
};

GameStatistics statistics();

}
