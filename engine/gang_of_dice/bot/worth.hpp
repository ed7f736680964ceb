// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace backroom::gang_of_dice {

/// A player's situation between two rounds, as far as that player can know it.
struct Standing {
    /// The next round; 13 after the last one.
    int round = 1;
    /// Seats of the game, and those still in it.
    int seats = 2;
    int in_game = 2;
    /// Behind the own screen, and behind all others together, in dice.
    int mine = 0;
    int others = 0;
    /// The dice that the last round left in the middle, without the tokens of the next one.
    int middle = 0;
    bool starts = false;
};

/// Returns the chance to win the game; a shared win counts as a fraction. For two players it was computed backwards
/// from the end, assuming best play (make_worths.cpp); for more it is a curve for each round, fitted to games.
double worth(const Standing& standing);

/// The chance to win of the player who starts a round of two, by round, dice in the middle and the starter's lead in
/// dice.
class DuelWorths {
public:
    static constexpr int first_round = 2;
    static constexpr int rounds = 11;
    /// The grid of the table; values between the points are interpolated linearly.
    static constexpr std::array<int, 10> middles{0, 1, 2, 3, 5, 8, 12, 17, 24, 34};
    static constexpr std::array<int, 35> leads{-114, -90, -70, -56, -45, -36, -29, -23, -18, -14, -11, -8, -6, -4, -3,
        -2, -1, 0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 23, 29, 36, 45, 56, 70, 90, 114};
    static constexpr double scale = 60000;
    /// Ordered by round, then middle, then lead. Values are multiplied by `scale`.
    using Table = std::array<std::uint16_t, rounds * middles.size() * leads.size()>;

    static double at(const Table& table, int round, int middle, int lead);
};

}
