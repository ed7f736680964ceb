// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/book_cards.hpp"

#include "engine/the_gang/protocol/words.hpp"

#include <algorithm>

namespace the_gang_table {

using namespace backroom::the_gang;

namespace {

const QColor odd_red(0xB3, 0x24, 0x1C);
const QColor even_blue(0x1B, 0x4C, 0x93);
const QColor ink(0x1C, 0x17, 0x14);

CardDrawing gangster(int number)
{
    const bool odd = number % 2 == 1;
    const QString frame = QStringLiteral("frames/%1-%2")
                              .arg(odd ? QStringLiteral("odd") : QStringLiteral("even"),
                                  QString::number(revolvers(static_cast<Gangster>(number))));
    return {{CardDrawing::picture(QStringLiteral("portraits/%1").arg(number), QRectF(12, 12, 226, 326)),
        CardDrawing::whole(frame),
        CardDrawing::words(QString::number(number), QRectF(3, 0, 100, 110), QStringLiteral("League Gothic"), 98,
            odd ? odd_red : even_blue)}};
}

}

std::optional<CardDrawing> draw_card(const QJsonObject& card)
{
    const int number = card.value(QLatin1String("gangster")).toInt();
    if (number >= 1 && number <= gangster_count)
        return gangster(number);
    const QString special = card.value(QLatin1String("special")).toString();
    const QString name = card.value(QLatin1String("name")).toString();
    if (std::ranges::find(words::specials, special.toStdString()) == words::specials.end() || name.isEmpty())
        return {};
    return CardDrawing{{CardDrawing::whole(QStringLiteral("specials/") + special),
        CardDrawing::words(name, QRectF(30, 281, 190, 42), QStringLiteral("Limelight"), 34, ink)}};
}

}
