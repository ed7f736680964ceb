// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "all_games.hpp"
#include "app/settings/preferences.hpp"
#include "app/shell/house.hpp"
#include "app/shell/new_game.hpp"
#include "app/shell/window_setup.hpp"

#include <QElapsedTimer>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

/// A game's table in a window of 1280 x 800 pixels, in a house of its own, with animations off.
class TableWindow {
public:
    TableWindow(const QString& game, int seats, const QVariantMap& options = {})
    {
        house.preferences()->setSpeed(Preferences::Off);
        house.startMatch(game, NewGame::usualSeats(seats), 1930, options);
        window = window_setup::open(*engine_, house);
        if (window != nullptr)
            window->resize(1280, 800);
        shown_ = window != nullptr && QTest::qWaitForWindowExposed(window);
    }

    bool shown() const { return shown_; }

private:
    QTemporaryDir folder_;

public:
    House house{folder_.path(), QStringLiteral("en"), all_games()};
    QQuickWindow* window = nullptr;

private:
    std::unique_ptr<QQmlApplicationEngine> engine_ = window_setup::makeEngine();
    bool shown_ = false;
};

/// Returns the processor time of this thread in milliseconds, which does not depend on other processes. The thread
/// renders the frames, while images are loaded by another one.
inline double processor_ms()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Counts the frames that a window shows after `start`.
class FrameMeter {
public:
    explicit FrameMeter(QQuickWindow* window)
    {
        QObject::connect(window, &QQuickWindow::frameSwapped, window, [this] {
            if (since_frame_.isValid())
                longest_ = std::max(longest_, since_frame_.elapsed());
            since_frame_.start();
            ++frames_;
        });
    }

    void start()
    {
        frames_ = 0;
        longest_ = 0;
        since_frame_.start();
        clock_.start();
    }
    /// Adds the frames since `start` to the totals.
    void stop()
    {
        counted_ += frames_;
        seconds_ += static_cast<double>(clock_.elapsed()) / 1000;
        longest_of_all_ = std::max(longest_of_all_, longest_);
    }
    double framesPerSecond() const { return counted_ / seconds_; }
    int frames() const { return counted_; }
    qint64 longest() const { return longest_of_all_; }

private:
    QElapsedTimer clock_;
    QElapsedTimer since_frame_;
    int frames_ = 0;
    qint64 longest_ = 0;
    int counted_ = 0;
    double seconds_ = 0;
    qint64 longest_of_all_ = 0;
};
