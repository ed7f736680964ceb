// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/bot/review.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "review_suite.hpp"

using namespace test;

namespace {

Reviewer reviewer(const State& = {})
{
    return {};
}

State last_round(int seats)
{
    Position position;
    position.round = 4;
    return arranged(position, seats);
}

}

class TheGangReviewTest : public QObject {
    Q_OBJECT
    using Suite = ReviewSuite<GangCases, Reviewer>;

private Q_SLOTS:
    void isTheSameTwice() { Suite::isTheSameTwice(last_round(3)); }
    void findsNoFaultWithTheBoss() { Suite::findsNoFaultWithTheBoss(last_round(2)); }
    void weighsByTheView() { Suite::weighsByTheView(2, 60, reviewer); }
    void drawsAnewOnlyWhatNobodyHasSeen() { Suite::drawsAnewOnlyWhatNobodyHasSeen(4, reviewer); }
    void stops() { Suite::stops(last_round(3)); }

    /// 35 captures 34 and 36 at once; after any other action the others capture them.
    void weighsACapture()
    {
        Position position{.hands = {hand({35})}, .round = 4};
        position.cities = {std::vector<int>{2, 3, 6, 7, 10}, std::vector<int>{20, 23, 26, 29, 32},
            std::vector<int>{11, 34, 36, 61, 62}};
        const State state = arranged(position, 3);
        const Action best = Choose{35, new_york};
        const Action worse = Choose{35, chicago};
        const auto weighed = reviewer().weigh(view(state, 0), {worse, best, worse}, {Level::boss, 1, {}});
        QVERIFY(weighed->cost > 3 * weighed->doubt_of_cost);
        QVERIFY(weighed->cost > 0);
        QCOMPARE(weighed->gain, 0.0);
        QCOMPARE(weighed->doubt_of_gain, 0.0);
    }
};

BACKROOM_SUITE(TheGangReviewTest)
#include "tst_review.moc"
