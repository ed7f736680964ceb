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
        QCOMPARE(weighed->cost_error, 0.0);
    }

    /// Nobody judges which cards a player sends into the wall.
    void doesNotWeighCards()
    {
        const State state = short_game(3);
        const View seen = view(state, 0);
        const Action one = Play{{seen.hand[0]}};
        const Action other = Play{{seen.hand[1], seen.hand[2]}};
        QVERIFY(!reviewer(state).weigh(seen, {one, other, one}, {Level::boss, 1, {}}));
    }

    /// A vote for both intruders is never called costly, however much luck that took.
    void aPerfectVoteIsNotCostly()
    {
        int lucky = 0;
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            Match<Gangz> match = Suite::begun(deal({.target = 10}, 3, seed));
            Random random(seed);
            while (match.state().phase != Phase::over && match.actions() < 400) {
                const State& state = match.state();
                const Seat seat = *pending(state).begin();
                Action action = random_action(state, seat, random);
                if (seat == 0 && state.phase == Phase::voting) {
                    Cards found;
                    for (const Card card : state.wall)
                        if (std::ranges::none_of(
                                state.played, [card](const Cards& cards) { return cards.contains(card); }))
                            found.insert(card);
                    action = Vote{{found[0], found[1]}};
                }
                QVERIFY(!match.act(seat, action));
            }
            SeatSet persons;
            persons.insert(0);
            const auto found = review(match, ReviewContext{persons, {}, [](double) {}});
            const auto& costliest = found->persons[0]->costliest;
            QVERIFY(!costliest);
            // Otherwise some of these votes would have been called the most costly decision.
            for (int position = 0; position < match.actions(); ++position) {
                const auto& act = match.action(position);
                if (act.seat != 0 || !std::holds_alternative<Vote>(act.action))
                    continue;
                const State& before = match.state_at(position);
                QVERIFY(reviewer(before).proved_perfect(before, act));
                const View seen = view(before, 0);
                const BotContext context{Level::boss, 1, {}};
                const Action best = decide(seen, context);
                lucky +=
                    reviewer(before).weigh(seen, {act.action, best, best}, context)->cost > Reviewer::least ? 1 : 0;
            }
        }
        QVERIFY(lucky > 0);
    }
};

BACKROOM_SUITE(GangzReviewTest)
#include "tst_review.moc"
