#include "core/playout.hpp"
#include "gangz/game.hpp"

#include <benchmark/benchmark.h>

#include <vector>

using namespace backroom;
using namespace backroom::gangz;

namespace {

/// Whole random games, with their events.
void random_games(benchmark::State& bench)
{
    const auto seats = static_cast<int>(bench.range(0));
    Random random(1);
    Events events;
    std::uint64_t actions = 0;
    for (auto _ : bench) {
        State state = deal({}, seats, next_seed(random));
        actions += play_randomly<Gangz>(state, events, random);
        benchmark::DoNotOptimize(state);
    }
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
    bench.counters["actions/s"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
}
BENCHMARK(random_games)->DenseRange(min_seats, gangz::max_seats)->ArgName("seats")->Unit(benchmark::kMicrosecond);

/// States all along some random games of three.
std::vector<State> some_states()
{
    std::vector<State> states;
    Random random(2);
    Events events;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State state = deal({}, 3, seed);
        while (!pending(state).empty()) {
            states.push_back(state);
            const Seat seat = *pending(state).begin();
            events.clear();
            apply(state, seat, random_action(state, seat, random), events);
        }
    }
    return states;
}

template <class Function>
void over_states(benchmark::State& bench, Function function)
{
    const std::vector<State> states = some_states();
    std::size_t at = 0;
    for (auto _ : bench) {
        function(states[at]);
        at = at + 1 < states.size() ? at + 1 : 0;
    }
}

void legal_actions(benchmark::State& bench)
{
    over_states(bench, [](const State& state) { benchmark::DoNotOptimize(legal(state, *pending(state).begin())); });
}
BENCHMARK(legal_actions);

void views(benchmark::State& bench)
{
    over_states(bench, [](const State& state) { benchmark::DoNotOptimize(view(state, 0)); });
}
BENCHMARK(views);

void samples(benchmark::State& bench)
{
    Random random(3);
    over_states(bench, [&](const State& state) { benchmark::DoNotOptimize(sample(view(state, 0), random)); });
}
BENCHMARK(samples);

void hashes(benchmark::State& bench)
{
    over_states(bench, [](const State& state) { benchmark::DoNotOptimize(hash(state)); });
}
BENCHMARK(hashes);

}

int main(int argc, char** argv)
{
    benchmark::AddCustomContext("sizeof(State)", std::to_string(sizeof(State)));
    benchmark::AddCustomContext("sizeof(View)", std::to_string(sizeof(View)));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
