// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_table.hpp"
#include "suites.hpp"

using namespace test;

namespace {

constexpr Seat marco = 0;
constexpr Seat tylor = 1;
constexpr Seat eva = 2;

/// Two rounds of the example in the rules, with all rolls.
Table example()
{
    return Table(rolls({3, 1, 2, 1, 0, 5, 3, 4, 4, 1, 0, 5, 3, 2, 1, 0, 5, 5, 2},
                     {bomb(Trigger::total, 7), explosive(Trigger::run, 2)}),
        3);
}

void play_x1(Table& table)
{
    table.take(marco, 2).reroll(marco, {1}).stop(marco);
}

void play_x2(Table& table)
{
    table.take(tylor, 2).reroll(tylor, {0, 1});
    QVERIFY(table.all<Busted>().empty());
    table.reroll(tylor, {0});
}

void play_x3(Table& table)
{
    table.take(eva, 3).stop(eva);
}

}

class GangOfDiceExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void X1_bombAvoided()
    {
        Table table = example();
        play_x1(table);
        QVERIFY((table.all<ResultShown>() == std::vector{ResultShown{marco, 5, 2}}));
        QCOMPARE(table.shown(marco), (std::vector{3, 2}));
    }

    void X2_bombOnlyAtTheEnd()
    {
        Table table = example();
        play_x1(table);
        play_x2(table);
        QVERIFY((table.all<Rolled>() == std::vector{Rolled{tylor, {4, 3}, {0}, 3}}));
        QVERIFY((table.all<Busted>() == std::vector{Busted{tylor, Kind::bomb}}));
        QCOMPARE(int(table.state.middle), 2);
    }

    void X3_moreDiceWin()
    {
        Table table = example();
        play_x1(table);
        play_x2(table);
        play_x3(table);
        QVERIFY((table.all<ResultShown>() == std::vector{ResultShown{eva, 5, 3}}));
        QVERIFY((table.all<RoundWon>() == std::vector{RoundWon{eva, 3 + 2 + 2}}));
        QCOMPARE(int(table.state.wealth[eva]), 48 + 2 + 2);
        QCOMPARE(int(table.state.playing), int(eva));
    }

    void X4_explosiveAtOnce()
    {
        Table table = example();
        play_x1(table);
        play_x2(table);
        play_x3(table);
        table.take(eva, 3);
        QVERIFY((table.all<Rolled>() == std::vector{Rolled{eva, {5, 3, 2}, {0, 1, 2}, 1}}));
        QVERIFY((table.all<Busted>() == std::vector{Busted{eva, Kind::explosive}}));
        QCOMPARE(int(table.state.middle), 3);
        QCOMPARE(int(table.state.playing), int(marco));
    }

    void X5_explosiveAvoided()
    {
        Table table = example();
        play_x1(table);
        play_x2(table);
        play_x3(table);
        table.take(eva, 3).take(marco, 2).reroll(marco, {0, 1});
        QCOMPARE(table.shown(marco), (std::vector{5, 5}));
        table.stop(marco);
        QVERIFY((table.all<ResultShown>() == std::vector{ResultShown{marco, 10, 2}}));
        table.turn(tylor, 1);
        QVERIFY((table.all<RoundWon>() == std::vector{RoundWon{marco, 2 + 3 + 1}}));
        QCOMPARE(int(table.state.wealth[marco]), 48 - 2 + 3 + 1);
        QVERIFY(table.state.set_rolls.empty());
    }
};

BACKROOM_SUITE(GangOfDiceExamples)
#include "tst_examples.moc"
