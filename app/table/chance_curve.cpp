// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/chance_curve.hpp"

#include "app/table/seat_style.hpp"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace {

const QColor scale_line(0x8A, 0x6B, 0x33, 0x90);
/// Under each line, so that those that cross stay apart.
const QColor under_line(0x0A, 0x17, 0x12, 0xC0);

}

ChanceCurve::ChanceCurve(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void ChanceCurve::setReview(Review* review)
{
    if (review_ == review)
        return;
    if (review_)
        review_->disconnect(this);
    review_ = review;
    if (review_)
        connect(review_, &Review::changed, this, [this] { update(); });
    update();
    emit changed();
}

void ChanceCurve::setUnit(qreal unit)
{
    if (unit_ == unit)
        return;
    unit_ = unit;
    update();
    emit changed();
}

void ChanceCurve::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF in = boundingRect();
    painter->setPen(QPen(scale_line, std::max(1.0, unit_)));
    for (const qreal line : {0.0, 0.5, 1.0}) {
        const qreal y = std::floor(in.top() + line * (in.height() - 1)) + 0.5;
        painter->drawLine(QPointF(in.left(), y), QPointF(in.right(), y));
    }
    if (!review_ || !review_->ready())
        return;
    const auto& found = review_->found()->review;
    const qreal last = std::max<qreal>(1, static_cast<qreal>(found.chances.size()) - 1);
    painter->setBrush(Qt::NoBrush);
    for (int seat = 0; seat < found.seats; ++seat) {
        QPolygonF course;
        for (std::size_t at = 0; at < found.chances.size(); ++at) {
            const QPointF point(in.left() + in.width() * static_cast<qreal>(at) / last,
                in.bottom() - in.height() * found.chances[at][static_cast<std::size_t>(seat)]);
            // A long match has more positions than the window has pixels.
            if (course.isEmpty() || point.x() - course.last().x() >= 0.5 || at + 1 == found.chances.size())
                course += point;
        }
        const QColor color = SeatStyle::textColor(review_->markOf(seat));
        for (const auto& [pen, width] : {std::pair(under_line, 4.5), std::pair(color, 2.2)}) {
            painter->setPen(QPen(pen, width * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter->drawPolyline(course);
        }
    }
}
