// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/bot/review.hpp"
#include "engine/gangz/bot/suspects.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "review_suite.hpp"

#include <algorithm>

using namespace test;

namespace {

Reviewer reviewer(const State& state)
{
    return Reviewer(public_state(state));
}

State short_game(int seats)
{
    return deal({.target = 10}, seats, 6);
}

}

class GangzReviewTest : public QObject {
    Q_OBJECT
    using Suite = ReviewSuite<GangzCases, Reviewer>;

private Q_SLOTS:
    void isTheSameTwice() { Suite::isTheSameTwice(short_game(3)); }
    void findsNoFaultWithTheBoss() { Suite::findsNoFaultWithTheBoss(short_game(3)); }
    void weighsByTheView() { Suite::weighsByTheView(3, 25, reviewer); }
    void drawsAnewOnlyWhatNobodyHasSeen() { Suite::drawsAnewOnlyWhatNobodyHasSeen(2, reviewer); }
    void stops() { Suite::stops(short_game(4)); }

    /// The value of a vote is what the boss expects of the pictures, not what they turn out to be.
    void weighsVotesBySuspicion()
    {
        State state = short_game(4);
        Random random(2);
        Events events;
        while (state.phase == Phase::choosing)
            for (const Seat seat : pending(state)) {
                events.clear();
                apply(state, seat, random_action(state, seat, random), events);
            }
        const View seen = view(state, 0);
        const Action best = decide(seen, {Level::boss, 1, {}});
        Suspects suspects = Others(seen).suspects();
        std::ranges::sort(suspects, {}, &Suspect::chance);
        const Action worst = Vote{{suspects[0].card, suspects[1].card}};
        const auto weighed = reviewer(state).weigh(seen, {worst, best, worst}, {Level::boss, 1, {}});
        const auto last = suspects.size() - 1;
        QVERIFY(std::abs(weighed->cost
                    - 2 * (suspects[last].chance + suspects[last - 1].chance - suspects[0].chance - suspects[1].chance))
            < 1e-9);
        QCOMPARE(weighed->doubt_of_cost, 0.0);
    }
};

BACKROOM_SUITE(GangzReviewTest)
#include "tst_review.moc"
