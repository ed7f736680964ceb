// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/compose.hpp"
#include "app/supergang/gestures.hpp"
#include "supergang_cases.hpp"

#include <QLineF>

namespace test::supergang {

/// Finds the figures that the table shows.
class PiecesTest : public SeatedTest {
protected:
    static constexpr int first_patrol = max_gangs * character_count;

    std::vector<FigureItem> figures(const Scene& scene) const { return figures_of(scene, seated_); }
    FigureItem item(const Scene& scene, int key) const
    {
        for (const FigureItem& one : figures(scene))
            if (one.key == key)
                return one;
        return FigureItem{.key = -1};
    }
    FigureItem item(const Scene& scene, FigureId id) const { return item(scene, index_of(id)); }
    bool shown(const Scene& scene, int key) const { return item(scene, key).key == key; }
    static qreal away(const FigureItem& one, QPointF from) { return QLineF(one.feet, from).length(); }
    static Scene plain(int seats = 3, int round = 5) { return new_scene(round, {}, seats); }
};

}
