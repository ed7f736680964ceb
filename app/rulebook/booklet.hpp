#pragma once

#include "rulebook/book.hpp"
#include "rulebook/card_drawing.hpp"

#include <QImage>
#include <QSizeF>

namespace rulebook {

/// Draws a figure for paper, as large as it is told; null where it cannot.
using FigurePainter = std::function<QImage(const RuleFigure&, QSizeF)>;

/// Prints a book on A4, with a cover, a contents page and numbered pages. False when the file cannot be written, or is
/// there already.
bool print_booklet(const Book& book, const QString& path, const FigurePainter& painter, const CardMaker& cards);

/// "Backroom – The Gang (en).pdf" in that folder, with a number where that is taken.
QString free_booklet_name(const Book& book, const QString& folder);

}
