// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"
#include "app/shell/new_game.hpp"
#include "suites.hpp"
#include "supergang_tables.hpp"

#include <QTimer>

using namespace test;
using namespace test::supergang;

/// Tests what the options and house rules of a game change at the table: the clock, the police player, steady hands.
class SuperGangOptionsTest : public SeatedTest {
    Q_OBJECT

    static QTimer& clock_of(SuperGangTable& table)
    {
        auto* clock = table.findChild<QTimer*>(QString(), Qt::FindDirectChildrenOnly);
        return clock == nullptr ? throw std::logic_error("the clock is no child of the table") : *clock;
    }
    /// Lets a second of the clock pass.
    static void tick(SuperGangTable& table)
    {
        QVERIFY(QMetaObject::invokeMethod(&clock_of(table), "timeout", Qt::DirectConnection));
        table.director()->finish();
    }

private Q_SLOTS:
    /// SG-3.7: the timer counts the time of a gang's own moves; the test ticks it without waiting.
    void SG_3_7_theClock()
    {
        const auto table = table_of(folder_, street(), {}, {.clock = 240});
        QCOMPARE(table->secondsLeft(), 240);
        QVERIFY(clock_of(*table).isActive());
        tick(*table);
        QCOMPARE(table->secondsLeft(), 240);
        table->roll();
        table->director()->finish();
        tick(*table);
        QCOMPARE(table->secondsLeft(), 239);
        while (table->secondsLeft() > 1)
            tick(*table);
        QCOMPARE(match_of(*table).state().turn.seat, Seat{0});
        tick(*table);
        QCOMPARE(match_of(*table).line().back().action, Action(TimeUp()));
        QCOMPARE(match_of(*table).state().turn.seat, Seat{1});
        // It begins again for the next gang.
        QCOMPARE(table->secondsLeft(), 240);
    }

    void SG_3_7_theClockWaitsForAnswers()
    {
        const auto table = table_of(
            folder_, shopping(), {Roll(), into_hair, Recruit{Member::killer, Character::vamp}}, {.clock = 240});
        QCOMPARE(table->phase(), SuperGangTable::Asked);
        const int left = table->secondsLeft();
        tick(*table);
        QCOMPARE(table->secondsLeft(), left);
        table->play(1, NamePrice{});
        table->director()->finish();
        tick(*table);
        QCOMPARE(table->secondsLeft(), left - 1);
    }

    void SG_3_7_theClockStopsAtTheEnd()
    {
        const auto table = table_of(folder_, street(), {Roll(), GiveUp()}, {.clock = 240});
        QVERIFY(clock_of(*table).isActive());
        play(*table, {Roll(), GiveUp()});
        QVERIFY(table->over());
        QVERIFY(!clock_of(*table).isActive());
    }

    void withoutAClock()
    {
        const auto table = table_of(folder_, street(), {Roll()});
        QCOMPARE(table->secondsLeft(), -1);
        table->play(0, TimeUp());
        QCOMPARE(lines(*table), 1);
        QCOMPARE(table->refusal().rule, QStringLiteral("SG-3.7"));
    }

    void SG_3_7_undoingGivesNoTime()
    {
        const auto table = table_of(folder_, street(), {Roll()}, {.clock = 240}, true);
        for (int second = 0; second < 10; ++second)
            tick(*table);
        QCOMPARE(table->secondsLeft(), 230);
        table->undo();
        table->redo();
        QCOMPARE(table->secondsLeft(), 230);
    }

    /// A match keeps the house rule under which it began.
    void steadyHands()
    {
        HouseFolder folder;
        const SeatList seats{{"Rosa", "Bea", "Vito"}, usual_marks(3)};
        folder->startMatch(QStringLiteral("supergang"), seats, 4, {});
        QVERIFY(!table_in<SuperGangTable>(folder.house()).steady());
        folder->preferences()->setHouseRule(steady_hands_rule, true);
        QVERIFY(!table_in<SuperGangTable>(folder.house()).steady());
        folder->startMatch(QStringLiteral("supergang"), seats, 4, {});
        QVERIFY(table_in<SuperGangTable>(folder.house()).steady());
        folder->preferences()->setHouseRule(steady_hands_rule, false);
        folder.restart();
        folder->continueMatch();
        QVERIFY(table_in<SuperGangTable>(folder.house()).steady());
    }

    /// SG-10.3: there are only four gangs for five seats.
    void SG_10_3_fiveSeatsNeedAPolicePlayer()
    {
        HouseFolder folder;
        folder->openNewGame(QStringLiteral("supergang"));
        NewGame& game = *folder->newGame();
        QCOMPARE(game.minSeats(), 3);
        QCOMPARE(game.maxSeats(), 5);
        while (game.count() < 4)
            game.addSeat();
        QCOMPARE(game.problem(), QString());
        QCOMPARE(game.notice(), QString());
        // A fifth seat sets the required option, with a notice; removing the seat restores it.
        game.addSeat();
        QCOMPARE(game.count(), 5);
        QCOMPARE(game.problem(), QString());
        QCOMPARE(game.notice(), QString::fromUtf8("With 5 players, “Police player” is switched on."));
        game.removeSeat(4);
        QCOMPARE(game.notice(), QString());
        QVERIFY(game.start());
        QVERIFY(!match_of(table_in<SuperGangTable>(folder.house())).setup().options.police_player);
        // The screen never opens in a state in which the game cannot start.
        folder->openNewGame(QStringLiteral("supergang"));
        folder->newGame()->addSeat();
        QVERIFY(folder->newGame()->start());
        folder->openNewGame(QStringLiteral("supergang"));
        QCOMPARE(folder->newGame()->count(), 5);
        QCOMPARE(folder->newGame()->problem(), QString());
        QVERIFY(!folder->newGame()->notice().isEmpty());
        // The command line does the same.
        const GameEntry& entry = *folder->games()->game(QStringLiteral("supergang"));
        QCOMPARE(NewGame::fittingOptions(entry, 4), QVariantMap());
        QCOMPARE(NewGame::fittingOptions(entry, 5), (QVariantMap{{QStringLiteral("police-player"), true}}));
        // Otherwise the problem says what is missing.
        refusesFiveGangs(folder);
    }

    static void refusesFiveGangs(HouseFolder& folder)
    {
        NewGame& game = *folder->newGame();
        game.choose(QStringLiteral("police-player"), 0);
        QCOMPARE(game.notice(), QString());
        const QString english = game.problem();
        QVERIFY(!english.isEmpty());
        QVERIFY(!game.dealNumberBad());
        QVERIFY(!game.start());
        folder->preferences()->setLanguage(QStringLiteral("it"));
        QVERIFY(!game.problem().isEmpty() && game.problem() != english);
        game.choose(QStringLiteral("police-player"), 1);
        QCOMPARE(game.problem(), QString());
        QVERIFY(game.start());
        SuperGangTable& table = table_in<SuperGangTable>(folder.house());
        QVERIFY(match_of(table).setup().options.police_player);
        QCOMPARE(table.plates()->rowCount(), 5);
    }

    /// The chosen options are used, also by another match of the same kind.
    void options()
    {
        HouseFolder folder;
        folder->openNewGame(QStringLiteral("supergang"));
        NewGame& game = *folder->newGame();
        game.choose(QStringLiteral("length"), 1);
        game.choose(QStringLiteral("duels"), 1);
        game.choose(QStringLiteral("income"), 1);
        game.choose(QStringLiteral("clock"), 1);
        QVERIFY(game.start());
        const SuperGangTable& table = table_in<SuperGangTable>(folder.house());
        const Options& chosen = match_of(table).setup().options;
        QCOMPARE(chosen.length, 10);
        QCOMPARE(chosen.duels, Duels::dice);
        QCOMPARE(chosen.income, Income::ask);
        QCOMPARE(chosen.clock, 240);
        QVERIFY(!chosen.police_player);
        const QVariantMap again = table.matchOptions();
        QCOMPARE(again.value(QStringLiteral("length")).toInt(), 10);
        QCOMPARE(again.value(QStringLiteral("duels")).toInt(), static_cast<int>(Duels::dice));
        QCOMPARE(again.value(QStringLiteral("income")).toInt(), static_cast<int>(Income::ask));
        QCOMPARE(again.value(QStringLiteral("clock")).toInt(), 240);
    }
};

BACKROOM_SUITE(SuperGangOptionsTest)
#include "tst_supergang_options.moc"
