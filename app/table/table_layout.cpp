// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_layout.hpp"

#include <algorithm>
#include <cmath>

namespace {

constexpr qreal drawing_width = 1280;
constexpr qreal drawing_height = 800;
/// The design width of a figure, which is smaller because it shows less.
constexpr qreal figure_width = 760;
/// Large text is enlarged from at least this scale, even in a smaller window.
constexpr qreal least_word_scale = 0.82;
/// The height that the log should keep with large text, and the one below which it is useless.
constexpr qreal log_units = 84;
constexpr qreal least_log_units = 44;
/// The fraction of the text's enlargement by which the panel grows.
constexpr qreal panel_share = 0.6;
/// The fraction of a plate's minimum height that two lines of large text need inside its frame.
constexpr qreal large_plate = 1.12;
constexpr qreal widest = 16.0 / 9.0;

}

TableLayout::TableLayout(QObject* parent)
    : QObject(parent)
{
}

void TableLayout::setSeats(int seats, PlateHeight height)
{
    seats_ = seats;
    plate_height_ = height;
}

void TableLayout::setSize(QSizeF size)
{
    if (size == size_ || size.isEmpty())
        return;
    size_ = size;
    emit resized();
    arrange();
}

void TableLayout::setFoot(qreal height)
{
    if (height == foot_)
        return;
    foot_ = height;
    arrange();
}

void TableLayout::setGrowth(qreal growth)
{
    if (growth == growth_ || growth < 1)
        return;
    growth_ = growth;
    emit resized();
    arrange();
}

qreal TableLayout::leastOf(qreal pixels) const
{
    return growth_ > 1 ? pixels / least_word_scale * wordScale() : pixels;
}

qreal TableLayout::wordScale() const
{
    return growth_ > 1 && !figure_ ? std::max(scale_, least_word_scale) * growth_ : scale_;
}

qreal TableLayout::pageScale() const
{
    return figure_ ? scale_ : std::min(width_ / drawing_width, (size_.height() + foot_) / drawing_height);
}

void TableLayout::arrange()
{
    arrangeCommon();
    if (camera_)
        camera_->setView(boardPlace());
    arrangeGame();
    emit changed();
}

QRectF TableLayout::rounded(qreal x, qreal y, qreal width, qreal height)
{
    return QRectF(std::round(x), std::round(y), std::round(width), std::round(height));
}

void TableLayout::arrangeFigure(QRectF rail, const QList<QRectF>& plates, qreal height)
{
    rail_ = rail;
    plates_ = plates;
    figure_height_ = std::round(height);
}

void TableLayout::arrangePanel(const QList<QRectF>& plates, QRectF log)
{
    plates_ = plates;
    log_ = log;
}

void TableLayout::arrangeCommon()
{
    if (figure_) {
        width_ = size_.width();
        left_ = 0;
        scale_ = width_ / figure_width;
        bar_ = rail_ = log_ = QRectF();
        panel_ = QRectF(width_, 0, 0, 0);
        return;
    }
    width_ = std::min(size_.width(), std::round((size_.height() + foot_) * widest));
    left_ = std::round((size_.width() - width_) / 2);
    scale_ = std::min(width_ / drawing_width, size_.height() / drawing_height);

    // Its buttons do not become smaller above the bar of a replay.
    bar_ =
        QRectF(0, 0, size_.width(), std::round(std::max({42.0, 50 * pageScale(), growth_ > 1 ? 50 * wordScale() : 0})));
    const qreal rail_height = std::max(px(rail_height_ * (1 + (growth_ - 1) * rail_share_)), std::round(least_rail_));
    rail_ = QRectF(0, size_.height() - rail_height, size_.width(), rail_height);

    // Above the bar of a replay a table becomes lower, not narrower: the panel keeps its width.
    const qreal panel_scale = pageScale();
    const qreal panel_width = std::round(panel_width_ * panel_scale * (1 + (growth_ - 1) * panel_share));
    const qreal panel_top = bar_.bottom() + gap();
    panel_ = QRectF(right() - margin() - panel_width, panel_top, panel_width, rail_.top() - px(10) - panel_top);

    const qreal heading = std::round(std::max({20.0, 26 * scale_, growth_ > 1 ? 24 * wordScale() : 0}));
    const qreal plate_gap = px(6);
    qreal plate_height = std::max(leastOf(plate_height_.least), plate_height_.units * scale_);
    if (foot_ > 0 && seats_ > 0) {
        const qreal room = (panel_.height() - heading - plate_gap - log_units * wordScale()) / seats_ - plate_gap;
        plate_height = std::max(plate_height, std::min(room, plate_height_.units * pageScale()));
    }
    if (growth_ > 1 && seats_ > 0) {
        // Reserves space for the log, which disappears if there is not enough.
        const qreal room = (panel_.height() - heading - plate_gap) / seats_ - plate_gap;
        const qreal beside_log = room - log_units * wordScale() / seats_;
        const qreal usual = std::max(plate_height_.least, plate_height_.units * scale_);
        plate_height =
            std::min({large_plate * plate_height, std::max(beside_log, usual), std::max(room, plate_height_.least)});
        if (plate_height_.one_line > 0 && beside_log < plate_height)
            plate_height =
                std::clamp(beside_log, std::min(leastOf(plate_height_.one_line), plate_height), plate_height);
    }
    plate_height = std::round(plate_height);
    plates_.clear();
    qreal y = panel_.top() + heading;
    for (int seat = 0; seat < seats_; ++seat) {
        plates_.append(QRectF(panel_.left(), y, panel_width, plate_height));
        y += plate_height + plate_gap;
    }
    y += plate_gap;
    log_ = QRectF(panel_.left(), y, panel_width, panel_.bottom() - y);
    if (growth_ > 1 && log_.height() < least_log_units * wordScale())
        log_ = QRectF(panel_.left(), panel_.bottom(), panel_width, 0);
}

QRectF TableLayout::inRail(qreal x, qreal y, qreal width, qreal height) const
{
    // Rails are designed for 1280 units; in wider windows only the right parts move further right.
    return rounded(left_ + x * scale_, rail_.top() + y * scale_, width * scale_, height * scale_);
}

QRectF TableLayout::toTheRight(QRectF from) const
{
    return QRectF(from.left(), from.top(), right() - margin() - from.left(), from.height());
}

QRectF TableLayout::bannerRoom() const
{
    const qreal y = top() + px(6);
    return QRectF(left_ + margin(), y, panel_.left() - gap() - left_ - margin(), rail_.top() - y);
}
