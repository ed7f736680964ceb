#pragma once

#include <QPointF>
#include <QQuickItem>

/// The wheel over an item turns something in steps: fine wheels and touchpads, which send parts of a notch, add up to
/// whole ones.
class Notches {
public:
    /// By so many eighths of a degree, at that time in milliseconds. Another way, or after a pause, it begins anew.
    /// Returns how many notches are full.
    int add(int eighths, quint64 time);
    void forget() { sum_ = 0; }

private:
    int sum_ = 0;
    quint64 last_ = 0;
};

/// Has its parent's size where it is anchored so, and takes the wheel alone.
class WheelSteps : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Whether whole notches are asked for; otherwise it moves smoothly.
    Q_PROPERTY(bool stepped MEMBER stepped_ NOTIFY steppedChanged)

public:
    using QQuickItem::QQuickItem;

signals:
    void steppedChanged();
    /// Away from the player by so many notches; below 0 towards the player.
    void turned(int notches);
    /// The same, not in whole notches; the pointer is there.
    void moved(qreal notches, QPointF at);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    bool stepped_ = true;
    Notches notches_;
};
