// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>
#include <optional>
#include <vector>

/// A step of a script: a change of what is shown, and the time it takes.
struct Cue {
    /// The name to which sounds and replays refer, such as "placed".
    const char* name = "";
    /// The time after the change, in milliseconds at normal speed.
    int duration = 0;
    std::function<void()> change;
    /// True if the step stays visible even without animations, and stops a skip.
    bool still = false;
    /// True if the step stays until `Director::goOn`, even during a skip.
    bool waits = false;
};
using Script = std::vector<Cue>;

/// Plays scripts step by step, at the player's speed.
class Director : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool waiting READ waiting NOTIFY waitingChanged)

public:
    /// The time that a person needs to read an announcement, in milliseconds.
    static constexpr int reading_time = 1600;

    explicit Director(QObject* parent = nullptr);

    /// Sets the factor for all durations; 0 plays everything at once.
    void setPace(double factor) { pace_ = factor; }
    double pace() const { return pace_; }
    /// Sets the minimum duration of still steps, in milliseconds; with 0, waiting steps do not wait either.
    void setStillTime(int least) { still_time_ = least; }
    /// Sets the divisor for all durations, including those of still steps.
    void setHaste(double haste) { haste_ = haste; }
    bool busy() const { return !held_ && (waiting_ || !cues_.empty() || timer_.isActive() || left_); }
    /// While paused, the time of the current step stands still, and the next one does not begin by itself.
    void setPaused(bool paused);
    /// True during changes that a skip passes over, which must not be animated.
    bool passing() const { return passing_; }
    bool waiting() const { return waiting_; }

    void add(Cue cue);
    /// While a step waits: plays these cues before the rest, beginning now.
    void insert(Script cues);
    void goOn();
    /// Plays the rest without delay, up to the next still or waiting step.
    Q_INVOKABLE void skip();
    /// Plays the rest at once, including still and waiting steps.
    void finish();
    void clear();
    /// Stops at the beginning of that cue, at any speed, until `release`.
    void holdAt(const QString& cue) { hold_at_ = cue; }
    bool held() const { return held_; }
    void release();

signals:
    void busyChanged();
    void waitingChanged();
    /// Emitted when the current step was ended early, even if its animations are incomplete.
    void cutShort();
    /// Emitted when a cue has begun and its change has been made.
    void played(const QString& cue);
    /// Emitted when the last cue has ended.
    void finished();

private:
    void next();
    /// Plays the next step after this time in milliseconds.
    void playAfter(int time);
    void wait(bool waiting);

    std::deque<Cue> cues_;
    QTimer timer_;
    double pace_ = 1;
    int still_time_ = 0;
    double haste_ = 1;
    bool playing_ = false;
    bool skipping_ = false;
    bool passing_ = false;
    QString hold_at_;
    bool held_ = false;
    bool waiting_ = false;
    bool paused_ = false;
    /// While paused: what is left of the time of the current step, in milliseconds.
    std::optional<int> left_;
};
