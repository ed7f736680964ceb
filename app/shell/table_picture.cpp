// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table_picture.hpp"

#include "app/table/table_layout.hpp"

#include <QBuffer>
#include <QPainter>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>

namespace table_picture {

namespace {

/// Returns the area of cards, dice or town. If something covers the panel too, as a duel does, the area includes the
/// panel.
QRectF board_of(const TableLayout& frame)
{
    const QRectF room = frame.bannerRoom();
    const qreal left = std::min(room.left(), frame.rail().left());
    const qreal right = std::max(room.right(), frame.panel().left());
    return {QPointF(left, frame.bar().bottom()), QPointF(right, frame.rail().top())};
}

bool is_drawn(const QQuickItem& item)
{
    // The value of Image.Loading. Boards are large and are loaded asynchronously.
    constexpr int loading = 2;
    if (item.property("sourceSize").isValid() && item.property("status").toInt() == loading)
        return false;
    const QList<QQuickItem*> parts = item.childItems();
    return std::ranges::all_of(parts, [](const QQuickItem* part) { return is_drawn(*part); });
}

/// The average colour of the cloth along an edge.
QColor mean(const QImage& edge)
{
    return edge.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixelColor(0, 0);
}

}

QImage whole(const QImage& table)
{
    const QImage small = table.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QImage picture(size, QImage::Format_RGB32);
    const QRect inside(QPoint((size.width() - small.width()) / 2, (size.height() - small.height()) / 2), small.size());
    QPainter painter(&picture);
    const auto cloth = [&](const QRect& place, const QRect& edge) {
        if (!place.isEmpty())
            painter.fillRect(place, mean(small.copy(edge)));
    };
    cloth({0, 0, size.width(), inside.top()}, {0, 0, small.width(), 1});
    cloth({0, inside.bottom() + 1, size.width(), size.height()}, {0, small.height() - 1, small.width(), 1});
    cloth({0, inside.top(), inside.left(), inside.height()}, {0, 0, 1, small.height()});
    cloth({inside.right() + 1, inside.top(), size.width(), inside.height()}, {small.width() - 1, 0, 1, small.height()});
    painter.drawImage(inside, small);
    return picture;
}

QByteArray of(const QQuickItem& view, const TableLayout& frame)
{
    if (!is_drawn(view))
        return {};
    const QImage window = view.window()->grabWindow();
    const qreal ratio = window.devicePixelRatio();
    const QRectF place = view.mapRectToScene(board_of(frame));
    QImage table =
        window.copy(QRectF(place.topLeft() * ratio, place.size() * ratio).toAlignedRect().intersected(window.rect()));
    if (table.isNull())
        return {};
    table.setDevicePixelRatio(1);
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    whole(table).save(&buffer, "PNG");
    return file;
}

}
