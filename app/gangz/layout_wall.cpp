// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements GangzLayout: the wall.
#include "app/gangz/layout.hpp"
#include "app/gangz/layout_units.hpp"

#include <algorithm>
#include <cmath>

using namespace gangz_units;

namespace {

constexpr qreal widest_on_wall = 164;
/// The distance between the cards of a row.
constexpr qreal wall_gap = 16;
constexpr int fewest_columns = 3;
constexpr int most_columns = 8;
/// The least and greatest size of the words beside or below a wall.
constexpr qreal least_words_width = 240;
constexpr qreal least_words_height = 104;
constexpr qreal most_words_height = 150;
/// To make room for the words, cards may shrink to this fraction; and to this one, to keep their places from the votes
/// to the reveal.
constexpr qreal worth_of_words = 0.94;
constexpr qreal worth_of_steadiness = 0.86;

}

GangzLayout::WallRoom GangzLayout::wallRoom(QRectF area, qreal row_gap, qreal widest) const
{
    // Names and points extend beyond the edges of the cards.
    const bool told = row_gap > px(20);
    return {area, row_gap, px(isFigure() ? 4 : told ? 12 : 6), told ? px(14) : 0, widest};
}

GangzLayout::WallRoom GangzLayout::wallRoomOf(Spread spread) const
{
    // Rail and panel are in proportion to those of the spread that is shown.
    const auto rail_of = [](Spread of) { return of == Voting ? voting_rail : telling_rail; };
    const auto panel_of = [](Spread of) { return of == Voting ? usual_panel : reveal_panel; };
    const qreal to = panel().right() - panel().width() * panel_of(spread) / panel_of(spread_) - px(12);
    const qreal foot = bottom() + rail().height() * (1 - rail_of(spread) / rail_of(spread_));
    const qreal from = left() + margin() + px(spread == Voting ? leader_column : reveal_leader_column) + px(10);
    return wallRoom(QRectF(from, top(), to - from, foot - top()), px(spread == Voting ? 8 : 26), px(widest_on_wall));
}

void GangzLayout::arrangeWall(const WallRoom& room)
{
    wall_ = room.area;
    row_gap_ = room.row_gap;
    wall_pad_ = room.pad;
    columns_ = isFigure() ? backroom::gangz::cards_in_row : steadyColumns();
    const qreal width = cardWidth(room, columns_);
    on_wall_size_ = QSizeF(width, std::round(width * card_ratio));
    const int rows = rowsWith(columns_);
    // Rows are as far apart as cards in a row, if there is room.
    const qreal spare =
        wall_.height() - 2 * room.pad - room.head - rows * on_wall_size_.height() - (rows - 1) * row_gap_;
    const bool worded = spare >= px(least_words_height);
    const bool roomy = !worded || spare >= px(least_words_height) + (rows - 1) * px(wall_gap);
    if (!isFigure() && rows > 1 && roomy)
        row_gap_ = std::max(row_gap_, std::min(px(wall_gap), std::floor(row_gap_ + spare / (rows - 1))));
    const qreal used_width = columns_ * width + (columns_ - 1) * px(wall_gap);
    const qreal used_height = rows * on_wall_size_.height() + (rows - 1) * row_gap_ + room.head;
    const qreal below = wall_.height() - used_height - 2 * room.pad;
    const bool words_below = !isFigure() && below >= px(least_words_height);
    const qreal block = words_below ? used_height + std::min(below, px(most_words_height)) : used_height;
    first_on_wall_ = QPointF(
        std::round(wall_.center().x() - used_width / 2), std::round(wall_.center().y() - block / 2 + room.head));
    if (!isFigure())
        words_ = roomForWords();
}

qreal GangzLayout::cardWidth(const WallRoom& room, int columns) const
{
    const int rows = rowsWith(columns);
    const qreal by_width = (room.area.width() - 2 * room.pad - (columns - 1) * px(wall_gap)) / columns;
    const qreal by_height =
        (room.area.height() - 2 * room.pad - room.head - (rows - 1) * room.row_gap) / rows / card_ratio;
    return std::floor(std::min({room.widest, by_width, by_height}));
}

qreal GangzLayout::worth(const WallRoom& room, int columns) const
{
    const qreal width = cardWidth(room, columns);
    const int rows = rowsWith(columns);
    const int free = columns * rows - on_wall_;
    const qreal below = room.area.height() - 2 * room.pad - room.head - rows * std::round(width * card_ratio)
        - (rows - 1) * room.row_gap;
    const bool worded = below >= px(least_words_height) || free * (width + px(wall_gap)) >= px(least_words_width);
    return worded ? width : width * worth_of_words;
}

int GangzLayout::bestColumns(const WallRoom& room) const
{
    // The rules call for rows of four; other rows are used only if they make the cards larger.
    int best = backroom::gangz::cards_in_row;
    for (int columns = fewest_columns; columns <= most_columns; ++columns)
        if (worth(room, columns) > worth(room, best))
            best = columns;
    return best;
}

int GangzLayout::steadyColumns() const
{
    const WallRoom voting = wallRoomOf(Voting);
    const WallRoom reveal = wallRoomOf(Revealing);
    const int while_voting = bestColumns(voting);
    const int while_revealing = bestColumns(reveal);
    // The lower of the fractions that the cards keep of their size.
    const auto kept = [&](int columns) {
        return std::min(worth(voting, columns) / worth(voting, while_voting),
            worth(reveal, columns) / worth(reveal, while_revealing));
    };
    for (const int columns : {while_voting, while_revealing})
        if (kept(columns) >= worth_of_steadiness)
            return columns;
    int steady = 0;
    qreal most = worth_of_steadiness;
    for (int columns = fewest_columns; columns <= most_columns; ++columns)
        if (kept(columns) > most) {
            most = kept(columns);
            steady = columns;
        }
    return steady > 0 ? steady : spread_ == Voting ? while_voting : while_revealing;
}

QRectF GangzLayout::roomForWords() const
{
    if (on_wall_ == 0)
        return {};
    const QRectF last = wallCard(on_wall_ - 1);
    const qreal right = wallCard(columns_ - 1).right();
    const qreal y = last.bottom() + px(14);
    // The text is below the wall if there is room, otherwise beside its last row.
    if (const qreal below = wall_.bottom() - wall_pad_ - y; below + px(14) >= px(least_words_height))
        return QRectF(first_on_wall_.x(), y, right - first_on_wall_.x(), std::min(below, px(most_words_height)));
    const qreal x = last.right() + px(22);
    if (right - x < px(least_words_width - 22))
        return {};
    return QRectF(x, last.top(), right - x, last.height());
}

QRectF GangzLayout::wallCard(int index) const
{
    const int row = index / columns_;
    const int column = index % columns_;
    return {first_on_wall_
            + QPointF(column * (on_wall_size_.width() + px(wall_gap)), row * (on_wall_size_.height() + row_gap_)),
        on_wall_size_};
}
