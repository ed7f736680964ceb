#pragma once

#include <QImage>
#include <QSizeF>

class TableFigure;

namespace the_gang_table {

/// Draws the rows of a figure before and after its actions, for paper.
QImage paint_figure(TableFigure& figure, QSizeF room);

}
