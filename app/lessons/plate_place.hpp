// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

#include <optional>

namespace lessons {

/// The rectangles on a table that a lesson's plate should not cover.
struct Below {
    QList<QRectF> lit;
    /// What the step needs: things that can be used while an action is expected, and the items in `free`.
    QList<QRectF> used;
    /// Texts to be read.
    QList<QRectF> said;
    /// Things that can be explained.
    QList<QRectF> looked_at;
    /// What the plate mentions by name.
    QList<QRectF> named = {};
    /// Texts on buttons that cannot be pressed now.
    QList<QRectF> idle = {};
    /// Where the plate should lie if nothing is lit; by default the middle.
    std::optional<QPointF> wished = std::nullopt;

    bool operator==(const Below&) const = default;
};

/// The side of a highlighted item on which its arrow lies.
enum class Side { above, below, left, right };

QRectF arrow_room(QRectF light, Side side, qreal size);
/// Returns the side on which the arrow fits into the room and covers least.
Side arrow_side(QRectF light, QRectF room, qreal size, const Below& below);

/// Places the plate inside the room. It covers nothing that is lit, used or named, avoids texts, and prefers to be
/// close to the lights and to cover few things that can be explained. Keeps a corner of the current place, and the
/// current size, unless another place is clearly better. The first of `sizes`, which must not be empty, is preferred.
QRectF plate_place(QRectF room, const QList<QSizeF>& sizes, const Below& below, std::optional<QRectF> present);

}
