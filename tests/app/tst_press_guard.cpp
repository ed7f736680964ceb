// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game.hpp"
#include "app/shell/press_guard.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <memory>

namespace {

class Counter : public QQuickItem {
public:
    Counter()
    {
        setAcceptedMouseButtons(Qt::AllButtons);
        setSize({100, 100});
    }

    int keys = 0;
    int clicks = 0;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        static_cast<void>(event);
        ++keys;
    }
    void mousePressEvent(QMouseEvent*) override { ++clicks; }
};

}

class PressGuardTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PressGuard> guard_;
    std::unique_ptr<QQuickWindow> window_;
    Counter* item_ = nullptr;
    qint64 now_ = 0;
    bool skips_ = false;

    /// Longer than any test runs.
    static constexpr int long_time = 60000;

    void key(int code, bool repeated = false)
    {
        QKeyEvent press(QEvent::KeyPress, code, Qt::NoModifier, {}, repeated);
        QCoreApplication::sendEvent(window_.get(), &press);
    }
    void letGo(int code)
    {
        QKeyEvent release(QEvent::KeyRelease, code, Qt::NoModifier);
        QCoreApplication::sendEvent(window_.get(), &release);
    }
    void tap(int code)
    {
        key(code);
        letGo(code);
    }
    /// From now on the time passes only when the test says so.
    void beginSkipping()
    {
        now_ = 0;
        skips_ = true;
        guard_->setClock([this] { return now_; });
        guard_->setSkips([this] { return skips_; });
        guard_->setPatience(PressGuard::usual_patience);
        guard_->setReadingTime(PressGuard::usual_reading_time);
    }
    void click() { QTest::mouseClick(window_.get(), Qt::LeftButton, {}, {50, 50}); }

private Q_SLOTS:
    void init()
    {
        guard_ = std::make_unique<PressGuard>(qApp);
        window_ = std::make_unique<QQuickWindow>();
        window_->resize(200, 200);
        item_ = new Counter;
        item_->setParentItem(window_->contentItem());
        window_->show();
        item_->forceActiveFocus();
    }
    void cleanup()
    {
        window_.reset();
        guard_.reset();
    }

    void aHeldKeyActsOnce()
    {
        key(Qt::Key_Return);
        for (int time = 0; time < 20; ++time)
            key(Qt::Key_Return, true);
        QCOMPARE(item_->keys, 1);
        letGo(Qt::Key_Return);
        key(Qt::Key_Return);
        QCOMPARE(item_->keys, 2);
    }

    void whatMovesRepeats()
    {
        for (const int code : {Qt::Key_Left, Qt::Key_Down, Qt::Key_PageDown}) {
            const int before = item_->keys;
            key(code);
            key(code, true);
            QCOMPARE(item_->keys, before + 2);
            letGo(code);
        }
    }

    void nothingActsWhileItIsArmed()
    {
        guard_->setPatience(long_time);
        tap(Qt::Key_Space);
        click();
        QCOMPARE(item_->keys, 1);
        QCOMPARE(item_->clicks, 1);
        guard_->arm();
        for (const int code : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            tap(code);
        click();
        QCOMPARE(item_->keys, 1);
        QCOMPARE(item_->clicks, 1);
        QVERIFY(guard_->armed());
        // Moving the focus is never refused.
        key(Qt::Key_Left);
        QCOMPARE(item_->keys, 2);
    }

    /// Until a question can have been read, no key answers it, nor does a click of a mouse that has not moved.
    void nobodyAnswersWhatNobodyHasRead()
    {
        click();
        guard_->setReadingTime(long_time);
        guard_->armToRead();
        // Arming for less does not shorten the time.
        guard_->arm();
        for (const int code : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            tap(code);
        click();
        QCOMPARE(item_->keys, 0);
        QCOMPARE(item_->clicks, 1);
        QVERIFY(guard_->armed());
        // Moving the mouse there counts as having read it.
        QTest::mouseClick(window_.get(), Qt::LeftButton, {}, {80, 80});
        QCOMPARE(item_->clicks, 2);
    }
    void whoMovesTheFocusHasReadIt()
    {
        guard_->setReadingTime(long_time);
        guard_->armToRead();
        tap(Qt::Key_Return);
        QCOMPARE(item_->keys, 0);
        tap(Qt::Key_Right);
        key(Qt::Key_Return);
        QCOMPARE(item_->keys, 2);
    }

    /// Every press prolongs the wait; a pause ends it.
    void aMomentWithoutPressesEndsIt()
    {
        constexpr int patience = 200;
        guard_->setPatience(patience);
        QElapsedTimer all;
        // Presses keys for longer than the patience; repeats that if the machine was too slow.
        for (qint64 longest = patience; longest >= patience || all.elapsed() < 2 * patience;) {
            guard_->arm();
            all.start();
            QElapsedTimer since_press;
            since_press.start();
            for (longest = 0; longest < patience && all.elapsed() < 2 * patience; QTest::qWait(10)) {
                longest = std::max(longest, since_press.restart());
                click();
            }
            if (longest < patience)
                QCOMPARE(item_->clicks, 0);
            item_->clicks = 0;
        }
        QTRY_VERIFY(!guard_->armed());
        click();
        QCOMPARE(item_->clicks, 1);
    }

    /// A key that was down when the guard was armed is ignored until released.
    void aKeyThatWasDownIsDead()
    {
        guard_->setPatience(30);
        key(Qt::Key_Return);
        guard_->arm();
        QTRY_VERIFY(!guard_->armed());
        key(Qt::Key_Return);
        QCOMPARE(item_->keys, 1);
        letGo(Qt::Key_Return);
        QTest::qWait(60);
        key(Qt::Key_Return);
        QCOMPARE(item_->keys, 2);
    }

    /// Some window systems report a held key as alternating presses and releases.
    void pressesNoFingerCanDoAreRepeats()
    {
        guard_->setPatience(long_time);
        key(Qt::Key_Space);
        for (int time = 0; time < 5; ++time) {
            letGo(Qt::Key_Space);
            key(Qt::Key_Space);
        }
        QCOMPARE(item_->keys, 1);
    }

    /// Whoever taps Space through the turns of others does not decide with the tap that comes one too late, however
    /// slowly they tap.
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
        // Somebody is asked.
        skips_ = false;
        guard_->armToRead();
        for (int time = 0; time < 12; ++time)
            QVERIFY2(!acts(), qPrintable(QString::number(time)));
        // Others play again: the key goes on.
        skips_ = true;
        now_ += PressGuard::usual_reading_time;
        QVERIFY(acts());
        // Left alone for a while, Enter decides. Space is the key that goes on: it does not, however impatient the
        // player gets.
        skips_ = false;
        guard_->armToRead();
        now_ += SkipSeries::rest;
        QCOMPARE(acts(), code == Qt::Key_Return);
        now_ += long_time;
        QCOMPARE(acts(), code == Qt::Key_Return);
        key(Qt::Key_Right);
        QVERIFY(acts());
    }
    /// In a lesson Continue must not seem dead.
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
    /// While a table says whose turn it is, Space takes that away and decides nothing, and goes on doing so; a player
    /// who has moved the focus presses what is there.
    void spaceOnlyTakesAway()
    {
        QFETCH(QString, game);
        guard_.reset();
        test::HouseFolder folder;
        SeatList seats = NewGame::usualSeats(3);
        seats.levels = {0, 1, 1};
        // In Gang of Dice the deal says who begins.
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

    /// Whoever walks to a control or uses the pointer knows what the key would press.
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

    void withoutPatienceNothingIsArmed()
    {
        guard_->arm();
        QVERIFY(!guard_->armed());
        click();
        QCOMPARE(item_->clicks, 1);
    }
};

BACKROOM_SUITE(PressGuardTest)
#include "tst_press_guard.moc"
