// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/explainer.hpp"

#include "app/table/cover.hpp"

#include <algorithm>

namespace {

QPointF point_of(const QQuickItem& item, const char* property)
{
    const QVariant point = item.property(property);
    return point.isValid() ? point.toPointF() : QPointF(-1, -1);
}

QPointF subject_of(const QQuickItem& item)
{
    return point_of(item, "explains");
}

bool is_of(const QQuickItem& item, QPointF subject)
{
    return point_of(item, "about") == subject || subject_of(item) == subject;
}

/// Returns the children, topmost first.
QList<QQuickItem*> from_the_top(const QQuickItem& item)
{
    QList<QQuickItem*> children = item.childItems();
    std::ranges::reverse(children);
    std::ranges::stable_sort(children, std::ranges::greater(), &QQuickItem::z);
    return children;
}

/// True for a plate that covers the board (`Plate.shields`).
bool shields(const QQuickItem& item, QPointF point)
{
    return item.property("shields").toBool() && item.contains(point);
}

/// Returns the topmost item at the point that is explained or that shields what lies below from the pointer.
QQuickItem* topmost(QQuickItem& item, QPointF point)
{
    if (!item.isVisible() || item.opacity() == 0)
        return nullptr;
    for (QQuickItem* child : from_the_top(item))
        if (QQuickItem* found = topmost(*child, item.mapToItem(child, point)))
            return found;
    return (subject_of(item).x() >= 0 && item.contains(point)) || shields(item, point) ? &item : nullptr;
}

bool holds_shield(QQuickItem& item, QPointF point)
{
    return item.isVisible() && item.opacity() > 0
        && (shields(item, point) || std::ranges::any_of(item.childItems(), [&](QQuickItem* child) {
               return holds_shield(*child, item.mapToItem(child, point));
           }));
}

/// Returns whether something drawn over the item shields it from the pointer at this point of the item.
bool is_shielded(QQuickItem& item, QPointF point)
{
    for (QQuickItem* inner = &item; QQuickItem* outer = inner->parentItem(); inner = outer)
        for (QQuickItem* child : from_the_top(*outer)) {
            if (child == inner)
                break;
            if (holds_shield(*child, item.mapToItem(child, point)))
                return true;
        }
    return false;
}

QQuickItem* topmost_that(QQuickItem& item, const std::function<bool(QQuickItem&)>& fits)
{
    if (!item.isVisible() || item.opacity() == 0)
        return nullptr;
    if (fits(item))
        return &item;
    for (QQuickItem* child : from_the_top(item))
        if (QQuickItem* found = topmost_that(*child, fits))
            return found;
    return nullptr;
}

}

QPointF Explainer::subject(QQuickItem* item) const
{
    return item == nullptr ? QPointF(-1, -1) : subject_of(*item);
}

bool Explainer::quiet(QQuickItem* item) const
{
    return item != nullptr && item->property("quiet").toBool();
}

bool Explainer::brief(QQuickItem* item) const
{
    return item != nullptr && item->property("brief").toBool();
}

bool Explainer::besides(QQuickItem* item) const
{
    return item != nullptr && item->property("tipBeside").toBool();
}

QQuickItem* Explainer::at(QQuickItem* root, QPointF point) const
{
    QQuickItem* found = root == nullptr || is_shielded(*root, point) ? nullptr : topmost(*root, point);
    return found == nullptr || subject_of(*found).x() < 0 || Cover::hides(*found) ? nullptr : found;
}

QQuickItem* Explainer::find(QQuickItem* root, QPointF subject) const
{
    return root == nullptr ? nullptr : topmost_that(*root, [&](QQuickItem& item) { return is_of(item, subject); });
}

QQuickItem* Explainer::findWithin(QQuickItem* root, QPointF subject, const QQuickItem& place) const
{
    return root == nullptr ? nullptr : topmost_that(*root, [&](QQuickItem& item) {
        return is_of(item, subject) && place.contains(item.mapToItem(&place, {item.width() / 2, item.height() / 2}));
    });
}

QQuickItem* Explainer::named(QQuickItem* root, const QString& name) const
{
    return root == nullptr ? nullptr : topmost_that(*root, [&](QQuickItem& item) { return item.objectName() == name; });
}

void Explainer::each(QQuickItem* root, const std::function<void(QQuickItem&)>& call) const
{
    if (root == nullptr)
        return;
    topmost_that(*root, [&](QQuickItem& item) {
        if (subject_of(item).x() >= 0 || !item.objectName().isEmpty())
            call(item);
        return false;
    });
}
