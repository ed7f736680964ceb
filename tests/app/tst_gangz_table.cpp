// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/table.hpp"
#include "app/gangz/words/announcements.hpp"
#include "app/shell/new_game.hpp"
#include "gangz_memory.hpp"
#include "kept_suite.hpp"
#include "suites.hpp"

class GangzTableTest : public test::KeptSuite<GangzTable> {
    Q_OBJECT

    QVariantMap matchOptions() const override { return {{QStringLiteral("target"), 10}}; }

    void lift(GangzTable& table, backroom::Random& random) override
    {
        if (random.below(2) == 0)
            table.hold(GangzTable::HandCard, anyKey(*table.cards(), random));
        else
            table.hold(GangzTable::Pawn, static_cast<int>(random.below(2)));
        table.hover(anywhere(table, random));
    }
    void press(GangzTable& table, backroom::Random& random) override
    {
        random.below(4) == 0 ? table.swapHand() : table.confirm();
    }

private Q_SLOTS:
    /// GZ-2.3: players who share a screen see the wall together only once, so it waits, as announced. A single player
    /// keeps seeing it and need not confirm.
    void theWallWaitsForThoseWhoShareTheScreen()
    {
        test::HouseFolder folder;
        const auto first = [](const auto& game, backroom::Seat seat) {
            return backroom::gangz::Play{{*game.state().hands.at(seat).begin()}};
        };
        for (const QList<int>& levels : {QList<int>(), QList<int>{0, 1, 1}}) {
            auto game = test::match(test::setup_of<backroom::gangz::Gangz>(3, 5));
            for (const backroom::Seat seat : {backroom::Seat{0}, backroom::Seat{1}})
                QVERIFY(!game.act(seat, first(game, seat)));
            const backroom::gangz::Play last = first(game, 2);
            const auto table = test::seated<GangzTable>(folder.house(), std::move(game), levels);
            table->director()->setStillTime(1);
            table->play(2, last);
            table->director()->skip();
            const bool shared = levels.isEmpty();
            QCOMPARE(table->announcement().waits, shared);
            QCOMPARE(table->director()->waiting(), shared);
            if (!shared)
                continue;
            table->director()->skip();
            QVERIFY(table->director()->waiting());
            table->skipAhead();
            QVERIFY(!table->director()->waiting());
            QVERIFY(table->curtainClosed());
        }
    }

    /// After a break nobody has seen the wall for a while: it is shown to all before they vote.
    void theWallIsSeenAgainWhenAMatchGoesOn()
    {
        for (const QList<int>& levels : {QList<int>{0, 0, 0}, QList<int>{0, 1, 1}}) {
            test::HouseFolder folder;
            SeatList seats = NewGame::usualSeats(3);
            seats.levels = levels;
            folder->startMatch(QStringLiteral("gangz"), seats, 5, {});
            const auto& table = test::table_in<GangzTable>(folder.house());
            const auto& match = test::match_of(table);
            auto begin_again = [&] {
                folder.restart();
                folder->guard().setPatience(1);
                folder->continueMatch();
                return test::table_in<GangzTable>(folder.house()).director();
            };
            if (levels[1] > 0) {
                QTRY_COMPARE(match.state().phase, backroom::gangz::Phase::choosing);
            } else {
                QVERIFY2(!begin_again()->waiting(), "they choose");
            }
            for (backroom::Seat seat = 0; seat < 3; ++seat) {
                auto& now = test::table_in<GangzTable>(folder.house());
                const auto& hands = test::match_of(now).state().hands;
                if (levels[seat] == 0)
                    now.play(seat, backroom::gangz::Play{{*hands.at(seat).begin()}});
                now.director()->finish();
            }
            const auto phase = [&] { return test::match_of(test::table_in<GangzTable>(folder.house())).state().phase; };
            QTRY_COMPARE(phase(), backroom::gangz::Phase::voting);
            auto* director = begin_again();
            auto& again = test::table_in<GangzTable>(folder.house());
            const bool shared = levels[1] == 0;
            director->skip();
            QCOMPARE(director->waiting(), shared);
            QCOMPARE(again.announcement().waits, shared);
            if (!shared)
                continue;
            QCOMPARE(again.announcement().title, gangz_table::announcements::wall_is_laid(3).title);
            QVERIFY(!again.curtainClosed());
            const int told = again.log()->rowCount();
            again.skipAhead();
            QVERIFY(again.curtainClosed());
            QCOMPARE(again.announcement(), Announcement());
            QCOMPARE(again.log()->rowCount(), told);
        }
    }
};

BACKROOM_SUITE(GangzTableTest)
#include "tst_gangz_table.moc"
