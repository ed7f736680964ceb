#include "gang_of_dice/figure_painter.hpp"

#include "games/figure_painting.hpp"
#include "gang_of_dice/table.hpp"

#include <cmath>

namespace gang_of_dice_table {

using namespace figure_painting;

namespace {

const QColor ink(0x1C, 0x17, 0x14);
const QColor plate_ground(0x0F, 0x2A, 0x20);
const QColor cream(0xF4, 0xE8, 0xCC);
const QColor danger(0xFF, 0x9A, 0x7A);
const QColor title(0xF8, 0xDC, 0x9A);

QString die_art(int face, qreal size)
{
    return QStringLiteral("dice/%1%2")
        .arg(size <= 40 ? QStringLiteral("small-") : QString(),
            face == 0 ? QStringLiteral("boss") : QString::number(face));
}

void paint_warning(QPainter& painter, const GangOfDiceTable& table, QRectF card)
{
    const DiceWarning& warning = table.card();
    paint_card(painter, warning.bomb ? QStringLiteral("warnings/bomb") : QStringLiteral("warnings/explosive"), card);
    const qreal unit = card.width() / 250;
    if (!warning.figure.isEmpty())
        paint_figure_text(painter, warning.figure, card.topLeft() + QPointF(125, 240) * unit, 110 * unit, ink);
    const QList<int>& faces = warning.faces;
    const qreal size = 58 * unit;
    const qreal step = size + 6 * unit;
    for (int index = 0; index < faces.size(); ++index) {
        const qreal x = card.center().x() + (index - (static_cast<double>(faces.size()) - 1) / 2) * step;
        paint_art(painter, die_art(faces[index], 100), QRectF(x - size / 2, card.top() + 215 * unit, size, size));
    }
}

void paint_plate(QPainter& painter, const SeatPlate& plate)
{
    painter.setPen(QPen(title, 1));
    painter.setBrush(plate_ground);
    painter.drawRoundedRect(plate.place.adjusted(1, 1, -1, -1), 8, 8);
    QFont font(QStringLiteral("Cabin"));
    font.setPixelSize(std::max(1, qRound(plate.place.height() * 0.24)));
    painter.setFont(font);
    painter.setPen(cream);
    painter.drawText(plate.place.adjusted(12, 6, -12, -6), Qt::AlignLeft | Qt::AlignTop, plate.name);
    painter.setPen(plate.busted ? danger : title);
    painter.drawText(plate.place.adjusted(12, 6, -12, -6), Qt::AlignRight | Qt::AlignTop, plate.total);
}

void paint_die(QPainter& painter, const DieItem& die)
{
    painter.save();
    painter.translate(die.place.center());
    painter.rotate(die.tilt);
    const QRectF at(QPointF(-die.place.width() / 2, -die.place.width() / 2), die.place.size());
    painter.setOpacity(die.dimmed ? 0.45 : 1);
    paint_art(painter, die_art(die.face, die.place.width()), at);
    if (die.offending) {
        painter.setOpacity(1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0xFF, 0x7A, 0x52), at.width() * 0.05));
        painter.drawRoundedRect(at, at.width() * 0.14, at.width() * 0.14);
    }
    painter.restore();
}

void paint_tray(QPainter& painter, GangOfDiceTable& table)
{
    const QRectF tray = table.layout()->tray();
    paint_art(painter, QStringLiteral("room/tray"), tray);
    for (const DieItem& die : table.dice()->items())
        if (tray.contains(die.place.center()))
            paint_die(painter, die);
    const DiceTray& words = table.tray();
    const bool bad = words.alarming || (words.sum < 0 && words.ended_busted);
    paint_figure_text(painter, QString::number(std::max(words.sum, words.ended_sum)),
        QPointF(tray.right() - tray.height() * 0.24, tray.bottom() - tray.height() * 0.22), tray.height() * 0.16,
        bad ? danger : title);
}

/// Draws the middle and the seats in place of an empty tray.
void paint_seats(QPainter& painter, GangOfDiceTable& table)
{
    const GangOfDiceLayout& layout = *table.layout();
    const QRectF tray = layout.tray();
    const QRectF middle = layout.middlePlate();
    const qreal height = layout.figureHeight() - middle.top();
    const qreal factor = std::min(tray.width() / layout.size().width(), tray.height() / height);
    painter.save();
    painter.translate(tray.left(), tray.center().y() - height * factor / 2);
    painter.scale(factor, factor);
    painter.translate(0, -middle.top());
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate_ground);
    painter.drawRoundedRect(middle, 8, 8);
    paint_figure_text(
        painter, QString::number(table.middle().prize), layout.middleText().center(), middle.height() * 0.7, title);
    for (const SeatPlate& plate : table.plates()->items())
        paint_plate(painter, plate);
    for (const TokenItem& token : table.tokens()->items())
        paint_art(painter, QStringLiteral("pieces/token"), token.place);
    for (const DieItem& die : table.dice()->items())
        paint_die(painter, die);
    painter.restore();
}

}

QImage paint_figure(TableFigure& figure, QSizeF room)
{
    Sheet sheet;
    const bool seats = figure.figure().show.contains(QStringLiteral("seats"));
    sheet.columns = seats ? 1 : 2;
    sheet.height = [](GameTable& table) {
        const GangOfDiceLayout& layout = *static_cast<GangOfDiceTable&>(table).layout();
        return layout.tray().bottom();
    };
    sheet.paint = [](QPainter& painter, GameTable& of) {
        auto& table = static_cast<GangOfDiceTable&>(of);
        paint_warning(painter, table, table.layout()->card());
        if (table.tray().sum >= 0 || table.tray().ended_sum >= 0)
            paint_tray(painter, table);
        else
            paint_seats(painter, table);
    };
    return paint(figure, QSizeF(seats ? std::floor(room.width() * 0.72) : room.width(), room.height()), sheet);
}

}
