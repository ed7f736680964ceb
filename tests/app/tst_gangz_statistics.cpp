// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/statistics.hpp"
#include "engine/gangz/game.hpp"
#include "gangz_driver.hpp"
#include "statistics_cases.hpp"
#include "suites.hpp"

using namespace backroom;
using namespace backroom::gangz;

class GangzStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One round that ends the game; the intruders are 200 and 201.
    void byHand()
    {
        Position position = test::gangz::usual(3);
        position.totals = {14, 0, 0};
        auto match = test::gangz::match(position, 3);
        test::act(match, 0, Play{Cards{0, 1, 2}});
        test::act(match, 1, Play{Cards{10, 11}});
        test::act(match, 2, Play{Cards{20}});
        test::act(match, 0, Vote{{10, 200}});
        test::act(match, 1, Vote{{200, 201}});
        test::act(match, 2, Vote{{0, 10}});
        QVERIFY(match.over());
        const auto seats = test::counted(gangz_table::statistics(), match);
        const std::vector<Count> rosa{{1, 2}, {2, 3}, {1, 2}};
        const std::vector<Count> bea{{2, 2}, {1, 2}, {0, 2}};
        const std::vector<Count> vito{{0, 2}, {1, 1}, {2, 2}};
        QCOMPARE(seats.at(0).counts, rosa);
        QCOMPARE(seats.at(1).counts, bea);
        QCOMPARE(seats.at(2).counts, vito);
    }

    void asTheResultsSay() { test::agrees_with_results<Gangz>(gangz_table::statistics(), 4, 6); }
};

BACKROOM_SUITE(GangzStatistics)
#include "tst_gangz_statistics.moc"
