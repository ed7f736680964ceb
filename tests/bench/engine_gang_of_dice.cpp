// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/game.hpp"
#include "engine/gang_of_dice/odds.hpp"
#include "engine_bench.hpp"

using namespace backroom::gang_of_dice;

namespace {

/// Computes the odds of one card with 1 to 8 dice: the mean, and the chance of every total.
void odds_of_a_card(benchmark::State& bench)
{
    const Warning card = deck(Back::bright)[static_cast<std::size_t>(bench.range(0))];
    double sum = 0;
    for (auto _ : bench)
        for (int dice = 1; dice <= 8; ++dice) {
            sum += Odds(card, dice, {}).before_rolling(2);
            for (int reach = 1; reach <= 5 * dice; ++reach)
                sum += Odds(card, dice, reach).before_rolling(2);
        }
    benchmark::DoNotOptimize(sum);
}
BENCHMARK(odds_of_a_card)->Arg(1)->Arg(4)->ArgName("card")->Unit(benchmark::kMillisecond);

/// Computes a single chance.
void odds(benchmark::State& bench)
{
    const auto dice = static_cast<int>(bench.range(0));
    for (auto _ : bench)
        benchmark::DoNotOptimize(Odds(deck(Back::bright)[1], dice, 2 * dice).before_rolling(2));
}
BENCHMARK(odds)->Arg(3)->Arg(8)->Arg(12)->ArgName("dice")->Unit(benchmark::kMicrosecond);

}

int main(int argc, char** argv)
{
    bench::add_engine<backroom::gang_of_dice::GangOfDice>(benchmark::kNanosecond);
    return bench::run<backroom::gang_of_dice::GangOfDice>(argc, argv);
}
