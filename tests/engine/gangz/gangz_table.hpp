// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/game.hpp"

#include "game_table.hpp"

namespace test {

using namespace backroom;
using namespace backroom::gangz;
namespace refuse = backroom::gangz::refusals;

inline State arranged(const Position& position, int seats, const Options& options = {}, std::uint64_t seed = 1)
{
    return arranged_in<Gangz>(position, seats, options, seed);
}

class Table : public GameTable<Gangz> {
public:
    using GameTable::GameTable;
    Table(const Position& position, int seats, const Options& options = {})
        : GameTable(arranged(position, seats, options))
    {
    }

    Table& act(Seat seat, const Action& action)
    {
        GameTable::act(seat, action);
        return *this;
    }
    Table& swap(Seat seat) { return act(seat, SwapHand()); }
    Table& play(Seat seat, Cards cards) { return act(seat, Play{cards}); }
    Table& vote(Seat seat, int one, int other)
    {
        return act(seat, Vote{{static_cast<Card>(one), static_cast<Card>(other)}});
    }
    /// Makes every seat play its lowest cards, as many as given.
    Table& all_play(std::vector<int> counts)
    {
        for (Seat seat = 0; seat < state.seats; ++seat) {
            Cards cards;
            for (int at = 0; at < counts[seat]; ++at)
                cards.insert(state.hands[seat][static_cast<std::size_t>(at)]);
            play(seat, cards);
        }
        return *this;
    }
    Table& all_vote(const std::vector<Pawns>& votes)
    {
        for (Seat seat = 0; seat < state.seats; ++seat)
            act(seat, Vote{votes[seat]});
        return *this;
    }
    Score score(Seat seat) const { return state.story.last.scores[seat]; }
};

template <class Until>
void play_until(Table& table, Random& random, Until until)
{
    while (!until(table) && !pending(table.state).empty()) {
        const Seat seat = *pending(table.state).begin();
        table.act(seat, random_action(table.state, seat, random));
    }
}

}
