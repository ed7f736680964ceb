// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/table.hpp"
#include "friends_suite.hpp"
#include "suites.hpp"

class TheGangFriendsTest : public test::FriendsSuite<TheGangTable> { };

BACKROOM_SUITE(TheGangFriendsTest)
