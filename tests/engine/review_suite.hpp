// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/review_maker.hpp"

#include "random_games.hpp"

#include <cmath>

namespace test {

/// Properties of the reviews of any game. `Reviewer` is that of the game, created by `reviewer(state)`.
template <class Cases, class Reviewer>
struct ReviewSuite {
    using G = typename Cases::Game;
    using State = typename G::State;
    using Seat = backroom::Seat;
    using Match = backroom::Match<G>;
    using MatchReview = backroom::MatchReview;
    using ReviewContext = backroom::ReviewContext;

    static constexpr std::uint64_t seed = 5;

    static Match begun(const State& state)
    {
        backroom::Setup<G> setup;
        setup.names.resize(static_cast<std::size_t>(state.seats));
        setup.seed = seed;
        setup.options = state.options;
        return Match(setup, state);
    }

    /// Plays to the end at random; if `boss`, seat 0 plays as the boss.
    static Match played(const State& state, bool boss = false)
    {
        Match match = begun(state);
        backroom::Random random(3);
        while (!match.over()) {
            const Seat seat = *match.pending().begin();
            const std::uint64_t thought = match.setup().thought_seed(match.actions());
            const auto action = boss && seat == 0
                ? decide(view(match.state(), seat), backroom::BotContext{backroom::Level::boss, thought, {}})
                : backroom::random_action<G>(match.state(), seat, random);
            if (match.act(seat, action))
                throw std::logic_error("refused");
        }
        return match;
    }

    static std::optional<MatchReview> reviewed(const Match& match, backroom::SeatSet persons = {})
    {
        return review(match, ReviewContext{persons, {}});
    }

    /// The same match gives the same review; chances are fractions with the sum 1 and end with the result; only persons
    /// are judged.
    static void isTheSameTwice(const State& state)
    {
        const Match match = played(state);
        const auto persons = backroom::SeatSet::only(1);
        const auto found = reviewed(match, persons);
        QVERIFY(found.has_value());
        QVERIFY(reviewed(match, persons) == found);
        QCOMPARE(found->chances.size(), static_cast<std::size_t>(match.actions()) + 1);
        for (const backroom::WinChances& chances : found->chances) {
            double sum = 0;
            for (const double chance : chances)
                sum += chance;
            QVERIFY(std::abs(sum - 1) < 1e-9);
        }
        const backroom::Result end = result(match.state());
        for (const Seat seat : backroom::SeatSet::first(end.seats)) {
            QCOMPARE(found->chances.back()[seat] > 0, end.winners.contains(seat));
            QCOMPARE(found->persons[seat].has_value(), seat == 1);
        }
        QVERIFY(found->persons[1]->judged > 0);
        const std::string text = text_of_review(*found, "this");
        const auto read = backroom::review_of_text(text, "this", end.seats, match.actions());
        QVERIFY(read.has_value());
        QCOMPARE(text_of_review(*read, "this"), text);
    }

    /// A person who plays like the boss is never criticised, whatever the outcome.
    static void findsNoFaultWithTheBoss(const State& state)
    {
        const auto found = reviewed(played(state, true), backroom::SeatSet::only(0));
        QVERIFY(found && found->persons[0]);
        QVERIFY(found->persons[0]->judged > 0);
        QCOMPARE(found->persons[0]->as_boss, found->persons[0]->judged);
        QVERIFY(!found->persons[0]->costliest);
    }

    /// A decision is judged by what its seat can know: a state that differs in what is hidden changes nothing.
    static void weighsByTheView(int games, int every, Reviewer (*reviewer)(const State&))
    {
        int states = 0;
        int weighed = 0;
        along_random_states<Cases>(games, [&](const State& state, Seat seat, backroom::Random& random) {
            if (!pending(state).contains(seat) || ++states % every != 0)
                return;
            const auto seen = view(state, seat);
            const auto twin = view(sample(seen, random), seat);
            const backroom::BotContext boss{backroom::Level::boss, static_cast<std::uint64_t>(states), {}};
            const backroom::BotContext rookie{backroom::Level::rookie, boss.seed, {}};
            const auto weigh = [&](const auto& by, const State& from) {
                return reviewer(from).weigh(
                    by, {backroom::random_action<G>(state, seat, random), decide(by, boss), decide(by, rookie)}, boss);
            };
            const backroom::Random before = random;
            const auto one = weigh(seen, state);
            random = before;
            const auto other = weigh(twin, state);
            QCOMPARE(one.has_value(), other.has_value());
            if (!one)
                return;
            ++weighed;
            QCOMPARE(one->cost, other->cost);
            QCOMPARE(one->gain, other->gain);
        });
        QVERIFY(weighed > 0);
    }

    /// Only what nobody has seen is drawn anew.
    static void drawsAnewOnlyWhatNobodyHasSeen(int games, Reviewer (*reviewer)(const State&))
    {
        bool differs = false;
        along_random_states<Cases>(games, [&](const State& state, Seat seat, backroom::Random& random) {
            State other = state;
            reviewer(state).draw_anew(other, random);
            QVERIFY(view(other, seat) == view(state, seat));
            for (const Seat of : backroom::SeatSet::first(state.seats))
                QVERIFY(view(other, of) == view(state, of));
            differs = differs || !(other == state);
        });
        QVERIFY(differs);
    }

    /// After a stop at any share of the work, the review reports no more progress and returns nothing.
    static void stops(const State& state)
    {
        const Match match = played(state);
        std::stop_source source;
        int reported = 0;
        ReviewContext context{backroom::SeatSet::first(state.seats), source.get_token()};
        context.progressed = [&](double) {
            if (++reported == match.actions() / 2)
                source.request_stop();
        };
        QVERIFY(!review(match, context));
        QCOMPARE(reported, match.actions() / 2);
    }
};

}
