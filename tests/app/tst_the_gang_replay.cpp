// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/table.hpp"
#include "engine/the_gang/protocol/codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"

using TheGangReplayTest = test::ReplaySuite<TheGangTable>;

BACKROOM_SUITE(TheGangReplayTest)
