#pragma once

#include "the_gang/card_item.hpp"
#include "the_gang/layout.hpp"
#include "the_gang/scene.hpp"

namespace the_gang_table {

/// Where the held card may be dropped, or would be told why not; `gangsters` lie on the table.
std::vector<TargetItem> targets(
    const Scene& scene, const TheGangLayout& layout, const std::vector<CardItem>& gangsters);

}
