// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/chance_curve.hpp"

#include "app/table/seat_style.hpp"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace {

const QColor scale_line(0x8A, 0x6B, 0x33, 0x90);
/// The colour under each line, so that crossing lines stay apart.
const QColor under_line(0x0A, 0x17, 0x12, 0xC0);

/// The dashes and gaps of each mark's line, in line widths, for people who distinguish colours badly.
const QList<qreal>& dashes_of(int mark)
{
    static const std::array<QList<qreal>, SeatStyle::mark_count> all{
        {{}, {5, 2.5}, {1.5, 1.5}, {7, 1.5, 1.5, 1.5}, {14, 3}, {7, 1.5, 1.5, 1.5, 1.5, 1.5}}};
    return all.at(static_cast<std::size_t>(std::clamp(mark, 0, SeatStyle::mark_count - 1)));
}

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

void ChanceCurve::setSampleOf(int mark)
{
    if (sample_of_ == mark)
        return;
    sample_of_ = mark;
    update();
    emit changed();
}

void ChanceCurve::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const QRectF in = boundingRect();
    if (sample_of_ >= 0)
        drawLine(*painter, {{in.left() + unit_, in.center().y()}, {in.right() - unit_, in.center().y()}}, sample_of_);
    else
        drawReview(*painter, in);
}

void ChanceCurve::drawLine(QPainter& painter, const QPolygonF& line, int mark) const
{
    constexpr qreal width = 2.2;
    painter.setPen(QPen(under_line, 2 * width * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    QPen pen(SeatStyle::textColor(mark), width * unit_, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (const QList<qreal>& dashes = dashes_of(mark); !dashes.isEmpty())
        pen.setDashPattern(dashes);
    painter.setPen(pen);
    painter.drawPolyline(line);
}

void ChanceCurve::drawReview(QPainter& painter, QRectF in) const
{
    painter.setPen(QPen(scale_line, std::max(1.0, unit_)));
    for (const qreal line : {0.0, 0.5, 1.0}) {
        const qreal y = std::floor(in.top() + line * (in.height() - 1)) + 0.5;
        painter.drawLine(QPointF(in.left(), y), QPointF(in.right(), y));
    }
    if (!review_ || !review_->ready())
        return;
    const auto& found = review_->found()->review;
    const qreal last = std::max<qreal>(1, static_cast<qreal>(found.chances.size()) - 1);
    for (int seat = 0; seat < found.seats; ++seat) {
        QPolygonF course;
        for (std::size_t at = 0; at < found.chances.size(); ++at) {
            const QPointF point(in.left() + in.width() * static_cast<qreal>(at) / last,
                in.bottom() - in.height() * found.chances[at][static_cast<std::size_t>(seat)]);
            // A long match has more positions than the window has pixels.
            if (course.isEmpty() || point.x() - course.last().x() >= 0.5 || at + 1 == found.chances.size())
                course += point;
        }
        drawLine(painter, course, review_->markOf(seat));
    }
}
