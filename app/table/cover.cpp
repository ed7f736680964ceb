// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/cover.hpp"

#include <QAccessible>
#include <QQuickWindow>

#include <algorithm>
#include <utility>

namespace {

std::vector<const Cover*>& all_covers()
{
    static std::vector<const Cover*> covers;
    return covers;
}

/// Returns the path from the root of the window to the item.
std::vector<const QQuickItem*> path_from_root(const QQuickItem* item)
{
    std::vector<const QQuickItem*> way;
    for (; item != nullptr; item = item->parentItem())
        way.push_back(item);
    std::ranges::reverse(way);
    return way;
}

QRectF scene_place(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

/// True also for an inner item without a size. Tolerates positions rounded to whole pixels.
bool holds(const QRectF& outer, const QRectF& inner)
{
    constexpr qreal half_pixel = 0.5;
    return inner.left() >= outer.left() - half_pixel && inner.right() <= outer.right() + half_pixel
        && inner.top() >= outer.top() - half_pixel && inner.bottom() <= outer.bottom() + half_pixel;
}

void tell_of(QQuickItem* item, QAccessible::Event what)
{
    QAccessibleEvent event(item, what);
    QAccessible::updateAccessibility(&event);
}

/// True for items that a screen reader knows already. Notifications are left out, since they are read when they appear.
bool is_known(QQuickItem* item)
{
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
    return face != nullptr && face->role() != QAccessible::Notification;
}

void collect_hidden(QQuickItem* from, std::vector<QPointer<QQuickItem>>& found)
{
    for (QQuickItem* item : from->childItems()) {
        if (!item->isVisible())
            continue;
        if (is_known(item) && Cover::hides(*item))
            found.emplace_back(item);
        collect_hidden(item, found);
    }
}

}

Cover::Cover(QQuickItem* parent)
    : QQuickItem(parent)
{
    all_covers().push_back(this);
}

Cover::~Cover()
{
    std::erase(all_covers(), this);
    for (const auto& item : gone_)
        if (item && item->isVisible() && !hides(*item))
            tell_of(item, QAccessible::ObjectShow);
}

bool Cover::hides(const QQuickItem& item)
{
    return std::ranges::any_of(all_covers(), [&](const Cover* cover) {
        return cover->isVisible() && cover->window() != nullptr && cover->window() == item.window()
            && cover->liesOver(item) && cover->reaches(item);
    });
}

bool Cover::liesOver(const QQuickItem& item) const
{
    const auto mine = path_from_root(parentItem());
    const auto others = path_from_root(&item);
    const auto [own, other] = std::ranges::mismatch(mine, others);
    // One item contains the other.
    if (own == mine.end() || other == others.end() || own == mine.begin())
        return false;
    if ((*own)->z() != (*other)->z())
        return (*own)->z() > (*other)->z();
    const QList<QQuickItem*> drawn = (*own)->parentItem()->childItems();
    return drawn.indexOf(*own) > drawn.indexOf(*other);
}

bool Cover::reaches(const QQuickItem& item) const
{
    const QRectF room(QPointF(0, 0), window()->contentItem()->size());
    const QRectF place = scene_place(item);
    // An item outside the window is invisible; it counts as covered only by a cover of the whole window.
    const QRectF seen = place.intersects(room) ? place.intersected(room) : holds(room, place) ? place : room;
    return holds(scene_place(*this), seen);
}

void Cover::componentComplete()
{
    QQuickItem::componentComplete();
    tellLater();
}

void Cover::itemChange(ItemChange change, const ItemChangeData& value)
{
    QQuickItem::itemChange(change, value);
    if (change == ItemVisibleHasChanged)
        tellLater();
}

/// Deferred until everything has been placed.
void Cover::tellLater()
{
    if (QAccessible::isActive())
        QMetaObject::invokeMethod(this, &Cover::notify, Qt::QueuedConnection);
}

void Cover::notify()
{
    std::vector<QPointer<QQuickItem>> now;
    if (isVisible() && window() != nullptr)
        collect_hidden(window()->contentItem(), now);
    const auto before = std::exchange(gone_, now);
    for (const auto& item : now)
        if (std::ranges::find(before, item) == before.end())
            tell_of(item, QAccessible::ObjectHide);
    for (const auto& item : before)
        if (item && item->isVisible() && !hides(*item))
            tell_of(item, QAccessible::ObjectShow);
}
