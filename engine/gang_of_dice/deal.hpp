// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

/// The initial wealth of each player in dice (GD-1.3, GD-1.4).
constexpr int wealth_at_start(int seats)
{
    return dice_at_start(seats) + tokens_at_start(seats) * dice_of_token;
}
/// The number of physical dice, which limits how many can be used in a turn (GD-1.2, GD-3.1).
constexpr int dice_in_game(int seats)
{
    return seats == 2 ? die_count - 12 : die_count;
}
/// The tokens to be added by the rounds after this one, in dice.
constexpr int to_come_after(int round)
{
    int dice = 0;
    for (int later = round + 1; later <= round_count; ++later)
        dice += added_in_round(later);
    return dice;
}
/// The total wealth of all players in dice, including tokens to be added. It never changes.
constexpr int wealth_in_game(int seats)
{
    return seats * wealth_at_start(seats) + to_come_after(0);
}

/// Warning cards for some of the rounds; index 0 is the first round.
using NamedWarnings = std::array<std::optional<Warning>, round_count>;

/// GD-1.5. Named cards stay in their rounds; the other rounds get cards from the rest of the decks.
Warnings deal_warnings(const NamedWarnings& named, Random& random);

}
