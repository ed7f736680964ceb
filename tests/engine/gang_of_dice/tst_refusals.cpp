// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "refusal_suite.hpp"

using namespace test;

namespace {

State taking(std::vector<int> wealth)
{
    return arranged(rolls({}, {harmless}, {.wealth = std::move(wealth)}), 3);
}

State rolling()
{
    Table table = Table(rolls({1, 2, 3}), 3).take(0, 3);
    return table.state;
}

const std::vector<Refused<GangOfDice>>& all()
{
    const State takes = taking({40, 5, 99});
    const State rolled = rolling();
    const Refusal not_yet{refuse::not_rolled, "GD-3.2"};
    // The parameters do not reveal the wealth of others.
    const Refusal waits{backroom::refusals::not_your_turn, "GD-2.2", {0, 0}};
    static const std::vector<Refused<GangOfDice>> list{
        {takes, 0, Take{0}, {refuse::no_dice, "GD-3.1"}, "at least one die is needed"},
        {takes, 0, Take{41}, {refuse::more_than_wealth, "GD-3.1", {41, 40}},
            "41 dice are more than the 40 behind the screen"},
        {takes, 0, Take{37}, {refuse::more_than_in_game, "GD-3.1", {37, 36}},
            "37 dice are more than the 36 of the game"},
        {takes, 0, Take{255}, {refuse::more_than_wealth, "GD-3.1", {255, 40}}},
        {takes, 0, Reroll{{0}}, not_yet, "no dice are rolled yet"},
        {takes, 0, Reroll{}, not_yet},
        {takes, 0, Stop(), not_yet},
        {takes, 1, Take{77}, waits},
        {takes, 2, Take{77}, waits},
        {takes, 3, Take{77}, waits},
        {takes, 200, Take{77}, waits},
        {rolled, 0, Take{3}, {refuse::already_taken, "GD-3.1", {3, 0}},
            "the number of dice of this turn is already decided: 3"},
        {rolled, 0, Reroll{}, {refuse::no_dice, "GD-3.2"}},
        {rolled, 0, Reroll{{0, 3}}, {refuse::no_such_die, "GD-3.2", {3, 3}}, "there is no die 3: this turn uses 3"},
        {rolled, 0, Reroll{{63}}, {refuse::no_such_die, "GD-3.2", {63, 3}}},
        {rolled, 1, Stop(), waits},
        {taking({72, 0, 72}), 1, Take{1}, waits},
    };
    return list;
}

}

class GangOfDiceRefusals : public QObject {
    Q_OBJECT
    using Suite = RefusalSuite<DiceCases>;

private Q_SLOTS:
    void eachOfThem() { Suite::eachOfThem(all()); }
    void noneIsForgotten() { Suite::noneIsForgotten(all()); }
    void notTheirTurn() { Suite::notTheirTurn(400); }
    void afterTheEnd() { Suite::afterTheEnd(); }
};

BACKROOM_SUITE(GangOfDiceRefusals)
#include "tst_refusals.moc"
