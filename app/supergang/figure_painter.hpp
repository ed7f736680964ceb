#pragma once

#include <QImage>
#include <QSizeF>

class TableFigure;

namespace supergang_table {

/// The figure on paper.
QImage paint_figure(TableFigure& figure, QSizeF room);

}
