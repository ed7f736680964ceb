// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/drag_area.hpp"
#include "suites.hpp"

#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

class DragAreaTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QQuickWindow> window_;
    DragArea* area_ = nullptr;

    void press() { QTest::mousePress(window_.get(), Qt::LeftButton, {}, {50, 50}); }
    void move(int by) { QTest::mouseMove(window_.get(), {50 + by, 50}); }
    void letGo(int by) { QTest::mouseRelease(window_.get(), Qt::LeftButton, {}, {50 + by, 50}); }

private Q_SLOTS:
    void init()
    {
        window_ = std::make_unique<QQuickWindow>();
        window_->resize(300, 200);
        area_ = new DragArea(window_->contentItem());
        area_->setSize({100, 100});
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanup() { window_.reset(); }

    void aDragIsDropped()
    {
        QSignalSpy dropped(area_, &DragArea::dropped);
        QSignalSpy tapped(area_, &DragArea::tapped);
        press();
        move(30);
        move(80);
        QVERIFY(area_->dragging());
        letGo(80);
        QCOMPARE(dropped.size(), 1);
        QVERIFY(tapped.isEmpty() && !area_->dragging());
    }

    void pointsAreThoseOfTheFrame()
    {
        QQuickItem frame(window_->contentItem());
        frame.setTransformOrigin(QQuickItem::TopLeft);
        frame.setPosition({10, 20});
        frame.setScale(0.5);
        QQuickItem piece(&frame);
        area_->setParentItem(&piece);
        area_->setFrame(&frame);
        QCOMPARE(area_->frame(), &frame);
        QSignalSpy moved(area_, &DragArea::moved);
        QSignalSpy tapped(area_, &DragArea::tapped);
        press();
        move(30);
        piece.setPosition(area_->offset());
        move(80);
        QCOMPARE(moved.last().first().toPointF(), QPointF(240, 60));
        QCOMPARE(area_->offset(), QPointF(160, 0));
        letGo(80);
        piece.setPosition({});
        press();
        letGo(0);
        QCOMPARE(tapped.last().first().toPointF(), QPointF(80, 60));
        area_->setParentItem(window_->contentItem());
    }

    void aClickIsNoDrag()
    {
        QSignalSpy dropped(area_, &DragArea::dropped);
        QSignalSpy tapped(area_, &DragArea::tapped);
        press();
        letGo(0);
        QCOMPARE(tapped.size(), 1);
        QVERIFY(dropped.isEmpty());
    }

    /// A piece that glides on between press and release has been clicked; one that the pointer left has not.
    void aClickOnAGlidingPiece()
    {
        QSignalSpy tapped(area_, &DragArea::tapped);
        QSignalSpy pulled(area_, &DragArea::pulled);
        press();
        area_->setX(150);
        letGo(2);
        QCOMPARE(tapped.size(), 1);
        QCOMPARE(tapped.last().first().toPointF(), QPointF(52, 50));
        QVERIFY(pulled.isEmpty());
        area_->setX(0);
        QVERIFY(area_->setProperty("draggable", false));
        press();
        letGo(120);
        QCOMPARE(tapped.size(), 1);
        QCOMPARE(pulled.size(), 1);
    }

    /// The second click of a double click is reported as such only if requested.
    void aDoubleClick()
    {
        QSignalSpy tapped(area_, &DragArea::tapped);
        QSignalSpy twice(area_, &DragArea::tappedTwice);
        const auto click_twice = [&] {
            QTest::mouseClick(window_.get(), Qt::LeftButton, {}, {10, 10});
            QTest::mouseDClick(window_.get(), Qt::LeftButton, {}, {10, 10});
        };
        click_twice();
        QVERIFY(tapped.size() >= 2 && twice.isEmpty());
        QVERIFY(area_->setProperty("doubles", true));
        click_twice();
        QCOMPARE(twice.size(), 1);
    }

    /// When something else grabs the mouse, such as a dialog of the desktop, nothing is dropped.
    void aLostMouseDropsNothing()
    {
        QSignalSpy dropped(area_, &DragArea::dropped);
        QSignalSpy cancelled(area_, &DragArea::cancelled);
        QSignalSpy dragging(area_, &DragArea::draggingChanged);
        press();
        move(30);
        move(80);
        area_->ungrabMouse();
        QCOMPARE(cancelled.size(), 1);
        QCOMPARE(dragging.size(), 2);
        QVERIFY(!area_->dragging());
        letGo(80);
        QVERIFY(dropped.isEmpty());
    }
};

BACKROOM_SUITE(DragAreaTest)
#include "tst_drag_area.moc"
