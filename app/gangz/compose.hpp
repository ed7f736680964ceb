#pragma once

#include "gangz/card_item.hpp"
#include "gangz/layout.hpp"
#include "gangz/pawn_item.hpp"
#include "gangz/scene.hpp"

#include <QStringList>

namespace gangz_table {

/// The pictures of a scene, but for the seats' plates.
struct Picture {
    std::vector<CardItem> cards;
    std::vector<PawnItem> pawns;
    std::vector<MarkItem> marks;
};

/// How the table is spread for what is going on.
GangzLayout::Spread spread_of(const Scene& scene);
/// The cards that lie on the wall, in its order.
const rules::Wall& wall_of(const Scene& scene);
Picture compose(const Scene& scene, const GangzLayout& layout, const QStringList& names, const QList<int>& marks);

}
