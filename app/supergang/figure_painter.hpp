#pragma once

#include <QImage>
#include <QSizeF>

class TableFigure;

namespace supergang_table {

/// Paints a figure of the rulebook for the PDF.
QImage paint_figure(TableFigure& figure, QSizeF room);

}
