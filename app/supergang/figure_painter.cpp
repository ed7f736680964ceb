#include "supergang/figure_painter.hpp"

#include "games/figure_painting.hpp"
#include "supergang/paper_stall.hpp"
#include "supergang/paper_town.hpp"
#include "supergang/table.hpp"
#include "table/seat_style.hpp"

#include <map>

namespace supergang_table {

using namespace figure_painting;

namespace {

const QColor plate_ground(0x0F, 0x2A, 0x20);
const QColor brass(0xD9, 0xB4, 0x5E);
const QColor cream(0xF4, 0xE8, 0xCC);
const QColor title(0xF8, 0xDC, 0x9A);
const QColor good(0x7E, 0xD9, 0xA0);
const QColor stamp_red(0xB3, 0x24, 0x1C);

/// Heights of the strips below the town, as shares of the picture's width.
constexpr qreal dice_height = 0.12;
constexpr qreal seats_height = 0.165;
constexpr qreal between = 0.014;

void paint_dice(QPainter& painter, SuperGangTable& table, QRectF strip)
{
    const std::vector<TurnDie>& dice = table.dice()->items();
    /// The width of a die with its figure and a gap of half a die, in die sizes.
    constexpr qreal breadth = 2.0;
    const auto count = static_cast<qreal>(dice.size());
    const qreal size = std::min(strip.height() * 0.8, strip.width() / count / (breadth + 0.1));
    const qreal step = std::min(size * 2.6, strip.width() / count);
    qreal x = strip.center().x() - (step * (count - 1) + size * breadth) / 2;
    for (const TurnDie& die : dice) {
        painter.setOpacity(die.done ? 0.5 : 1);
        const QRectF place(x, strip.center().y() - size / 2, size, size);
        if (die.face > 0) {
            paint_art(painter, QStringLiteral("dice/%1-%2").arg(die.kind, QString::number(die.face)), place);
        } else {
            painter.setPen(QPen(brass, 2, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), size * 0.16, size * 0.16);
        }
        const qreal figure = size * 1.15;
        paint_art(
            painter, die.picture, QRectF(place.right() - size * 0.06, strip.center().y() - figure / 2, figure, figure));
        x += step;
    }
    painter.setOpacity(1);
}

void paint_seat(QPainter& painter, const SeatPlate& plate, QRectF place)
{
    painter.setOpacity(plate.out ? 0.5 : 1);
    painter.setPen(QPen(plate.active ? title : QColor(0x8A, 0x74, 0x44), plate.active ? 3 : 1.5));
    painter.setBrush(plate_ground);
    const qreal round = place.height() * 0.12;
    painter.drawRoundedRect(place.adjusted(1.5, 1.5, -1.5, -1.5), round, round);
    const qreal side = place.height() * 0.1;
    const qreal disc = place.height() * 0.38;
    paint_art(painter, QStringLiteral("marks/%1-disc").arg(SeatStyle::file(plate.mark)),
        QRectF(place.left() + side, place.top() + side, disc, disc));
    const auto write = [&](const QString& font, qreal height, const QColor& color, QRectF room, int align,
                           const QString& words) {
        QFont with(font);
        with.setPixelSize(std::max(1, qRound(place.height() * height)));
        painter.setFont(with);
        painter.setPen(color);
        painter.drawText(room, align, QFontMetricsF(with).elidedText(words, Qt::ElideRight, room.width()));
    };
    const QRectF above(place.left() + disc + side * 1.8, place.top() + side, place.width() - disc - side * 2.8, disc);
    write(QStringLiteral("Cabin"), 0.27, cream, above, Qt::AlignLeft | Qt::AlignVCenter, plate.name);
    if (!plate.police && !plate.out) {
        const QRectF below(
            place.left() + side * 1.6, place.center().y(), place.width() - side * 3.2, place.height() / 2 - side * 0.4);
        const QString letters = QStringLiteral("League Gothic");
        write(letters, 0.34, good, below, Qt::AlignLeft | Qt::AlignVCenter, plate.income);
        write(letters, 0.5, title, below, Qt::AlignRight | Qt::AlignVCenter, QString::number(plate.cash));
    }
    painter.setOpacity(1);
}

void paint_seats(QPainter& painter, SuperGangTable& table, QRectF strip)
{
    const std::vector<SeatPlate>& plates = table.plates()->items();
    const qreal apart = strip.height() * 0.07;
    const auto count = static_cast<qreal>(plates.size());
    const qreal width = (strip.width() - apart * (count - 1)) / count;
    qreal x = strip.left();
    for (const SeatPlate& plate : plates) {
        paint_seat(painter, plate, QRectF(x, strip.top(), width, strip.height()));
        x += width + apart;
    }
}

/// Paints the number of the rule that refuses the move as a stamp, as on the screen.
void paint_stamp(QPainter& painter, const QString& rule, QRectF town)
{
    const qreal height = town.width() * 0.1;
    QFont font(QStringLiteral("League Gothic"));
    font.setPixelSize(std::max(1, qRound(height * 0.7)));
    const qreal width = QFontMetricsF(font).horizontalAdvance(rule) + height * 1.2;
    painter.save();
    painter.translate(town.right() - width * 0.62, town.top() + height * 0.95);
    painter.rotate(-7);
    const QRectF stamp(-width / 2, -height / 2, width, height);
    painter.setPen(QPen(stamp_red, height * 0.07));
    painter.setBrush(QColor(0xFF, 0xF8, 0xE8, 235));
    painter.drawRoundedRect(stamp, height * 0.16, height * 0.16);
    const qreal arm = height * 0.2;
    const QPointF cross(stamp.left() + height * 0.5, 0);
    painter.setPen(QPen(stamp_red, height * 0.11, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(cross - QPointF(arm, arm), cross + QPointF(arm, arm));
    painter.drawLine(cross - QPointF(arm, -arm), cross + QPointF(arm, -arm));
    painter.setFont(font);
    painter.setPen(stamp_red);
    painter.drawText(stamp.adjusted(height * 0.8, 0, -height * 0.2, 0), Qt::AlignCenter, rule);
    painter.restore();
}

std::map<int, PaperWalks> all_walks(TableFigure& figure)
{
    std::map<int, PaperWalks> walks;
    int before = 0;
    for (const int step : figure.figure().paper) {
        walks[step] = walks_between(figure, std::min(before, step), step);
        before = step;
    }
    return walks;
}

}

QImage paint_figure(TableFigure& figure, QSizeF room)
{
    const QStringList& show = figure.figure().show;
    const bool dice = show.contains(QStringLiteral("dice"));
    const bool seats = show.contains(QStringLiteral("seats"));
    const std::map<int, PaperWalks> walks = all_walks(figure);
    const auto town_of = [](SuperGangTable& table) {
        return QRectF(QPointF(), table.layout()->camera()->view().size());
    };
    Sheet sheet;
    // Three pictures get the most room side by side, too.
    sheet.columns = std::max(2, static_cast<int>(figure.figure().paper.size()));
    sheet.height = [=](GameTable& of) {
        const QRectF town = town_of(static_cast<SuperGangTable&>(of));
        return std::round(
            town.height() + town.width() * ((dice ? dice_height + between : 0) + (seats ? seats_height + between : 0)));
    };
    sheet.paint = [&](QPainter& painter, GameTable& of) {
        auto& table = static_cast<SuperGangTable&>(of);
        const QRectF town = town_of(table);
        if (table.duel().active)
            paint_stall(painter, table.duel(), town);
        else
            paint_town(painter, table, walks.at(figure.step()), show, figure.figure().language);
        const RuleFigure::Step& step = figure.figure().steps[static_cast<std::size_t>(figure.step())];
        if (!step.refused.isEmpty())
            paint_stamp(painter, step.refused, town);
        qreal y = town.bottom() + town.width() * between;
        if (dice) {
            paint_dice(painter, table, QRectF(0, y, town.width(), town.width() * dice_height));
            y += town.width() * (dice_height + between);
        }
        if (seats)
            paint_seats(painter, table, QRectF(0, y, town.width(), town.width() * seats_height));
    };
    return paint(figure, room, sheet);
}

}
