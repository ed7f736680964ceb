// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "friends_evening.hpp"
#include "played_suite.hpp"

#include <QTest>

/// Tests of tables with friends in other houses that the tables of all games share.
namespace test {

template <class Table>
class FriendsSuite : public PlayedSuite<Table, FriendsCases> {
public:
    using Played = PlayedSuite<Table, FriendsCases>;
    using Played::anyOf;
    using typename Played::Game;
    using typename Played::Match;
    using typename Played::Seat;

    /// A whole game by letters: what each house shows is what the host's match tells that seat, and at the end each has
    /// checked the deal, and has the match.
    void wholeGame() override
    {
        backroom::Random random(71);
        FriendsEvening evening(Game::min_seats);
        evening.invite(QString::fromLatin1(Game::id), {{QStringLiteral("duels"), 1}, {QStringLiteral("length"), 10}});
        evening.joinAll();
        QVERIFY(evening.friends(0).canDeal());
        evening.friends(0).deal();
        evening.pass(3);
        const auto at = [&evening](int house) -> Table& { return static_cast<Table&>(*evening.table(house)); };
        for (int house = 0; house < Game::min_seats; ++house)
            QVERIFY(evening.table(house) != nullptr);
        const Match& judged = match_of(at(0));
        QVERIFY(judged.setup().chance.has_value());
        while (!judged.over()) {
            const int before = judged.actions();
            for (const Seat seat : judged.pending()) {
                QVERIFY(at(seat).deciding());
                at(seat).play(seat, anyOf(legal(judged.state(), seat), random));
            }
            evening.pass(3);
            QVERIFY(judged.actions() > before);
        }
        evening.pass(4);
        for (Seat seat = 0; seat < Game::min_seats; ++seat) {
            QCOMPARE(at(seat).match().length(), judged.actions());
            QCOMPARE(sentences(*at(seat).log()), sentences(*at(0).log()));
            QCOMPARE(at(seat).ending(), at(0).ending());
            QVERIFY(dynamic_cast<const TableMatchOf<Game>&>(at(seat).match()).view(seat) == view(judged.state(), seat));
            // Looking through the match takes another thread its time.
            if (seat > 0)
                QTRY_VERIFY(evening.friends(seat).taken() != 0);
        }
        const auto of_host = evening.house(0).store().read(evening.table(0)->match().number());
        const auto of_guest = evening.house(1).store().read(evening.friends(1).taken());
        QVERIFY(of_host && of_guest);
        QCOMPARE(of_guest->lines, of_host->lines);
        QVERIFY(of_guest->over);
    }
};

}
