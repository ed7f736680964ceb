#include "supergang/paper_town.hpp"

#include "games/figure_painting.hpp"
#include "supergang/names.hpp"
#include "supergang/overlay_painter.hpp"
#include "supergang/place_frames.hpp"
#include "supergang/table.hpp"
#include "supergang/town_plan.hpp"
#include "table/seat_style.hpp"

#include <QSvgRenderer>

#include <algorithm>

namespace supergang_table {

using namespace rules;
using namespace figure_painting;

namespace {

const QColor ink(0x1C, 0x17, 0x14);
const QColor sign(0xFF, 0xF8, 0xE8);
const QColor sign_line(0x6A, 0x58, 0x40);
const QColor refusal(0xB3, 0x24, 0x1C);

/// Minimum sizes in dots of the paper; anything smaller is illegible.
constexpr qreal least_figure = 76;
constexpr qreal least_token = 34;
constexpr qreal least_pawn = 22;
constexpr qreal least_record = 42;
constexpr qreal least_chip = 30;
constexpr qreal least_letters = 20;
constexpr qreal frame_width = 2;
constexpr qreal named_from = 0.6;

/// The whole town, rendered once at a resolution that is enough for any part of it.
const QImage& town_picture()
{
    static const QImage picture = [] {
        constexpr qreal dots = 1.4;
        QImage image(qRound(town_width * dots), qRound(town_height * dots), QImage::Format_RGB32);
        image.fill(QColor(0xC3, 0xC7, 0x7E));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(QStringLiteral(":/art/town/town.svg")).render(&painter, QRectF(image.rect()));
        return image;
    }();
    return picture;
}

class Artist {
public:
    Artist(QPainter& painter, SuperGangTable& table, const QString& language)
        : painter_(painter)
        , table_(table)
        , camera_(*table.layout()->camera())
        , zoom_(camera_.zoom())
        , language_(language)
    {
    }

    void paint(const PaperWalks& walks, const QStringList& framed)
    {
        painter_.save();
        painter_.setClipRect(QRectF(QPointF(), camera_.view().size()), Qt::IntersectClip);
        ground();
        inUnits([&] {
            paint_frames(painter_, framed, frame_width / zoom_);
            paint_overlay(painter_, table_.overlay(), zoom_);
            for (const Overlay& walk : walks.walked)
                paint_overlay(painter_, walk, zoom_);
        });
        for (const PawnItem& item : table_.pawns()->items())
            pawn(item);
        for (const ShopItem& item : table_.shops()->items())
            token(item);
        if (zoom_ >= named_from)
            shopNames(framed);
        std::vector<FigureItem> figures = table_.figures()->items();
        std::ranges::stable_sort(figures, {}, &FigureItem::stack);
        for (const FigureItem& item : figures)
            figure(item, canvasOf(item));
        // Drawn last, so that records stay legible in a crowd.
        for (const FigureItem& item : figures)
            tags(item, canvasOf(item));
        refused(walks.refused);
        painter_.restore();
    }

private:
    template <class Paint>
    void inUnits(Paint paint)
    {
        painter_.save();
        painter_.translate(camera_.origin());
        painter_.scale(zoom_, zoom_);
        paint();
        painter_.restore();
    }

    QPointF at(QPointF unit) const { return camera_.origin() + unit * zoom_; }

    void ground()
    {
        const QImage& town = town_picture();
        const qreal dots = town.width() / town_width;
        const QRectF seen = camera_.seen();
        const QRect part = QRectF(seen.topLeft() * dots, seen.size() * dots).toAlignedRect().intersected(town.rect());
        const QRectF place(at(QPointF(part.topLeft()) / dots), QSizeF(part.size()) / dots * zoom_);
        // A picture that shrinks a lot needs smooth scaling to keep its details.
        const QImage cut = town.copy(part);
        painter_.drawImage(place,
            place.width() < part.width()
                ? cut.scaled(place.size().toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                : cut);
    }

    void pawn(const PawnItem& item)
    {
        if (item.picture.isEmpty())
            return;
        const QPointF foot = at(item.foot);
        const qreal breadth = std::max(least_pawn, 32 * zoom_);
        const qreal height = breadth * 1.25;
        paint_art(painter_, QStringLiteral("tokens/") + item.picture,
            QRectF(foot.x() - breadth / 2, foot.y() - height * 0.86, breadth, height));
    }

    void token(const ShopItem& item)
    {
        if (item.token.isEmpty())
            return;
        const QPointF middle = at(item.sign);
        const qreal size = std::max(least_token, 46 * zoom_);
        paint_art(painter_, QStringLiteral("tokens/") + item.token,
            QRectF(middle.x() - 25 * zoom_ - size * 0.82, middle.y() - size / 2, size, size));
    }

    /// Paints the names that have room, starting with those of the places in `first`.
    void shopNames(const QStringList& first)
    {
        std::vector<ShopItem> shops = table_.shops()->items();
        std::stable_partition(shops.begin(), shops.end(), [&](const ShopItem& item) {
            const Place place = place_of(static_cast<Shop>(item.key));
            return std::ranges::any_of(first, [&](const QString& id) { return find_place(id.toStdString()) == place; });
        });
        QFont font(QStringLiteral("Cabin"));
        font.setPixelSize(qRound(std::max(least_letters, 17 * zoom_)));
        font.setWeight(QFont::DemiBold);
        painter_.setFont(font);
        const QRectF view(QPointF(), camera_.view().size());
        std::vector<QRectF> taken;
        for (const ShopItem& item : shops) {
            const QString name = names::in_language(town.shops[static_cast<std::size_t>(item.key)].name, language_);
            QRectF plate(
                0, 0, QFontMetricsF(font).horizontalAdvance(name) + font.pixelSize() * 0.7, font.pixelSize() * 1.24);
            const QPointF middle = at(item.sign);
            plate.moveTo(middle.x() - plate.width() / 2, middle.y() + 23 * zoom_);
            const auto covers = [&](const QRectF& other) { return other.intersects(plate); };
            if (!view.contains(plate) || std::ranges::any_of(taken, covers))
                continue;
            taken.push_back(plate);
            painter_.setPen(QPen(sign_line, 1.5));
            painter_.setBrush(sign);
            painter_.drawRoundedRect(plate, 4, 4);
            painter_.setPen(ink);
            painter_.drawText(plate, Qt::AlignCenter, name);
        }
    }

    void base(const FigureItem& item, QPointF feet, qreal canvas)
    {
        const qreal size = canvas * (item.key >= first_patrol_subject ? 0.86 : 0.78);
        painter_.save();
        painter_.translate(feet);
        painter_.scale(1, 0.8);
        painter_.rotate(item.angle);
        paint_art(painter_, item.free ? item.base + QStringLiteral("-free") : item.base,
            QRectF(-size * 38 / 84, -size / 2, size, size));
        painter_.restore();
    }

    qreal canvasOf(const FigureItem& item) const { return std::max(least_figure, 94 * zoom_) * item.size; }

    void figure(const FigureItem& item, qreal canvas)
    {
        if (item.underground)
            return;
        const QPointF feet = at(item.feet);
        base(item, feet, canvas);
        painter_.setOpacity(item.chip == QLatin1String("jail") || item.chip == QLatin1String("graveyard") ? 0.55 : 1);
        paint_art(painter_, item.picture,
            QRectF(feet.x() - canvas * 52 / 112, feet.y() - canvas * 102 / 112, canvas, canvas));
        painter_.setOpacity(1);
    }

    void tags(const FigureItem& item, qreal canvas)
    {
        const QPointF feet = at(item.feet);
        if (item.record > 0)
            record(item.record, feet, canvas);
        if (!item.chip.isEmpty())
            chip(item, feet, canvas);
        if (item.leader >= 0) {
            const qreal size = std::max(least_chip, canvas * 0.28);
            paint_art(painter_, QStringLiteral("chips/vamped-") + SeatStyle::file(item.leader),
                QRectF(feet.x() - size / 2, feet.y() - canvas * 0.95, size, size));
        }
    }

    void record(int years, QPointF feet, qreal canvas)
    {
        const qreal width = std::max(least_record, canvas * 0.5);
        const QRectF tag(feet.x() + canvas * 0.4 - width * 0.7, feet.y() - canvas * 0.79, width, width * 40 / 76);
        paint_art(painter_, QStringLiteral("chips/record"), tag);
        paint_figure_text(painter_, QString::number(years),
            QPointF(tag.left() + tag.width() * 0.66, tag.center().y() - tag.height() * 0.04), tag.height() * 0.8, ink);
    }

    void chip(const FigureItem& item, QPointF feet, qreal canvas)
    {
        const qreal size = std::max(least_chip, canvas * 0.3);
        const QRectF place(feet.x() - size * (item.turns > 0 ? 0.9 : 0.5), feet.y() + canvas * 0.13 - size, size, size);
        paint_art(painter_, QStringLiteral("chips/") + item.chip, place);
        if (item.turns == 0)
            return;
        const QPointF beside(place.right() + size * 0.4, place.center().y());
        for (const QPointF& rim : {QPointF(-2, 0), QPointF(2, 0), QPointF(0, -2), QPointF(0, 2)})
            paint_figure_text(painter_, QString::number(item.turns), beside + rim, size, ink);
        paint_figure_text(painter_, QString::number(item.turns), beside, size, Qt::white);
    }

    /// Paints a forbidden way: dots, with a cross at the end.
    void refused(const std::vector<QPointF>& way)
    {
        if (way.size() < 2)
            return;
        QPolygonF line;
        for (const QPointF& point : way)
            line << at(point);
        const qreal width = std::max(5.0, 7 * zoom_);
        QPen pen(sign, width * 1.7, Qt::CustomDashLine, Qt::RoundCap, Qt::RoundJoin);
        pen.setDashPattern({0.1, 1.6});
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(pen);
        painter_.drawPolyline(line);
        pen.setColor(refusal);
        pen.setWidthF(width);
        pen.setDashPattern({0.1, 1.6 * 1.7});
        painter_.setPen(pen);
        painter_.drawPolyline(line);
        const qreal reach = std::max(15.0, 22 * zoom_);
        for (const auto& [color, thick] : {std::pair{sign, width * 2.4}, std::pair{refusal, width * 1.3}}) {
            painter_.setPen(QPen(color, thick, Qt::SolidLine, Qt::RoundCap));
            painter_.drawLine(line.last() - QPointF(reach, reach), line.last() + QPointF(reach, reach));
            painter_.drawLine(line.last() - QPointF(reach, -reach), line.last() + QPointF(reach, -reach));
        }
    }

    QPainter& painter_;
    SuperGangTable& table_;
    const BoardCamera& camera_;
    qreal zoom_;
    QString language_;
};

}

void paint_town(QPainter& painter, SuperGangTable& table, const PaperWalks& walks, const QStringList& framed,
    const QString& language)
{
    Artist(painter, table, language).paint(walks, framed);
}

}
