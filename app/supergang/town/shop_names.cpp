// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/town/shop_names.hpp"

#include <algorithm>
#include <functional>
#include <optional>

namespace supergang_table {

namespace {

// In units of the board, at every zoom that shows names: how far a name beside its sign reaches below it.
constexpr qreal beside = 6;
/// The sign, without and with the letter at its corner.
constexpr qreal disc = 25;
constexpr qreal lettered = 34;
/// The owner's token, from its left edge to the middle of the sign.
constexpr qreal token = 63;
/// Longer names have two lines.
constexpr int letters_in_line = 9;
constexpr qreal letter = 8.6;
constexpr qreal line = 19;
constexpr qreal widest = 90;
/// The line of the price.
constexpr qreal price = 15;
/// The part of a full-size figure that hides anything behind it.
constexpr qreal half_body = 30;
constexpr qreal body = 84;
constexpr qreal under_feet = 14;

qreal width_of(const ShopItem& shop)
{
    return shop.name.size() <= letters_in_line ? letter * static_cast<qreal>(shop.name.size()) : widest;
}

/// Returns the shop with its name in the first free place, from beside its sign to above it; nothing if all are taken.
std::optional<ShopItem> free_place(const ShopItem& shop, const std::function<bool(const ShopItem&)>& taken)
{
    const qreal aside = width_of(shop) / 2 - beside;
    for (const bool above : {false, true})
        for (const qreal way : {-aside / 2, aside / 2, -aside, aside, 0.0}) {
            ShopItem moved = shop;
            moved.name_above = above;
            moved.name_aside = way;
            if (!taken(moved))
                return moved;
        }
    return {};
}

}

QRectF name_box(const ShopItem& shop)
{
    const qreal width = width_of(shop);
    const qreal height = (shop.name.size() <= letters_in_line ? 1 : 2) * line + price;
    const qreal top = shop.name_above ? shop.sign.y() - lettered - height : shop.sign.y() + disc;
    return {shop.sign.x() + shop.name_aside - width / 2, top, width, height};
}

QRectF body_box(const FigureItem& figure)
{
    return {figure.feet.x() - half_body * figure.size, figure.feet.y() - body * figure.size,
        2 * half_body * figure.size, (body + under_feet) * figure.size};
}

QRectF sign_box(const ShopItem& shop)
{
    const qreal left = shop.token.isEmpty() ? disc : token;
    return {shop.sign.x() - left, shop.sign.y() - disc, left + disc, 2 * disc};
}

void spread_names(std::vector<ShopItem>& shops, const std::vector<FigureItem>& figures)
{
    const auto hidden = [&](const ShopItem& shop) {
        return std::ranges::any_of(figures, [&](const FigureItem& figure) {
            return !figure.underground && body_box(figure).intersects(name_box(shop));
        });
    };
    const auto collides = [&](const ShopItem& shop) {
        return std::ranges::any_of(shops, [&](const ShopItem& other) {
            return other.key != shop.key
                && (sign_box(other).intersects(name_box(shop)) || name_box(other).intersects(name_box(shop)));
        });
    };
    const auto taken = [&](const ShopItem& shop) { return hidden(shop) || collides(shop); };
    for (ShopItem& shop : shops)
        if (taken(shop))
            if (const auto place = free_place(shop, taken))
                shop = *place;
}

}
