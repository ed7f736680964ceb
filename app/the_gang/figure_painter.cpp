#include "the_gang/figure_painter.hpp"

#include "games/figure_painting.hpp"
#include "the_gang/table.hpp"
#include "the_gang/wording.hpp"
#include "the_gang/words.hpp"

#include <cmath>

namespace the_gang_table {

using namespace figure_painting;

namespace {

const QColor odd_red(0xB3, 0x24, 0x1C);
const QColor even_blue(0x1B, 0x4C, 0x93);
const QColor street_ground(0x17, 0x3D, 0x2D);
const QColor brass(0xD9, 0xB4, 0x5E);
const QColor threat(0xFF, 0x7A, 0x52);

/// Returns the part of the file names of the city's pictures.
QString city_id(int city)
{
    const std::string_view word = backroom::the_gang::words::of(static_cast<backroom::the_gang::City>(city));
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

void paint_gangster(QPainter& painter, const CardItem& card)
{
    const bool odd = card.face % 2 == 1;
    const qreal unit = card.place.width() / 250;
    const QRectF portrait(card.place.left() + 12 * unit, card.place.top() + 12 * unit, 226 * unit, 326 * unit);
    painter.save();
    painter.setClipRect(portrait, Qt::IntersectClip);
    paint_art(painter, QStringLiteral("portraits/%1").arg(card.face), portrait);
    painter.restore();
    paint_card(painter,
        QStringLiteral("frames/%1-%2")
            .arg(odd ? QStringLiteral("odd") : QStringLiteral("even"), QString::number(card.revolvers)),
        card.place);
    paint_figure_text(painter, QString::number(card.face), card.place.topLeft() + QPointF(53, 55) * unit, 98 * unit,
        odd ? odd_red : even_blue);
}

/// Marks a card that is about to be captured.
void paint_threat(QPainter& painter, const CardItem& card)
{
    const qreal line = card.place.width() / 16;
    painter.setPen(QPen(threat, line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.place.adjusted(-line / 2, -line / 2, line / 2, line / 2), line * 1.6, line * 1.6);
}

void paint_special(QPainter& painter, const CardItem& card)
{
    const std::string_view word = backroom::the_gang::words::specials.at(static_cast<std::size_t>(card.face));
    const QString name = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    paint_card(painter, QStringLiteral("specials/%1-small").arg(name), card.place);
}

void paint_street(QPainter& painter, const TheGangLayout& layout, int city)
{
    const QRectF street = layout.streets().at(city);
    painter.setPen(Qt::NoPen);
    painter.setBrush(street_ground);
    painter.drawRoundedRect(street, 10, 10);
    const QRectF tile(street.left() + 8, street.top() + 8, layout.skyline() - 16, street.height() - 16);
    const QRectF name(tile.left(), tile.bottom() - tile.height() * 0.24, tile.width(), tile.height() * 0.24);
    painter.setBrush(QColor(0x0A, 0x17, 0x12));
    painter.setPen(QPen(brass, 2));
    painter.drawRect(tile);
    // The picture is tall; its lower part fills the tile.
    painter.save();
    const QRectF sky = tile.adjusted(2, 2, -2, -name.height());
    painter.setClipRect(sky, Qt::IntersectClip);
    const qreal height = sky.width() * 326 / 226;
    paint_art(painter, QStringLiteral("cities/%1-tall").arg(city_id(city)),
        QRectF(sky.left(), sky.bottom() - height, sky.width(), height));
    painter.restore();
    QFont font(QStringLiteral("Limelight"));
    font.setPixelSize(std::max(1, qRound(name.height() * 0.6)));
    painter.setFont(font);
    painter.setPen(QColor(0xF4, 0xE8, 0xCC));
    painter.drawText(name, Qt::AlignCenter, Wording::city(static_cast<backroom::the_gang::City>(city)));
}

}

QImage paint_figure(TableFigure& figure, QSizeF room)
{
    Sheet sheet;
    sheet.height = [](GameTable& table) { return static_cast<TheGangTable&>(table).layout()->rail().top(); };
    sheet.paint = [](QPainter& painter, GameTable& of) {
        auto& table = static_cast<TheGangTable&>(of);
        const TheGangLayout& layout = *table.layout();
        for (int city = 0; city < layout.streets().size(); ++city)
            if (layout.streets().at(city).top() >= 0)
                paint_street(painter, layout, city);
        for (const CardItem& card : table.gangsters()->items())
            if (card.face > 0 && card.face_up) {
                paint_gangster(painter, card);
                if (card.threatened)
                    paint_threat(painter, card);
            }
        for (const CardItem& card : table.specials()->items())
            if (card.face > 0 && card.face_up)
                paint_special(painter, card);
    };
    // Rows are wide and low; slightly narrower figures allow two on a page with their captions.
    return paint(figure, QSizeF(std::floor(room.width() * 0.84), room.height()), sheet);
}

}
