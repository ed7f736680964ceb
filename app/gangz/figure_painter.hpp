#pragma once

#include <QImage>
#include <QSizeF>

class TableFigure;

namespace gangz_table {

QImage paint_figure(TableFigure& figure, QSizeF room);

}
