#pragma once

#include "supergang/figure_item.hpp"
#include "supergang/town_items.hpp"

#include <QRectF>

#include <vector>

namespace supergang_table {

/// Where the name of a shop lies on the board, about.
QRectF name_box(const ShopItem& shop);
/// What a figure hides of the board.
QRectF body_box(const FigureItem& figure);
/// Lays the name of a shop aside or above its sign where somebody stands before it below, and nothing else is there.
void spread_names(std::vector<ShopItem>& shops, const std::vector<FigureItem>& figures);

}
