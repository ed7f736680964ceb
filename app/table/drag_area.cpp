// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/drag_area.hpp"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

DragArea::DragArea(QQuickItem* parent)
    : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
}

void DragArea::setFrame(QQuickItem* frame)
{
    if (frame == frame_)
        return;
    frame_ = frame;
    emit frameChanged();
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

bool DragArea::giveUp()
{
    if (!dragging_)
        return false;
    setKeepMouseGrab(false);
    ungrabMouse();
    return true;
}

bool DragArea::near(QPointF scene) const
{
    return (scene - pressed_at_).manhattanLength() < QGuiApplication::styleHints()->startDragDistance();
}

void DragArea::mousePressEvent(QMouseEvent* event)
{
    pressed_ = true;
    twice_ = false;
    pressed_at_ = event->scenePosition();
    offset_ = {};
    emit pressed();
    event->accept();
}

void DragArea::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The double-click event comes after the press.
    twice_ = doubles_ && pressed_;
    event->accept();
}

void DragArea::mouseMoveEvent(QMouseEvent* event)
{
    if (!pressed_)
        return;
    if (!dragging_) {
        if (!draggable_ || near(event->scenePosition()))
            return;
        setKeepMouseGrab(!yields_);
        emit started();
        setDragging(true);
    }
    const QPointF point = framed(event->scenePosition());
    offset_ = point - framed(pressed_at_);
    emit offsetChanged();
    emit moved(point);
}

void DragArea::mouseReleaseEvent(QMouseEvent* event)
{
    if (!std::exchange(pressed_, false))
        return;
    setKeepMouseGrab(false);
    if (dragging_) {
        setDragging(false);
        emit dropped();
    } else if (contains(event->position()) || near(event->scenePosition())) {
        if (twice_)
            emit tappedTwice(framed(event->scenePosition()));
        else
            emit tapped(framed(event->scenePosition()));
    } else {
        emit pulled(framed(event->scenePosition()));
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
    // Items around this one must receive the event as well.
    event->ignore();
    setHovered(true);
}
