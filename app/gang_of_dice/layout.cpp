// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr qreal column_width = 228;
constexpr qreal card_width = 204;
constexpr qreal card_ratio = 1.4;
/// The height of the text below the card at large text sizes.
constexpr qreal large_card_text = 140;
constexpr qreal tray_height = 398;
/// At large text sizes the words below the tray need what the tray can spare.
constexpr qreal large_tray_height = 336;
/// In a tall window (with the rulebook open beside the table), the tray grows up to this fraction of its width.
constexpr qreal tallest_tray = 0.84;
/// The limits for the height of the middle, also in a tall window.
constexpr qreal middle_least = 68;
constexpr qreal middle_most = 150;
constexpr qreal above_buttons = 10;
constexpr qreal buttons_height = 54;
constexpr qreal below_buttons = 12;
constexpr qreal largest_die = 104;
/// The distance between the centres of neighbouring dice, in die sizes.
constexpr qreal apart = 1.27;
/// The distance between rows, in die sizes, such that dice do not touch at any rotation.
constexpr qreal rows_apart = 1.13;
/// The distance between dice in die sizes, if there is room, and the fraction of the remaining room by which they are
/// out of line.
constexpr qreal widest_apart = 1.9;
constexpr qreal scattered = 0.9;
/// The room for words under a row of dice, and at large text sizes.
constexpr qreal tag_height = 26;
constexpr qreal large_tag_height = 44;
constexpr qreal smallest_tagged_die = 66;
/// For figures: the width of the card, and the heights of the middle and of a plate.
constexpr qreal figure_card = 190;
constexpr qreal figure_middle = 58;
constexpr qreal figure_plate = 128;
/// For figures with seats: card and tray are smaller because the seats' dice matter.
constexpr qreal figure_small_card = 132;
constexpr qreal figure_seat_die = 52;
constexpr qreal figure_middle_die = 36;

qreal tag_room(const TableLayout& layout)
{
    return layout.px(layout.growth() > 1 ? large_tag_height : tag_height);
}

/// Returns a pseudo-random number from 0 to 1.
qreal scatter(int index, int shake)
{
    auto mixed = static_cast<unsigned>(index) * 0x9E3779B1u ^ static_cast<unsigned>(shake) * 0x85EBCA77u;
    mixed ^= mixed >> 15u;
    mixed *= 0xC2B2AE3Du;
    mixed ^= mixed >> 13u;
    return static_cast<qreal>(mixed % 1024u) / 1023.0;
}

/// Places things in a row from `area.left()`; they overlap if there is not enough room.
QRectF in_row(QRectF area, qreal width, qreal gap, int index, int count)
{
    const qreal room = area.width() - width;
    const qreal step = count < 2 ? 0 : std::min(width + gap, room / (count - 1));
    return QRectF(std::round(area.left() + index * step), std::round(area.center().y() - width / 2), width, width);
}

}

GangOfDiceLayout::GangOfDiceLayout(QObject* parent)
    : TableLayout(parent)
{
    setCounts(2);
}

void GangOfDiceLayout::setCounts(int seats)
{
    seat_count_ = seats;
    setSeats(seats, {90, 72});
    arrange();
}

void GangOfDiceLayout::setOdds(bool shown)
{
    odds_ = shown;
    arrange();
}

void GangOfDiceLayout::showAsFigure(bool seats, bool small)
{
    figure_seats_ = seats;
    figure_small_ = seats || small;
    beFigure();
    arrange();
}

void GangOfDiceLayout::arrangeGame()
{
    if (isFigure()) {
        const qreal width = px(figure_small_ ? figure_small_card : figure_card);
        card_ = QRectF(px(10), px(6), width, std::round(width * card_ratio));
        const qreal x = card_.right() + px(22);
        tray_ = QRectF(x, 0, size().width() - x, card_.bottom() + px(6));
        QList<QRectF> plates;
        if (!figure_seats_)
            return arrangeFigure({}, QList<QRectF>(seat_count_, QRectF(-size().width(), 0, 1, 1)), tray_.bottom());
        const qreal plate = std::floor((size().width() - (seat_count_ - 1) * gap()) / seat_count_);
        for (int seat = 0; seat < seat_count_; ++seat)
            plates.append(QRectF(seat * (plate + gap()), middlePlate().bottom() + gap(), plate, px(figure_plate)));
        return arrangeFigure({}, plates, plates.last().bottom());
    }
    const qreal column = left() + margin() + px(column_width);
    const qreal width = px(card_width);
    const qreal tray_width = panel().left() - px(14) - column - px(14);
    const qreal room =
        bottom() - top() - px(above_buttons + buttons_height + below_buttons + middle_least * growth()) - oddsHeight();
    const qreal least_tray = px(growth() > 1 ? large_tray_height : tray_height) - oddsHeight();
    tray_ = QRectF(column + px(14), top(), tray_width,
        std::max(least_tray, std::min(room, std::round(tray_width * tallest_tray))));
    const qreal card_room = bossPlate().top() - top() - px(26) - large_card_text * wordScale();
    const qreal card = growth() > 1 ? std::min(width, std::floor(card_room / card_ratio)) : width;
    card_ = QRectF(left() + margin() + std::round((px(column_width) - card) / 2), top() + px(8), card,
        std::round(card * card_ratio));
}

QRectF GangOfDiceLayout::bannerRoom() const
{
    const QRectF room = TableLayout::bannerRoom();
    return QRectF(tray_.left(), room.top(), tray_.width(), room.height());
}

QRectF GangOfDiceLayout::cardText() const
{
    const qreal y = card_.bottom() + px(10);
    return QRectF(left() + margin(), y, px(column_width), bossPlate().top() - px(8) - y);
}

QRectF GangOfDiceLayout::bossPlate() const
{
    return QRectF(left() + margin(), middlePlate().top(), px(column_width), middlePlate().height());
}

QRectF GangOfDiceLayout::trayTitle() const
{
    return QRectF(tray_.left() + px(100), tray_.top() + rim(57), tray_.width() - px(200), px(32));
}

QRectF GangOfDiceLayout::diceArea() const
{
    if (isFigure())
        return figure_small_ ? tray_.adjusted(px(64), px(34), -px(64), -px(34))
                             : tray_.adjusted(px(64), px(56), -px(64), -px(56));
    return tray_.adjusted(px(74), rim(57) + px(35), -px(74), -rim(58) - px(68));
}

QRectF GangOfDiceLayout::traySum() const
{
    return QRectF(tray_.left() + px(70), tray_.bottom() - rim(58) - px(64), tray_.width() - px(140), px(64));
}

qreal GangOfDiceLayout::rim(qreal units) const
{
    return px(units) * std::max(1.0, tray_.height() / px(tray_height));
}

QRectF GangOfDiceLayout::buttons() const
{
    return QRectF(tray_.left(), tray_.bottom() + px(above_buttons), tray_.width(), px(buttons_height));
}

QRectF GangOfDiceLayout::middlePlate() const
{
    if (isFigure())
        return figure_seats_ ? QRectF(0, tray_.bottom() + gap(), size().width(), px(figure_middle))
                             : QRectF(-size().width(), tray_.top(), 1, 1);
    const qreal y = buttons().bottom() + oddsHeight() + px(below_buttons);
    return QRectF(tray_.left(), y, tray_.width(), std::min(bottom() - y, px(middle_most)));
}

QRectF GangOfDiceLayout::middleLabel() const
{
    const QRectF plate = middlePlate();
    if (isFigure())
        return QRectF(plate.left(), plate.top(), px(8), plate.height());
    return QRectF(plate.left() + px(18), plate.top(), px(118), plate.height());
}

QRectF GangOfDiceLayout::middleText() const
{
    const QRectF plate = middlePlate();
    if (isFigure())
        return QRectF(plate.right() - px(70), plate.top(), px(60), plate.height());
    // The dice in the middle may be closer together than usual.
    const qreal width = px(256 + 200 * (growth() - 1));
    return QRectF(plate.right() - px(16) - width, plate.top(), width, plate.height());
}

QRectF GangOfDiceLayout::middleToken(int index) const
{
    const QRectF label = middleLabel();
    return QRectF(label.right() + px(10) + index * px(19), label.center().y() - px(14), px(28), px(28));
}

QRectF GangOfDiceLayout::middleDie(int index, int count, int tokens) const
{
    const qreal from = tokens == 0 ? middleLabel().right() + px(10) : middleToken(tokens - 1).right() + px(10);
    const QRectF area(from, middlePlate().top(), middleText().left() - px(14) - from, middlePlate().height());
    const qreal size = isFigure() ? px(figure_middle_die) : smallDie();
    const qreal between = px(4);
    // Dice that would overlap lie in two rows, if the plate is high enough.
    if (count * (size + between) - between <= area.width() || area.height() < 2 * size + 3 * between)
        return in_row(area, size, between, index, count);
    const int columns = (count + 1) / 2;
    const int row = index / columns;
    const qreal middle = area.center().y() + (row - 0.5) * (size + between);
    return in_row(QRectF(area.left(), middle - size / 2, area.width(), size), size, between, index % columns, columns);
}

QRectF GangOfDiceLayout::plateDie(int row, int index, int count) const
{
    const QRectF plate = plates().at(row);
    if (isFigure()) {
        const qreal die = px(figure_seat_die);
        const QRectF room(plate.left() + px(14), plate.bottom() - die - px(10), plate.width() - px(28), die);
        return in_row(room, die, px(6), index, count);
    }
    // The dice lie beside the seat's sign, which is higher than a line if it is a face.
    const auto page = [this](qreal units) { return std::round(units * pageScale()); };
    const auto word = [this](qreal units) { return std::round(units * wordScale()); };
    // With large text the sign grows with the letters, and is drawn a little smaller.
    const qreal left = growth() > 1 ? word(10) + std::max(34.0, word(29.3)) + std::max(17.0, word(11)) + word(10)
                                    : page(10) + std::max(34.0, page(41.5)) + std::max(17.0, page(15.6)) + page(10);
    const QRectF area(plate.left() + left, plate.top() + page(41), plate.width() - left - page(12), smallDie());
    return in_row(area, smallDie(), px(4), index, count);
}

GangOfDiceLayout::Grid GangOfDiceLayout::grid(int count) const
{
    const QRectF area = diceArea();
    Grid best;
    for (int rows = 1; rows <= count && rows <= 6; ++rows) {
        Grid grid{(count + rows - 1) / rows, rows, 0};
        const qreal room = area.height() - rows * tag_room(*this) * (rows < 3 ? 1 : 0);
        grid.size = std::min({px(largest_die), area.width() / (grid.columns * apart), room / (rows * rows_apart)});
        if (grid.size > best.size)
            best = grid;
    }
    best.size = std::round(best.size);
    return best;
}

bool GangOfDiceLayout::trayTags(int count) const
{
    const Grid grid = this->grid(count);
    return grid.rows < 3 && grid.size >= px(smallest_tagged_die);
}

QPointF GangOfDiceLayout::landing(QPointF at) const
{
    return {(at.x() - tray_.left()) / tray_.width(), (at.y() - tray_.top()) / tray_.height()};
}

QPointF GangOfDiceLayout::landed(QPointF part) const
{
    return tray_.topLeft() + QPointF(part.x() * tray_.width(), part.y() * tray_.height());
}

QRectF GangOfDiceLayout::trayDie(int index, int count, int shake, const Landing& landing) const
{
    const QRectF area = diceArea();
    const Grid grid = this->grid(count);
    const int row = index / grid.columns;
    const int in_row = std::min(grid.columns, count - row * grid.columns);
    const qreal tag = trayTags(count) ? tag_room(*this) : 0;
    // Each die lies somewhere in a cell of its own.
    const QSizeF cell(std::min(area.width() / grid.columns, grid.size * widest_apart),
        std::min(area.height() / grid.rows, grid.size * widest_apart + tag));
    const QSizeF block(grid.columns * cell.width(), grid.rows * cell.height());
    const QPointF wanted = landing ? landed(*landing) : area.center();
    const auto kept_in = [](qreal wish, qreal from, qreal to, qreal size) {
        return std::clamp(wish, from + size / 2, std::max(from + size / 2, to - size / 2));
    };
    const QPointF centre(kept_in(wanted.x(), area.left(), area.right(), block.width()),
        kept_in(wanted.y(), area.top(), area.bottom(), block.height()));
    const QPointF middle(centre.x() + (index % grid.columns - (in_row - 1) / 2.0) * cell.width(),
        centre.y() + (row - (grid.rows - 1) / 2.0) * cell.height() - tag / 2);
    const auto loose = [&](qreal room) { return std::max(0.0, room - grid.size * rows_apart) * scattered; };
    const QPointF off((scatter(index, shake) - 0.5) * loose(cell.width()),
        (scatter(index + 101, shake) - 0.5) * loose(cell.height() - tag));
    const QPointF at = middle + off - QPointF(grid.size, grid.size) / 2;
    return QRectF(std::round(at.x()), std::round(at.y()), grid.size, grid.size);
}

qreal GangOfDiceLayout::tilt(int index, int shake)
{
    return -8 + 17 * scatter(index + 202, shake);
}

QRectF GangOfDiceLayout::ownToken(int index, int count) const
{
    return in_row(inRail(256, 54, 650, 46), px(46), px(7), index, count);
}

QRectF GangOfDiceLayout::ownDie(int index, int count) const
{
    // Many dice lie in two rows: in one row they would overlap.
    constexpr qreal room = 650;
    constexpr qreal between = 5;
    constexpr int most_in_row = 16;
    if (count <= most_in_row) {
        const qreal size = std::min(42.0, std::floor(room / count) - between);
        return in_row(inRail(256, 114, room, 54), px(size), px(size < 42 ? between : 9), index, count);
    }
    const int columns = (count + 1) / 2;
    const qreal size = std::min(31.0, std::floor(room / columns) - between);
    const int row = index / columns;
    return in_row(inRail(256, 105 + row * 35, room, 33), px(size), px(between), index % columns, columns);
}

QRectF GangOfDiceLayout::hideButton() const
{
    const QRectF wealth = ownWealth();
    const QRectF look = lookButton();
    const qreal height = std::min(look.height(), wealth.height() - px(72));
    return QRectF(wealth.left(), wealth.bottom() - height, std::min(look.width(), wealth.width()), height);
}

QPointF GangOfDiceLayout::handful(int index) const
{
    static constexpr std::array<QPointF, 8> around{QPointF(0, 0), QPointF(0.8, -0.2), QPointF(-0.75, 0.25),
        QPointF(0.2, 0.8), QPointF(-0.3, -0.75), QPointF(0.9, 0.7), QPointF(-0.9, -0.55), QPointF(-0.6, 1)};
    const QPointF at = around[static_cast<std::size_t>(index) % around.size()];
    const qreal spread = 1 + index / static_cast<int>(around.size()) * 0.35;
    return at * spread * px(38);
}
