#pragma once

#include <QColor>
#include <QJsonObject>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

/// A card of a game as the rulebook pictures it, on the screen and on paper: layers, the lowest first.
struct CardDrawing {
    /// A picture of the program's art ("portraits/27"), or words.
    struct Layer {
        QString art;
        QRectF place;
        QString text;
        QString font;
        /// Of the lettering; smaller where the words would not fit into the place.
        qreal size = 0;
        QColor color;

        bool operator==(const Layer&) const = default;
    };

    /// The units in which the layers are placed.
    static constexpr QSizeF size{250, 350};

    static Layer picture(const QString& art, QRectF place) { return {art, place, {}, {}, 0, {}}; }
    /// The whole card with the rim that its picture has around it.
    static Layer whole(const QString& art) { return picture(art, QRectF(-5, -5, 260, 360)); }
    static Layer words(const QString& text, QRectF place, const QString& font, qreal letters, const QColor& color)
    {
        return {{}, place, text, font, letters, color};
    }

    std::vector<Layer> layers;
    /// Of the card itself, whose shadow is seen.
    QRectF outline{QPointF(), size};
};

/// Draws what a book asks for; nothing for a card that the game does not have.
using CardMaker = std::function<std::optional<CardDrawing>(const QJsonObject& card)>;
