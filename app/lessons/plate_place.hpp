#pragma once

#include <QList>
#include <QRectF>

#include <optional>

namespace lessons {

/// What lies on a table, as a plate sees it that is to lie above.
struct Below {
    QList<QRectF> lit;
    /// What can be used, while something is to be done, and what should be seen with it.
    QList<QRectF> used;
    /// What is read there.
    QList<QRectF> said;
    /// What can be looked at.
    QList<QRectF> looked_at;
    /// Where a plate should lie, if nothing is lit; else in the middle.
    std::optional<QPointF> wished = std::nullopt;

    bool operator==(const Below&) const = default;
};

/// On which side of what it points at an arrow lies.
enum class Side { above, below, left, right };

/// What an arrow of that size takes beside a light.
QRectF arrow_room(QRectF light, Side side, qreal size);
/// The side on which it lies within the room and over the least of what is read, lit or looked at.
Side arrow_side(QRectF light, QRectF room, qreal size, const Below& below);

/// Where a plate lies: in the room, over nothing that is lit or used and over no sentence if that can be, best beside
/// what is lit and over little that can be looked at. A place that is as good stays. Of the sizes, which are one at
/// least, the first for which there is such a place.
QRectF plate_place(QRectF room, const QList<QSizeF>& sizes, const Below& below, std::optional<QRectF> present);

}
