#pragma once

#include <array>
#include <cstdint>

namespace backroom::gang_of_dice {

/// How a player stands between two rounds, as far as that player can know.
struct Standing {
    /// The next round; 13 after the last one.
    int round = 1;
    /// Of the game, and those still in it.
    int seats = 2;
    int in_game = 2;
    /// Behind the own screen, and behind those of the others together, in dice.
    int mine = 0;
    int others = 0;
    /// What the last round left in the middle, without the tokens of the next one.
    int middle = 0;
    /// Who starts the next round.
    bool starts = false;
};

/// The chance to win the game, a shared win counting its share. Between two players it was computed from the end
/// backwards, with the best play of both (make_worths.cpp); among more it is fitted to games.
double worth(const Standing& standing);

/// The chances of whoever starts a round between two players, by round, dice in the middle and how many dice the
/// starter is ahead.
class DuelWorths {
public:
    static constexpr int first_round = 2;
    static constexpr int rounds = 11;
    /// Between these is drawn a straight line.
    static constexpr std::array<int, 10> middles{0, 1, 2, 3, 5, 8, 12, 17, 24, 34};
    static constexpr std::array<int, 35> leads{-114, -90, -70, -56, -45, -36, -29, -23, -18, -14, -11, -8, -6, -4, -3,
        -2, -1, 0, 1, 2, 3, 4, 6, 8, 11, 14, 18, 23, 29, 36, 45, 56, 70, 90, 114};
    static constexpr double scale = 60000;
    /// In rounds, within them by middle, within these by lead.
    using Table = std::array<std::uint16_t, rounds * middles.size() * leads.size()>;

    static double at(const Table& table, int round, int middle, int lead);
};

}
