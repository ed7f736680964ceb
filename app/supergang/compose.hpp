#pragma once

#include "supergang/figure_item.hpp"
#include "supergang/scene.hpp"
#include "supergang/town_items.hpp"
#include "table/seated.hpp"

#include <QPolygonF>

#include <vector>

namespace supergang_table {

/// What is painted over the town, under the figures: ends of moves, and the way that is drawn.
struct Overlay {
    /// Where a move can end; of a roof only the outline is lit, so that its sign stays legible.
    struct End {
        QPolygonF outline;
        bool roof = false;
        bool operator==(const End&) const = default;
    };

    std::vector<End> ends;
    /// The one that is aimed at; −1 for none.
    int aimed = -1;
    /// Of the way: where it begins, and each place; empty for none.
    std::vector<QPointF> way;
    /// By the step that ends there: it goes under a bridge, or through the sewer.
    std::vector<bool> hidden;
    /// Where a bridge hides the step; null where none does.
    std::vector<QPointF> bridges;
    /// The number of the first step that has one: patrols come up before they walk.
    int first_number = 1;
    /// Further ways to the same end.
    std::vector<std::vector<QPointF>> others;
    /// Whose colour the way has: a mark, or −1 for the police.
    int mark = -1;
    /// Sections that can take a pawn now, or hold one to be looked at.
    std::vector<QPolygonF> pavement;
    /// Roofs of a district that is being won.
    std::vector<QPolygonF> celebrated;

    bool operator==(const Overlay&) const = default;
};

/// Goes on with the way by a step; `before` is the place that it leaves, or `no_place` where it is none of the town's.
void add_step(Overlay& overlay, rules::Place before, rules::Place place);
std::vector<FigureItem> figures_of(const Scene& scene, const Seated& seated);
std::vector<ShopItem> shops_of(const Scene& scene, const Seated& seated);
/// Of what lies or stands beyond the edge of a figure nothing is made, and nothing is there to be clicked.
void cut_to_part(
    QRectF part, std::vector<FigureItem>& figures, std::vector<PawnItem>& pawns, std::vector<ShopItem>& shops);
std::vector<PawnItem> pawns_of(const Scene& scene, const Seated& seated);
std::vector<ManholeItem> manholes_of(const Scene& scene);
std::vector<TurnDie> dice_of(const Scene& scene, const Seated& seated);
Overlay overlay_of(const Scene& scene, const Seated& seated);

}
