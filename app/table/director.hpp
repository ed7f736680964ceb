#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <functional>
#include <vector>

/// A moment of what is played: a change of what is shown, and the time that it takes.
struct Cue {
    /// By which sound and replay know it: "placed".
    const char* name = "";
    /// In milliseconds at normal speed, after the change.
    int duration = 0;
    std::function<void()> change;
};
using Script = std::vector<Cue>;

/// Plays what happened one thing after the other, at the player's speed.
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

    void add(Cue cue);
    /// Plays all that waits without further delay.
    Q_INVOKABLE void skip();
    /// Forgets all that waits.
    void clear();

signals:
    void busyChanged();
    /// A cue begins; it is what is shown when the signal is heard.
    void played(const QString& cue);
    /// The last cue has had its time.
    void finished();

private:
    void next();

    std::deque<Cue> cues_;
    QTimer timer_;
    double pace_ = 1;
    bool playing_ = false;
};
