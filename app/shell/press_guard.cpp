// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/press_guard.hpp"

#include "app/shell/key_places.hpp"

#include <QLineF>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <chrono>
#include <utility>

namespace {

/// In milliseconds. Some window systems report a held key as alternating presses and releases, which follow each other
/// faster than a finger could.
constexpr int finger_time = 15;

/// In milliseconds: the interval at which a held key skips, so that each thing skipped is seen for a moment.
constexpr int held_time = 250;

/// In pixels: smaller movements count as a still mouse.
constexpr qreal still_distance = 6;

bool acts(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Select;
}

/// Digits choose answers as well, or are typed into them; unlike the keys above, they never skip anything.
bool is_digit(int key)
{
    return key >= Qt::Key_0 && key <= Qt::Key_9;
}

/// Return and Enter count as the same key, so that either continues a series.
int canonical_key(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter ? Qt::Key_Return : Qt::Key_Space;
}

qint64 steady_time()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

/// True for keys that move the focus or edit text and may repeat while held.
bool may_repeat(int key)
{
    return (key >= Qt::Key_Left && key <= Qt::Key_Down) || key == Qt::Key_Tab || key == Qt::Key_Backtab
        || key == Qt::Key_PageUp || key == Qt::Key_PageDown || key == Qt::Key_Plus || key == Qt::Key_Minus;
}

bool is_modifier(int key)
{
    return (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) || key == Qt::Key_AltGr;
}

bool is_writing(const QQuickWindow& window)
{
    const QQuickItem* item = window.activeFocusItem();
    return item != nullptr && item->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
}

/// Sends the focus item the key that its physical position means. Returns false if that is the key itself or if nobody
/// accepts it.
bool deliver_as_meant(const QQuickWindow& window, const QKeyEvent& event)
{
    const int meant = key_places::meant(event);
    if (meant == event.key())
        return false;
    QKeyEvent key(QEvent::KeyPress, meant, event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
        event.nativeModifiers(), event.text(), event.isAutoRepeat(), static_cast<quint16>(event.count()));
    for (QQuickItem* item = window.activeFocusItem(); item != nullptr; item = item->parentItem()) {
        key.accept();
        QCoreApplication::sendEvent(item, &key);
        if (key.isAccepted())
            return true;
    }
    return false;
}

}

PressGuard::PressGuard(QCoreApplication* program)
    : clock_(steady_time)
{
    if (program != nullptr)
        program->installEventFilter(this);
}

void PressGuard::setPatience(int milliseconds)
{
    if (milliseconds == patience_)
        return;
    patience_ = milliseconds;
    is_armed_ = false;
    dead_.clear();
    let_go_at_.reset();
    endSeries();
    emit patienceChanged();
}

void PressGuard::setReadingTime(int milliseconds)
{
    if (std::exchange(reading_time_, milliseconds) != milliseconds)
        emit patienceChanged();
}

void PressGuard::setSpaceAsked(bool asked)
{
    if (std::exchange(space_asked_, asked) == asked)
        return;
    setSpaceRests(space_rests_ && !asked);
    emit spaceAskedChanged();
}

void PressGuard::setSpaceRests(bool rests)
{
    if (std::exchange(space_rests_, rests) != rests)
        emit spaceRestsChanged();
}

void PressGuard::endSeries()
{
    series_.end();
    wasted_ = false;
    setSpaceRests(false);
}

void PressGuard::look()
{
    looked_ = true;
    endSeries();
}

void PressGuard::rest(int milliseconds)
{
    pointer_then_ = pointer_;
    looked_ = false;
    if (milliseconds == 0)
        return;
    // Does not shorten a longer time that is already running.
    const int left = armed() ? rest_ - static_cast<int>(clock_() - armed_at_) : 0;
    before_decision_ = before_decision_ && armed();
    whole_rest_ = armed() ? std::max(whole_rest_, milliseconds) : milliseconds;
    rest_ = std::max(milliseconds, left);
    is_armed_ = true;
    armed_at_ = clock_();
    dead_ = down_;
}

void PressGuard::pointAt(const QMouseEvent& mouse)
{
    pointer_ = mouse.position();
    if (pointer_then_ && QLineF(pointer_, *pointer_then_).length() > still_distance)
        pointer_then_.reset();
    if (series_.running() && QLineF(pointer_, pointer_in_series_).length() > still_distance)
        endSeries();
    if (!pointing_ && mouse.buttons() == Qt::NoButton && QLineF(pointer_, pointer_at_use_).length() > still_distance)
        setPointing(true);
}

void PressGuard::useHands()
{
    setPointing(false);
    emit handsUsed();
}

bool PressGuard::onlySkips(int key)
{
    if (patience_ == 0)
        return false;
    const int kind = canonical_key(key);
    const bool space = kind == Qt::Key_Space;
    const bool put_away = space && !looked_ && puts_away_ && puts_away_();
    const bool lasts = space && !teaching_ && !space_asked_;
    const bool only = series_.holds(kind, put_away || skips(), lasts, clock_());
    skipped_at_ = clock_();
    if (series_.running())
        pointer_in_series_ = pointer_;
    setSpaceRests(series_.running() && lasts);
    // The first press too many needs no answer while the player is still reading; a second one does.
    if (only && lasts && (wasted_ || !armed()))
        emit spaceWasted();
    wasted_ = only;
    return put_away || only;
}

bool PressGuard::skipsHeld(int key)
{
    if (key != Qt::Key_Space || dead_.contains(key) || !series_.running() || armed() || !skips()
        || clock_() - skipped_at_ < held_time)
        return false;
    skipped_at_ = clock_();
    return true;
}

bool PressGuard::refusesPress(int rest)
{
    const int elapsed = is_armed_ ? static_cast<int>(clock_() - armed_at_) : rest;
    if (elapsed >= rest) {
        is_armed_ = false;
        return false;
    }
    // A player who has used another key meanwhile has seen what is asked, and only presses a little early.
    if (looked_)
        return true;
    // A player who keeps pressing has not read the question yet, or plays on where the game is over.
    const int again = whole_rest_ > std::max(patience_, reading_time_) ? whole_rest_
        : rest_ > patience_                                            ? std::max(patience_, reading_time_ / 2)
                                                                       : std::min(patience_, whole_rest_);
    rest_ = std::max(rest_ - elapsed, again);
    armed_at_ = clock_();
    return true;
}

bool PressGuard::refuses(QKeyEvent& event)
{
    const int key = event.key();
    const bool repeated = event.isAutoRepeat()
        || (patience_ > 0 && key == last_let_go_ && let_go_at_ && clock_() - *let_go_at_ < finger_time);
    down_.insert(key);
    if (may_repeat(key)) {
        // A player who moves the focus has seen the question.
        if (!repeated) {
            rest_ = std::min(rest_, patience_);
            look();
        }
        return false;
    }
    if (repeated || dead_.contains(key)) {
        if (armed())
            armed_at_ = clock_();
        return !skipsHeld(key);
    }
    if (!acts(key)) {
        // A digit that was meant for the question before. It does not prolong the time, as Enter does: many are typed.
        if (is_digit(key) && armed())
            return true;
        if (!is_modifier(key))
            look();
        return false;
    }
    // Both functions must be called: a press that continues a series also prolongs the time to read.
    const bool only = onlySkips(key);
    const bool early = refusesPress(rest_);
    if (early && before_decision_ && key == Qt::Key_Space && !teaching_ && !space_asked_) {
        series_.begin(key, clock_());
        pointer_in_series_ = pointer_;
        setSpaceRests(true);
    }
    return early || only;
}

void PressGuard::setByKeyboard(bool keyboard)
{
    if (keyboard == by_keyboard_)
        return;
    by_keyboard_ = keyboard;
    emit byKeyboardChanged();
}

void PressGuard::takeTouch(QQuickItem* item) const
{
    if (item == nullptr || item->window() == nullptr || touched_ == nullptr)
        return;
    QTouchEvent cancel(QEvent::TouchCancel, touched_);
    QCoreApplication::sendEvent(item->window(), &cancel);
}

void PressGuard::setPointing(bool pointing)
{
    pointer_at_use_ = pointer_;
    if (std::exchange(pointing_, pointing) != pointing)
        emit pointingChanged();
}

bool PressGuard::eventFilter(QObject* watched, QEvent* event)
{
    const auto* window = qobject_cast<QQuickWindow*>(watched);
    if (window == nullptr)
        return false;
    switch (event->type()) {
    case QEvent::MouseMove:
        pointAt(static_cast<QMouseEvent&>(*event));
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        pointAt(static_cast<QMouseEvent&>(*event));
        useHands();
        stayed_ = pointer_then_.has_value();
        setByKeyboard(false);
        endSeries();
        return refusesPress(stayed_ ? rest_ : patience_);
    case QEvent::MouseButtonRelease:
        pointAt(static_cast<QMouseEvent&>(*event));
        useHands();
        break;
    case QEvent::TouchBegin:
        useHands();
        stayed_ = false;
        setByKeyboard(false);
        endSeries();
        touched_ = static_cast<QTouchEvent*>(event)->pointingDevice();
        return refusesPress(patience_);
    case QEvent::TouchEnd:
        emit touchEnded();
        // Qt takes the position of the last finger for that of the mouse, which would then hover there.
        QCoreApplication::postEvent(watched, new QEvent(QEvent::Leave));
        break;
    case QEvent::KeyPress:
        stayed_ = false;
        setByKeyboard(true);
        useHands();
        emit keyPressed();
        return !is_writing(*window)
            && (refuses(static_cast<QKeyEvent&>(*event)) || deliver_as_meant(*window, static_cast<QKeyEvent&>(*event)));
    case QEvent::KeyRelease: {
        const auto& key = static_cast<QKeyEvent&>(*event);
        if (key.isAutoRepeat())
            break;
        down_.remove(key.key());
        dead_.remove(key.key());
        last_let_go_ = key.key();
        let_go_at_ = clock_();
        break;
    }
    case QEvent::FocusOut:
        down_.clear();
        dead_.clear();
        break;
    default:
        break;
    }
    return false;
}
