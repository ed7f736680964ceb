#pragma once

#include "games/table_figure.hpp"
#include "rulebook/booklet.hpp"

#include <QColor>
#include <QPainter>

/// Draws figures for paper, from the same tables and pictures as the window. Light paper gets dark baize.
namespace figure_painting {

/// A picture of the program's art: "dice/boss".
void paint_art(QPainter& painter, const QString& name, QRectF place);
/// A card's picture with its rim, over a card that lies there.
void paint_card(QPainter& painter, const QString& name, QRectF card);
void paint_figure_text(QPainter& painter, const QString& text, QPointF centre, qreal height, const QColor& color);

/// What a game says of its figures on paper. The table's layout has the width of a step's picture.
struct Sheet {
    int columns = 1;
    std::function<qreal(GameTable& table)> height;
    std::function<void(QPainter& painter, GameTable& table)> paint;
};

/// The steps that the figure has for paper, one beside the other, each with its number.
QImage paint(TableFigure& figure, QSizeF room, const Sheet& sheet);

}
