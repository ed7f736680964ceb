// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"

#include "random_games.hpp"

#include <stop_token>
#include <string>

namespace test {

inline constexpr std::array all_levels{backroom::Level::rookie, backroom::Level::soldier, backroom::Level::boss};
/// The levels that look ahead.
inline constexpr std::array thinkers{backroom::Level::soldier, backroom::Level::boss};

/// Properties of the computer players of any game. The number of positions is a parameter, because a boss may be slow.
template <class Cases>
struct BotSuite {
    using G = typename Cases::Game;
    using State = typename G::State;
    using Seat = backroom::Seat;
    using Level = backroom::Level;
    using BotContext = backroom::BotContext;
    static_assert(backroom::PlayedByBots<G>);

    /// For each level: the number of games, and n if every n-th state is tried.
    using Tries = std::array<std::pair<int, int>, 3>;

    /// Calls `visit(view, seed, state, random)` for the pending seats in every `every`-th state of random games.
    template <class Visit>
    static void along_decisions(int games, int every, Visit visit)
    {
        int states = 0;
        along_random_states<Cases>(games, [&](const State& state, Seat seat, backroom::Random& random) {
            if (pending(state).contains(seat) && ++states % every == 0)
                visit(view(state, seat), static_cast<std::uint64_t>(states), state, random);
        });
        QVERIFY(states >= every);
    }

    /// Plays whole games of one level, for each number of seats and each set of options. If `most` is not 0, random
    /// players take over after so many actions.
    static void playsWholeGames(Level level, int rounds, int most = 0)
    {
        backroom::Random random(41);
        typename G::Events events;
        for (int round = 0; round < rounds; ++round)
            for (State state : beginnings<Cases>(static_cast<std::uint64_t>(round))) {
                int actions = 0;
                for (auto seats = pending(state); !seats.empty(); seats = pending(state)) {
                    const Seat seat = any_of_seats(seats, random);
                    const bool thinks = most == 0 || actions++ < most;
                    const auto action = thinks ? decide(view(state, seat), BotContext{level, next_seed(random), {}})
                                               : backroom::random_action<G>(state, seat, random);
                    QVERIFY(!check(state, seat, action));
                    events.clear();
                    apply(state, seat, action, events);
                }
                const std::string wrong = Cases::wrong(state);
                QVERIFY2(wrong.empty(), wrong.c_str());
            }
    }

    /// In states reached by random players, each level chooses a legal action.
    static void decidesWhatIsLegal(const Tries& tries)
    {
        for (const Level level : all_levels) {
            const auto& [games, every] = tries[static_cast<std::size_t>(level) - 1];
            along_decisions(games, every, [&](const auto& seen, std::uint64_t seed, const State& state, auto&) {
                QVERIFY(!check(state, seen.seat, decide(seen, BotContext{level, seed, {}})));
            });
        }
    }

    /// The same view, level and seed give the same action, however the view has come about.
    static void decidesTheSameTwice(const Tries& tries)
    {
        for (const Level level : all_levels) {
            const auto& [games, every] = tries[static_cast<std::size_t>(level) - 1];
            along_decisions(games, every, [&](const auto& seen, std::uint64_t seed, const State& state, auto& random) {
                const BotContext context{level, seed, {}};
                const auto action = decide(seen, context);
                QVERIFY(decide(view(state, seen.seat), context) == action);
                // The twin differs only in what the seat cannot see.
                const State twin = sample(seen, random);
                QVERIFY(decide(view(twin, seen.seat), context) == action);
            });
        }
    }

    /// A computer player that is stopped before it begins still chooses a legal action.
    static void stopsAtOnce(int games, int every)
    {
        std::stop_source source;
        source.request_stop();
        for (const Level level : all_levels)
            along_decisions(games, every, [&](const auto& seen, std::uint64_t seed, const State& state, auto&) {
                QVERIFY(!check(state, seen.seat, decide(seen, BotContext{level, seed, source.get_token()})));
            });
    }

    static void levelsDiffer(int games, int every)
    {
        std::array<int, 3> different{};
        along_decisions(games, every, [&](const auto& seen, std::uint64_t seed, const State&, auto&) {
            const auto rookie = decide(seen, BotContext{Level::rookie, seed, {}});
            const auto soldier = decide(seen, BotContext{Level::soldier, seed, {}});
            const auto boss = decide(seen, BotContext{Level::boss, seed, {}});
            different[0] += rookie == soldier ? 0 : 1;
            different[1] += soldier == boss ? 0 : 1;
            different[2] += rookie == boss ? 0 : 1;
        });
        for (const int times : different)
            QVERIFY(times > 0);
    }

    /// If the boss gives advice, it is its own action, and the same one twice. After a stop it is still legal.
    static void advisesWhatTheBossDoes(int games, int every)
    {
        static_assert(backroom::AdvisedByBots<G>);
        std::stop_source source;
        source.request_stop();
        int advised = 0;
        along_decisions(games, every, [&](const auto& seen, std::uint64_t seed, const State& state, auto&) {
            const BotContext context{Level::boss, seed, {}};
            const auto advice = advise(seen, context);
            QVERIFY(advise(view(state, seen.seat), context) == advice);
            if (!advice)
                return;
            ++advised;
            QVERIFY(advice->action == decide(seen, context));
            const auto hasty = advise(seen, BotContext{Level::boss, seed, source.get_token()});
            QVERIFY(!hasty || !check(state, seen.seat, hasty->action));
        });
        QVERIFY(advised > 0);
    }
};

}
