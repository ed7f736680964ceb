#pragma once

#include "supergang/bot_worth.hpp"

#include <array>

/// How likely each gang is to win, as games between computer players have shown: what the boss weighs.
namespace backroom::supergang {

/// What speaks for a gang, or against it.
enum class Trait : std::uint8_t {
    property, ///< What it has and will be paid, in hundreds of millions.
    more_than_others, ///< The same beyond 800.
    // Districts of which so many shops are missing, those of others counting for more (missing_in).
    missing_1,
    missing_2,
    missing_3,
    missing_4,
    missing_5,
    missing_6,
    missing_7,
    wins_next, ///< How likely a district is whole with its next throw.
    wins_later, ///< The same, the more the more others throw before.
    // How likely the next throw leads to one of the shops that are missing, where they can be paid: by how many are.
    near_1,
    near_2,
    near_3,
    near_4,
    // The same where they cannot.
    dear_1,
    dear_2,
    dear_3,
    dear_4,
    first_to_win, ///< near_1, the less the more others throw before.
    undisputed, ///< Districts in which nobody else has a shop, the fewer are missing the more.
    // Its gangsters.
    one_alive,
    two_alive,
    killer_free,
    away, ///< Turns that they will miss, in tens.
    record, ///< Years, in tens.
    seen, ///< Years that patrols are likely to see, in threes.
    danger, ///< Years for which they are likely to be arrested before they throw again, in tens.
    led_away, ///< Turns that others' vamps lead them, in threes.
    leads, ///< Turns that the own vamp leads a man, in threes.
    // What they might do with the numbers that are thrown, and with the next throw, in hundreds of millions.
    hopes_thrown,
    hopes_next,
    // What it has, and when it has its turn.
    cash, ///< Up to 300, in hundreds.
    owned, ///< Shops, in tens.
    paid, ///< The same while the bank has money.
    rackets, ///< In fives.
    pawns, ///< On the board, in tens.
    stored, ///< Pawns that wait, in tens.
    no_token, ///< None is left to be placed.
    collected, ///< In the present turn.
    wait, ///< Turns of others before its own, in threes.
};
inline constexpr std::size_t trait_count = 41;
using Traits = std::array<double, trait_count>;

Traits traits_of(const Open& open, const Ledger& ledger, Seat seat);
/// By seat; 0 of those who are out.
std::array<double, max_gangs> chances_to_win(const Open& open);

}
