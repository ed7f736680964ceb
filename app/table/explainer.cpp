#include "table/explainer.hpp"

#include <algorithm>
#include <ranges>

namespace {

QQuickItem* topmost(QQuickItem& item, QPointF point)
{
    if (!item.isVisible() || item.opacity() == 0)
        return nullptr;
    QList<QQuickItem*> children = item.childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    for (QQuickItem* child : children | std::views::reverse)
        if (QQuickItem* found = topmost(*child, item.mapToItem(child, point)))
            return found;
    const QVariant explains = item.property("explains");
    return explains.isValid() && explains.toPointF().x() >= 0 && item.contains(point) ? &item : nullptr;
}

}

QQuickItem* Explainer::at(QQuickItem* root, QPointF point) const
{
    return root == nullptr ? nullptr : topmost(*root, point);
}
