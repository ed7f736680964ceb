// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/the_gang/card_item.hpp"
#include "app/the_gang/layout.hpp"
#include "app/the_gang/scene.hpp"

namespace the_gang_table {

/// Returns the places where the held card may be dropped, including those that only show why not. `gangsters` are the
/// cards on the table.
std::vector<TargetItem> targets(
    const Scene& scene, const TheGangLayout& layout, const std::vector<CardItem>& gangsters);

}
