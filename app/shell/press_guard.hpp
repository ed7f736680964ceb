// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/qml_singleton.hpp"
#include "app/shell/skip_series.hpp"

#include <QCoreApplication>
#include <QObject>
#include <QPointF>
#include <QSet>

#include <algorithm>
#include <functional>
#include <optional>

class QQuickItem;

/// Prevents accidental input: a held key acts only once, and a press is ignored if it comes before the player can have
/// seen what it would hit. Unexpected changes of the screen arm the guard; it disarms after a moment without presses.
class PressGuard : public QObject, public QmlSingleton<PressGuard> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The time without presses after which the guard disarms, in milliseconds; 0 disables the guard.
    Q_PROPERTY(int patience READ patience WRITE setPatience NOTIFY patienceChanged)
    /// How long a player is given to notice a question that has come up, in milliseconds.
    Q_PROPERTY(int readingTime READ readingTime WRITE setReadingTime NOTIFY patienceChanged)
    /// True if the latest press came from the keyboard; the focus ring is shown only then.
    Q_PROPERTY(bool byKeyboard READ byKeyboard NOTIFY byKeyboardChanged)
    /// False from a key, a touch, or a press or release of the mouse until the mouse moves with no button pressed: what
    /// follows the pointer is hidden meanwhile.
    Q_PROPERTY(bool pointing READ pointing NOTIFY pointingChanged)
    /// True while Space only skips, and decides nothing until another key or the pointer has been used.
    Q_PROPERTY(bool spaceRests READ spaceRests NOTIFY spaceRestsChanged)
    /// Set by the focused item to say that Space presses it: after a skip, Space presses again after a pause, as Enter
    /// does.
    Q_PROPERTY(bool spaceAsked READ spaceAsked WRITE setSpaceAsked NOTIFY spaceAskedChanged)

public:
    /// In milliseconds: the time that a person needs to see something new.
    static constexpr int usual_patience = 350;
    static constexpr int usual_reading_time = 1400;

    /// Watches all windows of the program. The parameter keeps QML from creating a guard of its own.
    explicit PressGuard(QCoreApplication* program);

    int patience() const { return patience_; }
    void setPatience(int milliseconds);
    int readingTime() const { return reading_time_; }
    void setReadingTime(int milliseconds);
    Q_INVOKABLE void arm() { rest(patience_); }
    /// For what has been asked for: only keys that were already on their way are ignored.
    Q_INVOKABLE void armBriefly() { rest(patience_ / 3); }
    /// Arms the guard for an unexpected question. During the reading time the guard ignores all keys that answer,
    /// unless one has moved the focus, and clicks of a mouse that has not moved. Every press prolongs the time.
    Q_INVOKABLE void armToRead(int times = 1) { rest(std::max(patience_, times * reading_time_)); }
    /// Called after arming the guard when a player has to decide. Space that comes too early was meant to skip what was
    /// shown before, so that the presses that follow decide nothing either.
    void awaitDecision() { before_decision_ = true; }
    bool armed() const { return is_armed_ && clock_() - armed_at_ < rest_; }
    bool byKeyboard() const { return by_keyboard_; }
    bool pointing() const { return pointing_; }
    bool spaceRests() const { return space_rests_; }
    bool spaceAsked() const { return space_asked_; }
    void setSpaceAsked(bool asked);
    /// Sets the function that says whether Space and Enter currently only skip something that is shown.
    void setSkips(std::function<bool()> skips) { skips_ = std::move(skips); }
    /// Sets the function that closes what is only shown beside a decision and returns whether there was something to
    /// close. Space does no more than this, unless the player has moved the focus meanwhile.
    void setPutsAway(std::function<bool()> puts_away) { puts_away_ = std::move(puts_away); }
    /// In a lesson no decision comes as a surprise, so Space may decide after a pause.
    void setTeaching(bool teaching) { teaching_ = teaching; }
    /// Sets the source of the time, in milliseconds, for tests.
    void setClock(std::function<qint64()> clock) { clock_ = std::move(clock); }
    /// True if the latest press was a click of a mouse that had not moved since the guard was armed. Checked by buttons
    /// that the second click of a double click must never hit.
    Q_INVOKABLE bool stayed() const { return stayed_; }
    /// Cancels a touch in progress in the window of `item`, so that its release does nothing.
    Q_INVOKABLE void takeTouch(QQuickItem* item) const;

signals:
    void patienceChanged();
    void byKeyboardChanged();
    void pointingChanged();
    void spaceRestsChanged();
    void spaceAskedChanged();
    /// Emitted when Space was pressed with nothing left to skip.
    void spaceWasted();
    /// Emitted for every key, even an ignored one.
    void keyPressed();
    /// Emitted for every key, touch, and press or release of the mouse, even an ignored one; closes whatever follows
    /// the pointer.
    void handsUsed();
    /// Emitted when all fingers have been lifted.
    void touchEnded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool refuses(class QKeyEvent& event);
    void rest(int milliseconds);
    /// Called when the player has used a key other than Space and Enter, and so knows what is on the screen.
    void look();
    /// Returns whether to ignore a press that comes within this time of the last one, and restarts the time if so.
    bool refusesPress(int rest);
    /// Returns whether the press of Space or Enter only skips: it closes something, or continues a series of presses
    /// that skip.
    bool onlySkips(int key);
    /// Returns whether the repeat of a held key skips once more.
    bool skipsHeld(int key);
    bool skips() const { return skips_ && skips_(); }
    void endSeries();
    void setSpaceRests(bool rests);
    void pointAt(const class QMouseEvent& mouse);
    void useHands();
    void setByKeyboard(bool keyboard);
    void setPointing(bool pointing);

    int patience_ = 0;
    int reading_time_ = 0;
    std::function<bool()> skips_;
    std::function<bool()> puts_away_;
    bool teaching_ = false;
    /// True from `awaitDecision` until the guard is armed for something else.
    bool before_decision_ = false;
    /// True if a key other than Space and Enter has been pressed since the guard was armed.
    bool looked_ = false;
    std::function<qint64()> clock_;
    SkipSeries series_;
    bool space_rests_ = false;
    bool space_asked_ = false;
    /// True if the latest press of the series came when there was nothing left to skip.
    bool wasted_ = false;
    qint64 skipped_at_ = 0;
    /// The position of the pointer at the last press of the series.
    QPointF pointer_in_series_;
    qint64 armed_at_ = 0;
    /// In milliseconds: the time since arming during which keys are ignored.
    int rest_ = 0;
    /// The longest time for which it was armed, without what early presses have added.
    int whole_rest_ = 0;
    bool is_armed_ = false;
    /// The keys that are down, and those that already were when the guard was armed, which are ignored until released.
    QSet<int> down_;
    QSet<int> dead_;
    std::optional<qint64> let_go_at_;
    int last_let_go_ = 0;
    QPointF pointer_;
    /// The position of the pointer when the guard was armed; empty once it has moved.
    std::optional<QPointF> pointer_then_;
    bool stayed_ = false;
    bool by_keyboard_ = false;
    const class QPointingDevice* touched_ = nullptr;
    bool pointing_ = true;
    /// The position of the pointer at the last key, press or release.
    QPointF pointer_at_use_;
};
