#pragma once

#include "rulebook/booklet.hpp"
#include "rulebook/paper_flow.hpp"
#include "rulebook/paper_text.hpp"

#include <QPainter>

/// What a printed page is made of, in dots. Rule numbers stand in the margin.
namespace rulebook::paper {

inline constexpr qreal margin_left = mm(24);
inline constexpr qreal margin_top = mm(22);
/// The column of the text on A4; it is as wide on other paper.
inline constexpr qreal text_left = mm(48);
inline constexpr qreal text_width = mm(136);
inline constexpr qreal figure_height = mm(74);

struct Sheet {
    explicit Sheet(const QPageSize& paper)
        : width(paper.sizePixels(dots_per_inch).width())
        , height(paper.sizePixels(dots_per_inch).height())
    {
    }

    /// By how much further to the right than on A4 everything stands.
    qreal shift() const { return (width - mm(210)) / 2; }
    qreal textHeight() const { return height - mm(50); }

    qreal width;
    qreal height;
};

/// A box and what it looks like, from its upper edge at 0.
struct InkBox {
    PaperBox box;
    std::function<void(QPainter&)> paint;
    /// From the upper edge of the page, where the box has a head there.
    std::function<void(QPainter&)> paint_head = {};
};

/// As for boxes without ink.
std::vector<PaperPlace> flow_on_paper(const std::vector<InkBox>& boxes, qreal height);

class BoxMaker {
public:
    BoxMaker(const Book& book, QPaintDevice& writer, const FigurePainter& figures, const CardMaker& cards);

    InkBox heading(const Section& section) const;
    /// One after the other: more than one of a long table, which may be broken between its rows.
    std::vector<InkBox> block(const Block& block) const;
    /// A paragraph of what stands before the contents.
    InkBox introduction(const Block& block) const;
    /// The contents have a title, but are no section.
    InkBox title(const QString& words) const;
    InkBox contentsLine(const Section& section, int page) const;

private:
    /// With the links that lead to somewhere in this book.
    QString html(const RichText& text) const;
    bool leads(const Target& target) const;
    InkBox smallHeading(const Block& block) const;
    InkBox paragraph(const Block& block) const;
    InkBox item(const Block& block) const;
    std::vector<InkBox> table(const Block& block) const;
    InkBox figure(const RuleFigure& figure) const;
    InkBox cards(const Block& block) const;

    const Book& book_;
    TextMaker text_;
    const FigurePainter& figures_;
    const CardMaker& cards_;
};

void paint_card(QPainter& painter, const CardDrawing& card, QRectF place);
void paint_foot(QPainter& painter, const Sheet& sheet, const QString& book, const QString& section, int page);
/// Dark baize with the first cards that the book pictures, over all of the sheet.
void paint_cover(QPainter& painter, const Sheet& sheet, const Book& book, const CardMaker& cards);

}
