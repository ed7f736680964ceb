#include "the_gang/spots.hpp"

#include <ranges>

namespace the_gang_table {
const TargetItem* target_at(const std::vector<TargetItem>& targets, QPointF point)
{
    for (const TargetItem& target : targets | std::views::reverse)
        if (target.place.contains(point))
            return &target;
    return nullptr;
}

}
