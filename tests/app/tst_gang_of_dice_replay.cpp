// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"
#include "replay_suite.hpp"
#include "suites.hpp"

using GangOfDiceReplayTest = test::ReplaySuite<GangOfDiceTable>;

BACKROOM_SUITE(GangOfDiceReplayTest)
