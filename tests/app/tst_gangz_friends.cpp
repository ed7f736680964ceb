// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/table.hpp"
#include "friends_suite.hpp"
#include "suites.hpp"

class GangzFriendsTest : public test::FriendsSuite<GangzTable> { };

BACKROOM_SUITE(GangzFriendsTest)
