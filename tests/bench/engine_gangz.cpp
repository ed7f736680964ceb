// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/game.hpp"
#include "engine_bench.hpp"

int main(int argc, char** argv)
{
    bench::add_engine<backroom::gangz::Gangz>(benchmark::kMicrosecond);
    return bench::run<backroom::gangz::Gangz>(argc, argv);
}
