// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"
#include "friends_suite.hpp"
#include "suites.hpp"

class SuperGangFriendsTest : public test::FriendsSuite<SuperGangTable> {
protected:
    bool endsEarly(const Game::Action& action) const override
    {
        return std::holds_alternative<backroom::supergang::GiveUp>(action);
    }
};

BACKROOM_SUITE(SuperGangFriendsTest)
