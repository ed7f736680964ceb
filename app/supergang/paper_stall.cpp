#include "supergang/paper_stall.hpp"

#include "games/figure_painting.hpp"
#include "table/seat_style.hpp"

#include <algorithm>

namespace supergang_table {

using namespace figure_painting;

namespace {

const QColor plate_ground(0x0F, 0x20, 0x1B);
const QColor brass(0xD9, 0xB4, 0x5E);
const QColor title(0xF8, 0xDC, 0x9A);
const QColor cream(0xF4, 0xE8, 0xCC);

/// The size of the stall's drawing, 1280×800, and positions on it.
constexpr qreal width_of_all = 1280;
constexpr qreal target_width = 126;
constexpr qreal target_height = 210;
/// The picture of a target is wider than its board.
constexpr qreal picture_width = 162;
constexpr qreal plank = 560;
constexpr qreal ground = plank + 8;
/// Targets are drawn larger than in the window, where there is more beside them.
constexpr qreal larger = 1.55;
/// The plates with the throws.
constexpr qreal plates_top = 84;
constexpr qreal plates_height = 140;

class Artist {
public:
    Artist(QPainter& painter, const DuelShow& duel, qreal height)
        : painter_(painter)
        , duel_(duel)
        , height_(height)
    {
        qreal left = -1;
        qreal right = 1;
        if (!duel.targets.isEmpty()) {
            left = duel.targets.front().value<DuelTarget>().place;
            right = duel.targets.back().value<DuelTarget>().place;
        }
        middle_ = (left + right) / 2;
        // Many targets have to be smaller and closer together.
        scale_ = std::min(larger, width_of_all / ((right - left + 1.6) * target_width));
    }

    void paint()
    {
        paint_art(painter_, QStringLiteral("duel/cloth"), QRectF(0, 0, width_of_all, height_));
        paint_art(painter_, QStringLiteral("duel/awning"), QRectF(0, 0, width_of_all, 66));
        paint_art(painter_, QStringLiteral("duel/plank"), QRectF(0, plank, width_of_all, 92));
        side(duel_.attack, QRectF(24, plates_top, 500, plates_height));
        side(duel_.defence, QRectF(width_of_all - 524, plates_top, 500, plates_height));
        volley();
        for (const QVariant& target : duel_.targets)
            stand(target.value<DuelTarget>());
        for (const QVariant& miss : duel_.stuck)
            stuck(miss.value<DuelMiss>());
    }

private:
    void side(const DuelSide& side, QRectF plate)
    {
        painter_.setPen(QPen(side.shooting ? brass : QColor(0x6B, 0x5A, 0x38), side.shooting ? 6 : 3));
        painter_.setBrush(plate_ground);
        painter_.drawRoundedRect(plate, 18, 18);
        paint_art(painter_, QStringLiteral("marks/%1-disc").arg(SeatStyle::file(side.mark)),
            QRectF(plate.left() + 16, plate.center().y() - 34, 68, 68));
        qreal x = plate.left() + 100;
        const qreal room = (plate.width() - 210) / std::max(1, static_cast<int>(side.dice.size()));
        const qreal size = std::min(92.0, room * 0.72);
        for (const QVariant& one : side.dice) {
            die(one.value<DuelDie>(), QRectF(x, plate.center().y() - size / 2, size, size));
            x += std::min(room, size * 1.6);
        }
        if (side.sum >= 0)
            paint_figure_text(painter_, QString::number(side.sum), QPointF(plate.right() - 58, plate.center().y()), 118,
                side.ahead ? title : cream);
    }

    void die(const DuelDie& die, QRectF place)
    {
        if (die.face > 0)
            paint_art(painter_, QStringLiteral("dice/%1-%2").arg(die.dice, QString::number(die.face)), place);
        const qreal size = place.width() * 0.86;
        paint_art(painter_, die.figure, QRectF(place.right() - size * 0.45, place.bottom() - size * 0.82, size, size));
        if (!die.bonus.isEmpty() && die.face > 0)
            paint_figure_text(painter_, die.bonus,
                QPointF(place.right() + place.width() * 0.22, place.top() + place.height() * 0.06),
                place.height() * 0.5, title);
    }

    void volley()
    {
        const auto count = static_cast<int>(duel_.darts.size());
        const qreal step = std::min(66.0, 150.0 / std::max(1, count));
        const qreal first = 154 - step * (count - 1) / 2;
        for (int at = 0; at < count; ++at) {
            const QString did = duel_.darts[at].value<DuelDart>().did;
            painter_.setOpacity(did == QLatin1String("left") || did == QLatin1String("next") ? 1 : 0.4);
            paint_art(painter_, QStringLiteral("duel/dart-") + SeatStyle::file(duel_.shooter_mark),
                QRectF(width_of_all / 2 - 84, first + at * step - 28, 168, 56));
        }
        painter_.setOpacity(1);
    }

    qreal xOf(qreal place) const { return width_of_all / 2 + (place - middle_) * target_width * scale_; }

    void stand(const DuelTarget& target)
    {
        if (target.fate == QLatin1String("left"))
            return;
        painter_.save();
        painter_.translate(xOf(target.place), ground);
        painter_.scale(scale_, scale_);
        paint_art(painter_, QStringLiteral("duel/stand"), QRectF(-30, -6, 60, 16));
        const bool back = target.fate == QLatin1String("back");
        const bool face = target.fate == QLatin1String("face");
        painter_.save();
        // A target that fell on its back lies away from the viewer, face up; one that fell on its face shows its wood,
        // head first.
        if (back) {
            painter_.shear(-0.16, 0);
            painter_.scale(1, 0.31);
        } else if (face) {
            painter_.translate(0, -18);
            painter_.scale(1, -0.38);
        }
        paint_art(painter_, face ? target.back : target.picture,
            QRectF(-picture_width / 2, -target_height, picture_width, target_height));
        painter_.restore();
        if (!target.tag.isEmpty())
            paint_art(painter_, target.tag, QRectF(-64, -target_height - 12, 62, 62));
        if (back || face)
            paint_art(painter_, back ? QStringLiteral("chips/clinic") : QStringLiteral("chips/graveyard"),
                QRectF(-32, face ? 60 : 24, 64, 64));
        painter_.restore();
    }

    void stuck(const DuelMiss& miss)
    {
        if (miss.drops)
            return;
        // A dart that flew high is drawn below the plates.
        constexpr qreal highest = plates_top + plates_height + 44;
        const QPointF at(
            xOf(miss.at.x()), std::max(highest, ground - scale_ * (target_height / 2 + miss.at.y() * target_width)));
        paint_art(painter_, QStringLiteral("duel/stuck-") + SeatStyle::file(miss.mark),
            QRectF(at.x() - 40, at.y() - 40, 80, 80));
    }

    QPainter& painter_;
    const DuelShow& duel_;
    qreal height_;
    /// The x coordinate between the outermost targets.
    qreal middle_ = 0;
    qreal scale_ = 1;
};

}

void paint_stall(QPainter& painter, const DuelShow& duel, QRectF place)
{
    const qreal unit = place.width() / width_of_all;
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip);
    painter.translate(place.topLeft());
    painter.scale(unit, unit);
    Artist(painter, duel, place.height() / unit).paint();
    painter.restore();
}

}
