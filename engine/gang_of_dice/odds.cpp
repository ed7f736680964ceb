// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/odds.hpp"

namespace backroom::gang_of_dice {

namespace {

Values worths(std::optional<int> reach)
{
    Values worths;
    for (int total = 0; total <= most_total; ++total)
        worths.of_total[static_cast<std::size_t>(total)] = reach ? (total >= *reach ? 1 : 0) : total;
    return worths;
}

}

Odds::Odds(const Warning& warning, int dice, std::optional<int> reach)
    : TurnPlan(warning, dice, worths(reach))
{
}

}
