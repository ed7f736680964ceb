// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/town_overlay.hpp"

#include "app/supergang/table.hpp"
#include "app/supergang/town/overlay_painter.hpp"

TownOverlay::TownOverlay(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
}

void TownOverlay::setTable(SuperGangTable* table)
{
    if (table == table_)
        return;
    if (table_ != nullptr) {
        disconnect(table_, nullptr, this, nullptr);
        disconnect(table_->layout()->camera(), nullptr, this, nullptr);
    }
    table_ = table;
    if (table_ != nullptr) {
        connect(table_, &SuperGangTable::overlayChanged, this, [this] { follow(); });
        connect(table_->layout()->camera(), &BoardCamera::changed, this, [this] { follow(); });
    }
    follow();
    emit tableChanged();
}

void TownOverlay::setCelebration(qreal share)
{
    if (share == celebration_)
        return;
    celebration_ = share;
    if (isVisible())
        update();
    emit celebrationChanged();
}

void TownOverlay::follow()
{
    const bool empty = table_ == nullptr || table_->overlay() == supergang_table::Overlay();
    // An invisible item needs no texture.
    setVisible(!empty);
    if (!empty)
        update();
}

void TownOverlay::paint(QPainter* painter)
{
    if (table_ == nullptr)
        return;
    const BoardCamera& camera = *table_->layout()->camera();
    painter->translate(camera.origin());
    painter->scale(camera.zoom(), camera.zoom());
    supergang_table::paint_overlay(*painter, table_->overlay(), camera.zoom(), celebration_);
}
