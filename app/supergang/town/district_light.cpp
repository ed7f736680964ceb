// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/district_light.hpp"

#include "app/supergang/table.hpp"
#include "app/supergang/town/town_plan.hpp"

#include <QPainter>
#include <QPainterPath>

DistrictLight::DistrictLight(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setVisible(false);
}

void DistrictLight::setTable(SuperGangTable* table)
{
    if (table == table_)
        return;
    if (table_) {
        disconnect(table_, nullptr, this, nullptr);
        disconnect(table_->layout()->camera(), nullptr, this, nullptr);
    }
    table_ = table;
    if (table_) {
        connect(table_, &SuperGangTable::litDistrictChanged, this, &DistrictLight::follow);
        connect(table_->layout()->camera(), &BoardCamera::changed, this, &DistrictLight::follow);
    }
    follow();
    emit tableChanged();
}

void DistrictLight::follow()
{
    const bool lit = table_ && table_->litDistrict() >= 0;
    // An invisible item needs no texture.
    setVisible(lit);
    if (lit)
        update();
}

void DistrictLight::paint(QPainter* painter)
{
    if (!table_ || table_->litDistrict() < 0)
        return;
    using namespace backroom::supergang;
    /// The light includes the pavement in front of the shops.
    constexpr qreal pavement = 26;
    const BoardCamera& camera = *table_->layout()->camera();
    QPainterPath roofs;
    for (const Shop shop : town.districts[static_cast<std::size_t>(table_->litDistrict())].shops) {
        QPainterPath roof;
        roof.addPolygon(supergang_table::outline_of(place_of(shop)));
        roof.closeSubpath();
        QPainterPathStroker wide(QPen(Qt::black, 2 * pavement, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        roofs = roofs.united(roof).united(wide.createStroke(roof));
    }
    // Also what is seen beyond the town.
    QPainterPath dark;
    dark.addRect(QRectF(-camera.origin() / camera.zoom(), size() / camera.zoom()));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(camera.origin());
    painter->scale(camera.zoom(), camera.zoom());
    painter->fillPath(dark.subtracted(roofs), QColor(0x08, 0x0C, 0x10, 158));
    painter->strokePath(roofs, QPen(QColor(0xFF, 0xD2, 0x3A), 3 / camera.zoom()));
}
