#pragma once

#include "rulebook/book.hpp"

#include <QImage>
#include <QSizeF>

namespace rulebook {

/// Draws a figure for paper, as large as it is told; null where it cannot.
using FigurePainter = std::function<QImage(const RuleFigure&, QSizeF)>;

/// A book as a document of its own, without pictures other than the figures.
QString booklet_html(const Book& book, const std::function<QString(const RuleFigure&)>& picture);

/// Prints a book on A4. False when the file cannot be written, or is there already.
bool print_booklet(const Book& book, const QString& path, const FigurePainter& painter);

/// "Backroom – The Gang (en).pdf" in that folder, with a number where that is taken.
QString free_booklet_name(const Book& book, const QString& folder);

}
