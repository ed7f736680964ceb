#pragma once

#include "games/table_figure.hpp"
#include "rulebook/booklet.hpp"

#include <QColor>
#include <QPainter>

/// Draws figures for paper, from the same tables and pictures as the window. Light paper gets dark baize.
namespace figure_painting {

/// Draws a picture of the program's art by its name, such as "dice/boss".
void paint_art(QPainter& painter, const QString& name, QRectF place);
/// Draws a card's picture with its rim over the rectangle `card`.
void paint_card(QPainter& painter, const QString& name, QRectF card);
void paint_figure_text(QPainter& painter, const QString& text, QPointF centre, qreal height, const QColor& color);

/// Describes how a game's figures are drawn on paper. The table's layout is as wide as the picture of one step.
struct Sheet {
    int columns = 1;
    std::function<qreal(GameTable& table)> height;
    std::function<void(QPainter& painter, GameTable& table)> paint;
};

/// Draws the steps that the figure has for paper side by side, each with its number.
QImage paint(TableFigure& figure, QSizeF room, const Sheet& sheet);

}
