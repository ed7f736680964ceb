// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dice_table.hpp"

/// Gang of Dice for the suites of every game (random_games.hpp).
namespace test {

struct DiceCases {
    using Game = GangOfDice;
    /// The numbers of rounds of games in the tests of journals, and in those of whole games.
    static constexpr int journals = 30;
    static constexpr int whole_games = 12;
    static constexpr const char* folder = "gang_of_dice";
    static constexpr const char* options_text = "";

    static std::vector<Options> options() { return {{}}; }

    /// In every second game the players have few dice, so that some are eliminated.
    static State start(int game)
    {
        const int seats = min_seats + game / 2 % 3;
        if (game % 2 == 0)
            return deal({}, seats, static_cast<std::uint64_t>(game));
        Position position{.round = 1 + game % 12};
        position.middle = wealth_in_game(seats) - to_come_after(*position.round) - 6 * seats;
        return arranged(position, seats, static_cast<std::uint64_t>(game));
    }

    static Action any_action(Random& random)
    {
        switch (random.below(4)) {
        case 0:
            return Take{static_cast<std::uint8_t>(random.below(60))};
        case 1:
            return Stop();
        case 2:
            return Reroll{DiceSet::of_bits(random.below(256))};
        default:
            return Reroll{DiceSet::of_bits(next_seed(random) >> random.below(64))};
        }
    }

    static std::vector<Action> every_action()
    {
        std::vector<Action> all{Stop(), Take{255}};
        for (int dice = 0; dice < 60; ++dice)
            all.push_back(Take{static_cast<std::uint8_t>(dice)});
        for (std::uint64_t bits = 0; bits < 256; ++bits)
            all.push_back(Reroll{DiceSet::of_bits(bits)});
        for (int die = 8; die < 64; ++die)
            all.push_back(Reroll{{0, die}});
        return all;
    }

    static bool lists_all(const State& state, Seat seat)
    {
        return seat >= state.seats || state.shown[seat].size() <= dice_listed_one_by_one;
    }

    /// Returns an error if dice are lost or doubled, or if not exactly one seat decides.
    static std::string wrong(const State& state)
    {
        const int dice = Table(state).everything();
        if (dice != (state.seats == 2 ? 114 : 162))
            return std::to_string(dice) + " dice";
        if (pending(state).size() != (state.phase == Phase::over ? 0 : 1))
            return std::to_string(pending(state).size()) + " decide";
        return {};
    }

    static constexpr int position_seats = 3;
    static Position position()
    {
        Position position = rolls({1, 0, 5, 3}, {explosive(Trigger::run, 2), any_of(Kind::bomb, {2, 5})},
            {.wealth = {40, 40}, .middle = 10, .round = 8});
        return position;
    }
};

}
