// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/game.hpp"

#include "dice_positions.hpp"
#include "game_table.hpp"

namespace test {

using namespace backroom;
using namespace backroom::gang_of_dice;
namespace refuse = backroom::gang_of_dice::refusals;

inline bool is_in(const Warning& card, Back back)
{
    const auto cards = deck(back);
    return std::ranges::find(cards, card) != cards.end();
}

inline State arranged(const Position& position, int seats, std::uint64_t seed = 1)
{
    return arranged_in<GangOfDice>(position, seats, {}, seed);
}

class Table : public GameTable<GangOfDice> {
public:
    using GameTable::GameTable;
    Table(const Position& position, int seats)
        : GameTable(arranged(position, seats))
    {
    }

    Table& act(Seat seat, const Action& action)
    {
        GameTable::act(seat, action);
        return *this;
    }
    Table& take(Seat seat, int dice) { return act(seat, Take{static_cast<std::uint8_t>(dice)}); }
    Table& reroll(Seat seat, DiceSet dice) { return act(seat, Reroll{dice}); }
    Table& stop(Seat seat) { return act(seat, Stop()); }
    Table& turn(Seat seat, int dice)
    {
        take(seat, dice);
        if (state.phase == Phase::rolling && state.playing == seat)
            stop(seat);
        return *this;
    }

    std::vector<int> shown(Seat seat) const { return {state.shown[seat].begin(), state.shown[seat].end()}; }
    /// Returns the number of dice behind the screens, in front of the players, in the middle, and still to be added.
    int everything() const
    {
        int sum = state.middle + to_come_after(state.round);
        for (Seat seat = 0; seat < state.seats; ++seat)
            sum += state.wealth[seat] + static_cast<int>(state.shown[seat].size());
        return sum;
    }
};

template <class Until>
void play_until(Table& table, Random& random, Until until)
{
    while (!until(table) && !pending(table.state).empty())
        table.act(table.state.playing, random_action(table.state, table.state.playing, random));
}

}
