// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the cover and the parts that every printed page has.
#include "app/rulebook/booklet_boxes.hpp"
#include "app/rulebook/translated_to.hpp"

#include <QSvgRenderer>

#include <algorithm>

namespace rulebook::paper {

namespace {

const QColor page_brass(0xD9, 0xB4, 0x5E);
const QColor page_gold(0xF8, 0xDC, 0x9A);
const QColor page_cream(0xF4, 0xE8, 0xCC);

/// Returns a font of at most this size in which the text fits the width.
QFont fitting(const char* family, qreal points, const QString& words, qreal width, QPainter& painter)
{
    QFont font = paper_font(family, points);
    const qreal needed = QFontMetricsF(font, painter.device()).horizontalAdvance(words);
    if (needed > width)
        font.setPointSizeF(points * width / needed);
    return font;
}

void frame(QPainter& painter, const Sheet& sheet, qreal inset, qreal line)
{
    painter.setPen(QPen(page_brass, line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(inset, inset, sheet.width - 2 * inset, sheet.height - 2 * inset));
}

/// Draws cards as a fan, like a hand of cards.
void fan(QPainter& painter, const std::vector<CardDrawing>& cards, QPointF centre, qreal width)
{
    const auto count = static_cast<qreal>(cards.size());
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const qreal side = static_cast<qreal>(at) - (count - 1) / 2;
        painter.save();
        painter.translate(centre + QPointF(side * width * 0.62, std::abs(side) * width * 0.1));
        painter.rotate(side * 13);
        const QRectF place(-width / 2, -width * 0.7, width, width * 1.4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 70));
        painter.drawRoundedRect(place.translated(mm(1.2), mm(1.8)), width * 0.07, width * 0.07);
        paint_card(painter, cards[at], place);
        painter.restore();
    }
}

}

void paint_card(QPainter& painter, const CardDrawing& card, QRectF place)
{
    const qreal unit = place.width() / CardDrawing::size.width();
    for (const CardDrawing::Layer& layer : card.layers) {
        const QRectF at(place.topLeft() + layer.place.topLeft() * unit, layer.place.size() * unit);
        painter.save();
        if (!layer.art.isEmpty()) {
            painter.setClipRect(at, Qt::IntersectClip);
            QSvgRenderer(QStringLiteral(":/art/%1.svg").arg(layer.art)).render(&painter, at);
        } else {
            QFont font(layer.font);
            font.setPixelSize(std::max(1, qRound(layer.size * unit)));
            const qreal needed = QFontMetricsF(font, painter.device()).horizontalAdvance(layer.text);
            if (needed > at.width())
                font.setPixelSize(std::max(1, qFloor(layer.size * unit * at.width() / needed)));
            painter.setFont(font);
            painter.setPen(layer.color);
            painter.drawText(at, Qt::AlignCenter | Qt::TextDontClip, layer.text);
        }
        painter.restore();
    }
}

void paint_foot(QPainter& painter, const Sheet& sheet, const QString& book, const QString& section, int page)
{
    painter.setFont(paper_font("Cabin", 8.5));
    painter.setPen(brown);
    const QRectF line(margin_left, sheet.height - mm(17), text_left + text_width - margin_left, mm(6));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("%1  ·  %2").arg(book, section));
    painter.setFont(paper_font("Cabin", 10, QFont::Bold));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, QString::number(page));
}

void paint_cover(QPainter& painter, const Sheet& sheet, const Book& book, const CardMaker& maker)
{
    QRadialGradient baize(QPointF(sheet.width / 2, sheet.height * 0.45), sheet.height * 0.62);
    baize.setColorAt(0, QColor(0x2B, 0x6B, 0x50));
    baize.setColorAt(1, QColor(0x0F, 0x2C, 0x20));
    painter.fillRect(QRectF(0, 0, sheet.width, sheet.height), baize);
    frame(painter, sheet, mm(10), mm(0.9));
    frame(painter, sheet, mm(12.2), mm(0.3));

    const qreal width = sheet.width - mm(50);
    painter.setPen(page_gold);
    painter.setFont(fitting("Limelight", 54, book.title, width, painter));
    painter.drawText(QRectF(mm(25), mm(38), width, mm(34)), Qt::AlignCenter, book.title);
    painter.setPen(page_cream);
    const QString rules =
        translated_to(book.language, "Rulebook", QT_TRANSLATE_NOOP("Rulebook", "The rules of the game"));
    painter.setFont(fitting("Cabin", 17, rules, width, painter));
    painter.drawText(QRectF(mm(25), mm(72), width, mm(12)), Qt::AlignCenter, rules);

    std::vector<CardDrawing> cards;
    for (const Section& section : book.sections)
        for (const Block& block : section.blocks)
            for (const PicturedCard& card : block.cards)
                if (const auto drawing = maker && cards.size() < 3 ? maker(card.card) : std::nullopt)
                    cards.push_back(*drawing);
    fan(painter, cards, QPointF(sheet.width / 2, mm(170)), mm(66));

    painter.setPen(page_gold);
    painter.setFont(fitting("Limelight", 20, QStringLiteral("Backroom"), width, painter));
    painter.drawText(QRectF(mm(25), sheet.height - mm(40), width, mm(14)), Qt::AlignCenter, QStringLiteral("Backroom"));
}

}
