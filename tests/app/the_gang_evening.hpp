// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/table.hpp"
#include "friends_evening.hpp"
#include "game_ids.hpp"
#include "matches.hpp"

#include <QTest>

#include <functional>

/// The Gang at a table of friends, where seats have the numbers of their houses.
namespace test::the_gang_evening {

inline TheGangTable& at(FriendsEvening& evening, int house)
{
    return static_cast<TheGangTable&>(*evening.table(house));
}

/// Chooses the first legal action for the person of this house.
inline void play(FriendsEvening& evening, int house)
{
    const auto seat = static_cast<backroom::Seat>(house);
    backroom::Random random;
    const auto view = dynamic_cast<const TableMatchOf<TheGangTable::Game>&>(evening.table(house)->match()).view(seat);
    at(evening, house).play(seat, legal(sample(view, random), seat)[0]);
}

inline void decide(FriendsEvening& evening, int house)
{
    play(evening, house);
    evening.pass(2);
}

inline void begin(FriendsEvening& evening, const QList<int>& levels = {})
{
    evening.invite(gang_id, {}, levels);
    evening.joinAll();
    evening.friends(0).deal();
    evening.pass(3);
}

/// Waits until something is true. Computer players think in another thread.
inline bool comes(FriendsEvening& evening, const std::function<bool()>& what)
{
    constexpr int patience = 60'000;
    return QTest::qWaitFor(
        [&] {
            evening.pass(1);
            return what();
        },
        patience);
}

}
