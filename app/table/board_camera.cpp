// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board_camera.hpp"

#include <algorithm>

namespace {

/// A view that would show nearly the whole board shows all of it, unless it is just zooming in.
constexpr qreal nearly_whole = 1.15;

/// Keeps the edges of a board outside the view; centres a smaller board.
qreal within(qreal origin, qreal board, qreal view)
{
    return board <= view ? (view - board) / 2 : std::clamp(origin, view - board, 0.0);
}

/// Returns how far a span must move to lie between 0 and `view`.
qreal shift(qreal from, qreal to, qreal view)
{
    return from < 0 ? -from : to > view ? view - to : 0;
}

}

BoardCamera::BoardCamera(QSizeF board, qreal most, QObject* parent)
    : QObject(parent)
    , board_(board)
    , most_(most)
{
    fit();
}

qreal BoardCamera::least() const
{
    return std::min(most_, std::min(view_.width() / board_.width(), view_.height() / board_.height()));
}

void BoardCamera::look(qreal zoom, QPointF origin)
{
    zoom = std::clamp(zoom, least(), most_);
    if (zoom <= zoom_ && zoom < nearly_whole * least())
        zoom = least();
    const QSizeF size = board_ * zoom;
    origin = {within(origin.x(), size.width(), view_.width()), within(origin.y(), size.height(), view_.height())};
    if (zoom == zoom_ && origin == origin_)
        return;
    zoom_ = zoom;
    origin_ = origin;
    emit changed();
}

void BoardCamera::setView(QRectF view)
{
    if (view == view_ || view.isEmpty())
        return;
    const bool whole = fitting();
    const QPointF middle = toBoard(view_.center());
    view_ = view;
    const qreal zoom = whole ? least() : std::max(zoom_, least());
    const QPointF half(view.width() / 2, view.height() / 2);
    look(zoom, half - middle * zoom);
    emit changed();
}

QRectF BoardCamera::seen() const
{
    return QRectF(toBoard(view_.topLeft()), toBoard(view_.bottomRight())) & QRectF(QPointF(), board_);
}

QPointF BoardCamera::toWindow(QPointF point) const
{
    return point * zoom_ + origin_ + view_.topLeft();
}

QRectF BoardCamera::toWindow(QRectF rect) const
{
    return {toWindow(rect.topLeft()), rect.size() * zoom_};
}

void BoardCamera::zoomTo(qreal zoom, QPointF fixed, QPointF around)
{
    zoom = std::clamp(zoom, least(), most_);
    look(zoom, around - view_.topLeft() - fixed * zoom);
}

void BoardCamera::show(QRectF part)
{
    if (part.width() * zoom_ > view_.width() || part.height() * zoom_ > view_.height()) {
        const qreal zoom = std::min(view_.width() / part.width(), view_.height() / part.height());
        zoomBy(zoom / zoom_, toWindow(part.center()));
    }
    const QRectF now(part.topLeft() * zoom_ + origin_, part.size() * zoom_);
    panBy({shift(now.left(), now.right(), view_.width()), shift(now.top(), now.bottom(), view_.height())});
}
