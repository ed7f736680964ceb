#pragma once

#include "rulebook/book.hpp"
#include "rulebook/card_drawing.hpp"

#include <QImage>
#include <QPageSize>
#include <QSizeF>

namespace rulebook {

/// Draws a figure for paper, as large as it is told; null where it cannot. Called in the thread that prints.
using FigurePainter = std::function<QImage(const RuleFigure&, QSizeF)>;

/// Hears how much is printed, from 0 to 1, and says whether to go on.
using PrintProgress = std::function<bool(qreal done)>;

enum class Printed { written, stopped, failed };

/// What paper there is where the user lives (LC_PAPER): Letter in most of America, A4 elsewhere.
QPageSize usual_paper();

struct PrintTools {
    FigurePainter figures = {};
    CardMaker cards = {};
    QPageSize paper = usual_paper();
    PrintProgress goes_on = {};
};

/// With a cover, a contents page, numbered pages, an outline, and links that lead through it. A file that is there
/// already stays as it is; what is stopped or fails leaves none behind. In any thread.
Printed print_booklet(const Book& book, const QString& path, const PrintTools& tools);

/// "Backroom – The Gang (en).pdf" in that folder, with what it is about after the title, and with a number where that
/// is taken.
QString free_booklet_name(const Book& book, const QString& folder, const QString& about = {});

}
