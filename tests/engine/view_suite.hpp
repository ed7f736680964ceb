// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat_lines.hpp"

#include "random_games.hpp"

#include <algorithm>
#include <string>

namespace test {

/// Secrecy: a state that `sample` draws from a seat's view cannot be distinguished from the real state.
template <class Cases>
class ViewSuite {
    using G = typename Cases::Game;
    using State = typename G::State;
    using Events = typename G::Events;
    using Seat = backroom::Seat;

    static bool reveal_something(const Events& events)
    {
        return std::ranges::any_of(events, [](const auto& event) { return reveals(event); });
    }

    static Events seen_by(Seat viewer, const Events& events)
    {
        Events seen;
        for (const auto& event : events)
            seen.push_back(redact(event, viewer));
        return seen;
    }

    /// Draws a sample from a view without memory, so that remembered face-down cards differ too.
    static State twin_of(const State& state, Seat seat, backroom::Random& random)
    {
        auto seen = view(state, seat);
        if constexpr (requires { Cases::forget(seen.open); })
            Cases::forget(seen.open);
        else if constexpr (requires { seen.open.memory; })
            seen.open.memory = {};
        return sample(seen, random);
    }

    /// Returns a random secret choice.
    static typename G::Action any_sealed(const State& state, Seat seat, backroom::Random& random)
    {
        for (;;) {
            const auto action = any_legal<G>(state, seat, random);
            if constexpr (requires { Cases::sealed(action); }) {
                if (!Cases::sealed(action))
                    continue;
            }
            return action;
        }
    }

    static Events done(State state, Seat seat, const typename G::Action& action)
    {
        Events events;
        apply(state, seat, action, events);
        return events;
    }

public:
    /// A sampled state has the same view, to the byte as another program is told it, the same pending seats and legal
    /// actions, and loses or duplicates nothing.
    static void sampleAgreesWithTheView(int games)
    {
        int different = 0;
        int checked = 0;
        const auto visit = [&](const State& state, Seat seat, backroom::Random& random) {
            const auto seen = view(state, seat);
            const State guess = sample(seen, random);
            QVERIFY(view(guess, seat) == seen);
            QCOMPARE(backroom::SeatLines<G>::line(view(guess, seat)), backroom::SeatLines<G>::line(seen));
            QVERIFY(public_state(guess) == public_state(state));
            QVERIFY(pending(guess) == pending(state));
            QVERIFY(legal(guess, seat) == legal(state, seat));
            const std::string wrong = Cases::wrong(guess);
            QVERIFY2(wrong.empty(), wrong.c_str());
            State another = sample(seen, random);
            another.random = guess.random;
            different += another == guess ? 0 : 1;
            ++checked;
        };
        along_random_states<Cases>(games, visit);
        QVERIFY(checked > games * 20);
        if constexpr (requires { Cases::hides_nothing; })
            QCOMPARE(different, 0);
        else
            QVERIFY(different > checked / 2);
    }

    static void sampleCanBePlayedOut(int games)
    {
        backroom::Random random(5);
        Events events;
        const auto visit = [&](const State& state, Seat seat, backroom::Random& drawing) {
            State guess = sample(view(state, seat), drawing);
            backroom::play_randomly<G>(guess, events, random);
            const std::string wrong = Cases::wrong(guess);
            QVERIFY2(wrong.empty(), wrong.c_str());
            QVERIFY(pending(guess).empty());
        };
        along_random_states<Cases>(games, visit);
    }

    /// A seat's action looks the same whatever the others hide, unless it reveals something; whether it does follows
    /// from public information.
    static void ownActionsLookTheSame(int games)
    {
        int compared = 0;
        const auto visit = [&](const State& state, Seat seat, backroom::Random& random) {
            if (!pending(state).contains(seat))
                return;
            const State twin = twin_of(state, seat, random);
            const auto action = any_legal<G>(state, seat, random);
            const Events one = done(state, seat, action);
            const Events other = done(twin, seat, action);
            QCOMPARE(reveal_something(one), reveal_something(other));
            if (reveal_something(one))
                return;
            for (const Seat viewer : {seat, backroom::nobody})
                QVERIFY(seen_by(viewer, one) == seen_by(viewer, other));
            ++compared;
        };
        along_random_states<Cases>(games, visit);
        QVERIFY(compared > games);
    }

    /// A secret choice that is not the last one shows the others only that it was made.
    static void sealedChoicesLookAllTheSame(int games)
    {
        int met = 0;
        int compared = 0;
        const auto visit = [&](const State& state, Seat viewer, backroom::Random& random) {
            if (pending(state).size() < 2)
                return;
            ++met;
            const State twin = twin_of(state, viewer, random);
            for (const Seat seat : pending(state)) {
                if (seat == viewer)
                    continue;
                const Events one = done(state, seat, any_sealed(state, seat, random));
                const Events other = done(twin, seat, any_sealed(twin, seat, random));
                QVERIFY(!reveal_something(one));
                for (const Seat blind : {viewer, backroom::nobody})
                    QVERIFY(seen_by(blind, one) == seen_by(blind, other));
                ++compared;
            }
        };
        along_random_states<Cases>(games, visit);
        QVERIFY(met == 0 || compared > games * 20);
    }
};

}
