#pragma once

#include "supergang/town.hpp"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <array>
#include <span>

/// Where the town's things lie on its picture, in units of the board: constant tables that the build makes from
/// assets/supergang/town.json.
namespace supergang_table {

struct Spot {
    float x = 0;
    float y = 0;

    operator QPointF() const { return {static_cast<qreal>(x), static_cast<qreal>(y)}; }
};

struct TownPlan {
    struct PlacePlan {
        /// The middle of a square, the sign of a shop.
        Spot point;
        /// Along the street; 0 and 0 at crossings and where no street is.
        Spot way;
        /// Of a square that is no crossing.
        std::span<const Spot> quad;
    };
    struct ShopPlan {
        Spot sign;
        std::span<const Spot> roof;
    };
    struct SectionPlan {
        /// Where a pawn stands.
        Spot middle;
        std::span<const Spot> band;
    };
    struct NamePlan {
        Spot middle;
        /// Degrees by which it lies turned.
        float angle = 0;
    };

    std::array<PlacePlan, backroom::supergang::place_count> places;
    std::array<ShopPlan, backroom::supergang::shop_count> shops;
    std::array<SectionPlan, backroom::supergang::section_count> sections;
    std::array<NamePlan, backroom::supergang::street_count> streets;
    std::array<NamePlan, backroom::supergang::district_count> districts;
    /// Where streets cross by a bridge.
    std::array<Spot, 2> bridges;
};

extern const TownPlan town_plan;

/// Width and height of the board, and the breadth of a crossing.
inline constexpr qreal town_width = 2000;
inline constexpr qreal town_height = 1250;
inline constexpr qreal crossing_radius = 28;

/// Of the board what a figure of the rulebook shows, of places that span `part`: with room round them, not too small
/// and about one and a half times as wide as high, within the board.
QRectF figure_part(QRectF part);
QPolygonF polygon(std::span<const Spot> spots);
/// What lights up as an end of a move: a square, a crossing's disc, a roof, a piece round what has none.
QPolygonF outline_of(backroom::supergang::Place place);
inline QPointF point_of(backroom::supergang::Place place)
{
    return town_plan.places[place].point;
}
/// Degrees, clockwise from the right, by which one looks who stands there and has `behind` behind.
qreal facing(backroom::supergang::Place place, backroom::supergang::Place behind);
/// Whether a step leads from one manhole to another; `from` may be `no_place`.
bool by_sewer(backroom::supergang::Place from, backroom::supergang::Place to);
/// Whether a step from one square to the other goes under a bridge; `at` is where.
bool goes_under(backroom::supergang::Place from, backroom::supergang::Place to, QPointF& at);

}
