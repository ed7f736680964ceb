#pragma once

#include <QImage>
#include <QSizeF>

class TableFigure;

namespace gang_of_dice_table {

/// Draws warning card, tray and seats after every roll of a figure, for paper.
QImage paint_figure(TableFigure& figure, QSizeF room);

}
