// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table.hpp"

using namespace test;

class TheGangExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void X1_lowestGangsterFirst()
    {
        Table table = Table({.hands = {hand({12}), hand({43}), hand({9})}}, 3).ticket(0, 12, chicago);
        table.ticket(1, 43, chicago).ticket(2, 9, chicago);
        QCOMPARE(table.placed(), (std::vector{9, 12, 43}));
    }

    void X2_oneGangOnTheRight()
    {
        const Table table = with_ticket({{17, 24, 36, 57}, {1, 3, 5, 7, 9}}, 19, chicago);
        QCOMPARE(table.gangs(), (List{{24, 36}}));
        QCOMPARE(int(table.all<Placed>().front().index), 1);
        QCOMPARE(table.row(chicago), (Gangsters{17, 19, 57}));
        QCOMPARE(table.state.captured[0], (Gangsters{24, 36}));
    }

    void X3_gangOnTheLeft()
    {
        const auto tried = [&](Case, int second) {
            Table table({.cities = {{{{1, 3, 5, 7, 9}}, {{14, second, 23, 35, 58, 59}}, {{2, 4, 6, 8, 10}}}},
                            .hands = {hand({52}), hand({55}), hand({80}, Special::spy)}},
                3);
            table.ticket(0, 52, detroit).ticket(1, 55, detroit).special(2, 80);
            QCOMPARE(table.gangs(), (List{{second, 23, 35}}));
            QCOMPARE(table.row(detroit), (Gangsters{14, 52, 55, 58, 59}));
            QVERIFY(table.state.captured[1].empty());
        };
        tried("English text", 15);
        tried("Italian text", 17);
    }

    void X4_twoGangs()
    {
        const Table table =
            with_ticket({{1, 3, 5, 7, 9}, {13, 15, 17, 19, 21}, {11, 12, 34, 36, 54, 55}}, 35, new_york);
        QCOMPARE(table.gangs(), (List{{12, 34}, {36, 54}}));
        QCOMPARE(table.row(new_york), (Gangsters{11, 35, 55}));
    }

    void X5_lookoutOnEitherEnd()
    {
        const auto row = [&](Case, bool left, const Gangsters& gang) {
            Table table = with_special({{19, 21, 23, 26, 30, 32, 38}, {1, 3, 5, 7, 9}}, 11, Special::lookout);
            table.lookout(0, chicago, left ? End::left : End::right);
            QCOMPARE(table.gangs(), List{gang});
        };
        row("left, as even", true, Gangsters{19, 21, 23});
        row("right, as odd", false, Gangsters{26, 30, 32, 38});
    }

    void X6_spyOnTheOneJustPlaced()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}, {24, 30, 36, 44, 45}}, 18, Special::spy);
        table.place(0, new_york);
        QCOMPARE(table.gangs(), List{});
        table.spy(0, new_york, 18);
        QCOMPARE(table.gangs(), (List{{24, 30, 36, 44}}));
        QCOMPARE(table.row(new_york), (Gangsters{18, 45}));
    }

    void X7_spyFirst()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 12, 34, 35, 36, 54}}, 55, Special::spy).spy(0, detroit, 35);
        QCOMPARE(table.gangs(), List{});
        table.place(0, detroit);
        QCOMPARE(table.gangs(), (List{{12, 34, 35, 36, 54}}));
        QCOMPARE(table.row(detroit), (Gangsters{11, 55}));
    }

    void X8_theBossCalls()
    {
        Table table = with_special({{18, 24, 26, 30, 32, 44, 45}, {11, 13, 15, 17, 19}}, 70, Special::boss_calls);
        table.call(0, chicago, 11);
        QCOMPARE(table.gangs(), (List{{18, 24, 26, 30, 32, 44}}));
        QCOMPARE(table.row(chicago), (Gangsters{11, 45}));
        QCOMPARE(table.row(detroit), (Gangsters{13, 15, 17, 19}));
    }

    void X9_scoring()
    {
        const Result standing =
            result(arranged({.captured = {{1, 9, 18, 40, 42, 50, 62, 65, 71}, {14, 16, 25, 35, 41, 44, 64, 67, 68, 79},
                                 {5, 6, 26, 28, 31, 32, 47, 49, 57, 59, 70}}},
                3));
        QVERIFY((standing.scores == decltype(standing.scores){15, 15, 13}));
        QVERIFY((standing.places == decltype(standing.places){2, 1, 3}));
        QVERIFY(standing.winners == SeatSet::only(1));
    }
};

BACKROOM_SUITE(TheGangExamples)
#include "tst_examples.moc"
