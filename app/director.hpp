#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>

/// Plays what happened one thing after the other, at the player's speed: each cue changes what is shown and
/// then leaves time for its animation.
class Director : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    explicit Director(QObject* parent = nullptr);

    /// What a millisecond of the script lasts; 0 plays everything at once.
    void setPace(double factor);
    bool busy() const { return !cues_.empty() || timer_.isActive(); }

    /// `duration` in milliseconds at normal speed, after the change.
    void add(int duration, std::function<void()> change);
    /// Plays all that waits without further delay.
    Q_INVOKABLE void skip();
    /// Forgets all that waits.
    void clear();

signals:
    void busyChanged();
    /// The last cue has had its time.
    void finished();

private:
    void next();

    std::deque<std::pair<int, std::function<void()>>> cues_;
    QTimer timer_;
    double pace_ = 1;
    bool playing_ = false;
};
