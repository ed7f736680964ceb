#pragma once

#include "gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

/// Of each player, in dice (GD-1.3, GD-1.4).
constexpr int wealth_at_start(int seats)
{
    return dice_at_start(seats) + tokens_at_start(seats) * dice_of_token;
}
/// The dice of the game, which nobody can use more of in a turn (GD-1.2, GD-3.1).
constexpr int dice_in_game(int seats)
{
    return seats == 2 ? die_count - 12 : die_count;
}
/// The tokens that later rounds will add, in dice.
constexpr int to_come_after(int round)
{
    int dice = 0;
    for (int later = round + 1; later <= round_count; ++later)
        dice += added_in_round(later);
    return dice;
}
/// Everything there is, in dice: it never changes.
constexpr int wealth_in_game(int seats)
{
    return seats * wealth_at_start(seats) + to_come_after(0);
}

/// The cards of some rounds, by index from 0.
using NamedWarnings = std::array<std::optional<Warning>, round_count>;

/// GD-1.5: named cards stand, the other rounds get theirs from what is left of the decks.
Warnings deal_warnings(const NamedWarnings& named, Random& random);

}
