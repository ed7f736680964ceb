// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QQuickItem>

/// Adds up wheel events to whole notches: fine wheels and touchpads send fractions.
class Notches {
public:
    /// Adds a rotation in eighths of a degree at a time in milliseconds, starting again after a pause or a change of
    /// direction. Returns the number of whole notches reached.
    int add(int eighths, quint64 time);
    void forget() { sum_ = 0; }

private:
    int sum_ = 0;
    quint64 last_ = 0;
};

/// Handles the mouse wheel and nothing else; usually anchored to fill its parent.
class WheelSteps : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// True for whole notches, false for smooth movement.
    Q_PROPERTY(bool stepped MEMBER stepped_ NOTIFY steppedChanged)

public:
    using QQuickItem::QQuickItem;

signals:
    void steppedChanged();
    /// Positive away from the player, negative towards the player.
    void turned(int notches);
    /// The same in fractions of a notch, with the position of the pointer.
    void moved(qreal notches, QPointF at);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    bool stepped_ = true;
    Notches notches_;
};
