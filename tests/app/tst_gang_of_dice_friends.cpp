// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/table.hpp"
#include "friends_suite.hpp"
#include "suites.hpp"

class GangOfDiceFriendsTest : public test::FriendsSuite<GangOfDiceTable> { };

BACKROOM_SUITE(GangOfDiceFriendsTest)
