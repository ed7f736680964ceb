#pragma once

#include "models/lent.hpp"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QSet>

#include <optional>

/// Keeps accidents from the window: a key that is held acts once, and a press that comes before anybody can have seen
/// what it would hit does nothing. What changes under the hands of the player arms it; it lets presses through again
/// after a moment without any.
class PressGuard : public QObject, public Lent<PressGuard> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// How long that moment is, in milliseconds; 0: presses count at once.
    Q_PROPERTY(int patience READ patience WRITE setPatience NOTIFY patienceChanged)
    /// How long somebody is given to see that a question has come up, in milliseconds.
    Q_PROPERTY(int readingTime READ readingTime WRITE setReadingTime NOTIFY patienceChanged)
    /// Whether the newest press was one of the keyboard: who plays by mouse has no use for a ring round what has the
    /// focus.
    Q_PROPERTY(bool byKeyboard READ byKeyboard NOTIFY byKeyboardChanged)

public:
    /// What a person needs to see what is new.
    static constexpr int usual_patience = 350;
    static constexpr int usual_reading_time = 1400;

    /// Watches every window of the program. Not a default constructor: with one QML would make a guard of its own.
    explicit PressGuard(QCoreApplication* program);

    int patience() const { return patience_; }
    void setPatience(int milliseconds);
    int readingTime() const { return reading_time_; }
    void setReadingTime(int milliseconds);
    Q_INVOKABLE void arm();
    /// Something is asked that somebody was not waiting for: until it can have been read no key answers it, unless one
    /// moves the focus first, and no click of a mouse that has not moved. Who goes on pressing waits on.
    Q_INVOKABLE void armToRead();
    bool armed() const;
    bool byKeyboard() const { return by_keyboard_; }
    /// Whether the newest press was one of the mouse, which had not moved since something came up: what must never be
    /// hit by the second click of two asks this.
    Q_INVOKABLE bool stayed() const { return stayed_; }

signals:
    void patienceChanged();
    void byKeyboardChanged();
    /// Any key, whether it does something or not: what only follows the pointer goes.
    void keyPressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool refuses(class QKeyEvent& event);
    void rest(int milliseconds);
    /// A press before so much time has passed does nothing, and puts the next one off.
    bool refusesPress(int rest);
    void pointAt(QPointF place);
    void setByKeyboard(bool keyboard);

    int patience_ = 0;
    int reading_time_ = 0;
    QElapsedTimer armed_;
    /// Until then no key acts.
    int rest_ = 0;
    bool is_armed_ = false;
    /// Keys that are down; and those that were when the guard was armed: they act no more until they are let go.
    QSet<int> down_;
    QSet<int> dead_;
    QElapsedTimer let_go_;
    int last_let_go_ = 0;
    QPointF pointer_;
    /// Where the pointer was when something came up, until it moves.
    std::optional<QPointF> pointer_then_;
    bool stayed_ = false;
    bool by_keyboard_ = false;
};
