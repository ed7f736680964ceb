// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/table.hpp"
#include "engine/gangz/protocol/codec.hpp"
#include "gangz_memory.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"

using GangzReplayTest = test::ReplaySuite<GangzTable>;

BACKROOM_SUITE(GangzReplayTest)
