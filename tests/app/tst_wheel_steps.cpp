// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/wheel_steps.hpp"
#include "suites.hpp"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

class WheelStepsTest : public QObject {
    Q_OBJECT

    QQuickWindow window_;
    quint64 time_ = 1000;

    void turn(int eighths, quint64 after = 10)
    {
        time_ += after;
        const QPointF at(50, 50);
        QWheelEvent event(at, at, {}, QPoint(0, eighths), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        event.setTimestamp(time_);
        QCoreApplication::sendEvent(&window_, &event);
    }

private Q_SLOTS:
    void partsAddUp()
    {
        for (const int part : {15, 30, 40, 60}) {
            Notches notches;
            int full = 0;
            for (int sum = part; sum <= 1200; sum += part)
                full += notches.add(part, static_cast<quint64>(sum));
            QCOMPARE(full, 10);
            for (int sum = part; sum <= 360; sum += part)
                full += notches.add(-part, static_cast<quint64>(1200 + sum));
            QCOMPARE(full, 7);
        }
    }
    void severalAtOnce()
    {
        Notches notches;
        QCOMPARE(notches.add(360, 0), 3);
        QCOMPARE(notches.add(-300, 1), -2);
        QCOMPARE(notches.add(-60, 2), -1);
    }
    void anotherWayBeginsAnew()
    {
        Notches notches;
        QCOMPARE(notches.add(105, 0), 0);
        QCOMPARE(notches.add(-15, 1), 0);
        QCOMPARE(notches.add(105, 2), 0);
        QCOMPARE(notches.add(15, 3), 1);
    }
    void aPauseBeginsAnew()
    {
        Notches notches;
        QCOMPARE(notches.add(105, 0), 0);
        QCOMPARE(notches.add(105, 2000), 0);
        QCOMPARE(notches.add(15, 2010), 1);
    }
    void anItemTurns()
    {
        WheelSteps steps;
        steps.setParentItem(window_.contentItem());
        steps.setSize({100, 100});
        const QSignalSpy turned(&steps, &WheelSteps::turned);
        const QSignalSpy moved(&steps, &WheelSteps::moved);
        for (int part = 0; part < 8; ++part)
            turn(15);
        QCOMPARE(turned.size(), 1);
        QCOMPARE(turned.front().front().toInt(), 1);
        turn(-240);
        QCOMPARE(turned.back().front().toInt(), -2);
        for (int part = 0; part < 7; ++part)
            turn(15);
        turn(15, 3000);
        QCOMPARE(turned.size(), 2);
        QCOMPARE(moved.size(), 0);
        QVERIFY(steps.setProperty("stepped", false));
        turn(30);
        QCOMPARE(turned.size(), 2);
        QCOMPARE(moved.front().front().toReal(), 0.25);
    }
};

BACKROOM_SUITE(WheelStepsTest)
#include "tst_wheel_steps.moc"
