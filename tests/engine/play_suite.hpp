// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/match.hpp"

#include "random_games.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace test {

/// Properties of any game, checked in random games for every number of seats and every set of options.
template <class Cases>
class PlaySuite {
    using G = typename Cases::Game;
    using State = typename G::State;
    using Action = typename G::Action;
    using Events = typename G::Events;
    using Seat = backroom::Seat;

    static constexpr int most_actions = 20000;

    template <class Actions>
    static bool contains(const Actions& actions, const Action& action)
    {
        return std::ranges::find(actions, action) != actions.end();
    }

    /// Places follow from scores, and only seats with the same score share a place or have a tie broken, unless a game
    /// can be won in another way (`Cases::wins_without_score`).
    static void result_agrees(const State& state)
    {
        using backroom::adl::result;
        const backroom::Result standing = result(state);
        QCOMPARE(standing.seats, int(state.seats));
        QCOMPARE(standing.over, pending(state).empty());
        QVERIFY(!standing.winners.empty());
        for (Seat seat = 0; seat < state.seats; ++seat) {
            int better = 0;
            for (Seat other = 0; other < state.seats; ++other) {
                better += standing.places[other] < standing.places[seat] ? 1 : 0;
                if constexpr (requires { Cases::wins_without_score; })
                    continue;
                if (standing.scores[other] > standing.scores[seat])
                    QVERIFY(standing.places[other] < standing.places[seat]);
                if (standing.places[other] == standing.places[seat])
                    QCOMPARE(standing.scores[other], standing.scores[seat]);
            }
            QCOMPARE(standing.places[seat], better + 1);
            QCOMPARE(standing.winners.contains(seat), standing.places[seat] == 1);
        }
    }

    static void state_holds(const State& state, backroom::Random& random)
    {
        const std::string wrong = Cases::wrong(state);
        QVERIFY2(wrong.empty(), wrong.c_str());
        const backroom::SeatSet seats = pending(state);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const auto actions = legal(state, seat);
            QCOMPARE(actions.empty(), !seats.contains(seat));
            for (const Action& action : actions)
                QVERIFY(!check(state, seat, action));
            const Action tried = Cases::any_action(random);
            const bool allowed = !check(state, seat, tried);
            const bool listed = contains(actions, tried);
            QVERIFY(allowed == listed || (allowed && !Cases::lists_all(state, seat)));
        }
    }

    /// The reason for the end follows from public information, even before the last event, because the log reports it
    /// there.
    static void its_end_has_a_reason(const State& before, const State& after, const Events& events)
    {
        using backroom::adl::ending;
        using backroom::adl::public_state;
        const backroom::Ending why = ending(public_state(after));
        QVERIFY(!why.reason.empty() && !why.rule.empty());
        auto followed = public_state(before);
        for (std::size_t at = 0; at + 1 < events.size(); ++at)
            follow(followed, redact(events[at], backroom::nobody));
        QVERIFY(ending(followed) == why);
    }

public:
    struct Totals {
        int actions = 0;
        int longest = 0;
    };

    /// Every game ends, no state loses or duplicates anything, and `legal` and `check` agree. Calls `ended(state)`.
    template <class Ended>
    static Totals wholeGames(int games, Ended ended)
    {
        backroom::Random random(12345);
        Totals totals;
        Events events;
        for (int game = 0; game < games;) {
            auto all = beginnings<Cases>(static_cast<std::uint64_t>(game));
            all.push_back(Cases::start(game));
            for (State& state : all) {
                // In every fourth game any legal action is chosen, not only those of the game's random player.
                const bool wild = ++game % 4 == 0;
                int actions = 0;
                while (!pending(state).empty() && !QTest::currentTestFailed()) {
                    state_holds(state, random);
                    const Seat seat = any_of_seats(pending(state), random);
                    const Action action = wild ? wild_action<Cases>(state, seat, actions, random)
                                               : backroom::random_action<G>(state, seat, random);
                    events.clear();
                    const State before = state;
                    apply(state, seat, action, events);
                    if (pending(state).empty())
                        its_end_has_a_reason(before, state, events);
                    if (events.empty() || ++actions == most_actions)
                        qFatal("an action without events, or a game without end");
                    totals.longest = std::max(totals.longest, static_cast<int>(events.size()));
                }
                state_holds(state, random);
                result_agrees(state);
                if (QTest::currentTestFailed())
                    return totals;
                totals.actions += actions;
                ended(state);
            }
        }
        return totals;
    }

    /// Of all actions that are tried, `check` accepts exactly those that `legal` lists, each once. True for each seat
    /// and for `nobody`.
    static void everyAction(int rounds)
    {
        backroom::Random random(6);
        const auto all = Cases::every_action();
        Events events;
        int allowed_at_all = 0;
        for (int round = 0; round < rounds; ++round)
            for (State state : beginnings<Cases>(static_cast<std::uint64_t>(round) + 100))
                for (int actions = 0;; ++actions) {
                    for (const Seat seat : all_eyes(state.seats)) {
                        const auto listed = legal(state, seat);
                        std::vector<Action> allowed;
                        const auto attempt = [&](const Action& action) {
                            if (!check(state, seat, action))
                                allowed.push_back(action);
                        };
                        std::for_each(all.begin(), all.end(), attempt);
                        if constexpr (requires { Cases::more_actions(state, seat); })
                            for (const Action& action : Cases::more_actions(state, seat))
                                attempt(action);
                        allowed_at_all += static_cast<int>(allowed.size());
                        if (Cases::lists_all(state, seat))
                            QVERIFY(allowed.size() == listed.size()
                                && std::is_permutation(allowed.begin(), allowed.end(), listed.begin()));
                        QVERIFY(allowed.empty() == listed.empty());
                        for (std::size_t at = 0; at < listed.size(); ++at)
                            QCOMPARE(std::count(listed.begin() + at, listed.end(), listed[at]), 1);
                    }
                    result_agrees(state);
                    if (pending(state).empty() || QTest::currentTestFailed())
                        break;
                    const Seat seat = any_of_seats(pending(state), random);
                    const Action action = wild_action<Cases>(state, seat, actions, random);
                    events.clear();
                    apply(state, seat, action, events);
                }
        QVERIFY(allowed_at_all > rounds * 1000);
    }

    /// The same seed and the same actions give the same events.
    static void theSameSeedIsTheSameGame(int rounds)
    {
        std::vector<std::uint64_t> hashes;
        for (int round = 0; round < rounds; ++round) {
            const auto seed = static_cast<std::uint64_t>(round);
            auto ones = beginnings<Cases>(seed);
            auto others = beginnings<Cases>(seed);
            for (std::size_t at = 0; at < ones.size(); ++at) {
                State& one = ones[at];
                State& other = others[at];
                hashes.push_back(hash(one));
                backroom::Random random(seed);
                Events first;
                Events second;
                while (!pending(one).empty()) {
                    const Seat seat = any_of_seats(pending(one), random);
                    const Action action = backroom::random_action<G>(one, seat, random);
                    first.clear();
                    second.clear();
                    apply(one, seat, action, first);
                    apply(other, seat, action, second);
                    QVERIFY(first == second);
                    QCOMPARE(hash(one), hash(other));
                }
                QVERIFY(one == other);
            }
        }
        std::ranges::sort(hashes);
        QVERIFY(std::ranges::adjacent_find(hashes) == hashes.end());
    }

    static void theHashTellsStatesApart(int rounds, std::size_t least)
    {
        backroom::Random random(3);
        std::map<std::uint64_t, State> seen;
        Events events;
        for (int round = 0; round < rounds; ++round)
            for (State state : beginnings<Cases>(static_cast<std::uint64_t>(round)))
                while (!pending(state).empty()) {
                    const Seat seat = any_of_seats(pending(state), random);
                    for (const Action& action : legal(state, seat)) {
                        State next = state;
                        events.clear();
                        apply(next, seat, action, events);
                        QVERIFY(seen.try_emplace(hash(next), next).first->second == next);
                    }
                    events.clear();
                    const Action action = backroom::random_action<G>(state, seat, random);
                    apply(state, seat, action, events);
                }
        QVERIFY(seen.size() > least);
    }

    /// Undo is refused after an action that has revealed something, unless undo is friendly. Otherwise undo restores
    /// the earlier state, and redo the later one with the same events.
    static void undoneAndDoneAgain(int rounds)
    {
        backroom::Random random(99);
        for (int round = 0; round < rounds; ++round)
            for (const State& first : beginnings<Cases>(static_cast<std::uint64_t>(round))) {
                const bool friendly = round % 2 == 0;
                backroom::Match<G> match(
                    {std::vector<std::string>(first.seats, "x"), 0, first.options, friendly, {}}, first);
                std::vector<State> states{first};
                while (!match.over() && !QTest::currentTestFailed()) {
                    const Seat seat = any_of_seats(match.pending(), random);
                    QVERIFY(!match.act(seat, backroom::random_action<G>(match.state(), seat, random)));
                    const Events events = match.events();
                    const State after = match.state();
                    states.push_back(after);
                    const bool revealed = std::ranges::any_of(events, [](const auto& event) { return reveals(event); });
                    const auto refusal = match.undo();
                    QCOMPARE(refusal.has_value(), revealed && !friendly);
                    if (refusal) {
                        QCOMPARE(std::string(refusal->code), std::string(backroom::refusals::already_revealed));
                    } else {
                        QVERIFY(match.state() == states[states.size() - 2] && match.events().empty());
                        QVERIFY(!match.redo());
                    }
                    QVERIFY(match.state() == after && match.events() == events);
                    if (!friendly || random.below(10) != 0)
                        continue;
                    const auto steps = 1 + random.below(static_cast<std::uint32_t>(states.size() - 1));
                    for (std::uint32_t step = 1; step <= steps; ++step) {
                        QVERIFY(!match.undo());
                        QVERIFY(match.state() == states[states.size() - 1 - step]);
                    }
                    for (std::uint32_t step = steps; step > 0; --step) {
                        QVERIFY(!match.redo());
                        QVERIFY(match.state() == states[states.size() - step]);
                    }
                }
            }
    }
};

}
