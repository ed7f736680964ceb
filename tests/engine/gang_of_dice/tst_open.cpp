// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"

using namespace test;
using Suite = OpenSuite<DiceCases>;

class GangOfDiceOpen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followingIsKnowing() { Suite::followingIsKnowing(1200); }
    void followingIsSeeing() { Suite::followingIsSeeing(1200); }
    void viewsSayWhatIsOpenAndLegal() { Suite::viewsSayWhatIsOpenAndLegal(1000); }

    void tokensInTheMiddleAddUp()
    {
        Table table(
            rolls({5, 5, 5, 5, 5, 5, 5, 5}, {bomb(Trigger::fives), bomb(Trigger::fives), harmless}, {.round = 10}), 2);
        QCOMPARE(int(public_state(table.state).tokens_in_middle), 3);
        table.turn(0, 2).turn(1, 2);
        QCOMPARE(int(public_state(table.state).tokens_in_middle), 3 + 6);
        QCOMPARE(int(public_state(table.state).middle), 3 + 6 + 4);
        table.turn(0, 2).turn(1, 2);
        QCOMPARE(int(public_state(table.state).tokens_in_middle), 3 + 6 + 9);
    }

    void mostToTakeFollowsFromTheView()
    {
        for (int game = 0; game < 60; ++game) {
            const State state = DiceCases::start(game);
            QCOMPARE(most_to_take(view(state, state.playing)), most_to_take(state));
        }
    }

    void wealthIsShownAtTheEnd()
    {
        Random random(4);
        Table table(deal({}, 3, 4));
        play_until(table, random, [](const Table& now) {
            if (public_state(now.state).wealth != Wealth{} && now.state.phase != Phase::over)
                throw std::logic_error("wealth is open too early");
            return false;
        });
        QVERIFY(public_state(table.state).wealth == table.state.wealth);
        QVERIFY(table.all<GameOver>().at(0).wealth == table.state.wealth);
    }
};

BACKROOM_SUITE(GangOfDiceOpen)
#include "tst_open.moc"
