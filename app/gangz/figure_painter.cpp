#include "gangz/figure_painter.hpp"

#include "games/figure_painting.hpp"
#include "gangz/table.hpp"
#include "table/seat_style.hpp"

#include <algorithm>

namespace gangz_table {

using namespace figure_painting;

namespace {

const QColor brass(0xD9, 0xB4, 0x5E);
const QColor gold(0xF0, 0xD4, 0x8A);
const QColor capture(0xFF, 0x7A, 0x52);
const QColor good(0x14, 0x5A, 0x40);
const QColor bad(0xB3, 0x24, 0x1C);

void outline(QPainter& painter, QRectF place, const QColor& color)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, place.width() * 0.03));
    painter.drawRoundedRect(place, place.width() * 0.07, place.width() * 0.07);
}

void paint_chip(QPainter& painter, QRectF place, const QString& text, const QColor& ground)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    paint_figure_text(painter, text, place.center(), place.height() * 0.82, Qt::white);
}

void paint_tattoo(QPainter& painter, const CardItem& card, qreal leader_rim)
{
    if (card.leader) {
        const QRectF frame = card.place.adjusted(-leader_rim, -leader_rim, leader_rim, leader_rim);
        painter.setPen(QPen(brass, 1.5));
        painter.setBrush(QColor(0x1A, 0x0E, 0x07));
        painter.drawRoundedRect(frame, leader_rim, leader_rim);
    }
    if (card.face < 0)
        return paint_card(painter, QStringLiteral("backs/tattoo"), card.place);
    paint_card(painter, QStringLiteral("tattoos/paper"), card.place);
    paint_card(painter, QStringLiteral("tattoos/%1").arg(card.face), card.place);
    if (card.chosen || card.aimed)
        outline(painter, card.place, gold);
    if (card.own) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 92));
        painter.drawRoundedRect(card.place, card.place.width() * 0.06, card.place.width() * 0.06);
    }
    if (card.intruder)
        outline(painter, card.place, capture);
    if (card.owner_mark >= 0) {
        const qreal size = card.place.width() * 0.26;
        paint_art(painter, QStringLiteral("marks/%1-disc").arg(SeatStyle::file(card.owner_mark)),
            QRectF(card.place.left() - size * 0.1, card.place.top() - size * 0.4, size, size));
        paint_chip(painter,
            QRectF(card.place.right() - size * 1.2, card.place.top() - size * 0.4, size * 1.3, size * 0.8),
            Wording::signedPoints(card.points), card.points > 0 ? good : bad);
    }
}

void paint_track(QPainter& painter, GangzTable& table)
{
    const QList<QRectF>& beads = table.layout()->beads();
    const int goal = table.layout()->goal();
    if (beads.isEmpty())
        return;
    painter.setPen(QPen(brass, 2));
    painter.drawLine(beads.first().center(), beads.last().center());
    const int lowest = table.layout()->lowest();
    for (int bead = 0; bead < beads.size(); ++bead) {
        painter.setPen(QPen(brass, 1.2));
        painter.setBrush(bead == goal ? brass : QColor(0x10, 0x29, 0x1F));
        painter.drawEllipse(beads[bead]);
        paint_figure_text(painter, QString::number(lowest + bead), beads[bead].center(), beads[bead].height() * 0.7,
            bead == goal ? QColor(0x1C, 0x17, 0x14) : gold);
    }
    for (const MarkItem& mark : table.pointMarks()->items())
        paint_art(painter, QStringLiteral("marks/%1-disc").arg(SeatStyle::file(mark.mark)), mark.place);
}

}

QImage paint_figure(TableFigure& figure, QSizeF room)
{
    Sheet sheet;
    sheet.columns = 2;
    sheet.height = [](GameTable& of) { return static_cast<GangzTable&>(of).layout()->figureHeight(); };
    sheet.paint = [](QPainter& painter, GameTable& of) {
        auto& table = static_cast<GangzTable&>(of);
        std::vector<CardItem> cards = table.cards()->items();
        std::ranges::stable_sort(cards, {}, &CardItem::stack);
        for (const CardItem& card : cards)
            paint_tattoo(painter, card, table.layout()->leaderRim());
        for (const PawnItem& pawn : table.pawns()->items())
            paint_art(painter, QStringLiteral("guns/%1").arg(SeatStyle::file(pawn.mark)), pawn.place);
        paint_track(painter, table);
    };
    return paint(figure, room, sheet);
}

}
