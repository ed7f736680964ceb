// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/statistics.hpp"
#include "engine/the_gang/game.hpp"
#include "statistics_cases.hpp"
#include "suites.hpp"

using namespace backroom;
using namespace backroom::the_gang;

namespace {

/// In the last round of two players, Rosa captures gangs of four and three, and Bea one of three. The first capture is
/// undone and repeated.
Match<TheGang> lastRound()
{
    using enum City;
    Setup<TheGang> setup = test::setup_of<TheGang>(2, 1);
    setup.friendly_undo = true;
    Position position{.round = 4};
    position.cities[0] = {{11, 12, 14, 16, 18}};
    position.cities[1] = {{31, 33, 35, 37, 39}};
    position.hands = {{{{21, 28, 3, 5}}, Special::spy}, {{{1, 20, 43, 7}}, Special::spy}};
    position.deck = {23, 25, 61, 30, 63, 65, 67, 69};
    setup.position = position;
    Match<TheGang> match = test::match<TheGang>(setup);
    const auto job = [&](int rosas, City to, int beas, City where) {
        test::act(match, 0, Choose{static_cast<Gangster>(rosas), to});
        test::act(match, 1, Choose{static_cast<Gangster>(beas), where});
    };
    job(21, chicago, 1, detroit);
    if (match.undo() || match.redo())
        qFatal("cannot be undone");
    job(28, chicago, 20, chicago);
    job(3, detroit, 43, chicago);
    job(5, detroit, 7, detroit);
    return match;
}

}

class TheGangStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void byHand()
    {
        const auto seats = test::counted(the_gang_table::statistics(), lastRound());
        QCOMPARE(seats.size(), 2u);
        const int rosas = revolvers({12, 14, 16, 18, 21, 23, 25});
        const int beas = revolvers({20, 28, 30});
        const std::vector<Count> rosa{{4, 1}, {2, 1}, {static_cast<double>(rosas), 4}};
        const std::vector<Count> bea{{3, 1}, {1, 1}, {static_cast<double>(beas), 4}};
        QCOMPARE(seats[0].counts, rosa);
        QCOMPARE(seats[1].counts, bea);
        QCOMPARE(seats[0].points, rosas);
        QVERIFY(seats[0].won && !seats[1].won);
    }

    void nothingCaptured()
    {
        Position position{.round = 4};
        position.cities[0] = {{11, 13, 15, 17, 19}};
        position.cities[1] = {{31, 33, 35, 37, 39}};
        position.hands = {{{{21, 23, 3, 5}}, Special::spy}, {{{1, 25, 43, 7}}, Special::spy}};
        auto match = test::match_at<TheGang>(position, 2);
        for (const auto& [rosas, beas] : {std::pair{21, 1}, {23, 25}, {3, 43}, {5, 7}}) {
            test::act(match, 0, Choose{static_cast<Gangster>(rosas), City::chicago});
            test::act(match, 1, Choose{static_cast<Gangster>(beas), City::chicago});
        }
        const auto seats = test::counted(the_gang_table::statistics(), match);
        const std::vector<Count> nothing{{0, 0}, {0, 1}, {0, 4}};
        QCOMPARE(seats.at(0).counts, nothing);
    }

    void asTheResultsSay() { test::agrees_with_results<TheGang>(the_gang_table::statistics(), 3, 6); }
};

BACKROOM_SUITE(TheGangStatistics)
#include "tst_the_gang_statistics.moc"
