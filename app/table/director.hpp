#pragma once

#include <QObject>
#include <QString>
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
    /// Seen even without animations, and where a skip stops.
    bool still = false;
    /// Stays until `Director::goOn`, however it is skipped.
    bool waits = false;
};
using Script = std::vector<Cue>;

/// Plays what happened one thing after the other, at the player's speed.
class Director : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a table")
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(bool waiting READ waiting NOTIFY waitingChanged)

public:
    /// What a person needs to read an announcement, in milliseconds.
    static constexpr int reading_time = 1600;

    explicit Director(QObject* parent = nullptr);

    /// What a millisecond of the script lasts; 0 plays everything at once.
    void setPace(double factor);
    double pace() const { return pace_; }
    /// How long what is still is seen at least, in milliseconds; at 0 nothing waits either.
    void setStillTime(int least) { still_time_ = least; }
    /// Divides every pause, also that of what is still.
    void setHaste(double haste) { haste_ = haste; }
    bool busy() const { return !held_ && (waiting_ || !cues_.empty() || timer_.isActive()); }
    /// What changes now is passed over by a skip: nobody is to see how it comes about.
    bool passing() const { return passing_; }
    /// A cue waits for `goOn`.
    bool waiting() const { return waiting_; }

    void add(Cue cue);
    /// At the one that waits: these come before all others, beginning now.
    void insert(Script cues);
    /// From the cue that waits to the next one.
    void goOn();
    /// Plays what is to come without further delay, up to what is still or waits.
    Q_INVOKABLE void skip();
    /// Plays all that is to come, whatever it is.
    void finish();
    /// Forgets all that waits.
    void clear();
    /// Stops once that cue has begun, at any pace, until it is released.
    void holdAt(const QString& cue) { hold_at_ = cue; }
    bool held() const { return held_; }
    void release();

signals:
    void busyChanged();
    void waitingChanged();
    /// What was being shown has no more time: it is over, however far it had come.
    void cutShort();
    /// A cue begins; it is what is shown when the signal is heard.
    void played(const QString& cue);
    /// The last cue has had its time.
    void finished();

private:
    void next();
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
};
