// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/figure_item.hpp"
#include "app/supergang/town/town_items.hpp"

#include <QRectF>

#include <vector>

namespace supergang_table {

/// Returns roughly where the name of a shop is drawn on the board.
QRectF name_box(const ShopItem& shop);
/// Returns where the sign of a shop is, with its owner's token.
QRectF sign_box(const ShopItem& shop);
/// Returns the part of the board that a figure covers.
QRectF body_box(const FigureItem& figure);
/// Moves names that a figure would hide, or that would lie over a neighbour's sign or token, aside or above their sign,
/// if there is room.
void spread_names(std::vector<ShopItem>& shops, const std::vector<FigureItem>& figures);

}
