// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/press_guard.hpp"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

/// What the tests of the guard of presses have in common.
namespace test {

/// Counts the presses that reach it.
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

/// Each test has a guard and a window with a focused item.
class GuardCase : public QObject {
    Q_OBJECT

protected:
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
    /// From now on, time passes only when the test lets it pass.
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

    std::unique_ptr<PressGuard> guard_;
    std::unique_ptr<QQuickWindow> window_;
    Counter* item_ = nullptr;
    qint64 now_ = 0;
    bool skips_ = false;

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
};

}
