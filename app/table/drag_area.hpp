#pragma once

#include <QPointF>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// Tells clicks from drags over a thing that may move with the pointer. All points are in the window.
class DragArea : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool draggable MEMBER draggable_ NOTIFY draggableChanged)
    Q_PROPERTY(bool dragging READ dragging NOTIFY draggingChanged)
    Q_PROPERTY(bool hovered READ hovered NOTIFY hoveredChanged)
    /// How far the pointer is from where it was pressed, while dragging.
    Q_PROPERTY(QPointF offset READ offset NOTIFY offsetChanged)

public:
    explicit DragArea(QQuickItem* parent = nullptr);

    bool dragging() const { return dragging_; }
    bool hovered() const { return hovered_; }
    QPointF offset() const { return offset_; }

signals:
    void draggableChanged();
    void draggingChanged();
    void hoveredChanged();
    void offsetChanged();
    void pressed();
    void started();
    void moved(QPointF point);
    void dropped();
    /// The drag came to nothing: something else took the mouse.
    void cancelled();
    void tapped(QPointF point);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;

private:
    void setDragging(bool dragging);
    void setHovered(bool hovered);

    bool draggable_ = true;
    bool dragging_ = false;
    bool pressed_ = false;
    bool hovered_ = false;
    QPointF start_;
    QPointF offset_;
};
