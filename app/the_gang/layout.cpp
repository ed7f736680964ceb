// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/layout.hpp"

#include <algorithm>
#include <cmath>

namespace {

constexpr qreal card_ratio = 1.4;
/// The longest readable row shows this fraction of every card but the last.
constexpr qreal least_shown = 0.42;
constexpr int long_row = 12;
/// For figures: the heights of a street and of the strip below the streets.
constexpr qreal figure_street = 150;
constexpr qreal figure_rail = 116;
/// The distance between gangsters that wait for their turn.
constexpr qreal waiting_step = 76;
constexpr qreal waiting_gap = 10;
/// The width of the hand in the narrowest rail, in units.
constexpr qreal hand_units = 352;

}

TheGangLayout::TheGangLayout(QObject* parent)
    : TableLayout(parent)
{
    setCounts(street_count_, 2);
}

void TheGangLayout::setCounts(int streets, int seats)
{
    street_count_ = streets;
    setSeats(seats, {58, 47});
    arrange();
}

void TheGangLayout::showAsFigure(const QList<int>& cities)
{
    figure_cities_ = cities;
    beFigure();
    arrange();
}

void TheGangLayout::arrangeGame()
{
    if (isFigure()) {
        const qreal height = px(figure_street);
        const auto count = static_cast<int>(figure_cities_.size());
        arrangeStreets(street_count_, size().width(), height, 0);
        // Streets that are not part of the figure lie outside of it.
        for (int street = 0; street < street_count_; ++street) {
            const auto row = static_cast<int>(figure_cities_.indexOf(street));
            streets_[street].moveTop(row < 0 ? -2 * height : row * (height + gap()));
        }
        const QRectF rail(0, count * (height + gap()), size().width(), px(figure_rail));
        QList<QRectF> plates;
        for (int seat = 0; seat < backroom::the_gang::max_seats; ++seat)
            plates.append(QRectF(size().width() - px(90), rail.top() + px(20), px(90), px(90)));
        arrangeFigure(rail, plates, rail.bottom());
        const qreal hand_width = std::min(card_.width(), std::floor((rail.height() - 20 * scale()) / card_ratio));
        hand_card_ = QSizeF(hand_width, std::round(hand_width * card_ratio));
        return;
    }
    const qreal street_width = panel().left() - margin() - (left() + margin());
    const auto height_of = [&](int count) { return (bottom() - top() - (count - 1) * gap()) / count; };
    const qreal street_height =
        std::floor(std::min(height_of(street_count_), 1.5 * height_of(backroom::the_gang::city_count)));
    const qreal used = street_count_ * street_height + (street_count_ - 1) * gap();
    arrangeStreets(street_count_, street_width, street_height, std::round(top() + (bottom() - top() - used) / 2));
    const qreal hand_width = std::min(card_.width(), std::floor((rail().height() - 40 * scale()) / card_ratio));
    hand_card_ = QSizeF(hand_width, std::round(hand_width * card_ratio));
}

void TheGangLayout::arrangeStreets(int count, qreal width, qreal height, qreal from)
{
    streets_.clear();
    const qreal x = isFigure() ? 0 : left() + margin();
    for (int street = 0; street < count; ++street) {
        streets_.append(QRectF(x, from, width, height));
        from += height + gap();
    }
    skyline_ = std::round(std::min(132 * scale(), width / 6));
    const qreal tallest = (height - 24 * scale()) / card_ratio;
    const qreal broadest = row(0).width() / (1 + (long_row - 1) * least_shown);
    const qreal card_width = std::floor(isFigure() ? tallest : std::min(tallest, broadest));
    card_ = QSizeF(card_width, std::round(card_width * card_ratio));
}

QRectF TheGangLayout::row(int street) const
{
    const QRectF area = streets_.at(street);
    const qreal inset = px(10);
    return area.adjusted(skyline_ + inset, 0, -inset, 0);
}

QRectF TheGangLayout::rowCard(int street, int index, int count) const
{
    const QRectF area = row(street);
    const qreal room = area.width() - card_.width();
    const qreal apart = count < 2 ? 0 : std::min(card_.width() + px(8), room / (count - 1));
    return QRectF(std::round(area.left() + index * apart), std::round(area.center().y() - card_.height() / 2),
        card_.width(), card_.height());
}

qreal TheGangLayout::handGrowth() const
{
    constexpr int count = backroom::the_gang::hand_size;
    const qreal side_by_side = (count * hand_card_.width() + (count - 1) * px(8)) / scale() - hand_units;
    const qreal spare = (right() - left()) / scale() - 1280;
    return isFigure() ? 0 : std::max(0.0, std::min(side_by_side, spare));
}

QRectF TheGangLayout::pastHand(qreal x, qreal y, qreal width, qreal height) const
{
    return inRail(x + handGrowth(), y, width, height);
}

QRectF TheGangLayout::handPlace(int index, int count) const
{
    const QRectF area = inRail(134, 20, hand_units + handGrowth(), 150);
    const qreal room = area.width() - hand_card_.width();
    const qreal apart = count < 2 ? 0 : std::min(hand_card_.width() + px(8), room / (count - 1));
    return {QPointF(std::round(area.left() + index * apart), area.top()), hand_card_};
}

QRectF TheGangLayout::ticketPlace(int index, int count) const
{
    const qreal step = count < 3 ? 58 : 37;
    return pastHand(648, 20 + index * step, 132, 79);
}

QRectF TheGangLayout::spotTicket() const
{
    return pastHand(950, 60, 120, 72);
}

QRectF TheGangLayout::playText() const
{
    const QRectF from = pastHand(1084, 20, 0, 150);
    return QRectF(from.left(), from.top(), playPlate().right() - px(10) - from.left(), from.height());
}

QRectF TheGangLayout::closedHandPlace(int index) const
{
    // The hand is not part of a figure, so it lies outside.
    if (isFigure())
        return QRectF(-size().width(), 0, 1, 1);
    return inRail(134 + index * 34, 26, 60, 84);
}

QRectF TheGangLayout::handAside(int index, int count) const
{
    const QRectF area = inRail(134, 44, 186, 0);
    const qreal width = std::round(80 * scale());
    const qreal room = area.width() - width;
    const qreal apart = count < 2 ? 0 : std::min(width + px(6), room / (count - 1));
    return {std::round(area.left() + index * apart), area.top(), width, std::round(width * card_ratio)};
}

QRectF TheGangLayout::turnGangster() const
{
    if (isFigure())
        return {inRail(10, 10, 0, 0).topLeft(), hand_card_};
    return {inRail(336, 20, 0, 0).topLeft(), hand_card_};
}

QRectF TheGangLayout::turnSecond() const
{
    if (isFigure())
        return {inRail(120, 10, 0, 0).topLeft(), hand_card_};
    return {inRail(460, 20, 0, 0).topLeft(), hand_card_};
}

QRectF TheGangLayout::turnText() const
{
    const QRectF from = inRail(596, 16, 0, 160);
    return QRectF(from.left(), from.top(), waitingTitle().left() - px(16) - from.left(), from.height());
}

QRectF TheGangLayout::waitingTitle() const
{
    constexpr int most = backroom::the_gang::max_seats - 1;
    const qreal right = TableLayout::right() - margin();
    const qreal width = std::round((most * waiting_step - waiting_gap) * scale());
    return QRectF(right - width, rail().top() + px(18), width, px(22));
}

QRectF TheGangLayout::waitingPlace(int index, int count) const
{
    const qreal width = std::round((waiting_step - waiting_gap) * scale());
    const qreal room = waitingTitle().width() - width;
    const qreal apart = count < 2 ? 0 : std::min(waiting_step * scale(), room / (count - 1));
    return QRectF(waitingTitle().left() + std::round(index * apart), rail().top() + px(isFigure() ? 20 : 46), width,
        std::round(width * card_ratio));
}

QList<qreal> TheGangLayout::railDividers() const
{
    return {pastHand(500, 0, 0, 0).left(), pastHand(634, 0, 0, 0).left(), pastHand(792, 0, 0, 0).left()};
}

QRectF TheGangLayout::pile(int seat) const
{
    const QRectF plate = plates().at(seat);
    const qreal width = plate.height() * 0.4;
    return QRectF(plate.left() + plate.width() * 0.45, plate.bottom() - width * card_ratio, width, width * card_ratio);
}

QRectF TheGangLayout::deck() const
{
    return QRectF(size().width() / 2 + 80 * scale(), bar().bottom() - card_.height(), card_.width(), card_.height());
}
