// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"
#include "friends_suite.hpp"
#include "suites.hpp"

class SuperGangFriendsTest : public test::FriendsSuite<SuperGangTable> { };

BACKROOM_SUITE(SuperGangFriendsTest)
