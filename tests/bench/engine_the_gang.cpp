// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/game.hpp"
#include "engine_bench.hpp"

int main(int argc, char** argv)
{
    bench::add_engine<backroom::the_gang::TheGang>(benchmark::kNanosecond);
    return bench::run<backroom::the_gang::TheGang>(argc, argv);
}
