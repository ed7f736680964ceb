// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QJsonObject>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

/// The picture of a card for the rulebook, on screen and on paper: layers, the lowest first.
struct CardDrawing {
    /// A picture of the program's art, such as "portraits/27", or a text.
    struct Layer {
        QString art;
        QRectF place;
        QString text;
        QString font;
        /// The size of the letters, which is reduced if the text does not fit.
        qreal size = 0;
        QColor color;

        bool operator==(const Layer&) const = default;
    };

    /// The coordinate space of the layers.
    static constexpr QSizeF size{250, 350};

    static Layer picture(const QString& art, QRectF place) { return {art, place, {}, {}, 0, {}}; }
    /// A layer with the picture of the whole card, including the rim around it.
    static Layer whole(const QString& art) { return picture(art, QRectF(-5, -5, 260, 360)); }
    static Layer words(const QString& text, QRectF place, const QString& font, qreal letters, const QColor& color)
    {
        return {{}, place, text, font, letters, color};
    }

    std::vector<Layer> layers;
    /// The outline of the card, which casts the shadow.
    QRectF outline{QPointF(), size};
};

/// Draws a card of the book; returns nothing for a card that the game does not have.
using CardMaker = std::function<std::optional<CardDrawing>(const QJsonObject& card)>;
