// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "elsewhere_suite.hpp"
#include "suites.hpp"

using GangOfDiceElsewhereTest = test::ElsewhereSuite<GangOfDiceTable>;

BACKROOM_SUITE(GangOfDiceElsewhereTest)
