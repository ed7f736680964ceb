// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/focus_walker.hpp"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace {

void collect(QQuickItem* item, std::vector<QQuickItem*>& found)
{
    if (!item->isVisible() || !item->isEnabled())
        return;
    // Items that only hold a summary for screen readers are reached by Tab; they lie under items for the arrow keys.
    if (item->activeFocusOnTab() && item->width() > 0 && item->height() > 0 && !item->property("summary").toBool())
        found.push_back(item);
    for (QQuickItem* child : item->childItems())
        collect(child, found);
}

/// Uses the final place of an item that is still moving.
QRectF in_scene(QQuickItem* item)
{
    const QRectF place = item->property("place").toRectF();
    if (!place.isEmpty() && item->parentItem() != nullptr)
        return item->parentItem()->mapRectToScene(place);
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// True for items that only say why they cannot be used.
bool is_barred(QQuickItem* item)
{
    const QVariant legal = item->property("legal");
    return legal.isValid() && !legal.toBool();
}

/// Returns the part of the screen that the arrows leave only up or down and if nothing else lies there: the bar over a
/// table. Nothing for items in no such part.
const QQuickItem* bar_around(const QQuickItem* item)
{
    while (item != nullptr && !item->property("walkedApart").toBool())
        item = item->parentItem();
    return item;
}

// Distances are between edges; that between centres has this weight, and decides among overlapping items.
constexpr qreal share_of_middle = 0.3;

/// Returns the distance between two spans; 0 if they overlap.
qreal gap(qreal from_low, qreal from_high, qreal to_low, qreal to_high)
{
    return std::max({0.0, to_low - from_high, from_low - to_high});
}

}

bool FocusWalker::walk(QQuickItem* root, int key)
{
    QQuickItem* from = root == nullptr || root->window() == nullptr ? nullptr : root->window()->activeFocusItem();
    // The focus is on a part of a focusable item.
    while (from != nullptr && from != root && !from->activeFocusOnTab())
        from = from->parentItem();
    if (from == nullptr || !from->activeFocusOnTab())
        return enter(root);
    const QRectF here = in_scene(from);
    std::vector<QQuickItem*> found;
    collect(root, found);
    const QQuickItem* bar = bar_around(from);
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    QQuickItem* best = nullptr;
    bool best_stays = false;
    qreal least = std::numeric_limits<qreal>::max();
    for (QQuickItem* item : found) {
        const bool stays = bar_around(item) == bar;
        if (!stays && (sideways || best_stays))
            continue;
        const QRectF there = in_scene(item);
        const QPointF apart = there.center() - here.center();
        qreal ahead = 0;
        qreal distance = 0;
        qreal gap_aside = 0;
        qreal aside = 0;
        switch (key) {
        case Qt::Key_Left:
        case Qt::Key_Right:
            ahead = key == Qt::Key_Right ? apart.x() : -apart.x();
            distance = gap(here.left(), here.right(), there.left(), there.right());
            gap_aside = gap(here.top(), here.bottom(), there.top(), there.bottom());
            aside = std::abs(apart.y()) * share_of_middle;
            break;
        case Qt::Key_Up:
        case Qt::Key_Down:
            ahead = key == Qt::Key_Down ? apart.y() : -apart.y();
            distance = gap(here.top(), here.bottom(), there.top(), there.bottom());
            gap_aside = gap(here.left(), here.right(), there.left(), there.right());
            aside = std::abs(apart.x()) * share_of_middle;
            break;
        default:
            return false;
        }
        // Accepts items that lie in this direction, at most as far aside as ahead.
        if (item == from || ahead < 2 || gap_aside > distance)
            continue;
        const qreal cost = distance + ahead * share_of_middle + gap_aside * 3 + aside;
        if (cost < least || (stays && !best_stays)) {
            least = cost;
            best = item;
            best_stays = stays;
        }
    }
    if (best == nullptr)
        return false;
    best->forceActiveFocus(Qt::TabFocusReason);
    return true;
}

bool FocusWalker::enter(QQuickItem* root)
{
    return enterAt(root, true);
}

bool FocusWalker::enterLast(QQuickItem* root)
{
    return enterAt(root, false);
}

bool FocusWalker::enterAt(QQuickItem* root, bool begin)
{
    if (root == nullptr)
        return false;
    std::vector<QQuickItem*> found;
    collect(root, found);
    const auto place = [&](QQuickItem* item) {
        const QRectF in = in_scene(item);
        return std::tuple(is_barred(item) == begin, in.top(), in.left());
    };
    const auto to = begin ? std::ranges::min_element(found, {}, place) : std::ranges::max_element(found, {}, place);
    if (to == found.end())
        return false;
    (*to)->forceActiveFocus(Qt::TabFocusReason);
    return true;
}
