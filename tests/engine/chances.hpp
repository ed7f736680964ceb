// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/chance.hpp"
#include "engine/core/random.hpp"

namespace test {

/// Returns a chance with numbers derived from `number`. There is one lot for each guest.
inline backroom::Chance some_chance(std::uint64_t number, int lots = 2)
{
    backroom::Random random(number);
    const auto fill = [&random](auto& bytes) {
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(random.below(0x100));
    };
    backroom::Chance chance;
    fill(chance.key);
    fill(chance.host);
    for (int lot = 0; lot < lots; ++lot)
        fill(chance.lots.emplace_back());
    fill(chance.table);
    chance.match = random.below(backroom::most_matches_of_table);
    return chance;
}

}
