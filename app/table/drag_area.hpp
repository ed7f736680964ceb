// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// Distinguishes clicks from drags on an item that may move with the pointer. A release near the press is a click, even
/// if the item has glided away from below it.
class DragArea : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The item in whose coordinates all points are given; it must not move with the drag. Null means the window.
    Q_PROPERTY(QQuickItem* frame READ frame WRITE setFrame NOTIFY frameChanged)
    Q_PROPERTY(bool draggable MEMBER draggable_ NOTIFY draggableChanged)
    /// True if something else may take over a drag, such as two fingers.
    Q_PROPERTY(bool yields MEMBER yields_ NOTIFY yieldsChanged)
    /// True if the second click of a double click emits `tappedTwice` instead of `tapped`.
    Q_PROPERTY(bool doubles MEMBER doubles_ NOTIFY doublesChanged)
    Q_PROPERTY(bool dragging READ dragging NOTIFY draggingChanged)
    Q_PROPERTY(bool hovered READ hovered NOTIFY hoveredChanged)
    /// The distance of the pointer from where it was pressed, while dragging.
    Q_PROPERTY(QPointF offset READ offset NOTIFY offsetChanged)

public:
    explicit DragArea(QQuickItem* parent = nullptr);

    QQuickItem* frame() const { return frame_; }
    void setFrame(QQuickItem* frame);
    bool dragging() const { return dragging_; }
    bool hovered() const { return hovered_; }
    QPointF offset() const { return offset_; }
    /// Ends a drag as if something else had grabbed the mouse; returns whether there was one.
    Q_INVOKABLE bool giveUp();

signals:
    void frameChanged();
    void draggableChanged();
    void doublesChanged();
    void yieldsChanged();
    void draggingChanged();
    void hoveredChanged();
    void offsetChanged();
    void pressed();
    void started();
    void moved(QPointF point);
    void dropped();
    /// Emitted when a drag was aborted because something else grabbed the mouse.
    void cancelled();
    void tapped(QPointF point);
    /// Emitted for the second click of a double click; the first one emits `tapped`.
    void tappedTwice(QPointF point);
    /// Emitted when it is released outside itself although it is not draggable.
    void pulled(QPointF point);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* /*event*/) override { setHovered(false); }

private:
    QPointF framed(QPointF scene) const { return frame_ ? frame_->mapFromScene(scene) : scene; }
    bool near(QPointF scene) const;
    void setDragging(bool dragging);
    void setHovered(bool hovered);

    QPointer<QQuickItem> frame_;
    bool draggable_ = true;
    bool dragging_ = false;
    bool doubles_ = false;
    bool yields_ = false;
    bool pressed_ = false;
    bool twice_ = false;
    bool hovered_ = false;
    /// In window coordinates.
    QPointF pressed_at_;
    QPointF offset_;
};
