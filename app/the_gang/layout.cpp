#include "the_gang/layout.hpp"

#include <algorithm>
#include <cmath>

namespace {

constexpr qreal drawing_width = 1280;
constexpr qreal drawing_height = 800;
constexpr qreal widest = 16.0 / 9.0;
constexpr qreal card_ratio = 1.4;
/// A longest readable row shows this part of every card but the last.
constexpr qreal least_shown = 0.42;
constexpr int long_row = 12;
/// Between the gangsters that wait for their turn.
constexpr qreal waiting_step = 76;
constexpr qreal waiting_gap = 10;

QRectF rounded(qreal x, qreal y, qreal width, qreal height)
{
    return QRectF(std::round(x), std::round(y), std::round(width), std::round(height));
}

}

TheGangLayout::TheGangLayout(QObject* parent)
    : QObject(parent)
{
    arrange();
}

void TheGangLayout::setCounts(int streets, int seats)
{
    street_count_ = streets;
    seat_count_ = seats;
    arrange();
    emit changed();
}

void TheGangLayout::setSize(QSizeF size)
{
    if (size == size_ || size.isEmpty())
        return;
    size_ = size;
    arrange();
    emit changed();
}

void TheGangLayout::arrange()
{
    width_ = std::min(size_.width(), std::round(size_.height() * widest));
    left_ = std::round((size_.width() - width_) / 2);
    scale_ = std::min(width_ / drawing_width, size_.height() / drawing_height);
    const qreal s = scale_;
    const qreal margin = std::round(12 * s);
    const qreal gap = std::round(8 * s);

    bar_ = QRectF(0, 0, size_.width(), std::round(std::max(42.0, 50 * s)));
    const qreal rail_height = std::round(190 * s);
    rail_ = QRectF(0, size_.height() - rail_height, size_.width(), rail_height);

    const qreal panel_width = std::round(250 * s);
    const qreal top = bar_.bottom() + gap;
    const qreal bottom = rail_.top() - std::round(10 * s);
    panel_ = QRectF(left_ + width_ - margin - panel_width, top, panel_width, bottom - top);

    const qreal street_width = panel_.left() - margin - (left_ + margin);
    const auto height_of = [&](int count) { return (bottom - top - (count - 1) * gap) / count; };
    const qreal street_height =
        std::floor(std::min(height_of(street_count_), 1.5 * height_of(backroom::the_gang::city_count)));
    const qreal used = street_count_ * street_height + (street_count_ - 1) * gap;
    qreal y = std::round(top + (bottom - top - used) / 2);
    streets_.clear();
    for (int street = 0; street < street_count_; ++street) {
        streets_.append(QRectF(left_ + margin, y, street_width, street_height));
        y += street_height + gap;
    }
    skyline_ = std::round(std::min(132 * s, street_width / 6));

    const qreal row_width = row(0).width();
    const qreal tallest = (street_height - 24 * s) / card_ratio;
    const qreal broadest = row_width / (1 + (long_row - 1) * least_shown);
    const qreal card_width = std::floor(std::min(tallest, broadest));
    card_ = QSizeF(card_width, std::round(card_width * card_ratio));
    const qreal hand_width = std::min(card_width, std::floor((rail_height - 40 * s) / card_ratio));
    hand_card_ = QSizeF(hand_width, std::round(hand_width * card_ratio));

    const qreal heading = std::round(std::max(20.0, 26 * s));
    const qreal plate_height = std::round(std::max(47.0, 58 * s));
    const qreal plate_gap = std::round(6 * s);
    plates_.clear();
    y = panel_.top() + heading;
    for (int seat = 0; seat < seat_count_; ++seat) {
        plates_.append(QRectF(panel_.left(), y, panel_width, plate_height));
        y += plate_height + plate_gap;
    }
    y += plate_gap;
    log_ = QRectF(panel_.left(), y, panel_width, panel_.bottom() - y);
}

QRectF TheGangLayout::inRail(qreal x, qreal y, qreal width, qreal height) const
{
    // Rails are drawn for 1280 units; what is wider than that stands further apart on the right.
    return rounded(left_ + x * scale_, rail_.top() + y * scale_, width * scale_, height * scale_);
}

QRectF TheGangLayout::row(int street) const
{
    const QRectF area = streets_.at(street);
    const qreal inset = std::round(10 * scale_);
    return area.adjusted(skyline_ + inset, 0, -inset, 0);
}

QRectF TheGangLayout::rowCard(int street, int index, int count) const
{
    const QRectF area = row(street);
    const qreal room = area.width() - card_.width();
    const qreal apart = count < 2 ? 0 : std::min(card_.width() + std::round(8 * scale_), room / (count - 1));
    return QRectF(std::round(area.left() + index * apart), std::round(area.center().y() - card_.height() / 2),
        card_.width(), card_.height());
}

QRectF TheGangLayout::person() const
{
    return inRail(12, 16, 110, 158);
}

QRectF TheGangLayout::handPlace(int index, int count) const
{
    const QRectF area = inRail(134, 20, 352, 150);
    const qreal room = area.width() - hand_card_.width();
    const qreal apart = count < 2 ? 0 : std::min(hand_card_.width() + std::round(8 * scale_), room / (count - 1));
    return {QPointF(std::round(area.left() + index * apart), area.top()), hand_card_};
}

QRectF TheGangLayout::specialPlace() const
{
    return {inRail(514, 20, 0, 0).topLeft(), hand_card_};
}

QRectF TheGangLayout::ticketPlace(int index, int count) const
{
    const qreal step = count < 3 ? 58 : 37;
    return inRail(648, 20 + index * step, 132, 79);
}

QRectF TheGangLayout::playPlate() const
{
    const QRectF from = inRail(804, 12, 0, 166);
    return QRectF(from.left(), from.top(), left_ + width_ - std::round(12 * scale_) - from.left(), from.height());
}

QRectF TheGangLayout::spotGangster() const
{
    return {inRail(818, 20, 0, 0).topLeft(), hand_card_};
}

QRectF TheGangLayout::spotSpecial() const
{
    return {inRail(956, 20, 0, 0).topLeft(), hand_card_};
}

QRectF TheGangLayout::spotTicket() const
{
    const QRectF place = inRail(950, 60, 120, 72);
    return place;
}

QRectF TheGangLayout::playText() const
{
    const QRectF from = inRail(1084, 20, 0, 150);
    return QRectF(from.left(), from.top(), playPlate().right() - std::round(10 * scale_) - from.left(), from.height());
}

QRectF TheGangLayout::closedHandPlace(int index) const
{
    return inRail(134 + index * 34, 26, 60, 84);
}

QRectF TheGangLayout::openHandPlace(int index) const
{
    return inRail(134 + index * 46, 16, 68, 95);
}

QRectF TheGangLayout::lookButton() const
{
    return inRail(134, 122, 170, 48);
}

QRectF TheGangLayout::turnGangster() const
{
    return {inRail(336, 20, 0, 0).topLeft(), hand_card_};
}

QRectF TheGangLayout::turnSecond() const
{
    return {inRail(460, 20, 0, 0).topLeft(), hand_card_};
}

QRectF TheGangLayout::turnText() const
{
    const QRectF from = inRail(596, 16, 0, 160);
    return QRectF(
        from.left(), from.top(), waitingTitle().left() - std::round(16 * scale_) - from.left(), from.height());
}

QRectF TheGangLayout::waitingTitle() const
{
    constexpr int most = backroom::the_gang::max_seats - 1;
    const qreal right = left_ + width_ - std::round(12 * scale_);
    const qreal width = std::round((most * waiting_step - waiting_gap) * scale_);
    return QRectF(right - width, rail_.top() + std::round(18 * scale_), width, std::round(22 * scale_));
}

QRectF TheGangLayout::waitingPlace(int index, int count) const
{
    const qreal width = std::round((waiting_step - waiting_gap) * scale_);
    const qreal room = waitingTitle().width() - width;
    const qreal apart = count < 2 ? 0 : std::min(waiting_step * scale_, room / (count - 1));
    return QRectF(waitingTitle().left() + std::round(index * apart), rail_.top() + std::round(46 * scale_), width,
        std::round(width * card_ratio));
}

QList<qreal> TheGangLayout::railDividers() const
{
    return {inRail(500, 0, 0, 0).left(), inRail(634, 0, 0, 0).left(), inRail(792, 0, 0, 0).left()};
}

QRectF TheGangLayout::pile(int seat) const
{
    const QRectF plate = plates_.at(seat);
    const qreal width = plate.height() * 0.4;
    return QRectF(plate.left() + plate.width() * 0.45, plate.bottom() - width * card_ratio, width, width * card_ratio);
}

QRectF TheGangLayout::deck() const
{
    return QRectF(size_.width() / 2 + 80 * scale_, bar_.bottom() - card_.height(), card_.width(), card_.height());
}

QRectF TheGangLayout::discard() const
{
    return QRectF(panel_.left(), rail_.bottom() + card_.height() * 0.2, card_.width(), card_.height());
}
