// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gangz/card_item.hpp"
#include "app/gangz/layout.hpp"
#include "app/gangz/pawn_item.hpp"
#include "app/gangz/scene.hpp"

#include <QStringList>

namespace gangz_table {

/// The items of a scene, without the seats' plates.
struct Picture {
    std::vector<CardItem> cards;
    std::vector<PawnItem> pawns;
    std::vector<MarkItem> marks;
};

/// Returns how the table is arranged for the current phase.
GangzLayout::Spread spread_of(const Scene& scene);
const rules::Wall& wall_of(const Scene& scene);
Picture compose(const Scene& scene, const GangzLayout& layout, const QStringList& names, const QList<int>& marks);

}
