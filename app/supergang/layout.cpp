// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/layout.hpp"

#include "app/supergang/town/town_plan.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace {

constexpr qreal rail_units = 123;
constexpr qreal rail_share = 1.5;
/// The width needed by its three buttons, in pixels.
constexpr qreal least_rail = 102;
constexpr qreal panel_units = 276;
constexpr qreal largest_zoom = 2.4;
constexpr qreal plate_units = 112;
/// In pixels.
constexpr qreal least_plate = 78;
/// The same with large text at a full table, to leave room for the log.
constexpr qreal least_plate_of_many = 74;
constexpr int many_seats = 5;
/// The height of the police player's plate, which has neither money nor shops, as a share of a gang's.
constexpr qreal police_share = 0.62;
/// The lower end of the plates of the duel’s sides.
constexpr qreal below_stall_plates = 190;
/// The height reserved for the log.
constexpr qreal log_units = 190;
/// With large text the plates take precedence over the log.
constexpr qreal log_units_of_large_print = 96;
/// Number of rows of plates between town and rail, and their minimum height.
constexpr int strip_rows = 2;
constexpr qreal strip_plate_units = 88;
/// The width of the log beside the strip.
constexpr qreal strip_log_units = 250;
/// The seats move into the strip only if the town grows by this factor.
constexpr qreal worth_a_strip = 1.1;
/// In windows narrower than this the whole town is too small to play in.
constexpr qreal narrow = 1100;

}

SuperGangLayout::SuperGangLayout(QObject* parent)
    : TableLayout(parent)
{
    setRail(rail_units);
    setRailShare(rail_share);
    setLeastRail(least_rail);
    setPanel(panel_units);
    setBoard({supergang_table::town_width, supergang_table::town_height}, largest_zoom);
    arrange();
}

void SuperGangLayout::setCounts(int seats, bool police)
{
    seat_count_ = seats;
    police_ = police;
    setSeats(seats, {plate_units, least_plate});
    arrange();
}

void SuperGangLayout::showAsFigure(QRectF part, bool seats)
{
    beFigure();
    part_ = part;
    figure_seats_ = seats;
    arrange();
}

void SuperGangLayout::setDueling(bool dueling)
{
    if (std::exchange(dueling_, dueling) != dueling)
        emit changed();
}

QRectF SuperGangLayout::bannerRoom() const
{
    if (dueling_) {
        const qreal top = bar().bottom() + px(below_stall_plates);
        return {margin(), top, size().width() - 2 * margin(), rail().top() - top};
    }
    const QRectF town = camera()->view();
    return town.adjusted(margin(), px(14), -margin(), -px(14));
}

void SuperGangLayout::arrangeGame()
{
    if (isFigure())
        return arrangePart();
    if (const qreal strip = stripHeight(); strip > 0) {
        arrangeRail(size().width());
        arrangeStrip(strip);
    } else {
        arrangeRail(panel().left() - gap());
        arrangePlates();
    }
    minimap_ = size().width() < narrow;
}

qreal SuperGangLayout::shareOf(int seat) const
{
    return police_ && seat == seat_count_ - 1 ? police_share : 1;
}

void SuperGangLayout::arrangePlates()
{
    const qreal top = bar().bottom() + px(8);
    const qreal bottom = size().height() - px(8);
    const qreal between = px(5);
    const qreal bank_height = bankHeight();
    const qreal room = bottom - top - bank_height - px(growth() > 1 ? log_units_of_large_print : log_units)
        - (seat_count_ + 1) * between;
    const qreal least = leastOf(growth() > 1 && seat_count_ >= many_seats ? least_plate_of_many : least_plate);
    const qreal most = std::max(px(plate_units), growth() > 1 ? least : 0);
    const qreal shares = seat_count_ - 1 + shareOf(seat_count_ - 1);
    const qreal height = std::clamp(room / shares, std::min(least, most), most);
    QList<QRectF> plates;
    qreal y = top;
    for (int seat = 0; seat < seat_count_; ++seat) {
        plates.append(QRectF(panel().left(), y, panel().width(), std::round(height * shareOf(seat))));
        y = plates.last().bottom() + between;
    }
    bank_ = QRectF(panel().left(), y, panel().width(), bank_height);
    y += bank_height + between;
    arrangePanel(plates, QRectF(panel().left(), y, panel().width(), std::max(0.0, bottom - y)));
}

qreal SuperGangLayout::stripHeight() const
{
    const int columns = (seat_count_ + strip_rows - 1) / strip_rows;
    if (columns * (panel().width() + gap()) + px(strip_log_units) + 2 * margin() > size().width())
        return 0;
    const auto height_of = [this](qreal plate) { return strip_rows * plate + (strip_rows + 1) * gap(); };
    const auto zoom_in = [](QSizeF room) {
        return std::min(room.width() / supergang_table::town_width, room.height() / supergang_table::town_height);
    };
    const qreal words = growth() > 1 ? leastOf(least_plate) : least_plate;
    const QSizeF beside = TableLayout::boardPlace().size();
    const qreal wide = size().width() * supergang_table::town_height / supergang_table::town_width;
    const qreal height = std::clamp(beside.height() - wide, height_of(std::max(px(strip_plate_units), words)),
        height_of(std::max(px(plate_units), words)));
    const QSizeF above(size().width(), beside.height() - height);
    return zoom_in(above) > worth_a_strip * zoom_in(beside) ? std::floor(height) : 0;
}

QRectF SuperGangLayout::boardPlace() const
{
    QRectF place = TableLayout::boardPlace();
    if (const qreal strip = isFigure() ? 0 : stripHeight(); strip > 0) {
        place.setWidth(size().width());
        place.setHeight(place.height() - strip);
    }
    return place;
}

void SuperGangLayout::arrangeStrip(qreal height)
{
    const qreal between = gap();
    const qreal width = panel().width();
    const qreal top = rail().top() - height + between;
    const qreal plate_height = std::floor((height - (strip_rows + 1) * between) / strip_rows);
    const int columns = (seat_count_ + strip_rows - 1) / strip_rows;
    const auto cell = [&](int at) {
        return QRectF(margin() + at % columns * (width + between), top + at / columns * (plate_height + between), width,
            plate_height);
    };
    QList<QRectF> plates;
    for (int seat = 0; seat < seat_count_; ++seat)
        plates.append(cell(seat));
    // The bank takes the free cell if there is one, otherwise the room above the log.
    QRectF log(margin() + columns * (width + between), top, 0, strip_rows * plate_height + (strip_rows - 1) * between);
    log.setRight(size().width() - margin());
    if (seat_count_ < strip_rows * columns) {
        bank_ = cell(seat_count_);
    } else {
        bank_ = QRectF(log.topLeft(), QSizeF(log.width(), bankHeight()));
        log.setTop(bank_.bottom() + between);
    }
    arrangePanel(plates, log);
}

void SuperGangLayout::arrangeRail(qreal right)
{
    endRail(right);
    // With large text the dice take the room of the player's picture, as the text names the player.
    const qreal from = growth() > 1 ? person().left() : person().right() + px(4);
    dice_ = QRectF(from, rail().top() + px(9), px(growth() > 1 ? 478 : 444), rail().height() - px(18));
    const qreal buttons_width = px(growth() > 1 ? 200 : 176);
    buttons_ = QRectF(right - margin() - buttons_width, rail().top() + px(9), buttons_width, rail().height() - px(18));
    const qreal words_left = dice_.right() + px(12);
    words_ = QRectF(words_left, rail().top() + px(9), std::max(0.0, buttons_.left() - px(12) - words_left),
        rail().height() - px(18));
}

void SuperGangLayout::arrangePart()
{
    const qreal width = size().width();
    const qreal height = std::round(width * part_.height() / std::max(1.0, part_.width()));
    camera()->setView(QRectF(0, 0, width, height));
    const qreal zoom = width / std::max(1.0, part_.width());
    camera()->zoomTo(zoom, part_.topLeft(), QPointF(0, 0));
    const qreal plate_height = px(plate_units);
    QList<QRectF> plates;
    qreal y = height + px(8);
    if (figure_seats_) {
        const int columns = std::min(seat_count_, 3);
        const qreal plate_width = (width - (columns - 1) * px(6)) / columns;
        for (int seat = 0; seat < seat_count_; ++seat)
            plates.append(rounded(seat % columns * (plate_width + px(6)), y + seat / columns * (plate_height + px(6)),
                plate_width, plate_height));
        y += (seat_count_ + columns - 1) / columns * (plate_height + px(6));
    }
    arrangeFigure(QRectF(), plates, figure_seats_ ? y : height);
}
