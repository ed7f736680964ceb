// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/book_cards.hpp"

#include "app/gang_of_dice/words/wording.hpp"
#include "engine/gang_of_dice/protocol/codec.hpp"

#include <QJsonDocument>

namespace gang_of_dice_table {

using namespace backroom::gang_of_dice;

namespace {

const QColor ink(0x1C, 0x17, 0x14);

void add_faces(CardDrawing& drawing, const QList<int>& faces)
{
    constexpr qreal apart = 8;
    const qreal size = faces.size() > 2 ? 52 : 62;
    const auto count = static_cast<qreal>(faces.size());
    qreal x = (CardDrawing::size.width() - count * size - (count - 1) * apart) / 2;
    for (const int face : faces) {
        drawing.layers.push_back(
            CardDrawing::picture(QStringLiteral("dice/%1").arg(face), QRectF(x, 226 - size / 2, size, size)));
        x += size + apart;
    }
}

}

std::optional<CardDrawing> draw_card(const QJsonObject& card)
{
    Warning warning;
    try {
        warning = backroom::Codec<GangOfDice>::warning(
            backroom::Json::parse(QJsonDocument(card.value(QLatin1String("warning")).toObject())
                                      .toJson(QJsonDocument::Compact)
                                      .toStdString()));
    } catch (const backroom::InputError&) {
        return {};
    }
    const QString word = card.value(QLatin1String("word")).toString();
    if (word.isEmpty())
        return {};
    CardDrawing drawing;
    drawing.layers.push_back(CardDrawing::whole(
        warning.kind == Kind::bomb ? QStringLiteral("warnings/bomb") : QStringLiteral("warnings/explosive")));
    if (const QString figure = Wording::triggerFigure(warning); !figure.isEmpty())
        drawing.layers.push_back(
            CardDrawing::words(figure, QRectF(37, 172, 176, 104), QStringLiteral("League Gothic"), 96, ink));
    else
        add_faces(drawing, Wording::triggerFaces(warning));
    drawing.layers.push_back(CardDrawing::words(word, QRectF(37, 268, 176, 36), QStringLiteral("Cabin"), 25, ink));
    return drawing;
}

}
