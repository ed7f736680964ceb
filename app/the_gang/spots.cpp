// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/spots.hpp"

#include <algorithm>

namespace the_gang_table {

const TargetItem* target_at(const std::vector<TargetItem>& targets, QPointF point)
{
    // The topmost target is last.
    const auto found = std::find_if(
        targets.rbegin(), targets.rend(), [&](const TargetItem& target) { return target.place.contains(point); });
    return found == targets.rend() ? nullptr : &*found;
}

}
