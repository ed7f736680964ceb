// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/paper/paper_ways.hpp"

#include "app/supergang/table.hpp"
#include "app/supergang/town/overlay_painter.hpp"

#include <algorithm>

namespace supergang_table {

namespace {

/// Draws a dotted line with a cross at its end.
void paint_refused(QPainter& painter, const std::vector<QPointF>& way, qreal zoom)
{
    static const QColor paper(0xFF, 0xF8, 0xE8);
    static const QColor red(0xB3, 0x24, 0x1C);
    const qreal width = std::max(7.0, 3.5 / zoom);
    const qreal reach = std::max(22.0, 9 / zoom);
    const QPointF end = way.back();
    for (const auto& [color, rim] : {std::pair{paper, 1.7}, std::pair{red, 1.0}}) {
        QPen pen(color, width * rim, Qt::CustomDashLine, Qt::RoundCap, Qt::RoundJoin);
        pen.setDashPattern({0.1, 1.6 * 1.7 / rim});
        painter.setPen(pen);
        painter.drawPolyline(way.data(), static_cast<int>(way.size()));
        painter.setPen(QPen(color, width * rim * 1.3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(end - QPointF(reach, reach), end + QPointF(reach, reach));
        painter.drawLine(end - QPointF(reach, -reach), end + QPointF(reach, -reach));
    }
}

}

}

PaperWays::PaperWays(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void PaperWays::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    if (figure_->onPaper() && (!refused_ || !figure_->refusedBy().isEmpty()))
        walks_ = supergang_table::walks_between(*figure_, figure_->stepBefore(), figure_->step());
    setVisible(refused_ ? walks_.refused.size() > 1 : !walks_.walked.empty());
}

void PaperWays::paint(QPainter* painter)
{
    const BoardCamera& camera = *figure_->table()->frame()->camera();
    painter->translate(camera.origin());
    painter->scale(camera.zoom(), camera.zoom());
    if (refused_ && !walks_.refused.empty())
        supergang_table::paint_refused(*painter, walks_.refused, camera.zoom());
    if (!refused_)
        for (const supergang_table::Overlay& walk : walks_.walked)
            supergang_table::paint_overlay(*painter, walk, camera.zoom());
}
