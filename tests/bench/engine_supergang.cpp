// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/game.hpp"
#include "engine_bench.hpp"
#include "supergang_walks.hpp"

using namespace backroom;
using supergang::SuperGang;

namespace {

/// Plays whole random games of 20 rounds, collecting their events.
void games_of_20_rounds(benchmark::State& bench)
{
    supergang::Options options;
    options.length = 20;
    Random random(1);
    supergang::Events events;
    std::uint64_t actions = 0;
    for (auto _ : bench) {
        supergang::State state = deal(options, static_cast<int>(bench.range(0)), next_seed(random));
        actions += play_randomly<SuperGang>(state, events, random);
        benchmark::DoNotOptimize(state);
    }
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
    bench.counters["actions/s"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
}

}

int main(int argc, char** argv)
{
    bench::add_engine<SuperGang>(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("games_of_20_rounds", games_of_20_rounds)
        ->DenseRange(3, 4)
        ->ArgName("seats")
        ->Unit(benchmark::kMillisecond);
    bench::add_walks();
    return bench::run<SuperGang>(argc, argv);
}
