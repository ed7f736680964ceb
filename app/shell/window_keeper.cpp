// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_keeper.hpp"

#include "app/settings/preferences.hpp"
#include "app/shell/window_place.hpp"

#include <QGuiApplication>
#include <QScreen>

namespace {

/// Window managers report the new size before the maximised state.
constexpr int settling_ms = 200;

}

WindowKeeper::WindowKeeper(Preferences& preferences)
    : preferences_(preferences)
{
    settling_.setSingleShot(true);
    settling_.setInterval(settling_ms);
    connect(&settling_, &QTimer::timeout, this, &WindowKeeper::keep);
}

QRect WindowKeeper::kept() const
{
    return preferences_.windowGeometry().toRect();
}

const QScreen* WindowKeeper::screen() const
{
    const QScreen* here = kept().isEmpty() ? nullptr : QGuiApplication::screenAt(kept().center());
    return here != nullptr ? here : QGuiApplication::primaryScreen();
}

QSize WindowKeeper::size() const
{
    return window_place::size(kept().size(), screen()->availableSize(), window_place::usual_frame);
}

QSize WindowKeeper::smallest() const
{
    return window_place::smallest.boundedTo(size());
}

void WindowKeeper::open(QQuickWindow* window)
{
    window_ = window;
    window->installEventFilter(this);
    if (!kept().isEmpty() && QGuiApplication::screenAt(kept().center()) != nullptr)
        window->setPosition(
            window_place::moved({kept().topLeft(), size()}, screen()->availableGeometry(), window_place::usual_frame)
                .topLeft());
    show();
    for (const auto changed : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(window, changed, &settling_, qOverload<>(&QTimer::start));
    connect(window, &QWindow::windowStateChanged, this, &WindowKeeper::keepState);
    connect(window, &QQuickWindow::frameSwapped, this, &WindowKeeper::fitFrame,
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void WindowKeeper::show()
{
    if (preferences_.fullScreen())
        window_->showFullScreen();
    else if (preferences_.windowMaximised())
        window_->showMaximized();
    else
        window_->showNormal();
}

void WindowKeeper::fitFrame()
{
    if (window_->windowState() != Qt::WindowNoState)
        return;
    const QRect available = window_->screen()->availableGeometry();
    const QMargins frame = window_->frameMargins();
    const QRect now = window_->geometry();
    const QRect fitting =
        window_place::moved({now.topLeft(), now.size().boundedTo(available.size().shrunkBy(frame))}, available, frame);
    if (fitting != now)
        window_->setGeometry(fitting);
}

void WindowKeeper::setFullScreen(bool full)
{
    if (window_ == nullptr)
        return;
    preferences_.setFullScreen(full);
    show();
}

void WindowKeeper::toggleFullScreen()
{
    setFullScreen(!preferences_.fullScreen());
}

void WindowKeeper::keepState(Qt::WindowState state)
{
    if (state == Qt::WindowMinimized)
        return;
    preferences_.setFullScreen(state == Qt::WindowFullScreen);
    if (state != Qt::WindowFullScreen)
        preferences_.setWindowMaximised(state == Qt::WindowMaximized);
}

void WindowKeeper::keep()
{
    if (window_ != nullptr && window_->isVisible() && window_->windowState() == Qt::WindowNoState)
        preferences_.setWindowGeometry(window_->geometry());
}

bool WindowKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close)
        keep();
    return QObject::eventFilter(watched, event);
}
