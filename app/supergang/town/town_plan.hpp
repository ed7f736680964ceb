// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/town/town.hpp"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <array>
#include <span>

/// Positions of things on the picture of the town, in units of the board: constant tables that the build generates from
/// assets/supergang/town.json.
namespace supergang_table {

struct Spot {
    float x = 0;
    float y = 0;

    operator QPointF() const { return {static_cast<qreal>(x), static_cast<qreal>(y)}; }
};

struct TownPlan {
    struct PlacePlan {
        /// The centre of a square, or the sign of a shop.
        Spot point;
        /// The direction of the street; (0, 0) at crossings and off the streets.
        Spot way;
        /// The corners of a square that is not a crossing.
        std::span<const Spot> quad;
    };
    struct ShopPlan {
        Spot sign;
        std::span<const Spot> roof;
    };
    struct SectionPlan {
        /// The place of a pawn.
        Spot middle;
        std::span<const Spot> band;
    };
    struct NamePlan {
        Spot middle;
        /// Rotation in degrees.
        float angle = 0;
    };

    std::array<PlacePlan, backroom::supergang::place_count> places;
    std::array<ShopPlan, backroom::supergang::shop_count> shops;
    std::array<SectionPlan, backroom::supergang::section_count> sections;
    std::array<NamePlan, backroom::supergang::street_count> streets;
    std::array<NamePlan, backroom::supergang::district_count> districts;
    /// The places where one street crosses another by a bridge.
    std::array<Spot, 2> bridges;
};

extern const TownPlan town_plan;

/// The size of the board, and the radius of a crossing.
inline constexpr qreal town_width = 2000;
inline constexpr qreal town_height = 1250;
inline constexpr qreal crossing_radius = 28;

/// Returns the part of the board that a figure of the rulebook shows: `part` with a margin, not too small, about 1.6
/// times as wide as high, and within the board.
QRectF figure_part(QRectF part);
QPolygonF polygon(std::span<const Spot> spots);
/// Returns what is lit for the end of a move: a square, the disc of a crossing, a roof, or an area around other places.
QPolygonF outline_of(backroom::supergang::Place place);
inline QPointF point_of(backroom::supergang::Place place)
{
    return town_plan.places[place].point;
}
/// Returns the direction, in degrees clockwise from the right, in which a figure looks that came from `behind`.
qreal facing(backroom::supergang::Place place, backroom::supergang::Place behind);
/// Returns whether a step leads from one manhole to another; `from` may be `no_place`.
bool by_sewer(backroom::supergang::Place from, backroom::supergang::Place to);
/// Returns whether a step between two squares goes under a bridge, and sets `at` to that bridge.
bool goes_under(backroom::supergang::Place from, backroom::supergang::Place to, QPointF& at);

}
