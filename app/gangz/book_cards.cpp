// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gangz/book_cards.hpp"

#include "engine/gangz/cards.hpp"

namespace gangz_table {

std::optional<CardDrawing> draw_card(const QJsonObject& card)
{
    const QJsonValue tattoo = card.value(QLatin1String("tattoo"));
    const int number = tattoo.toInt(-1);
    if (!tattoo.isDouble() || number < 0 || number >= backroom::gangz::card_count)
        return {};
    // A tattoo is less tall than other cards in the books.
    const QRectF place(-5, 25, 260, 300);
    CardDrawing drawing;
    drawing.outline = QRectF(0, 30, 250, 290);
    drawing.layers.push_back(CardDrawing::picture(QStringLiteral("tattoos/paper"), place));
    drawing.layers.push_back(CardDrawing::picture(QStringLiteral("tattoos/%1").arg(number), place));
    return drawing;
}

}
