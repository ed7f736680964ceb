// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/kept_picture.hpp"

#include "app/shell/match_list.hpp"

#include <QPaintDevice>
#include <QPainter>

KeptPicture::KeptPicture(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
}

void KeptPicture::setMatch(int match)
{
    if (match == match_)
        return;
    match_ = match;
    image_ = match == 0 ? QImage() : MatchList::create(nullptr, nullptr)->picture(match);
    update();
    emit matchChanged();
}

void KeptPicture::paint(QPainter* painter)
{
    if (empty())
        return;
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF place = boundingRect();
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->drawImage(
        place, image_.scaled((place.size() * ratio).toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}
