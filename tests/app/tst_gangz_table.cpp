// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/table.hpp"
#include "app/gangz/words/announcements.hpp"
#include "app/shell/new_game.hpp"
#include "app/shell/shelf.hpp"
#include "gangz_driver.hpp"
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

    /// The track of points does not tell what a round brings before the marks walk.
    void theTrackStretchesWithTheMarks()
    {
        test::HouseFolder folder;
        test::gangz::Position position = test::gangz::usual(3);
        position.totals = {-1, 0, 0};
        auto game = test::gangz::voting({{0}, {10}, {20}}, position);
        using backroom::gangz::Vote;
        QVERIFY(!game.act(0, Vote{{10, 20}}) && !game.act(1, Vote{{0, 20}}));
        const auto table = test::gangz::table_of(folder.house(), std::move(game));
        int walked = 0;
        connect(table->director(), &Director::played, table.get(), [&](const QString& cue) {
            if (cue == QStringLiteral("leaving") || !table->revealing())
                return;
            const bool walks = cue == QStringLiteral("points");
            walked += walks ? 1 : 0;
            QCOMPARE(table->layout()->lowest(), walks ? -3 : -1);
            QVERIFY(table->pointMarks()->find(0)->label.contains(walks ? QStringLiteral("3") : QStringLiteral("1")));
        });
        table->play(2, Vote{{0, 10}});
        table->director()->finish();
        QCOMPARE(walked, 1);
    }

    /// A round that was left before its points were acknowledged is shown once more when the match goes on.
    void theLastRoundIsSeenAgainWhenAMatchGoesOn()
    {
        test::HouseFolder folder;
        folder->startMatch(QStringLiteral("gangz"), NewGame::usualSeats(3), 5, {});
        backroom::Random random(1);
        const auto table = [&]() -> GangzTable& { return test::table_in<GangzTable>(folder.house()); };
        const auto act = [&] {
            const auto& state = test::match_of(table()).state();
            const backroom::Seat seat = *pending(state).begin();
            table().play(seat, random_action(state, seat, random));
            table().director()->finish();
        };
        const auto begin_again = [&] {
            folder.restart();
            folder->guard().setPatience(1);
            folder->continueMatch();
            table().director()->skip();
        };
        while (test::match_of(table()).state().round == 1)
            act();
        const auto title = [&] {
            folder.restart();
            folder->shelf()->refresh();
            return folder->shelf()->items().front().title;
        };
        QCOMPARE(title(), QString::fromUtf8("Gangz · result of round 1"));
        begin_again();
        QVERIFY(table().director()->waiting() && table().roundShown());
        QCOMPARE(table().round(), 1);
        QCOMPARE(table().rail().confirm_text, gangz_table::Wording::nextRound());
        QVERIFY(!table().rail().text.isEmpty());
        for (const auto& plate : table().plates()->items())
            QVERIFY(plate.revealing && !plate.gain.isEmpty());
        QVERIFY(table().canShowAgain());
        table().showAgain();
        QVERIFY(!table().roundShown() && !table().shownAgain());
        for (int step = 0; step < 20 && !table().roundShown(); ++step)
            table().director()->skip();
        QVERIFY(table().roundShown());
        table().goOn();
        table().director()->finish();
        QVERIFY(table().curtainClosed());
        QCOMPARE(table().round(), 2);
        // Something has happened since.
        act();
        QCOMPARE(title(), QString::fromUtf8("Gangz · round 2"));
        begin_again();
        QVERIFY(!table().revealing() && !table().director()->waiting());
    }

    /// What was laid out and not confirmed lies there again at the table that was left, for its player only.
    void aDraftStays()
    {
        test::HouseFolder folder;
        folder->startMatch(QStringLiteral("gangz"), {{"Rosa", "Bea", "Vito"}, {0, 1, 2}}, 4, {});
        const auto table = [&]() -> GangzTable& { return test::table_in<GangzTable>(folder.house()); };
        const auto chosen = [&] {
            return std::ranges::count_if(table().cards()->items(), [](const auto& card) { return card.chosen; });
        };
        table().openCurtain();
        QVERIFY(table().tapNumber(1));
        // Nothing has been played yet, but something has been chosen: the game is kept.
        folder->goHome();
        folder->continueMatch();
        table().openCurtain();
        QCOMPARE(chosen(), 1);
        table().confirm();
        table().director()->finish();
        table().openCurtain();
        QVERIFY(table().tapNumber(2));
        QCOMPARE(chosen(), 1);
        for (const int laid : {1, 0}) {
            folder->goHome();
            folder->continueMatch();
            QVERIFY(table().curtainClosed());
            QCOMPARE(chosen(), 0);
            table().openCurtain();
            QCOMPARE(table().inTurn().name, QStringLiteral("Bea"));
            QCOMPARE(chosen(), laid);
            table().undo();
            QCOMPARE(chosen(), 0);
        }
    }

    /// No remark outlives the cards to which it refers.
    void remarksEndWithTheRound()
    {
        test::HouseFolder folder;
        auto game = test::gangz::voting({{0}, {10}, {20}});
        using backroom::gangz::Vote;
        QVERIFY(!game.act(0, Vote{{10, 20}}) && !game.act(1, Vote{{0, 20}}));
        const auto table = test::gangz::table_of(folder.house(), std::move(game));
        table->director()->setStillTime(1);
        table->play(2, Vote{{0, 10}});
        for (int step = 0; step < 20 && !table->roundShown(); ++step)
            table->director()->skip();
        QVERIFY(table->roundShown());
        for (const bool again : {true, false}) {
            table->talk()->say({{backroom::Seat{1}, QStringLiteral("Obviously.")}});
            QVERIFY(!table->talk()->lines().isEmpty());
            again ? table->tellAgain() : table->goOn();
            QVERIFY(table->talk()->lines().isEmpty());
            for (int step = 0; step < 20 && again && !table->roundShown(); ++step)
                table->director()->skip();
        }
    }

    /// What computer players have said can be read in the log.
    void remarksAreInTheLog()
    {
        test::HouseFolder folder;
        SeatList seats = NewGame::usualSeats(3);
        seats.levels = {0, 1, 1};
        folder->startMatch(QStringLiteral("gangz"), seats, 5, {});
        auto& table = test::table_in<GangzTable>(folder.house());
        const backroom::gangz::State& state = test::match_of(table).state();
        table.play(0, backroom::gangz::Play{{*state.hands.at(0).begin()}});
        QTRY_COMPARE(state.phase, backroom::gangz::Phase::voting);
        backroom::gangz::Cards targets;
        for (const backroom::gangz::Card card : state.wall)
            if (!state.played[0].contains(card) && targets.size() < 2)
                targets.insert(card);
        table.play(0, backroom::gangz::Vote{{targets[0], targets[1]}});
        // The round is over at once, and the remarks with it.
        const auto& log = table.log()->items();
        QTRY_VERIFY(std::ranges::any_of(
            log, [](const LogItem& of) { return of.aside && of.text.contains(QStringLiteral("<i>")); }));
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
