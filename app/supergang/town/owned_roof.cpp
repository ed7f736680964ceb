// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/owned_roof.hpp"

#include "app/supergang/town/town_plan.hpp"
#include "app/table/seat_style.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace supergang_table {

namespace rules = backroom::supergang;

namespace {

/// The distance in pixels by which the edge extends beyond the roof; smaller on the minimap, to show the colour.
constexpr qreal rim = 2.4;
constexpr qreal rim_units = 5;
/// The sign on a roof and the badge at its corner, as `town_signs.py` draws them, are not covered.
constexpr QPointF sign_disc(0, -9);
constexpr qreal sign_radius = 24;
constexpr QPointF sign_badge(27, -27);
constexpr qreal badge_radius = 19;
const QColor edge_ink(0x1C, 0x17, 0x14);
const QColor edge_light(0xFF, 0xF8, 0xE2);

QPainterPath star()
{
    constexpr int points = 5;
    QPolygonF corners;
    for (int corner = 0; corner < 2 * points; ++corner) {
        const qreal angle = std::numbers::pi * (corner / qreal{points} - 0.5);
        corners << QPointF(std::cos(angle), std::sin(angle)) * (corner % 2 == 0 ? 1.1 : 0.46);
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath trefoil()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(0, -0.5), 0.46, 0.46);
    path.addEllipse(QPointF(-0.5, 0.22), 0.46, 0.46);
    path.addEllipse(QPointF(0.5, 0.22), 0.46, 0.46);
    path.addPolygon(QPolygonF({{-0.12, 0}, {0.12, 0}, {0.34, 1}, {-0.34, 1}}));
    path.closeSubpath();
    return path;
}

QPainterPath heart()
{
    QPainterPath path(QPointF(0, 0.95));
    path.cubicTo(-1.5, -0.1, -0.8, -1.3, 0, -0.45);
    path.cubicTo(0.8, -1.3, 1.5, -0.1, 0, 0.95);
    return path;
}

class RoofPainter {
public:
    RoofPainter(QPainter& painter, rules::Shop shop, int mark, qreal zoom)
        : painter_(painter)
        , roof_(polygon(town_plan.shops[shop].roof))
        , sign_(sign_of(shop))
        , mark_(mark)
        , zoom_(zoom)
        , edge_(std::min(rim, rim_units * zoom))
    {
    }

    void paint(bool racket)
    {
        painter_.save();
        painter_.setClipPath(closed().subtracted(sign_));
        if (racket)
            hatch();
        else
            pattern();
        painter_.restore();
        QPainterPath around;
        const qreal beyond = 2 * edge_ / zoom_;
        around.addRect(roof_.boundingRect().adjusted(-beyond, -beyond, beyond, beyond));
        painter_.setClipPath(around.subtracted(sign_));
        line(edge_ink, 2 * edge_);
        line(racket ? SeatStyle::color(mark_) : edge_light, edge_);
    }

private:
    static QPainterPath sign_of(rules::Shop shop)
    {
        const QPointF at = town_plan.shops[shop].sign;
        QPainterPath disc;
        disc.addEllipse(at + sign_disc, sign_radius, sign_radius);
        QPainterPath badge;
        if (rules::town.shops[shop].kind != rules::ShopKind::basic)
            badge.addEllipse(at + sign_badge, badge_radius, badge_radius);
        return disc.united(badge);
    }

    void line(const QColor& color, qreal pixels)
    {
        QPen pen(color, pixels / zoom_);
        pen.setJoinStyle(Qt::RoundJoin);
        painter_.strokePath(closed(), pen);
    }

    QPainterPath closed() const
    {
        QPainterPath path;
        path.addPolygon(roof_);
        path.closeSubpath();
        return path;
    }

    /// The things on the roof show through, since a shop is found by its hats or its bottles.
    void pattern()
    {
        QColor ground = SeatStyle::color(mark_);
        ground.setAlpha(214);
        painter_.fillPath(closed(), ground);
        const bool light = ground.lightnessF() > 0.52;
        const QColor color = light ? QColor(0x1C, 0x17, 0x14, 120) : QColor(0xFF, 0xFF, 0xFF, 150);
        // The marks keep a size that can be recognised on the screen at any zoom.
        const qreal step = std::max(38.0, 21 / zoom_);
        const QPainterPath shape = mark_shape(mark_);
        const QRectF bounds = roof_.boundingRect();
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(color);
        int row = 0;
        for (qreal y = std::floor(bounds.top() / step) * step; y < bounds.bottom() + step; y += step * 0.8, ++row)
            for (qreal x = bounds.left() + (row % 2) * step / 2; x < bounds.right() + step; x += step) {
                painter_.save();
                painter_.translate(x, y);
                painter_.scale(step * 0.25, step * 0.25);
                painter_.drawPath(shape);
                painter_.restore();
            }
    }

    void hatch()
    {
        const QRectF bounds = roof_.boundingRect();
        const qreal step = std::max(26.0, 15 / zoom_);
        painter_.setPen(QPen(SeatStyle::color(mark_), step * 0.42));
        for (qreal x = bounds.left() - bounds.height(); x < bounds.right(); x += step)
            painter_.drawLine(QPointF(x, bounds.bottom()), QPointF(x + bounds.height(), bounds.top()));
    }

    QPainter& painter_;
    const QPolygonF roof_;
    const QPainterPath sign_;
    const int mark_;
    const qreal zoom_;
    const qreal edge_;
};

}

QPainterPath mark_shape(int mark)
{
    QPainterPath path;
    const QString file = SeatStyle::file(mark);
    if (file == QLatin1String("star"))
        return star();
    if (file == QLatin1String("trefoil"))
        return trefoil();
    if (file == QLatin1String("heart"))
        return heart();
    if (file == QLatin1String("diamond")) {
        path.addPolygon(QPolygonF({{0, -1.1}, {0.8, 0}, {0, 1.1}, {-0.8, 0}}));
        path.closeSubpath();
        return path;
    }
    path.addEllipse(QPointF(0, 0), 0.95, 0.95);
    QPainterPath hole;
    if (file == QLatin1String("crescent"))
        hole.addEllipse(QPointF(0.42, -0.12), 0.8, 0.8);
    else
        hole.addEllipse(QPointF(0, 0), 0.5, 0.5);
    return path.subtracted(hole);
}

}

OwnedRoof::OwnedRoof(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    setFlag(ItemHasContents, false);
    connect(this, &OwnedRoof::changed, this, &OwnedRoof::follow);
}

void OwnedRoof::follow()
{
    const bool somebodys = mark_ >= 0 && shop_ >= 0;
    // Without an update, a roof that was somebody's would stay in the scene.
    if (flags().testFlag(ItemHasContents))
        update();
    // A roof that nobody owns needs no texture.
    setFlag(ItemHasContents, somebodys);
    if (!somebodys)
        return;
    const QRectF roof =
        supergang_table::polygon(supergang_table::town_plan.shops[static_cast<std::size_t>(shop_)].roof).boundingRect();
    const auto down = [this](qreal units) { return std::floor(units * zoom_ - supergang_table::rim); };
    const auto up = [this](qreal units) { return std::ceil(units * zoom_ + supergang_table::rim); };
    setPosition({down(roof.left()), down(roof.top())});
    setSize({up(roof.right()) - x(), up(roof.bottom()) - y()});
    update();
}

void OwnedRoof::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(-x(), -y());
    painter->scale(zoom_, zoom_);
    supergang_table::RoofPainter(*painter, static_cast<backroom::supergang::Shop>(shop_), mark_, zoom_).paint(racket_);
}
