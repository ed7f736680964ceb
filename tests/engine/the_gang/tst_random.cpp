// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation_suite.hpp"
#include "cases.hpp"
#include "play_suite.hpp"
#include "suites.hpp"

using namespace test;

class TheGangRandom : public QObject {
    Q_OBJECT
    using Suite = PlaySuite<GangCases>;

private Q_SLOTS:
    void wholeGames()
    {
        QVERIFY(Suite::wholeGames(10000, [](const State&) {}).actions > 500000);
    }
    void everyAction() { Suite::everyAction(20); }
    void theSameSeedIsTheSameGame() { Suite::theSameSeedIsTheSameGame(20); }
    void theHashTellsStatesApart() { Suite::theHashTellsStatesApart(1, 3000); }
    void undoneAndDoneAgain() { Suite::undoneAndDoneAgain(30); }
    void noAllocation() { AllocationSuite<GangCases>::noneInWholeGames(60); }
};

BACKROOM_SUITE(TheGangRandom)
#include "tst_random.moc"
