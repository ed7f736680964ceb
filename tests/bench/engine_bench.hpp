// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/playout.hpp"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

/// Benchmarks of the engine of any game. A game's engine_<game>.cpp registers them and adds its own.
namespace bench {

/// Plays whole random games, collecting their events.
template <backroom::Game G>
void random_games(benchmark::State& bench)
{
    const auto seats = static_cast<int>(bench.range(0));
    backroom::Random random(1);
    typename G::Events events;
    std::uint64_t actions = 0;
    for (auto _ : bench) {
        typename G::State state = deal(typename G::Options{}, seats, backroom::next_seed(random));
        actions += backroom::play_randomly<G>(state, events, random);
        benchmark::DoNotOptimize(state);
    }
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
    bench.counters["actions/s"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
}

/// Returns the states of some random games with three seats.
template <backroom::Game G>
std::vector<typename G::State> some_states()
{
    std::vector<typename G::State> states;
    backroom::Random random(2);
    typename G::Events events;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        typename G::State state = deal(typename G::Options{}, 3, seed);
        while (!pending(state).empty()) {
            states.push_back(state);
            const backroom::Seat seat = *pending(state).begin();
            events.clear();
            apply(state, seat, backroom::random_action<G>(state, seat, random), events);
        }
    }
    return states;
}

template <backroom::Game G, class Function>
void over_states(benchmark::State& bench, Function function)
{
    const auto states = some_states<G>();
    std::size_t at = 0;
    for (auto _ : bench) {
        function(states[at]);
        at = at + 1 < states.size() ? at + 1 : 0;
    }
}

template <backroom::Game G>
void legal_actions(benchmark::State& bench)
{
    over_states<G>(bench, [](const auto& state) { benchmark::DoNotOptimize(legal(state, *pending(state).begin())); });
}

template <backroom::Game G>
void views(benchmark::State& bench)
{
    over_states<G>(bench, [](const auto& state) { benchmark::DoNotOptimize(view(state, 0)); });
}

template <backroom::Game G>
void samples(benchmark::State& bench)
{
    backroom::Random random(3);
    over_states<G>(bench, [&](const auto& state) { benchmark::DoNotOptimize(sample(view(state, 0), random)); });
}

template <backroom::Game G>
void hashes(benchmark::State& bench)
{
    over_states<G>(bench, [](const auto& state) { benchmark::DoNotOptimize(hash(state)); });
}

/// Registers all benchmarks. `games` is the time unit for whole games.
template <backroom::Game G>
void add_engine(benchmark::TimeUnit games)
{
    auto* const whole = benchmark::RegisterBenchmark("random_games", random_games<G>);
    whole->ArgName("seats")->Unit(games);
    for (int seats = G::min_seats; seats <= G::max_seats; ++seats)
        if (backroom::seats_fit<G>(typename G::Options{}, seats))
            whole->Arg(seats);
    benchmark::RegisterBenchmark("legal_actions", legal_actions<G>);
    benchmark::RegisterBenchmark("views", views<G>);
    benchmark::RegisterBenchmark("samples", samples<G>);
    benchmark::RegisterBenchmark("hashes", hashes<G>);
}

template <backroom::Game G>
int run(int argc, char** argv)
{
    benchmark::AddCustomContext("sizeof(State)", std::to_string(sizeof(typename G::State)));
    benchmark::AddCustomContext("sizeof(View)", std::to_string(sizeof(typename G::View)));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

}
