// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "../engine/gang_of_dice/dice_positions.hpp"
#include "app/gang_of_dice/statistics.hpp"
#include "engine/gang_of_dice/game.hpp"
#include "statistics_cases.hpp"
#include "suites.hpp"

using namespace backroom;
using namespace backroom::gang_of_dice;

class GangOfDiceStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In the last two rounds, Rosa has 4 and 5, and then a 3 after a reroll; Bea sets off the bomb with 5 and 5, and
    /// then wins with 4.
    void byHand()
    {
        Position position =
            test::rolls({4, 5, 5, 5, /**/ 4, 2, 3}, {test::bomb(Trigger::total, 10), test::bomb(Trigger::total, 10)});
        position.round = 11;
        auto match = test::match_at<GangOfDice>(position, 2);
        test::act(match, 0, Take{2});
        test::act(match, 0, Stop());
        test::act(match, 1, Take{2});
        test::act(match, 1, Stop());
        // The rules decide who begins the next round.
        for (int turn = 0; turn < 2; ++turn) {
            const int seat = *match.pending().begin();
            test::act(match, seat, Take{1});
            if (seat == 0)
                test::act(match, seat, Reroll{{0}});
            test::act(match, seat, Stop());
        }
        QVERIFY(match.over());
        const auto seats = test::counted(gang_of_dice_table::statistics(), match);
        QCOMPARE(seats.size(), 2u);
        // Rosa had no bust in two turns; a 9 with two dice has the probability 2/36.
        QVERIFY(std::abs(seats[0].counts[0].value - 2.0 / 36) < 1e-12);
        QCOMPARE(seats[0].counts[0].of, 1.0);
        QCOMPARE(seats[0].counts[1], (Count{0, 2}));
        QCOMPARE(seats[1].counts[1], (Count{1, 2}));
        QCOMPARE(seats[0].counts[2].value + seats[1].counts[2].value, 2.0);
        QCOMPARE(seats[0].counts[2].of, 2.0);
        QCOMPARE(
            seats[0].counts[2].value, match.state().results[0]->total > match.state().results[1]->total ? 2.0 : 1.0);
    }

    void noLuckWithoutAValidTurn()
    {
        Position position = test::rolls({4, 5, 5}, {test::bomb(Trigger::total, 5)});
        position.round = 12;
        auto match = test::match_at<GangOfDice>(position, 2);
        test::act(match, 0, Take{1});
        test::act(match, 0, Stop());
        test::act(match, 1, Take{2});
        test::act(match, 1, Stop());
        const auto seats = test::counted(gang_of_dice_table::statistics(), match);
        QCOMPARE(seats.at(1).counts[0].of, 0.0);
        QCOMPARE(seats.at(1).counts[1], (Count{1, 1}));
        QCOMPARE(seats.at(0).counts[2], (Count{1, 1}));
        QVERIFY(std::abs(seats.at(0).counts[0].value - 1.0 / 6) < 1e-12);
    }

    void asTheResultsSay() { test::agrees_with_results<GangOfDice>(gang_of_dice_table::statistics(), 4, 6); }
};

BACKROOM_SUITE(GangOfDiceStatistics)
#include "tst_gang_of_dice_statistics.moc"
