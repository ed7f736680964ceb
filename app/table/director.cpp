// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/director.hpp"

#include <iterator>
#include <utility>

Director::Director(QObject* parent)
    : QObject(parent)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Director::next);
}

void Director::add(Cue cue)
{
    const bool idle = !busy() && !playing_;
    cues_.push_back(std::move(cue));
    if (idle) {
        emit busyChanged();
        playAfter(0);
    }
}

void Director::playAfter(int time)
{
    if (paused_)
        left_ = time;
    else
        timer_.start(time);
}

void Director::setPaused(bool paused)
{
    paused_ = paused;
    if (paused && timer_.isActive()) {
        left_ = timer_.remainingTime();
        timer_.stop();
    } else if (!paused && left_) {
        timer_.start(*std::exchange(left_, {}));
    }
}

void Director::next()
{
    left_.reset();
    playing_ = true;
    while (!cues_.empty()) {
        const auto [name, duration, change, still, waits] = std::move(cues_.front());
        cues_.pop_front();
        const bool stops = ((still || waits) && still_time_ > 0) || hold_at_ == QLatin1String(name);
        passing_ = skipping_ && !stops;
        change();
        passing_ = false;
        emit played(QString::fromLatin1(name));
        if (!hold_at_.isEmpty() && hold_at_ == QLatin1String(name)) {
            hold_at_.clear();
            held_ = true;
            playing_ = false;
            emit busyChanged();
            return;
        }
        if (waits && still_time_ > 0) {
            playing_ = false;
            return wait(true);
        }
        const double paced = skipping_ ? 0 : duration * pace_;
        const int pause = static_cast<int>(std::max(paced, still ? static_cast<double>(still_time_) : 0) / haste_);
        if (pause > 0) {
            playAfter(pause);
            playing_ = false;
            return;
        }
    }
    playing_ = false;
    emit busyChanged();
    emit finished();
}

void Director::wait(bool waiting)
{
    if (std::exchange(waiting_, waiting) != waiting)
        emit waitingChanged();
}

void Director::insert(Script cues)
{
    cues_.insert(cues_.begin(), std::make_move_iterator(cues.begin()), std::make_move_iterator(cues.end()));
    wait(false);
    playAfter(0);
}

void Director::goOn()
{
    if (!waiting_)
        return;
    wait(false);
    next();
}

void Director::finish()
{
    if (playing_)
        return;
    const int still_time = std::exchange(still_time_, 0);
    if (waiting_) {
        wait(false);
        playAfter(0);
    }
    skip();
    still_time_ = still_time;
}

void Director::skip()
{
    if (!busy() || playing_ || waiting_)
        return;
    skipping_ = true;
    timer_.stop();
    emit cutShort();
    next();
    skipping_ = false;
}

void Director::release()
{
    hold_at_.clear();
    if (!std::exchange(held_, false))
        return;
    playAfter(0);
    emit busyChanged();
}

void Director::clear()
{
    const bool was_busy = busy();
    held_ = false;
    wait(false);
    cues_.clear();
    timer_.stop();
    left_.reset();
    if (!was_busy)
        return;
    emit cutShort();
    emit busyChanged();
}
