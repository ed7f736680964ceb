// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/table.hpp"
#include "house_folder.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <atomic>

using namespace test;

class ComputersTest : public QObject {
    Q_OBJECT

    /// Plays legal actions for a person as long as one is asked.
    static void play_on(TheGangTable& table, const std::function<bool()>& enough)
    {
        Driver driver(table);
        QElapsedTimer time;
        time.start();
        while (!enough() && time.elapsed() < 60'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            driver.settle();
            if (!table.deciding())
                continue;
            const Seat seat = *match_of(table).pending().begin();
            table.play(seat, legal(match_of(table).state(), seat)[0]);
        }
        QVERIFY(enough());
    }
    static QStringList journal(const GameTable& table)
    {
        QStringList lines;
        for (const auto& line : backroom::Journal<TheGang>::lines(match_of<TheGang>(table)))
            lines += QString::fromStdString(line);
        return lines;
    }
    static Match<TheGang> fresh(int seats, std::uint64_t seed = 7)
    {
        auto made = setup(seats, seed);
        auto state = deal(made.options, seats, seed);
        return {std::move(made), std::move(state)};
    }

private Q_SLOTS:
    /// In every game, a table of computer players plays to its end, or on and on in a long game.
    void theyPlayAlone()
    {
        HouseFolder folder;
        for (const GameEntry& game : all_games()) {
            if (!game.has_computers)
                continue;
            SeatList seats = NewGame::usualSeats(game.min_seats);
            for (int seat = 0; seat < game.min_seats; ++seat)
                seats.levels += 1;
            folder->startMatch(game.id, seats, 7, {{QStringLiteral("duels"), 1}, {QStringLiteral("length"), 10}});
            QVERIFY2(folder->table() != nullptr, qPrintable(game.id));
            QVERIFY(!folder->table()->curtainClosed() && folder->table()->thinking());
            QVERIFY(folder->table()->thinkingText().contains(folder->table()->inTurn().name));
            constexpr int enough = 150;
            QSignalSpy stages(folder->table(), &GameTable::stageChanged);
            QTRY_VERIFY2_WITH_TIMEOUT(folder->table()->over() || stages.count() > enough, qPrintable(game.id), 120'000);
            QCOMPARE(folder->table()->thinkingText().isEmpty(), !folder->table()->thinking());
            QVERIFY(!folder->table()->canUndo());
            folder->goHome();
        }
    }

    void onePersonHasNoCurtain()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), fresh(3), {0, 1, 2});
        bool closed = false;
        connect(table.get(), &GameTable::stageChanged, this, [&] { closed = closed || table->curtainClosed(); });
        QVERIFY(table->deciding() && !table->curtainClosed());
        play_on(*table, [&] { return table->over(); });
        QVERIFY(!closed);
        QCOMPARE(table->seatList().levels, (QList<int>{0, 1, 2}));
    }

    /// The curtain closes between two people, and never opens for a computer player.
    void twoPersonsHaveOne()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), fresh(3), {0, 2, 0});
        QVERIFY(table->curtainClosed());
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        table->openCurtain();
        table->play(0, legal(match_of(*table).state(), 0)[0]);
        Driver(*table).settle();
        // People choose first; the order does not matter, since choices are sealed.
        QVERIFY(table->curtainClosed());
        QCOMPARE(table->inTurn().name, QStringLiteral("Vito"));
        table->openCurtain();
        table->play(2, legal(match_of(*table).state(), 2)[0]);
        Driver(*table).settle();
        QVERIFY(table->thinking() && !table->curtainClosed());
        QCOMPARE(table->inTurn().name, QStringLiteral("Bea"));
    }

    /// Undo during a computer player's computation, or after its action, leads back to the person's own decision.
    void undoGoesBackToAPerson()
    {
        HouseFolder folder;
        auto made = setup(2, 5);
        made.friendly_undo = true;
        auto state = deal(made.options, 2, 5);
        const auto table = table_of(folder.house(), Match<TheGang>(std::move(made), std::move(state)), {0, 1});
        const auto before = match_of(*table).hash();
        QVERIFY(!table->canUndo());
        table->play(0, legal(match_of(*table).state(), 0)[0]);
        Driver(*table).settle();
        QVERIFY(table->thinking() && table->canUndo());
        table->undo();
        QVERIFY(table->deciding());
        QCOMPARE(match_of(*table).hash(), before);
        // The abandoned computation has no effect: undo has waited for its thread, so its result would be queued by
        // now.
        QCoreApplication::processEvents();
        QCOMPARE(match_of(*table).actions(), 0);

        table->play(0, legal(match_of(*table).state(), 0)[0]);
        QTRY_VERIFY(match_of(*table).actions() > 1);
        QTRY_VERIFY((Driver(*table).settle(), table->deciding()));
        const auto after = match_of(*table).hash();
        const int actions = match_of(*table).actions();
        table->undo();
        QVERIFY(table->deciding());
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        QCOMPARE(match_of(*table).steps_back_to(backroom::SeatSet::only(0)), match_of(*table).actions() == 0 ? 0 : 1);
        QVERIFY(match_of(*table).actions() < actions);
        // Redo repeats everything that followed.
        table->redo();
        QTRY_VERIFY((Driver(*table).settle(), match_of(*table).hash() == after && table->deciding()));
        QVERIFY(!table->canRedo());
    }

    void undoStopsAtWhatWasRevealed()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), fresh(2), {0, 1});
        table->play(0, legal(match_of(*table).state(), 0)[0]);
        QTRY_VERIFY((Driver(*table).settle(), table->deciding()));
        QVERIFY(!table->canUndo());
        const auto hash = match_of(*table).hash();
        table->undo();
        QCOMPARE(match_of(*table).hash(), hash);
        QVERIFY(!table->refusal().text.isEmpty());
    }

    /// A match that is left during a computation and resumed leads to the same decision; levels are saved with the
    /// match.
    void itGoesOnTheSame()
    {
        QStringList lines[2];
        for (const bool leaves : {false, true}) {
            HouseFolder folder;
            SeatList seats = NewGame::usualSeats(3);
            seats.levels = {0, 2, 1};
            folder->startMatch(QStringLiteral("the-gang"), seats, 11, {});
            const auto table = [&]() -> TheGangTable& { return *qobject_cast<TheGangTable*>(folder->table()); };
            table().play(0, legal(match_of(table()).state(), 0)[0]);
            if (leaves) {
                QTRY_VERIFY((Driver(table()).settle(), table().thinking()));
                folder.restart();
                folder->preferences()->setSpeed(Preferences::Off);
                folder->continueMatch();
                QVERIFY(table().thinking() && !table().curtainClosed());
                QCOMPARE(table().seatList().levels, seats.levels);
            }
            QTRY_VERIFY((Driver(table()).settle(), table().deciding()));
            lines[leaves] = journal(table());
        }
        QCOMPARE(lines[1], lines[0]);
    }

    /// A computer player waits for a moment even if its computation is fast.
    void aBeatOfThought()
    {
        HouseFolder folder(Preferences::Slow);
        const auto table = table_of(folder.house(), fresh(2), {0, 1});
        table->play(0, legal(match_of(*table).state(), 0)[0]);
        QTRY_VERIFY((table->director()->skip(), table->thinking()));
        QElapsedTimer time;
        time.start();
        QTRY_VERIFY_WITH_TIMEOUT(!table->thinking(), 20'000);
        // It may wait longer, but never less.
        QVERIFY2(time.elapsed() > 300, qPrintable(QString::number(time.elapsed())));
    }

    void theyWaitWhileNobodyLooks()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), fresh(3), {0, 1, 1});
        table->setPaused(true);
        table->play(0, legal(match_of(*table).state(), 0)[0]);
        QTRY_VERIFY(table->thinking());
        const int length = match_of(*table).actions();
        QTRY_VERIFY(!table->findChild<Thinker*>()->busy());
        QVERIFY(table->thinking() && table->paused());
        table->skipAhead();
        QCOMPARE(match_of(*table).actions(), length);
        table->setPaused(false);
        QTRY_VERIFY(table->deciding());
        QVERIFY(match_of(*table).actions() > length);
    }

    /// In every game, the plate of a computer player shows its level.
    void levelsAreTold()
    {
        HouseFolder folder;
        for (const GameEntry& game : all_games()) {
            SeatList seats = NewGame::usualSeats(game.max_seats);
            for (int seat = 0; seat < game.max_seats; ++seat)
                seats.levels += seat % (backroom::level_count + 1);
            folder->startMatch(game.id, seats, 7, {});
            const auto* plates = folder->table()->property("plates").value<ItemList*>();
            QVERIFY2(plates != nullptr && plates->rowCount() == game.max_seats, qPrintable(game.id));
            const auto roles = plates->roleNames();
            for (int row = 0; row < game.max_seats; ++row) {
                const auto told = [&](const char* role) {
                    return plates->data(plates->index(row, 0), roles.key(role));
                };
                const int level = seats.levels[seats.marks.indexOf(told("mark").toInt())];
                QCOMPARE(told("level").toInt(), level);
                QCOMPARE(told("levelText").toString(), LevelWording::about(level));
                QCOMPARE(told("label").toString().endsWith(", " + LevelWording::name(level)), level > 0);
            }
        }
    }

    /// In every game, a hint is a sentence with its action laid out on the table, but not performed.
    void hints()
    {
        HouseFolder folder;
        for (const GameEntry& game : all_games()) {
            if (!game.has_computers)
                continue;
            folder->startMatch(game.id, NewGame::usualSeats(game.min_seats), 7, {});
            GameTable& table = *folder->table();
            QVERIFY(table.givesHints());
            if (table.curtainClosed()) {
                table.askHint();
                QVERIFY(!table.findChild<Thinker*>()->busy());
                QVERIFY(table.hint().isEmpty());
                table.openCurtain();
            }
            QTRY_VERIFY(table.deciding());
            QSignalSpy changed(&table, &GameTable::hintChanged);
            table.askHint();
            QTRY_VERIFY2(!table.hint().isEmpty(), qPrintable(game.id));
            QCOMPARE(changed.count(), 1);
            QVERIFY(table.deciding());
            // Asking again hides the hint.
            table.askHint();
            QVERIFY(table.hint().isEmpty());
            folder->preferences()->setLanguage(QStringLiteral("it"));
            table.askHint();
            QTRY_VERIFY2(!table.hint().isEmpty(), qPrintable(game.id));
            folder->preferences()->setLanguage(QStringLiteral("en"));
            QVERIFY(table.hint().isEmpty());
            // Putting back what the hint has laid out hides it.
            const auto steps = {+[](GameTable& of) { of.cancel(); }, +[](GameTable& of) { of.undo(); }};
            for (const auto& put_back : steps) {
                table.askHint();
                QTRY_VERIFY2(!table.hint().isEmpty(), qPrintable(game.id));
                const int moves = table.match().length();
                put_back(table);
                QCOMPARE(table.match().length(), moves);
                QVERIFY2(table.hint().isEmpty() || !table.canUndo(), qPrintable(game.id));
            }
            folder->goHome();
        }
    }

    /// A hint that is requested while something is shown appears with the next decision.
    void hintsAskedEarly()
    {
        HouseFolder folder;
        SeatList seats = NewGame::usualSeats(3);
        seats.levels = {0, 1, 1};
        folder->startMatch(QStringLiteral("supergang"), seats, 3, {});
        auto& table = table_in<SuperGangTable>(folder.house());
        QTRY_VERIFY(table.deciding());
        table.roll();
        QVERIFY(!table.deciding());
        table.askHint();
        QVERIFY(table.hint().isEmpty());
        QTRY_VERIFY(table.deciding());
        QTRY_VERIFY(!table.hint().isEmpty());
        // Only once: the next decision has no hint.
        table.clearHint();
        table.undo();
        QTRY_VERIFY(table.deciding());
        QVERIFY(!table.findChild<Thinker*>()->busy());
        QCOMPARE(table.hint(), QString());
    }

    /// A hint requested while others think is dropped: it would appear much later.
    void hintsAskedInOthersTurnsAreDropped()
    {
        HouseFolder folder;
        SeatList seats = NewGame::usualSeats(3);
        seats.levels = {0, 1, 1};
        folder->startMatch(QStringLiteral("the-gang"), seats, 3, {});
        auto& table = table_in<TheGangTable>(folder.house());
        QTRY_VERIFY(table.deciding());
        table.askHint();
        QTRY_VERIFY(!table.hint().isEmpty());
        int asked = 0;
        connect(&table, &GameTable::stageChanged, this, [&] {
            if (table.thinking() && asked++ == 0)
                table.askHint();
        });
        table.confirm();
        QTRY_VERIFY(asked > 0 && table.deciding());
        QVERIFY(!table.findChild<Thinker*>()->busy());
        QCOMPARE(table.hint(), QString());
    }

    /// The laid-out action is the one that the hint describes. Confirming it performs it and hides the hint.
    void theHintIsLaidOut()
    {
        HouseFolder folder;
        const auto table = table_of(folder.house(), fresh(2));
        table->openCurtain();
        const auto advice = advise(view(match_of(*table).state(), 0), BotContext{Level::boss, 1, {}});
        QVERIFY(advice.has_value());
        table->askHint();
        QTRY_VERIFY(!table->hint().isEmpty());
        QVERIFY(table->canUndo());
        QCOMPARE(match_of(*table).actions(), 0);
        table->confirm();
        QCOMPARE(match_of(*table).actions(), 1);
        QVERIFY(table->hint().isEmpty());
    }

    /// While computer players play among themselves, presses of buttons that were visible before have their usual
    /// effect.
    void whoOnlyLooksOnIsNotRefused()
    {
        HouseFolder folder;
        constexpr int ever = 3'600'000;
        PressGuard& guard = folder->guard();
        SeatList seats = NewGame::usualSeats(3);
        seats.levels = {0, 1, 1};
        folder->startMatch(QStringLiteral("supergang"), seats, 3, {});
        guard.setPatience(ever);
        table_in<SuperGangTable>(folder.house()).giveUp();
        QVERIFY2(guard.armed(), "the second click of two");
        guard.setPatience(0);
        guard.setPatience(ever);
        QSignalSpy stages(folder->table(), &GameTable::stageChanged);
        QTRY_VERIFY(stages.count() > 12);
        QVERIFY(!folder->table()->over() && !guard.armed());
    }

    void thoughtIsStoppedAtOnce()
    {
        Thinker thinker;
        std::atomic<bool> began = false;
        std::atomic<bool> stopped = false;
        QSignalSpy decided(&thinker, &Thinker::decided);
        thinker.think([&](const std::stop_token& stop) -> MainThreadAction {
            began = true;
            while (!stop.stop_requested())
                std::this_thread::yield();
            stopped = true;
            return {};
        });
        QVERIFY(thinker.busy());
        QTRY_VERIFY(began);
        thinker.stop();
        QVERIFY(stopped && !thinker.busy());
        // A queued result is dropped by `stop`.
        for (int round = 0; round < 200; ++round) {
            std::atomic<bool> answered = false;
            thinker.think([&](const std::stop_token&) -> MainThreadAction {
                answered = true;
                return [] { return std::optional<backroom::Refusal>(); };
            });
            while (round % 2 == 0 && !answered)
                std::this_thread::yield();
            thinker.stop();
        }
        QCoreApplication::processEvents();
        QCOMPARE(decided.count(), 0);
        thinker.think([](const std::stop_token&) -> MainThreadAction {
            return [] { return std::optional<backroom::Refusal>(); };
        });
        QTRY_COMPARE(decided.count(), 1);
        QVERIFY(!thinker.busy());
    }
};

BACKROOM_SUITE(ComputersTest)
#include "tst_computers.moc"
