// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table.hpp"

using namespace test;

/// TG-5
class TheGangSpecials : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void TG_5_1_lookoutServesAsEitherType()
    {
        Table left = with_special({{19, 21, 26, 30}, {}}, 40, Special::lookout).lookout(0, chicago, End::left);
        QCOMPARE(left.gangs(), (List{{19, 21}}));
        Table right = with_special({{19, 21, 26, 30}, {}}, 40, Special::lookout).lookout(0, chicago, End::right);
        QCOMPARE(right.gangs(), (List{{26, 30}}));
    }

    void TG_5_1_lookoutDoesNotCountTowardsTheGang()
    {
        Table table = with_special({{11, 20, 22}, {}}, 12, Special::lookout).lookout(0, chicago, End::left);
        QCOMPARE(table.gangs(), List{});
        // Only 11 is between the Lookout and 12.
        table.place(0, chicago);
        QCOMPARE(table.gangs(), List{});
    }

    void TG_5_1_lookoutClosesOneSideOnly()
    {
        Table table = with_special({{11, 13, 15}, {}}, 17, Special::lookout).lookout(0, chicago, End::right);
        QCOMPARE(table.gangs(), List{});
        Table empty = with_special({{}, {1, 3, 5, 7, 9}}, 17, Special::lookout).lookout(0, chicago, End::right);
        QCOMPARE(empty.gangs(), List{});
    }

    void TG_5_1_lookoutKeepsItsEnd()
    {
        // 10 is placed between the Lookout and the row.
        Table table = with_special({{11, 13, 15, 16}, {}}, 10, Special::lookout).lookout(0, chicago, End::right);
        QCOMPARE(table.gangs(), List{});
        table.place(0, chicago);
        QCOMPARE(table.gangs(), (List{{11, 13, 15}}));
        Table lower = with_special({{12, 14, 16}, {}}, 10, Special::lookout);
        lower.lookout(0, chicago, End::left).place(0, chicago);
        QCOMPARE(lower.gangs(), List{});
        QCOMPARE(int(lower.all<Placed>().front().index), 0);
    }

    void TG_5_2_earlierLookoutCloses()
    {
        Table left = with_special({{12, 14, 16, 20}, {}}, 17, Special::lookout).lookout(0, chicago, End::left);
        QCOMPARE(left.gangs(), List{});
        left.place(0, chicago);
        QCOMPARE(left.gangs(), (List{{12, 14, 16}}));
        Table right = with_special({{12, 14, 20, 22}, {}}, 17, Special::lookout);
        right.lookout(0, chicago, End::right).place(0, chicago);
        QCOMPARE(right.gangs(), (List{{20, 22}}));
    }

    void TG_5_2_onlyInTheSameTurn()
    {
        Table table({.cities = {{{{12, 14, 16, 20}}, {{1, 3, 5, 7, 9}}, {{2, 4, 6, 8, 10}}}},
                        .hands = {hand({17}, Special::lookout), hand({19}), hand({80}, Special::spy)}},
            3);
        table.special(0, 17).ticket(1, 19, chicago).special(2, 80).place(0, chicago).lookout(0, chicago, End::right);
        QCOMPARE(table.all<Placed>().size(), 1u);
        QVERIFY(table.all<Captured>().empty());
        QCOMPARE(table.row(chicago), (Gangsters{12, 14, 16, 17, 19, 20}));
    }

    void TG_5_3_spyTurnsAGangster()
    {
        Table table = with_special({{11, 12, 14, 16, 17}, {}}, 30, Special::spy);
        // 16 counts as odd: it captures 12 14 and is no longer part of their run.
        table.spy(0, chicago, 16);
        QCOMPARE(table.gangs(), (List{{12, 14}}));
        QCOMPARE(table.row(chicago), (Gangsters{11, 16, 17}));
    }

    void TG_5_3_spyCapturesOnEitherSide()
    {
        Table table = with_special({{11, 12, 14, 16, 18, 20, 21}, {}}, 30, Special::spy).spy(0, chicago, 16);
        QCOMPARE(table.gangs(), (List{{12, 14}, {18, 20}}));
    }

    void TG_5_3_gangsterUnderASpyMayBeCaptured()
    {
        Table table = with_special({{11, 12, 13, 14, 30}, {}}, 15, Special::spy).spy(0, chicago, 13);
        QCOMPARE(table.gangs(), List{});
        table.place(0, chicago);
        QCOMPARE(table.gangs(), (List{{12, 13, 14}}));
        QVERIFY((table.all<SpecialDiscarded>().front() == SpecialDiscarded{0, Special::spy}));
    }

    void TG_5_3_spyEndsWithTheTurn()
    {
        Table table({.cities = {{{{11, 12, 13, 14, 40}}, {{1, 3, 5, 7, 9}}, {{2, 4, 6, 8, 10}}}},
                        .hands = {hand({20}, Special::spy), hand({21}), hand({80}, Special::lookout)}},
            3);
        table.special(0, 20).ticket(1, 21, chicago).special(2, 80).place(0, chicago).spy(0, chicago, 13);
        // If 13 still counted as even, 21 would capture 12 13 14 20.
        QCOMPARE(table.gangs(), (List{{14, 20}}));
        QCOMPARE(table.row(chicago), (Gangsters{11, 12, 13, 21, 40}));
    }

    void TG_5_4_calledGangsterCaptures()
    {
        Table table = with_special({{12, 14, 17, 30, 32}, {5, 11, 33, 41, 51}}, 60, Special::boss_calls);
        table.call(0, chicago, 11);
        QCOMPARE(table.gangs(), (List{{12, 14}}));
        const SpecialPlayed played = table.all<SpecialPlayed>().front();
        QVERIFY((played == SpecialPlayed{0, Special::boss_calls, chicago, {}, 11, detroit, 0}));
    }

    void TG_5_4_nothingIsCapturedInTheCityLeft()
    {
        Table table = with_special({{2, 4, 17, 30}, {10, 11, 13, 14, 15, 18}}, 60, Special::boss_calls);
        // Without 14, Detroit reads 10 11 13 15 18.
        table.call(0, chicago, 14);
        QCOMPARE(table.gangs(), List{});
        QCOMPARE(table.row(detroit), (Gangsters{10, 11, 13, 15, 18}));
    }

    void TG_5_4_whoCanBeCalled()
    {
        const std::array rows{Gangsters{1, 3}, Gangsters{10}, Gangsters{}};
        QCOMPARE(can_be_called(rows, chicago), Gangsters{10});
        QCOMPARE(can_be_called(rows, detroit), (Gangsters{1, 3}));
        QCOMPARE(can_be_called(rows, new_york), (Gangsters{1, 3, 10}));
        QVERIFY(can_be_called({Gangsters{1, 3}, {}, {}}, chicago).empty());
    }

    void TG_5_4_noEffectWhenNoOtherCityHasOne()
    {
        Table table = with_special({{2, 4, 17}, {}, {}}, 60, Special::boss_calls);
        QCOMPARE(table.refusal(0, PlayBossCalls{detroit, 0}), std::string(refuse::must_call));
        table.call(0, chicago, 0);
        QCOMPARE(table.gangs(), List{});
        QCOMPARE(table.all<SpecialPlayed>().size(), 1u);
        table.place(0, chicago);
        QVERIFY((table.all<SpecialDiscarded>().front() == SpecialDiscarded{0, Special::boss_calls}));
        QCOMPARE(table.row(chicago), (Gangsters{2, 4, 17, 60}));
    }
};

BACKROOM_SUITE(TheGangSpecials)
#include "tst_specials.moc"
