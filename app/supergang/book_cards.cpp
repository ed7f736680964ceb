// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/book_cards.hpp"

#include "app/supergang/pictures.hpp"

#include <algorithm>
#include <array>

namespace supergang_table {

namespace {

using backroom::supergang::Character;

/// The mark of the books' first seat.
constexpr int mark = 0;
constexpr QPointF feet(122, 282);

/// The canvas of a figure is 112×112 with its feet at (52, 102); that of a base is 84 wide with its centre at (38, 42).
void stand(CardDrawing& drawing, const QString& figure, const QString& base, qreal breadth)
{
    constexpr qreal size = 232;
    constexpr qreal flat = 0.8;
    const qreal wide = size * breadth;
    drawing.layers.push_back(
        CardDrawing::picture(base, QRectF(feet.x() - wide * 38 / 84, feet.y() - wide * flat / 2, wide, wide * flat)));
    drawing.layers.push_back(
        CardDrawing::picture(figure, QRectF(feet.x() - size * 52 / 112, feet.y() - size * 102 / 112, size, size)));
}

bool add_figure(CardDrawing& drawing, const QString& name)
{
    static constexpr std::array kinds{"killer", "vamp", "dealer"};
    const auto kind = std::ranges::find(kinds, name, [](const char* one) { return QLatin1String(one); });
    if (kind != kinds.end())
        stand(drawing, pictures::figure(static_cast<Character>(kind - kinds.begin()), mark),
            QStringLiteral("bases/") + SeatStyle::file(mark), 0.78);
    else if (name == QLatin1String("patrol"))
        stand(drawing, pictures::patrol(0), QStringLiteral("bases/police"), 0.86);
    else
        return false;
    return true;
}

bool add_piece(CardDrawing& drawing, const QString& name)
{
    if (name == QLatin1String("ownership") || name == QLatin1String("racket"))
        drawing.layers.push_back(CardDrawing::picture(
            QStringLiteral("tokens/%1-%2").arg(name, SeatStyle::file(mark)), QRectF(42, 66, 168, 168)));
    else if (name == QLatin1String("pawn"))
        drawing.layers.push_back(
            CardDrawing::picture(QStringLiteral("tokens/traffic-") + SeatStyle::file(mark), QRectF(43, 80, 164, 205)));
    else
        return false;
    return true;
}

}

std::optional<CardDrawing> draw_card(const QJsonObject& card)
{
    CardDrawing drawing;
    drawing.layers.push_back(CardDrawing::whole(QStringLiteral("town/book-card")));
    if (add_figure(drawing, card.value(QLatin1String("figure")).toString())
        || add_piece(drawing, card.value(QLatin1String("piece")).toString()))
        return drawing;
    return {};
}

}
