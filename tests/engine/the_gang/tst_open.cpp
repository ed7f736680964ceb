// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"

using namespace test;
using Suite = OpenSuite<GangCases>;

class TheGangOpen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followingIsKnowing() { Suite::followingIsKnowing(1200); }
    void followingIsSeeing() { Suite::followingIsSeeing(1200); }
    void viewsSayWhatIsOpenAndLegal() { Suite::viewsSayWhatIsOpenAndLegal(1000); }

    void choicesStayOpenUntilTheJobEnds()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20, Special::spy);
        table.place(0, chicago);
        table.spy(0, chicago, 20);
        const PublicState now = public_state(table.state);
        QCOMPARE(now.choices.size(), 3u);
        QCOMPARE(int(now.choices[0].choice.gangster), 20);
        QCOMPARE(int(now.still_to_play(0).gangster), 0);
        QCOMPARE(int(now.still_to_play(1).gangster), 79);
        QVERIFY(public_state(table.state).special_discard == SpecialPile{Special::spy});
    }

    void theTurnInTheOpen()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20, Special::spy);
        table.place(0, detroit);
        const PublicState now = public_state(table.state);
        QVERIFY(now.turn.gangster_placed && !now.turn.special_played);
        QVERIFY(now.turn.city == detroit);
        QCOMPARE(int(now.to_play.back()), 0);
    }

    void pilesAreTurnedUpAtTheEnd()
    {
        Random random(4);
        Table table(deal({}, 3, 4));
        play_until(table, random, [](const Table& now) {
            for (const Gangsters pile : public_state(now.state).piles)
                if (!pile.empty() && now.state.phase != Phase::over)
                    throw std::logic_error("a pile is open too early");
            return false;
        });
        QVERIFY(public_state(table.state).piles == table.state.captured);
        QVERIFY(table.all<GameOver>().at(0).piles == table.state.captured);
    }

    void aHiddenChoiceShowsNothing()
    {
        const Event chosen = Chosen{1, {44, chicago, Special::none}};
        QVERIFY(redact(chosen, 1) == chosen);
        for (const Seat viewer : {Seat{0}, nobody})
            QVERIFY(redact(chosen, viewer) == Event(Chosen{1, {}}));
    }

    void aHiddenDealShowsNumbersOnly()
    {
        const Event dealt = Dealt{1, {4, 44, 51, 60}, Special::spy};
        QVERIFY(redact(dealt, 1) == dealt);
        for (const Seat viewer : {Seat{2}, nobody}) {
            const auto seen = std::get<Dealt>(redact(dealt, viewer));
            QVERIFY(seen.gangsters.empty() && seen.special == Special::none);
            QVERIFY(seen.size == 4 && seen.with_special);
            QVERIFY(redact(Dealt{1, {1, 2, 3, 5}, Special::lookout}, viewer) == Event(seen));
        }
    }
};

BACKROOM_SUITE(TheGangOpen)
#include "tst_open.moc"
