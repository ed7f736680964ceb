// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/town_plan.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace supergang_table {

using namespace backroom::supergang;

namespace {

QPolygonF disc(QPointF middle, qreal radius)
{
    constexpr int corners = 20;
    QPolygonF round;
    for (int corner = 0; corner < corners; ++corner) {
        const qreal angle = 2 * std::numbers::pi * corner / corners;
        round << middle + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return round;
}

qreal degrees(QPointF way)
{
    return std::atan2(way.y(), way.x()) * 180 / std::numbers::pi;
}

}

QRectF figure_part(QRectF part)
{
    constexpr qreal room = 90;
    constexpr qreal least_width = 560;
    constexpr qreal ratio = 1.62;
    part.adjust(-room, -room, room, room);
    const qreal width = std::min(town_width, std::max({part.width(), part.height() * ratio, least_width}));
    const qreal height = std::min(town_height, width / ratio);
    const QPointF middle = part.center();
    return {std::clamp(middle.x() - width / 2, 0.0, town_width - width),
        std::clamp(middle.y() - height / 2, 0.0, town_height - height), width, height};
}

QPolygonF polygon(std::span<const Spot> spots)
{
    QPolygonF points;
    points.reserve(static_cast<qsizetype>(spots.size()));
    for (const Spot& spot : spots)
        points << spot;
    return points;
}

QPolygonF outline_of(Place place)
{
    if (const Shop shop = shop_at(place); shop != no_shop)
        return polygon(town_plan.shops[shop].roof);
    const TownPlan::PlacePlan& plan = town_plan.places[place];
    if (!plan.quad.empty())
        return polygon(plan.quad);
    return disc(plan.point, is_street(place) ? crossing_radius : 44);
}

qreal facing(Place place, Place behind)
{
    const QPointF there = point_of(place);
    const QPointF ahead = there - point_of(behind);
    const QPointF way = town_plan.places[place].way;
    if (way.isNull())
        return degrees(ahead);
    return degrees(QPointF::dotProduct(way, ahead) < 0 ? -way : way);
}

bool by_sewer(Place from, Place to)
{
    return from != no_place && is_manhole(from) && is_manhole(to);
}

bool goes_under(Place from, Place to, QPointF& at)
{
    for (std::size_t bridge = 0; bridge < town.bridges.size(); ++bridge) {
        const auto under = town.bridges[bridge].under;
        if (std::ranges::find(under, from) == under.end() || std::ranges::find(under, to) == under.end())
            continue;
        at = town_plan.bridges[bridge];
        return true;
    }
    return false;
}

}
