#pragma once

#include "rulebook/book.hpp"
#include "rulebook/card_drawing.hpp"

#include <QImage>
#include <QPageSize>
#include <QSizeF>

#include <memory>

namespace rulebook {

/// Draws a figure for paper, as large as it is told; null where it cannot.
using FigurePainter = std::function<QImage(const RuleFigure&, QSizeF)>;

/// What paper there is where the user lives (LC_PAPER): Letter in most of America, A4 elsewhere.
QPageSize usual_paper();

/// Prints a book piece by piece: with a cover, a contents page, numbered pages, an outline, and links that lead through
/// it. A file that is there already stays as it is.
class BookletPress {
public:
    BookletPress(const Book& book, const QString& path, FigurePainter painter, CardMaker cards,
        const QPageSize& paper = usual_paper());
    ~BookletPress();

    /// Does a little more; false once nothing is left to do.
    bool goOn();
    bool succeeded() const { return succeeded_; }

private:
    class Printer;

    void finish();

    QString path_;
    FigurePainter figures_;
    CardMaker cards_;
    /// Null once it is done, or where it could not begin.
    std::unique_ptr<Printer> printer_;
    bool succeeded_ = false;
};

/// All of it at once. False when the file cannot be written, or is there already.
bool print_booklet(const Book& book, const QString& path, const FigurePainter& painter, const CardMaker& cards,
    const QPageSize& paper = usual_paper());

/// "Backroom – The Gang (en).pdf" in that folder, with a number where that is taken.
QString free_booklet_name(const Book& book, const QString& folder);

}
