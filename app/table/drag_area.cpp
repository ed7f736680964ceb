#include "table/drag_area.hpp"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

DragArea::DragArea(QQuickItem* parent)
    : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
}

void DragArea::setDragging(bool dragging)
{
    if (dragging == dragging_)
        return;
    dragging_ = dragging;
    emit draggingChanged();
}

void DragArea::setHovered(bool hovered)
{
    if (hovered == hovered_)
        return;
    hovered_ = hovered;
    emit hoveredChanged();
}

void DragArea::mousePressEvent(QMouseEvent* event)
{
    pressed_ = true;
    start_ = event->scenePosition();
    offset_ = {};
    emit pressed();
    event->accept();
}

void DragArea::mouseMoveEvent(QMouseEvent* event)
{
    if (!pressed_)
        return;
    const QPointF offset = event->scenePosition() - start_;
    if (!dragging_) {
        if (!draggable_ || offset.manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
            return;
        setKeepMouseGrab(true);
        emit started();
        setDragging(true);
    }
    offset_ = offset;
    emit offsetChanged();
    emit moved(event->scenePosition());
}

void DragArea::mouseReleaseEvent(QMouseEvent* event)
{
    if (!std::exchange(pressed_, false))
        return;
    setKeepMouseGrab(false);
    if (dragging_) {
        setDragging(false);
        emit dropped();
    } else if (contains(event->position())) {
        emit tapped(event->scenePosition());
    }
}

void DragArea::mouseUngrabEvent()
{
    pressed_ = false;
    if (!dragging_)
        return;
    setDragging(false);
    emit cancelled();
}

void DragArea::hoverEnterEvent(QHoverEvent* event)
{
    // Those around it hear of it as well.
    event->ignore();
    setHovered(true);
}

void DragArea::hoverLeaveEvent(QHoverEvent*)
{
    setHovered(false);
}
