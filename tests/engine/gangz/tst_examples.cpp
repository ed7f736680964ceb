// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gangz_table.hpp"
#include "suites.hpp"

using namespace test;

namespace {

constexpr Seat red = 0;
constexpr Seat green = 1;
constexpr Seat blue = 2;
constexpr Seat orange = 3;

}

class GangzExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void X1_fourScores()
    {
        Table table({.hands = {{{1, 2}}, {{11}}, {{21}}, {{31, 32, 33}}},
                        .leaders = {100, 101, 102},
                        .deck = {{201, 202, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119}}},
            4);
        table.all_play({2, 1, 1, 3}).all_vote({{201, 31}, {201, 202}, {202, 32}, {21, 202}});

        QVERIFY((table.score(red) == Score{1, 2, 0, 4}));
        QVERIFY((table.score(green) == Score{2, 1, 0, 5}));
        QVERIFY((table.score(blue) == Score{1, 0, 1, 1}));
        QVERIFY((table.score(orange) == Score{1, 1, 2, 1}));
        for (const Scored& scored : table.all<Scored>())
            QCOMPARE(scored.score.points(), scored.score.total);
    }
};

BACKROOM_SUITE(GangzExamples)
#include "tst_examples.moc"
