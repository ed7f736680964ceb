#include "the_gang/spots.hpp"

#include <ranges>

const std::vector<SlotModel::Column>& SlotModel::columns() const
{
    static const std::vector<Column> table{
        {"place", [](const SlotItem& slot) -> QVariant { return slot.place; }},
        {"number", [](const SlotItem& slot) -> QVariant { return slot.number; }},
        {"aimed", [](const SlotItem& slot) -> QVariant { return slot.aimed; }},
    };
    return table;
}

const std::vector<GangModel::Column>& GangModel::columns() const
{
    static const std::vector<Column> table{
        {"place", [](const GangItem& gang) -> QVariant { return gang.place; }},
        {"count", [](const GangItem& gang) -> QVariant { return gang.count; }},
        {"revolvers", [](const GangItem& gang) -> QVariant { return gang.revolvers; }},
    };
    return table;
}

const TargetItem* TargetModel::at(QPointF point) const
{
    for (const TargetItem& target : items() | std::views::reverse)
        if (target.reach.contains(point))
            return &target;
    return nullptr;
}

const std::vector<TargetModel::Column>& TargetModel::columns() const
{
    static const std::vector<Column> table{
        {"key", [](const TargetItem& target) -> QVariant { return target.key; }},
        {"kind", [](const TargetItem& target) -> QVariant { return int{target.kind}; }},
        {"place", [](const TargetItem& target) -> QVariant { return target.place; }},
        {"legal", [](const TargetItem& target) -> QVariant { return target.legal; }},
        {"aimed", [](const TargetItem& target) -> QVariant { return target.aimed; }},
        {"label", [](const TargetItem& target) -> QVariant { return target.label; }},
    };
    return table;
}
