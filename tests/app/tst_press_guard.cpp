// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "guard_case.hpp"
#include "suites.hpp"

#include <QElapsedTimer>

#include <algorithm>

class PressGuardTest : public test::GuardCase {
    Q_OBJECT

private Q_SLOTS:
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

    /// A digit chooses an answer, too, and must not answer a question that has just come up.
    void noDigitAnswersTheNextQuestion()
    {
        guard_->setPatience(long_time);
        tap(Qt::Key_3);
        QCOMPARE(item_->keys, 1);
        for (const bool read : {false, true}) {
            if (read)
                guard_->armToRead();
            else
                guard_->arm();
            for (int digit = Qt::Key_0; digit <= Qt::Key_9; ++digit)
                tap(digit);
            QCOMPARE(item_->keys, 1);
        }
        // They are not refused for longer because of that.
        now_ = 0;
        guard_->setPatience(0);
        guard_->setClock([this] { return now_; });
        guard_->setPatience(PressGuard::usual_patience);
        guard_->arm();
        now_ = PressGuard::usual_patience - 100;
        tap(Qt::Key_3);
        QCOMPARE(item_->keys, 1);
        now_ += 100;
        tap(Qt::Key_3);
        QCOMPARE(item_->keys, 2);
    }

    /// Until there was time to read a question, no key answers it, nor does a click of a mouse that has not moved.
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
    /// Who asks for hints and follows them, with a key every tenth of a second, is heard.
    void hintsAndEnterInTurn()
    {
        qint64 now = 0;
        guard_->setClock([&now] { return now; });
        guard_->setPatience(PressGuard::usual_patience);
        guard_->setReadingTime(PressGuard::usual_reading_time);
        const int before = item_->keys;
        for (int time = 0; time < 10; ++time) {
            tap(Qt::Key_H);
            // Every other press of it puts the hint away.
            if (time % 2 == 0)
                guard_->armBriefly();
            now += 100;
            tap(Qt::Key_Return);
            now += 100;
        }
        QVERIFY(item_->keys >= before + 15);
        // A press that is too early and follows another key does not begin the time anew.
        guard_->arm();
        now += 200;
        tap(Qt::Key_H);
        tap(Qt::Key_Return);
        now += 200;
        const int then = item_->keys;
        tap(Qt::Key_Return);
        QCOMPARE(item_->keys, then + 1);
    }
    /// At the end of a game Return would begin another one.
    void whoKeepsPressingPlaysOn()
    {
        qint64 now = 0;
        guard_->setClock([&now] { return now; });
        guard_->setPatience(PressGuard::usual_patience);
        guard_->setReadingTime(PressGuard::usual_reading_time);
        guard_->armToRead(2);
        for (int time = 0; time < 10; ++time) {
            now += 2000;
            tap(Qt::Key_Return);
            QCOMPARE(item_->keys, 0);
        }
        now += 2 * PressGuard::usual_reading_time;
        tap(Qt::Key_Return);
        QCOMPARE(item_->keys, 1);
        // A question that is asked afterwards is answered as usual.
        guard_->armToRead();
        now += 1000;
        tap(Qt::Key_Return);
        now += PressGuard::usual_reading_time / 2;
        tap(Qt::Key_Return);
        QCOMPARE(item_->keys, 2);
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

    void thePointerPointsOnceItMovesAlone()
    {
        QSignalSpy used(guard_.get(), &PressGuard::handsUsed);
        const auto mouse = [this](QEvent::Type type, QPointF at, Qt::MouseButtons down) {
            const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
            QMouseEvent event(type, at, at, button, down, Qt::NoModifier);
            QCoreApplication::sendEvent(window_.get(), &event);
            return guard_->pointing();
        };
        QVERIFY(mouse(QEvent::MouseMove, {20, 20}, Qt::NoButton));
        QVERIFY(!mouse(QEvent::MouseButtonPress, {20, 20}, Qt::LeftButton));
        QVERIFY(!mouse(QEvent::MouseMove, {60, 20}, Qt::LeftButton));
        QVERIFY(!mouse(QEvent::MouseButtonRelease, {60, 20}, Qt::NoButton));
        QVERIFY(!mouse(QEvent::MouseMove, {62, 20}, Qt::NoButton));
        QVERIFY(mouse(QEvent::MouseMove, {70, 20}, Qt::NoButton));
        key(Qt::Key_A);
        QVERIFY(!guard_->pointing());
        QCOMPARE(used.size(), 3);
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
