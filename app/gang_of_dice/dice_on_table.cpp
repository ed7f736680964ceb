// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/dice_on_table.hpp"

#include <utility>

namespace gang_of_dice_table {

using namespace rules;

namespace {

struct Follower {
    DiceOnTable& table;

    void operator()(const Rolled& rolled) const
    {
        DiceOnTable::Dice& dice = table.shown[rolled.seat];
        if (rolled.roll == 1) {
            dice.clear();
            for (std::size_t die = 0; die < rolled.values.size(); ++die)
                dice.push_back({table.dice++});
        }
        ++table.rolls;
        for (const int die : rolled.thrown) {
            const auto at = static_cast<std::size_t>(die);
            dice[at].face = rolled.values[at];
            dice[at].roll = table.rolls;
        }
    }

    void operator()(const Busted& busted) const
    {
        const DiceOnTable::Dice dice = std::exchange(table.shown[busted.seat], {});
        table.middle.insert(table.middle.end(), dice.begin(), dice.end());
        table.ended = {busted.seat, dice};
    }

    void operator()(const ResultShown& result) const { table.ended = {result.seat, table.shown[result.seat]}; }

    void operator()(const RoundWon&) const
    {
        table.shown = {};
        table.middle.clear();
    }

    void operator()(const WarningRevealed&) const { table.ended.reset(); }

    void operator()(const RoundLost&) const { }
    void operator()(const Eliminated&) const { }
    void operator()(const GameOver&) const { }
};

}

DiceOnTable::DiceOnTable(const PublicState& open)
{
    for (int left = open.middle - open.tokens_in_middle; left > 0; --left, ++dice)
        middle.push_back({dice, static_cast<Face>(dice % face_count)});
}

Faces faces_of(const DiceOnTable::Dice& dice)
{
    Faces faces;
    for (const DiceOnTable::Die& die : dice)
        faces.push_back(die.face);
    return faces;
}

void follow(DiceOnTable& table, const Event& event)
{
    std::visit(Follower{table}, event);
}

}
