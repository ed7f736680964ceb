// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/bot/worth.hpp"

#include <array>

/// Estimates each gang's chance to win. The boss-level player uses it; it is fitted to games between computer players.
namespace backroom::supergang {

enum class Feature : std::uint8_t {
    property, ///< The possessions and expected payments of the gang, in hundreds.
    more_than_others, ///< The part of `property` above 8.
    // The number of districts with this number of missing shops; shops of others count more (missing_in).
    missing_1,
    missing_2,
    missing_3,
    missing_4,
    missing_5,
    missing_6,
    missing_7,
    wins_next, ///< The chance to complete a district in the next turn.
    wins_later, ///< The same, times `wait`.
    // The chance to reach a missing shop with the next throw, by the number of missing shops, as far as the gang can
    // pay for it.
    near_1,
    near_2,
    near_3,
    near_4,
    // As near_1 to near_4, as far as the gang cannot pay.
    dear_1,
    dear_2,
    dear_3,
    dear_4,
    first_to_win, ///< near_1, reduced by `wait`.
    undisputed, ///< Districts without shops of others; more for fewer missing shops.
    // The gang's gangsters.
    one_alive,
    two_alive,
    killer_free,
    away, ///< Turns that they will miss, in tens.
    record, ///< Years on their records, in tens.
    seen, ///< Years of crimes that patrols are likely to see, in threes.
    danger, ///< Years for which they are likely to be arrested before the next turn, in tens.
    led_away, ///< Turns for which vamps of others lead them, in threes.
    leads, ///< Turns for which the gang's own vamp leads a man, in threes.
    // The expected gains of `WealthEstimate::prospects`, in hundreds.
    hopes_thrown,
    hopes_next,
    // Possessions, and the time until the next turn.
    cash, ///< At most 300, in hundreds.
    owned, ///< Shops, in tens.
    paid, ///< `owned`, reduced when the bank has less than 500.
    rackets, ///< In fives.
    pawns, ///< On the board, in tens.
    stored, ///< Pawns not yet placed, in tens.
    no_token, ///< No token is left.
    collected, ///< The income of the present turn is collected.
    wait, ///< Turns of others before the gang's next turn, in threes.
};
inline constexpr std::size_t trait_count = 41;
using Traits = std::array<double, trait_count>;

Traits traits_of(const PublicState& open, const ShopOwners& owners, Seat seat);
/// Returns a chance for each seat; 0 for gangs that are out.
std::array<double, max_gangs> chances_to_win(const PublicState& open);

}
