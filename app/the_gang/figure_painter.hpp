#pragma once

#include <QImage>
#include <QSizeF>

class TableFigure;

namespace the_gang_table {

/// The rows of a figure before and after what is played, for paper.
QImage paint_figure(TableFigure& figure, QSizeF room);

}
