#pragma once

#include <QImage>
#include <QSizeF>

class TableFigure;

namespace gangz_table {

/// Draws the figure for paper.
QImage paint_figure(TableFigure& figure, QSizeF room);

}
