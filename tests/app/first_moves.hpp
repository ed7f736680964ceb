// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_driver.hpp"

namespace test {

/// Plays so many actions of The Gang, always the first legal one.
inline void play(House& house, int actions)
{
    auto& table = table_in<TheGangTable>(house);
    Driver driver(table);
    for (int action = 0; action < actions; ++action) {
        const auto& match = match_of(table);
        driver.play(Driver::Drag, backroom::the_gang::legal(match.state(), *match.pending().begin())[0]);
        driver.settle();
    }
}

}
