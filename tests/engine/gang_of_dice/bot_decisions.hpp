// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dice_table.hpp"
#include "engine/gang_of_dice/bot/bot.hpp"

/// What computer players decide and advise at a table.
namespace test {

inline Action decided(const State& state, Level level, std::uint64_t seed = 1)
{
    return decide(view(state, state.playing), BotContext{level, seed, {}});
}

inline Advice advised(const State& state)
{
    return *advise(view(state, state.playing), BotContext{Level::boss, 1, {}});
}

inline bool stops(const State& state, Level level)
{
    return decided(state, level) == Action(Stop());
}

inline bool rerolls(const State& state, Level level, DiceSet dice)
{
    return decided(state, level) == Action(Reroll{dice});
}

inline int taken(const State& state, Level level)
{
    return std::get<Take>(decided(state, level)).dice;
}

/// Returns a table for two at which the first player has shown a result and the second has rolled these dice.
inline Table second_of_two(std::vector<int> first, std::vector<int> second, const Warning& card)
{
    const auto dice_of_first = static_cast<int>(first.size());
    const auto dice_of_second = static_cast<int>(second.size());
    std::vector<int> faces = first;
    faces.insert(faces.end(), second.begin(), second.end());
    Table table = Table(rolls(faces, {card}), 2).take(0, dice_of_first);
    if (table.state.playing == 0)
        table.stop(0);
    table.take(1, dice_of_second);
    return table;
}

inline Warning fives_explode()
{
    return explosive(Trigger::fives);
}

/// The last round of two players: of 114 dice 9 are in the middle, and the opponent has shown 4 with one die.
inline Table last_round(int mine)
{
    return Table(rolls({4}, {harmless}, {.wealth = {105 - mine, mine}, .middle = 9, .round = 12}), 2)
        .take(0, 1)
        .stop(0);
}

}
