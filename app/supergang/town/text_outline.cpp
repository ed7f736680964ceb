// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/text_outline.hpp"

#include <QPainter>
#include <QPainterPath>

TextOutline::TextOutline(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &TextOutline::changed, this, [this] {
        if (there())
            update();
    });
}

void TextOutline::setThere(bool there)
{
    if (there == this->there())
        return;
    setFlag(ItemHasContents, there);
    if (there)
        update();
    emit thereChanged();
}

void TextOutline::paint(QPainter* painter)
{
    QPainterPath letters;
    letters.addText(breadth_, breadth_ + foot_, font_, text_);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->strokePath(letters, QPen(color_, 2 * breadth_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}
