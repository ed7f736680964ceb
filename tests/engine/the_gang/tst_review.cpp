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

/// Blames every decision that differs from the boss's.
struct Harsh : Reviewer {
    static constexpr int games = 1;
    static constexpr int draws = 1;
    std::optional<Weighed> weigh(const View&, const ComparedActions<TheGang>& compared, const BotContext&) const
    {
        return Weighed{compared.taken == compared.best ? 0.0 : 1.0, 0, 0, 0};
    }
};

std::optional<SeatReview> harshly(const Match<TheGang>& match, Seat seat)
{
    Harsh harsh;
    const ReviewContext context{SeatSet::only(seat), {}};
    return ReviewMaker<TheGang, Harsh>(match, harsh, context).make()->persons[seat];
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
        QVERIFY(weighed->cost > 3 * weighed->cost_error);
        QVERIFY(weighed->cost > 0);
        QCOMPARE(weighed->gain, 0.0);
        QCOMPARE(weighed->gain_error, 0.0);
    }

    /// Seat 1 asks for a hint before seat 0 chooses and follows it, though the boss may decide otherwise afterwards.
    void neverBlamesAnEarlierHint()
    {
        int others = 0;
        for (int job = 0; job < 4; ++job) {
            Suite::Match match = Suite::begun(last_round(2));
            Random random(static_cast<std::uint64_t>(job));
            while (!match.over()) {
                const View seen = view(match.state(), 1);
                const bool chooses = pending(match.state()).contains(1);
                const BotContext context{Level::boss, match.setup().thought_seed(match.actions()), {}};
                const Action hint = chooses ? decide(seen, context) : Action();
                if (pending(match.state()).contains(0))
                    QVERIFY(!match.act(0, random_action<TheGang>(match.state(), 0, random)));
                if (chooses)
                    QVERIFY(!match.act(1, hint));
            }
            const SeatReview found = *harshly(match, 1);
            QVERIFY(!found.costliest);
            others += found.judged - found.as_boss;
        }
        QVERIFY(others > 0);
    }

    /// The hint for a choice names a plan for both cards.
    void neverBlamesThePlanOfAHint()
    {
        const State state =
            arranged({.cities = {std::vector<int>{11, 30, 44, 48, 78}, std::vector<int>{9, 59, 61, 76, 79}, {}},
                         .hands = {hand({14, 24, 33, 60}, Special::boss_calls)}},
                2);
        Table table(state);
        table.special(0, 24).act(1, legal(state, 1)[0]);
        while (!pending(table.state).contains(0))
            table.act(1, legal(table.state, 1)[0]);
        const auto planned = [&](const Action& action) { return reviewer().planned(view(table.state, 0), action); };
        QVERIFY(planned(PlaceGangster{chicago}));
        QVERIFY(!planned(PlaceGangster{detroit}));
        table.place(0, chicago);
        QVERIFY(planned(PlayBossCalls{chicago, 79}));
        QVERIFY(!planned(PlayBossCalls{chicago, 61}));
    }
};

BACKROOM_SUITE(TheGangReviewTest)
#include "tst_review.moc"
