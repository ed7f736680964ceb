// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/place_frames.hpp"

#include "app/supergang/table.hpp"
#include "app/supergang/town/town_plan.hpp"

#include <QPainter>

namespace supergang_table {

using namespace rules;

namespace {

/// Draws frames around the places of the town among these names; the painter and `width` use the board's units.
void paint_frames(QPainter& painter, const QStringList& places, qreal width)
{
    static const QColor oxblood(0x7A, 0x1E, 0x22);
    painter.setBrush(Qt::NoBrush);
    QPen pen(oxblood, width);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    for (const QString& id : places)
        if (const auto place = find_place(id.toStdString()))
            painter.drawPolygon(outline_of(*place));
        else if (const auto section = find_section(id.toStdString()))
            painter.drawPolygon(polygon(town_plan.sections[*section].band));
}

}

}

PlaceFrames::PlaceFrames(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void PlaceFrames::setFigure(TableFigure* figure)
{
    if (figure == figure_)
        return;
    if (figure_ != nullptr)
        disconnect(figure_, nullptr, this, nullptr);
    figure_ = figure;
    if (figure_ != nullptr)
        connect(figure_, &TableFigure::tableChanged, this, &PlaceFrames::follow);
    follow();
    emit figureChanged();
}

void PlaceFrames::follow()
{
    if (figure_ != nullptr)
        if (auto* table = qobject_cast<SuperGangTable*>(figure_->table()))
            connect(table->layout()->camera(), &BoardCamera::changed, this, [this] { update(); });
    update();
}

void PlaceFrames::paint(QPainter* painter)
{
    const auto* table = figure_ == nullptr ? nullptr : qobject_cast<SuperGangTable*>(figure_->table());
    if (table == nullptr)
        return;
    constexpr qreal thin = 1.4;
    const BoardCamera& camera = *figure_->table()->frame()->camera();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(camera.origin());
    painter->scale(camera.zoom(), camera.zoom());
    supergang_table::paint_frames(*painter, figure_->figure().show, thin / camera.zoom());
}
