// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/results_chart.hpp"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace {

const QColor brass(0xD9, 0xB4, 0x5E);
const QColor brass_light(0xF0, 0xD4, 0x8A);
const QColor sand(0xCD, 0xBE, 0x98);
const QColor hairline(0x8A, 0x6B, 0x33, 0x70);
const QColor ink(0x1C, 0x17, 0x14);
const QColor night(0x0A, 0x17, 0x12);
const QColor focus(0xFF, 0xF3, 0xCC);

QPainterPath star(QPointF middle, qreal radius)
{
    constexpr int points = 5;
    constexpr qreal waist = 0.46;
    QPainterPath path;
    for (int corner = 0; corner < 2 * points; ++corner) {
        const qreal far = corner % 2 == 0 ? radius : radius * waist;
        const qreal angle = M_PI * corner / points - M_PI / 2;
        const QPointF at = middle + far * QPointF(std::cos(angle), std::sin(angle));
        corner == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

}

ResultsChart::ResultsChart(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

template <class Value>
void ResultsChart::assign(Value& mine, const Value& value)
{
    if (mine == value)
        return;
    mine = value;
    update();
    emit changed();
}

void ResultsChart::setResults(const QList<qreal>& results)
{
    assign(results_, results);
}

void ResultsChart::setWins(const QList<int>& wins)
{
    assign(wins_, wins);
}

void ResultsChart::setShares(bool shares)
{
    assign(shares_, shares);
}

void ResultsChart::setCurrent(int index)
{
    assign(current_, index);
}

void ResultsChart::setUnit(qreal unit)
{
    assign(unit_, unit);
}

QRectF ResultsChart::plot() const
{
    const qreal room = 9 * unit_;
    return boundingRect().adjusted(room, room, -room, -room);
}

qreal ResultsChart::height(qreal result) const
{
    if (shares_)
        return result;
    const qreal low = std::min<qreal>(0, *std::ranges::min_element(results_));
    const qreal high = *std::ranges::max_element(results_);
    return high > low ? (result - low) / (high - low) : 0.5;
}

qreal ResultsChart::mean(int index) const
{
    const int from = std::max(0, index - together() + 1);
    qreal sum = 0;
    for (int at = from; at <= index; ++at)
        sum += height(results_[at]);
    return sum / (index - from + 1);
}

QPointF ResultsChart::placeOf(int index) const
{
    if (index < 0 || index >= results_.size())
        return {};
    const QRectF in = plot();
    const qreal along = results_.size() > 1 ? static_cast<qreal>(index) / static_cast<qreal>(results_.size() - 1) : 0.5;
    return {in.left() + along * in.width(), in.bottom() - height(results_[index]) * in.height()};
}

int ResultsChart::nearest(qreal x) const
{
    if (results_.isEmpty())
        return -1;
    const QRectF in = plot();
    const auto last = static_cast<int>(results_.size()) - 1;
    return std::clamp(static_cast<int>(std::lround((x - in.left()) / std::max(1.0, in.width()) * last)), 0, last);
}

void ResultsChart::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF in = plot();
    painter->setPen(QPen(hairline, std::max(1.0, unit_)));
    for (const qreal line : {0.0, 0.5, 1.0}) {
        const qreal y = std::round(in.bottom() - line * in.height()) + 0.5;
        painter->drawLine(QPointF(in.left(), y), QPointF(in.right(), y));
    }
    if (results_.isEmpty())
        return;

    QPainterPath means;
    for (int index = 0; index < results_.size(); ++index) {
        const QPointF at(placeOf(index).x(), in.bottom() - mean(index) * in.height());
        index == 0 ? means.moveTo(at) : means.lineTo(at);
    }
    QPainterPath below = means;
    below.lineTo(placeOf(static_cast<int>(results_.size()) - 1).x(), in.bottom());
    below.lineTo(placeOf(0).x(), in.bottom());
    below.closeSubpath();
    QLinearGradient shine(in.topLeft(), in.bottomLeft());
    shine.setColorAt(0, QColor(brass.red(), brass.green(), brass.blue(), 0x60));
    shine.setColorAt(1, QColor(brass.red(), brass.green(), brass.blue(), 0x08));
    painter->fillPath(below, shine);
    painter->setPen(QPen(brass, 2.5 * unit_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(means);

    const qreal apart = results_.size() > 1 ? in.width() / static_cast<qreal>(results_.size() - 1) : in.width();
    const qreal radius = std::clamp(apart * 0.34, 2.2 * unit_, 5.0 * unit_);
    for (int index = 0; index < results_.size(); ++index) {
        const QPointF at = placeOf(index);
        if (index == current_) {
            painter->setPen(QPen(focus, std::max(1.0, unit_), Qt::DotLine));
            painter->drawLine(QPointF(at.x(), in.top()), QPointF(at.x(), in.bottom()));
        }
        const qreal size = index == current_ ? 1.5 * radius : radius;
        if (wins_.contains(index)) {
            painter->setPen(QPen(ink, std::max(0.8, unit_)));
            painter->setBrush(index == current_ ? focus : brass_light);
            painter->drawPath(star(at, 1.75 * size));
        } else {
            painter->setPen(QPen(index == current_ ? focus : sand, 1.6 * unit_));
            painter->setBrush(night);
            painter->drawEllipse(at, size, size);
        }
    }
}
