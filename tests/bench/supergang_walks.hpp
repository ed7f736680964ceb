// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/town/walks.hpp"

#include <benchmark/benchmark.h>

/// Benchmarks of SuperGang's walks.
namespace bench {

/// Finds the walks of a gang that owns this number of shops, spread over the town.
inline void walks_from(benchmark::State& bench, std::string_view from, int number, int owned)
{
    using namespace backroom::supergang;
    Walker walker;
    walker.place = *find_place(from);
    walker.clinic_open = true;
    for (int shop = 0; shop < owned; ++shop)
        walker.own.insert(static_cast<Shop>(shop * shop_count / owned));
    Walks walks;
    for (auto _ : bench) {
        find_walks(walker, number, walks);
        benchmark::DoNotOptimize(walks);
    }
    bench.counters["walks"] = static_cast<double>(walks.size());
}

/// Finds the walks from one place of the town after the other, as in a game.
inline void walks_from_everywhere(benchmark::State& bench)
{
    using namespace backroom::supergang;
    Walks walks;
    Walker walker;
    walker.own = {1, 9, 17, 25, 33};
    Place at = 0;
    for (auto _ : bench) {
        at = static_cast<Place>(at + 1 < place_count ? at + 1 : 0);
        if (kind_of(at) == PlaceKind::graveyard)
            continue;
        walker.place = at;
        find_walks(walker, static_cast<int>(bench.range(0)), walks);
        benchmark::DoNotOptimize(walks);
    }
}

inline void refusals_of_paths(benchmark::State& bench)
{
    using namespace backroom::supergang;
    Walker walker;
    walker.place = *find_place("s45");
    Walks walks;
    find_walks(walker, 6, walks);
    std::size_t at = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(check_path(walker, 6, walks[at].path));
        at = at + 1 < walks.size() ? at + 1 : 0;
    }
}

inline void add_walks()
{
    benchmark::RegisterBenchmark("walks_of_a_6/crossing", walks_from, "s45", 6, 0);
    benchmark::RegisterBenchmark("walks_of_a_6/manhole", walks_from, "s88", 6, 0);
    benchmark::RegisterBenchmark("walks_of_a_6/crossing_owning_6", walks_from, "s45", 6, 6);
    benchmark::RegisterBenchmark("walks_of_a_6/crossing_owning_all", walks_from, "s90", 6, 36);
    benchmark::RegisterBenchmark("walks_from_everywhere", walks_from_everywhere)->DenseRange(1, 6)->ArgName("number");
    benchmark::RegisterBenchmark("refusals_of_paths", refusals_of_paths);
}

}
