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

    /// Whole games by letters: what each house shows is what the host's match tells that seat, and at the end each has
    /// checked the deal, and has the match. BACKROOM_GAMES says how many.
    void wholeGame() override
    {
        const int games = std::max(1, qEnvironmentVariableIntValue("BACKROOM_GAMES"));
        for (int game = 0; game < games && !QTest::currentTestFailed(); ++game)
            play(this->seatsIn(game), 71 + static_cast<std::uint64_t>(game));
    }

private:
    static Table& at(FriendsEvening& evening, int house) { return static_cast<Table&>(*evening.table(house)); }

    void play(int seats, std::uint64_t seed)
    {
        backroom::Random random(seed);
        FriendsEvening evening(seats, static_cast<unsigned>(seed));
        evening.invite(QString::fromLatin1(Game::id), {{QStringLiteral("duels"), 1}, {QStringLiteral("length"), 10}});
        evening.joinAll();
        QVERIFY(evening.friends(0).canDeal());
        evening.friends(0).deal();
        evening.pass(3);
        for (int house = 0; house < seats; ++house)
            QVERIFY(evening.table(house) != nullptr);
        const Match& judged = match_of(at(evening, 0));
        QVERIFY(judged.setup().chance.has_value());
        while (!judged.over()) {
            const int before = judged.actions();
            for (const Seat seat : judged.pending()) {
                QVERIFY(at(evening, seat).deciding());
                at(evening, seat).play(seat, anyOf(legal(judged.state(), seat), random));
            }
            evening.pass(3);
            QVERIFY(judged.actions() > before);
            for (int house = 0; house < seats; ++house)
                QVERIFY(shows(at(evening, house), judged, static_cast<Seat>(house)));
        }
        evening.pass(4);
        checkEnd(evening, judged, seats);
    }
    /// Returns whether this seat's table knows just what the judge's match tells it.
    static bool shows(const Table& table, const Match& judged, Seat seat)
    {
        return table.match().length() == judged.actions()
            && dynamic_cast<const TableMatchOf<Game>&>(table.match()).view(seat) == view(judged.state(), seat);
    }
    void checkEnd(FriendsEvening& evening, const Match& judged, int seats)
    {
        for (int house = 0; house < seats; ++house) {
            QVERIFY(shows(at(evening, house), judged, static_cast<Seat>(house)));
            QCOMPARE(sentences(*at(evening, house).log()), sentences(*at(evening, 0).log()));
            QCOMPARE(at(evening, house).ending(), at(evening, 0).ending());
            // Looking through the match takes another thread its time.
            if (house > 0)
                QTRY_VERIFY(evening.friends(house).taken() != 0);
        }
        const auto of_host = evening.house(0).store().read(evening.table(0)->match().number());
        for (int house = 1; house < seats; ++house) {
            const auto of_guest = evening.house(house).store().read(evening.friends(house).taken());
            QVERIFY(of_host && of_guest);
            QCOMPARE(of_guest->lines, of_host->lines);
            QVERIFY(of_guest->over);
        }
    }
};

}
