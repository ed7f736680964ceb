// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/overlay_painter.hpp"

#include "app/supergang/town/town_plan.hpp"
#include "app/table/seat_style.hpp"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace supergang_table {

namespace {

const QColor gold(0xFF, 0xDE, 0x59, 184);
const QColor gold_line(0xFF, 0xD2, 0x3A);
const QColor pale(0xFF, 0xF8, 0xE2);
const QColor ink(0x1C, 0x17, 0x14);
const QColor police(0x2F, 0x5F, 0xC4);
const QColor spoken_light(0xFF, 0xF3, 0xCC, 90);
const QColor pavement_light(0xFF, 0xF1, 0xB0, 210);

QPen pen(const QColor& color, qreal pixels, qreal zoom)
{
    QPen made(color, pixels / zoom);
    made.setJoinStyle(Qt::RoundJoin);
    made.setCapStyle(Qt::RoundCap);
    return made;
}

class Artist {
public:
    Artist(QPainter& painter, const Overlay& overlay, qreal zoom, qreal celebration)
        : painter_(painter)
        , overlay_(overlay)
        , zoom_(zoom)
        , celebration_(celebration)
    {
    }

    void paint()
    {
        painter_.setRenderHint(QPainter::Antialiasing);
        for (const QPolygonF& band : overlay_.pavement)
            fill(band, pavement_light, gold_line, 2);
        const auto roofs =
            static_cast<std::size_t>(std::lround(celebration_ * static_cast<qreal>(overlay_.celebrated.size())));
        for (std::size_t at = 0; at < roofs; ++at)
            fill(overlay_.celebrated[at], QColor(0xFF, 0xF3, 0xCC, 150), gold_line, 3);
        for (std::size_t end = 0; end < overlay_.ends.size(); ++end)
            paint_end(overlay_.ends[end], static_cast<int>(end) == overlay_.aimed);
        if (!overlay_.spoken_of.isEmpty()) {
            fill(overlay_.spoken_of, spoken_light, gold_line, 2);
            paint_roof(overlay_.spoken_of, true);
        }
        for (const auto& other : overlay_.others)
            dots(other);
        if (!overlay_.way.empty())
            paint_way();
    }

private:
    void fill(const QPolygonF& shape, const QColor& color, const QColor& line, qreal width)
    {
        painter_.setPen(pen(line, width, zoom_));
        painter_.setBrush(color);
        painter_.drawPolygon(shape);
    }

    void paint_end(const Overlay::End& end, bool aimed)
    {
        if (end.roof)
            return paint_roof(end.outline, aimed);
        painter_.setBrush(aimed ? QColor(0xFF, 0xEB, 0x8A, 225) : gold);
        painter_.setPen(pen(ink, aimed ? 6 : 4, zoom_));
        painter_.drawPolygon(end.outline);
        line(end.outline, aimed ? QColor(Qt::white) : pale, aimed ? 3.4 : 2);
    }

    void paint_roof(const QPolygonF& outline, bool aimed)
    {
        // Gold between two cream lines is visible even on a yellow roof.
        line(outline, ink, aimed ? 12 : 9);
        line(outline, aimed ? QColor(Qt::white) : pale, aimed ? 9 : 6.6);
        line(outline, gold_line, aimed ? 4.4 : 3);
    }

    void line(const QPolygonF& outline, const QColor& color, qreal width)
    {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(pen(color, width, zoom_));
        painter_.drawPolygon(outline);
    }

    void dots(const std::vector<QPointF>& points)
    {
        QPen dotted = pen(pale, 3, zoom_);
        dotted.setDashPattern({0.1, 2.6});
        painter_.setPen(dotted);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPolyline(points.data(), static_cast<int>(points.size()));
    }

    /// Draws the path with one pen; hidden steps are left out or dotted.
    void stroke(const QPen& with)
    {
        painter_.setBrush(Qt::NoBrush);
        for (std::size_t step = 0; step + 1 < overlay_.way.size(); ++step) {
            painter_.setPen(with);
            const QPointF from = overlay_.way[step];
            const QPointF to = overlay_.way[step + 1];
            if (!overlay_.hidden[step]) {
                painter_.drawLine(from, to);
            } else if (const QPointF bridge = overlay_.bridges[step]; !bridge.isNull()) {
                painter_.drawLine(from, near(bridge, from));
                painter_.drawLine(near(bridge, to), to);
            } else {
                QPen dotted = with;
                dotted.setDashPattern({0.1, 2.2});
                painter_.setPen(dotted);
                painter_.drawPath(arc(from, to));
            }
        }
    }

    /// Returns the end of a bridge's deck on this side.
    static QPointF near(QPointF bridge, QPointF side)
    {
        constexpr qreal deck = 42;
        const QPointF way = side - bridge;
        const qreal length = std::hypot(way.x(), way.y());
        return length <= deck ? side : bridge + way * (deck / length);
    }

    static QPainterPath arc(QPointF from, QPointF to)
    {
        QPainterPath path(from);
        const QPointF middle = (from + to) / 2;
        const QPointF way = to - from;
        path.quadTo(middle + QPointF(way.y(), -way.x()) * 0.18, to);
        return path;
    }

    void paint_way()
    {
        const QColor color = overlay_.mark < 0 ? police : SeatStyle::color(overlay_.mark);
        stroke(pen(ink, 10, zoom_));
        stroke(pen(pale, 7, zoom_));
        stroke(pen(color, 4, zoom_));
        QFont font(QStringLiteral("League Gothic"));
        const qreal radius = std::max(9.5, 15 * zoom_) / zoom_;
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(radius * 1.35))));
        painter_.setFont(font);
        int number = overlay_.first_number;
        for (std::size_t at = overlay_.first_number; at < overlay_.way.size(); ++at, ++number) {
            const QPointF point = overlay_.way[at];
            painter_.setPen(pen(ink, 1.6, zoom_));
            painter_.setBrush(color);
            painter_.drawEllipse(point, radius, radius);
            painter_.setPen(Qt::white);
            painter_.drawText(QRectF(point - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                QString::number(overlay_.first_number == 0 ? number + 1 : number));
        }
    }

    QPainter& painter_;
    const Overlay& overlay_;
    qreal zoom_;
    qreal celebration_;
};

}

void paint_overlay(QPainter& painter, const Overlay& overlay, qreal zoom, qreal celebration)
{
    Artist(painter, overlay, zoom, celebration).paint();
}

}
