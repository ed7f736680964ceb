// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game.hpp"
#include "guard_case.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QSignalSpy>

/// Presses that skip, and those that come when there is nothing left to skip.
class SkipSeriesTest : public test::GuardCase {
    Q_OBJECT

private Q_SLOTS:
    /// A player who taps Space through the turns of others does not decide with a tap that comes too late, however slow
    /// the taps are.
    void tapsThatSkipDecideNothing_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("pause");
        for (const int pause : {250, 500, 1000, 1400}) {
            QTest::addRow("space %d", pause) << static_cast<int>(Qt::Key_Space) << pause;
            QTest::addRow("enter %d", pause) << static_cast<int>(Qt::Key_Return) << pause;
        }
    }
    void tapsThatSkipDecideNothing()
    {
        QFETCH(int, code);
        QFETCH(int, pause);
        beginSkipping();
        const auto acts = [&] {
            now_ += pause;
            const int before = item_->keys;
            tap(code);
            return item_->keys > before;
        };
        for (int time = 0; time < 4; ++time)
            QVERIFY(acts());
        // A player has to decide.
        skips_ = false;
        guard_->armToRead();
        for (int time = 0; time < 12; ++time)
            QVERIFY2(!acts(), qPrintable(QString::number(time)));
        // Others play again: the key skips again.
        skips_ = true;
        now_ += PressGuard::usual_reading_time;
        QVERIFY(acts());
        // After a pause, Enter decides. Space does not, however impatient the player gets.
        skips_ = false;
        guard_->armToRead();
        now_ += SkipSeries::rest;
        QCOMPARE(acts(), code == Qt::Key_Return);
        now_ += long_time;
        QCOMPARE(acts(), code == Qt::Key_Return);
        key(Qt::Key_Right);
        QVERIFY(acts());
    }
    /// What was to be skipped has just ended.
    void aSpaceThatComesTooLateToSkipBeginsASeries()
    {
        beginSkipping();
        skips_ = false;
        const auto acts = [&](int code, int pause) {
            now_ += pause;
            const int before = item_->keys;
            tap(code);
            return item_->keys > before;
        };
        guard_->arm();
        guard_->awaitDecision();
        for (const int pause : {100, 400, 400, 4000})
            QVERIFY2(!acts(Qt::Key_Space, pause), qPrintable(QString::number(pause)));
        QVERIFY(guard_->spaceRests());
        QVERIFY(acts(Qt::Key_Return, 400));
        // Nothing was to be skipped before a panel that has been opened.
        now_ += long_time;
        guard_->arm();
        QVERIFY(!acts(Qt::Key_Space, 100));
        QVERIFY(acts(Qt::Key_Space, 400));
        // Whoever has had time to read the question may answer it.
        guard_->arm();
        guard_->awaitDecision();
        QVERIFY(acts(Qt::Key_Space, 4000));
    }
    /// An item that Space no longer presses shows it: its ring is faint, and the next press is answered, until the
    /// player shows awareness.
    void aWastedSpaceIsAnswered()
    {
        beginSkipping();
        QSignalSpy wasted(guard_.get(), &PressGuard::spaceWasted);
        tap(Qt::Key_Space);
        QVERIFY(guard_->spaceRests());
        skips_ = false;
        guard_->armToRead();
        // The first press too many, while reading; the second one is answered.
        now_ += 100;
        tap(Qt::Key_Space);
        QCOMPARE(wasted.count(), 0);
        now_ += 100;
        tap(Qt::Key_Space);
        QCOMPARE(wasted.count(), 1);
        QVERIFY(guard_->spaceRests());
        key(Qt::Key_Right);
        QVERIFY(!guard_->spaceRests());
        skips_ = true;
        now_ += 100;
        tap(Qt::Key_Space);
        skips_ = false;
        now_ += long_time;
        tap(Qt::Key_Space);
        QCOMPARE(wasted.count(), 2);
        click();
        QVERIFY(!guard_->spaceRests());
    }
    /// If the screen asks for Space, it acts after a pause, but never as a part of the series.
    void spaceThatIsAskedForActsAfterARest()
    {
        beginSkipping();
        tap(Qt::Key_Space);
        skips_ = false;
        guard_->setSpaceAsked(true);
        for (int time = 0; time < 5; ++time) {
            now_ += SkipSeries::rest - 1;
            tap(Qt::Key_Space);
        }
        QCOMPARE(item_->keys, 1);
        QVERIFY(!guard_->spaceRests());
        now_ += SkipSeries::rest;
        tap(Qt::Key_Space);
        QCOMPARE(item_->keys, 2);
    }
    /// A held Space skips one thing after the other, each of which is visible for a moment, and decides nothing.
    void aHeldSpaceGoesOn()
    {
        beginSkipping();
        key(Qt::Key_Space);
        for (int time = 0; time < 100; ++time) {
            now_ += 10;
            key(Qt::Key_Space, true);
        }
        QCOMPARE(item_->keys, 5);
        skips_ = false;
        guard_->armToRead();
        now_ += long_time;
        key(Qt::Key_Space, true);
        QCOMPARE(item_->keys, 5);
    }

    /// In a lesson the button Continue must respond.
    void inALessonSpaceIsAsEnter()
    {
        beginSkipping();
        guard_->setTeaching(true);
        tap(Qt::Key_Space);
        skips_ = false;
        tap(Qt::Key_Space);
        QCOMPARE(item_->keys, 1);
        now_ += SkipSeries::rest;
        tap(Qt::Key_Space);
        QCOMPARE(item_->keys, 2);
    }

    void spaceOnlyTakesAway_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"the-gang", "gang-of-dice", "gangz", "supergang"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    /// While a table announces whose turn it is, Space closes the announcement and decides nothing, also when pressed
    /// again; after the focus has been moved, it presses the focused item.
    void spaceOnlyTakesAway()
    {
        QFETCH(QString, game);
        guard_.reset();
        test::HouseFolder folder;
        SeatList seats = NewGame::usualSeats(3);
        seats.levels = {0, 1, 1};
        // In Gang of Dice the deal decides who begins.
        int deal = 0;
        do
            folder->startMatch(game, seats, ++deal, {});
        while (!folder->table()->deciding());
        GameTable& table = *folder->table();
        QVERIFY(table.announcement().passing);
        PressGuard& guard = folder->guard();
        guard.setClock([this] { return now_; });
        guard.setPatience(PressGuard::usual_patience);
        tap(Qt::Key_Space);
        QVERIFY(!table.announcement().passing);
        now_ += long_time;
        tap(Qt::Key_Space);
        QCOMPARE(item_->keys, 0);
        key(Qt::Key_Right);
        now_ += long_time;
        tap(Qt::Key_Space);
        QCOMPARE(item_->keys, 2);
        folder->startMatch(game, seats, deal, {});
        QVERIFY(folder->table()->announcement().passing);
        key(Qt::Key_Right);
        now_ += long_time;
        tap(Qt::Key_Space);
        QCOMPARE(item_->keys, 4);
        QVERIFY(folder->table()->announcement().passing);
    }

    /// After moving the focus or using the pointer, a player knows what the key would press.
    void whoLooksEndsTheSeries_data()
    {
        QTest::addColumn<QString>("by");
        for (const char* by : {"arrow", "tab", "letter", "pointer", "another key"})
            QTest::newRow(by) << by;
    }
    void whoLooksEndsTheSeries()
    {
        QFETCH(QString, by);
        beginSkipping();
        QTest::mouseMove(window_.get(), {50, 50});
        tap(Qt::Key_Space);
        skips_ = false;
        now_ += 1000;
        tap(Qt::Key_Space);
        QCOMPARE(item_->keys, 1);
        if (by == QLatin1String("arrow"))
            key(Qt::Key_Right);
        else if (by == QLatin1String("tab"))
            key(Qt::Key_Tab);
        else if (by == QLatin1String("letter"))
            key(Qt::Key_H);
        else if (by == QLatin1String("pointer"))
            QTest::mouseMove(window_.get(), {90, 90});
        const int before = item_->keys;
        now_ += 500;
        key(by == QLatin1String("another key") ? Qt::Key_Return : Qt::Key_Space);
        QCOMPARE(item_->keys, before + 1);
    }
};

BACKROOM_SUITE(SkipSeriesTest)
#include "tst_skip_series.moc"
