// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/plate_place.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lessons {

namespace {

/// The distance between the plate and other things.
constexpr qreal margin = 14;
constexpr qreal step = 12;
/// The minimum penalty for covering something lit, used or read.
constexpr qreal over_lit = 1e7;
constexpr qreal over_used = 1e5;
constexpr qreal over_named = 3e4;
constexpr qreal over_said = 3000;
constexpr qreal over_idle = 1200;
/// The advantage that a place must have for the plate to move there: pixels nearer to the lights, or one thing less
/// that is covered.
constexpr qreal least_advantage = 600;
/// The advantage that each further size must have over the one before it.
constexpr qreal size_advantage = 150;

qreal area(const QRectF& rect)
{
    return rect.isEmpty() ? 0 : rect.width() * rect.height();
}

qreal distance(const QRectF& one, const QRectF& other)
{
    const qreal x = std::max({0.0, one.left() - other.right(), other.left() - one.right()});
    const qreal y = std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()});
    return std::hypot(x, y);
}

/// The penalty of a place; lower is better.
struct PlacePenalty {
    /// For covering what should be visible.
    qreal hiding = 0;
    /// For everything else.
    qreal place = 0;

    qreal sum() const { return hiding + place; }
};

PlacePenalty penalty_of(const QRectF& place, QRectF room, const Below& below)
{
    PlacePenalty bad;
    qreal nearest = below.lit.isEmpty() ? 0 : 1e6;
    const auto hide = [&](const QRectF& thing, qreal least) {
        if (const qreal hidden = area(place.intersected(thing)); hidden > 0)
            bad.hiding += least + hidden;
    };
    for (const QRectF& light : below.lit) {
        hide(light.adjusted(-margin, -margin, margin, margin), over_lit);
        nearest = std::min(nearest, distance(place, light));
    }
    for (const QRectF& control : below.used)
        hide(control, over_used);
    for (const QRectF& name : below.named)
        hide(name, over_named);
    for (const QRectF& sentence : below.said)
        hide(sentence, over_said);
    for (const QRectF& button : below.idle)
        hide(button, over_idle);
    for (const QRectF& thing : below.looked_at)
        bad.place += area(place.intersected(thing));
    // Without a light to be close to, the middle of the room is best.
    if (below.lit.isEmpty())
        nearest = 0.3 * (place.center() - below.wished.value_or(room.center())).manhattanLength();
    bad.place += nearest;
    return bad;
}

struct Place {
    QRectF rect;
    PlacePenalty bad;
};

/// The places of a plate of this size that keep a corner of the current one. The lower right, where its button is,
/// comes first: whoever only reads on does not have to move the mouse.
std::array<QRectF, 4> places_at_corners(const QRectF& present, QSizeF size)
{
    const qreal right = present.right() - size.width();
    const qreal bottom = present.bottom() - size.height();
    return {QRectF({right, bottom}, size), QRectF({present.left(), bottom}, size), QRectF({right, present.top()}, size),
        QRectF(present.topLeft(), size)};
}

Place best_place(QRectF room, QSizeF size, const Below& below, std::optional<QRectF> present)
{
    const QRectF top(QPointF(std::round(room.center().x() - size.width() / 2), room.top()), size);
    Place best{top, penalty_of(top, room, below)};
    const auto offer = [&](QPointF corner) {
        const QRectF rect(QPointF(std::round(corner.x()), std::round(corner.y())), size);
        const PlacePenalty bad = penalty_of(rect, room, below);
        if (bad.sum() < best.bad.sum())
            best = {rect, bad};
    };
    // Includes the right and bottom edges, which the steps may miss.
    const qreal right = room.right() - size.width();
    const qreal bottom = room.bottom() - size.height();
    for (qreal y = room.top(); y < bottom + step; y += step)
        for (qreal x = room.left(); x < right + step; x += step)
            offer({std::min(x, right), std::min(y, bottom)});
    if (present) {
        Place stays{*present, {}};
        bool found = false;
        for (const QRectF& rect : places_at_corners(*present, size)) {
            if (!room.contains(rect))
                continue;
            const PlacePenalty bad = penalty_of(rect, room, below);
            if (found && bad.sum() >= stays.bad.sum())
                continue;
            stays = {rect, bad};
            found = true;
        }
        if (found && stays.bad.hiding <= best.bad.hiding && stays.bad.place < best.bad.place + least_advantage)
            return stays;
    }
    return best;
}

}

QRectF arrow_room(QRectF light, Side side, qreal size)
{
    const QPointF middle = light.center();
    switch (side) {
    case Side::above:
        return {middle.x() - size / 2, light.top() - size, size, size};
    case Side::below:
        return {middle.x() - size / 2, light.bottom(), size, size};
    case Side::left:
        return {light.left() - size, middle.y() - size / 2, size, size};
    case Side::right:
        break;
    }
    return {light.right(), middle.y() - size / 2, size, size};
}

Side arrow_side(QRectF light, QRectF room, qreal size, const Below& below)
{
    Side best = Side::above;
    qreal least = -1;
    for (const Side side : {Side::above, Side::below, Side::left, Side::right}) {
        const QRectF place = arrow_room(light, side, size);
        qreal bad = 100 * (area(place) - area(place.intersected(room)));
        for (const QRectF& sentence : below.said)
            bad += 10 * area(place.intersected(sentence));
        for (const QRectF& other : below.lit)
            if (other != light)
                bad += 5 * area(place.intersected(other));
        for (const QRectF& thing : below.used)
            if (!thing.contains(light.center()))
                bad += 4 * area(place.intersected(thing));
        for (const QRectF& thing : below.looked_at)
            if (!thing.contains(light.center()))
                bad += 0.1 * area(place.intersected(thing));
        if (least < 0 || bad < least) {
            best = side;
            least = bad;
        }
    }
    return best;
}

QRectF plate_place(QRectF room, const QList<QSizeF>& sizes, const Below& below, std::optional<QRectF> present)
{
    room.adjust(margin, margin, -margin, -margin);
    std::optional<QRectF> best;
    qreal least = 0;
    qreal extra = 0;
    for (const QSizeF size : sizes) {
        const Place place = best_place(room, size, below, present);
        const qreal bad = place.bad.sum() + extra - (present && present->size() == size ? least_advantage : 0);
        if (!best || bad < least) {
            best = place.rect;
            least = bad;
        }
        extra += size_advantage;
    }
    return *best;
}

}
