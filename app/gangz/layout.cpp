// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/layout.hpp"

#include "app/gangz/layout_units.hpp"

#include <algorithm>
#include <cmath>

using namespace gangz_units;

namespace {

constexpr qreal chosen_rise = 34;
constexpr qreal pawn_ratio = 104.0 / 110;
/// Players with fewer points stand at this bead too.
constexpr int least_on_track = -12;

QRectF centred(QPointF centre, QSizeF size)
{
    return QRectF(std::round(centre.x() - size.width() / 2), std::round(centre.y() - size.height() / 2), size.width(),
        size.height());
}

}

GangzLayout::GangzLayout(QObject* parent)
    : TableLayout(parent)
{
    setCounts(seats_, target_);
}

void GangzLayout::setCounts(int seats, int target)
{
    seats_ = seats;
    target_ = highest_ = target;
    setSeats(seats, {64, 50, 33});
    spreadOut();
}

void GangzLayout::setRange(int lowest, int highest)
{
    lowest = std::clamp(lowest, least_on_track, 0);
    highest = std::max(highest, target_);
    if (lowest == lowest_ && highest == highest_)
        return;
    lowest_ = lowest;
    highest_ = highest;
    spreadOut();
}

void GangzLayout::setSpread(Spread spread, int wall, bool scoring)
{
    if (spread == spread_ && wall == on_wall_ && scoring == scoring_)
        return;
    spread_ = spread;
    on_wall_ = wall;
    scoring_ = scoring;
    spreadOut();
}

void GangzLayout::spreadOut()
{
    setRail(spread_ == Choosing ? choosing_rail : spread_ == Voting ? voting_rail : telling_rail);
    setPanel(spread_ == Revealing ? reveal_panel : usual_panel);
    arrange();
}

void GangzLayout::showAsFigure(bool hand, bool points, bool small)
{
    figure_hand_ = hand;
    figure_points_ = points;
    figure_small_ = small;
    beFigure();
    arrange();
}

void GangzLayout::arrangeGame()
{
    next_leaders_.clear();
    words_ = wall_ = enlarged_ = remarks_ = leader_title_ = QRectF();
    if (isFigure())
        return arrangeGangzFigure();
    switch (spread_) {
    case Choosing:
        return arrangeChoosing();
    case Voting:
        return arrangeVoting();
    case Revealing:
        return arrangeReveal();
    }
}

QRectF GangzLayout::framed(QRectF frame) const
{
    const qreal rim = leaderRim();
    const QRectF room = frame.adjusted(rim, rim, -rim, -rim);
    const qreal width = std::floor(std::min(room.width(), room.height() / card_ratio));
    return centred(room.center(), QSizeF(width, std::round(width * card_ratio)));
}

void GangzLayout::arrangeChoosing()
{
    const qreal from = left() + margin();
    const qreal to = panel().left() - px(16);
    const qreal track_height = px(78);
    arrangeTrack(QRectF(from, bottom() - track_height, to - from, track_height));
    const qreal height = track_.top() - px(12) - top();
    const qreal middle = from + (to - from) * 0.5;
    const qreal frame_width = std::min(px(372), std::round(height / card_ratio));
    leader_ = framed(QRectF(std::round(middle - frame_width / 2), top(), frame_width, height));
    const qreal rim = leaderRim();
    words_ = QRectF(from + px(22), top() + px(26), leader_.left() - rim - px(20) - from - px(22), height - px(36));
    // The number of the round is below each card.
    const qreal label = px(30);
    const qreal next_height = std::floor((height - px(10)) / 2 - label);
    const qreal next_width =
        std::min({px(142), std::floor(next_height / card_ratio), to - (leader_.right() + rim + px(24))});
    const qreal x = std::round((leader_.right() + rim + to - next_width) / 2);
    for (int index = 0; index < 2; ++index)
        next_leaders_.append(QRectF(
            x, top() + px(4) + index * (next_height + label + px(8)), next_width, std::round(next_width * card_ratio)));
}

void GangzLayout::arrangeVoting()
{
    const qreal from = left() + margin();
    const qreal column = px(leader_column);
    leader_title_ = QRectF(from, top(), column, px(32));
    const qreal room = bottom() - leader_title_.bottom() - px(14);
    const qreal large = std::min(px(220), std::floor((room * 0.52) / card_ratio));
    const qreal frame_height = room - std::round(large * card_ratio) - px(12);
    const qreal frame_width = std::min(column - px(20), std::round(frame_height / card_ratio));
    leader_ = framed(QRectF(
        std::round(from + (column - frame_width) / 2), leader_title_.bottom() + px(2), frame_width, frame_height));
    enlarged_ = QRectF(std::round(from + (column - large) / 2), bottom() - std::round(large * card_ratio), large,
        std::round(large * card_ratio));
    arrangeWall(wallRoomOf(Voting));
    track_ = QRectF();
    beads_.clear();
}

void GangzLayout::arrangeReveal()
{
    const qreal from = left() + margin();
    const qreal column = px(reveal_leader_column);
    leader_title_ = QRectF(from, top(), column, px(26));
    leader_ = framed(QRectF(from, leader_title_.bottom() + px(4), column, std::round(column * card_ratio)));
    const qreal said = leader_.bottom() + leaderRim() + px(16);
    remarks_ = QRectF(from, said, column, bottom() - said);
    arrangeWall(wallRoomOf(Revealing));
    arrangeTrack(
        QRectF(left() + px(130), rail().top() + px(8), right() - px(24) - left() - px(130), rail().height() - px(16)));
    if (!scoring())
        return;
    // The plates and the instructions below them fill the panel; the log is hidden.
    const qreal gap = px(8);
    const qreal room = panel().height() - footOfPanel() - px(8);
    const qreal height = std::min(px(150), std::floor((room - (seats_ - 1) * gap) / seats_));
    QList<QRectF> plates;
    for (int seat = 0; seat < seats_; ++seat)
        plates.append(QRectF(panel().left(), panel().top() + seat * (height + gap), panel().width(), height));
    arrangePanel(plates, QRectF());
}

void GangzLayout::arrangeGangzFigure()
{
    const qreal unit = figure_small_ ? 0.8 : 1;
    const qreal leader_width = px(136 * unit);
    const qreal rim = leaderRim();
    leader_ = QRectF(px(16) + rim, px(18) + rim, leader_width, std::round(leader_width * card_ratio));
    const qreal x = leader_.right() + rim + px(22);
    const qreal width = px(98 * unit);
    const qreal card_height = std::round(width * card_ratio);
    // Reserves two rows in any case, so that a figure does not change its height while it plays.
    qreal height = 2 * card_height + px(26 + 14 + 16);
    if (on_wall_ > 0) {
        arrangeWall(wallRoom(QRectF(x, 0, size().width() - x - px(8), height), px(26), width));
    } else {
        for (int index = 0; index < 2; ++index)
            next_leaders_.append(
                QRectF(x + index * (width + px(16)), leader_.bottom() - card_height, width, card_height));
    }
    const QRectF hand(0, height, size().width(), figure_hand_ ? card_height + px(44) : 0);
    const QRectF points(0, hand.bottom(), size().width(), figure_points_ ? px(72) : 0);
    arrangeTrack(points);
    QList<QRectF> plates;
    for (int seat = 0; seat < seats_; ++seat)
        plates.append(QRectF(-size().width(), 0, px(250), px(60)));
    // A hand that is not part of the figure lies outside of it.
    arrangeFigure(figure_hand_ ? hand : QRectF(0, points.bottom() + px(60), size().width(), card_height + px(44)),
        plates, points.bottom());
}

void GangzLayout::arrangeTrack(QRectF track)
{
    track_ = track;
    beads_.clear();
    if (track.isEmpty())
        return;
    const qreal size = std::max(20.0, px(24));
    const qreal first = track.left() + px(isFigure() ? 60 : spread_ == Choosing ? 166 : 76);
    const qreal last = track.right() - px(40);
    const int steps = highest_ - lowest_;
    for (int step = 0; step <= steps; ++step)
        beads_.append(
            centred(QPointF(first + (last - first) * step / steps, track.bottom() - px(26)), QSizeF(size, size)));
}

QRectF GangzLayout::deck() const
{
    const QSizeF card = wall_.isEmpty() ? leader_.size() / 2 : on_wall_size_;
    return centred(QPointF(wall_.isEmpty() ? leader_.center().x() : wall_.center().x(), -card.height()), card);
}

QRectF GangzLayout::handCard(int index, int count, bool chosen) const
{
    const QRectF room = isFigure() ? QRectF(px(20), rail().top(), size().width() - px(40), rail().height())
                                   : QRectF(inRail(134, 0, 0, 0).left(), rail().top(),
                                       buttons().left() - px(18) - inRail(134, 0, 0, 0).left(), rail().height());
    const qreal gap = px(10);
    const qreal width =
        std::floor(std::min({px(138), (room.width() - 5 * gap) / 6, (rail().height() - px(34)) / card_ratio}));
    const qreal used = count * width + (count - 1) * gap;
    const qreal height = std::round(width * card_ratio);
    return QRectF(std::round(room.center().x() - used / 2 + index * (width + gap)),
        std::round(rail().bottom() - height - px(14)) - (chosen ? px(chosen_rise) : 0), width, height);
}

QList<QRectF> GangzLayout::pawnSlots() const
{
    if (spread_ != Voting || isFigure())
        return {};
    return {inRail(134, 22, 178, 110), inRail(324, 22, 178, 110)};
}

QRectF GangzLayout::pawnInSlot(int pawn) const
{
    const QList<QRectF> slots_of_pawns = pawnSlots();
    if (slots_of_pawns.isEmpty())
        return QRectF(-px(100), 0, px(80), px(76));
    const QRectF slot = slots_of_pawns.at(pawn);
    const qreal width = px(80);
    return centred(
        QPointF(slot.left() + px(8) + width / 2, slot.center().y()), QSizeF(width, std::round(width * pawn_ratio)));
}

QRectF GangzLayout::railWords() const
{
    const QRectF from = inRail(524, 22, 0, 110);
    return QRectF(from.left(), from.top(), buttons().left() - px(20) - from.left(), from.height());
}

QRectF GangzLayout::buttons() const
{
    if (spread_ == Revealing) {
        // Ends above the line of the instructions: the focus ring of a button must not touch it.
        const qreal height = footOfPanel() + px(6);
        return QRectF(panel().left(), panel().bottom() - height, panel().width(), height);
    }
    const qreal width = px(244);
    return QRectF(right() - margin() - width, rail().top() + px(14), width, rail().height() - px(28));
}

QRectF GangzLayout::pawnOn(QRectF card, int index, int count) const
{
    // Overlapping pawns leave each other's left half visible, where the mark is.
    const qreal usual = std::min(px(62), card.width() * (card.width() < px(100) ? 0.5 : 0.44));
    const qreal width = std::round(std::min(usual, card.width() / (1 + (count - 1) * 0.52)));
    const qreal apart = count < 2 ? 0 : std::min(width * 0.74, (card.width() - width) / (count - 1));
    const QPointF centre(card.center().x() + (index - (count - 1) / 2.0) * apart, card.bottom() - width * 0.34);
    return centred(centre, QSizeF(width, std::round(width * pawn_ratio)));
}

QRectF GangzLayout::markAt(int points, int index, int count) const
{
    if (beads_.isEmpty())
        return {};
    const qreal step = (beads_.last().center().x() - beads_.first().center().x()) / (highest_ - lowest_);
    // More than three marks stand in two rows.
    const int rows = count > 3 ? 2 : 1;
    const qreal most = std::max(24.0, px(28));
    const qreal room_of_two = (beads_.first().top() - track().top() - px(5)) / 1.62;
    const qreal size = rows == 1 ? most : std::clamp(room_of_two, std::min(18.0, most), most);
    // Points beyond an end of the track count as that end.
    const qreal x = beads_.first().center().x() + step * (std::clamp(points, lowest_, highest_) - lowest_);
    const int row = index % rows;
    const int columns_of_row = (count - row + rows - 1) / rows;
    const int column = index / rows;
    const qreal apart = columns_of_row < 2 ? 0 : std::min(size * 0.66, std::max(step, size * 1.2) / columns_of_row);
    return centred(QPointF(x + (column - (columns_of_row - 1) / 2.0) * apart,
                       beads_.first().top() - size / 2 - px(3) - row * size * 0.62),
        QSizeF(size, size));
}

QRectF GangzLayout::bannerRoom() const
{
    const QRectF room = TableLayout::bannerRoom();
    // Keeps the wall visible; the rail is unused while a wall is laid, and while all look at the votes.
    return spread_ != Choosing
        ? QRectF(room.left(), rail().top() + px(14), right() - margin() - room.left(), rail().height())
        : room;
}
