// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/figure_item.hpp"
#include "app/supergang/scene.hpp"
#include "app/supergang/town/town_items.hpp"
#include "app/table/seated.hpp"

#include <QPolygonF>

#include <vector>

namespace supergang_table {

/// Everything painted on top of the town and below the figures: where moves can end, and the path of a move.
struct Overlay {
    /// A place where a move can end. Only the outline of a roof is lit, so that its sign stays legible.
    struct End {
        QPolygonF outline;
        bool roof = false;
        bool operator==(const End&) const = default;
    };

    std::vector<End> ends;
    /// The roof of the shop of which a menu or a question speaks; empty for none.
    QPolygonF spoken_of;
    /// Index in `ends` of the aimed-at end; −1 for none.
    int aimed = -1;
    /// The points of the drawn path, from its start; empty for none.
    std::vector<QPointF> way;
    /// For each step of the path: whether it goes under a bridge or through the sewer.
    std::vector<bool> hidden;
    /// For each step of the path: the bridge that hides it, or null.
    std::vector<QPointF> bridges;
    /// The index in `way` of the first numbered point: 0 for a patrol that comes out of the sewer, 1 otherwise.
    int first_number = 1;
    /// Alternative paths to the same end.
    std::vector<std::vector<QPointF>> others;
    /// The mark whose colour the path has; −1 for the police.
    int mark = -1;
    /// Sections of pavement that can take a pawn now, or have one that can be explained.
    std::vector<QPolygonF> pavement;
    std::vector<QPolygonF> celebrated;

    bool operator==(const Overlay&) const = default;
};

/// Adds a step to the path; `before` is `no_place` for a step that starts outside the town's places.
void add_step(Overlay& overlay, rules::Place before, rules::Place place);
std::vector<FigureItem> figures_of(const Scene& scene, const Seated& seated);
std::vector<WardItem> wards_of(const std::vector<FigureItem>& figures);
std::vector<ShopItem> shops_of(const Scene& scene, const Seated& seated);
/// Removes what is outside this part of the board, so that figures of the rulebook do not create it.
void cut_to_part(
    QRectF part, std::vector<FigureItem>& figures, std::vector<PawnItem>& pawns, std::vector<ShopItem>& shops);
std::vector<PawnItem> pawns_of(const Scene& scene, const Seated& seated);
std::vector<ManholeItem> manholes_of(const Scene& scene);
std::vector<TurnDie> dice_of(const Scene& scene, const Seated& seated);
Overlay overlay_of(const Scene& scene, const Seated& seated);

}
