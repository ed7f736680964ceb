// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/booklet.hpp"
#include "app/rulebook/paper_flow.hpp"
#include "app/rulebook/paper_text.hpp"

/// The parts of a printed page, measured in dots. Rule numbers stand in the margin.
namespace rulebook::paper {

inline constexpr qreal margin_left = mm(24);
inline constexpr qreal margin_top = mm(22);
/// The text column on A4; it is equally wide on other paper.
inline constexpr qreal text_left = mm(48);
inline constexpr qreal text_width = mm(136);
inline constexpr qreal figure_height = mm(74);

struct Sheet {
    explicit Sheet(const QPageSize& paper)
        : width(paper.sizePixels(dots_per_inch).width())
        , height(paper.sizePixels(dots_per_inch).height())
    {
    }

    /// The distance by which everything is moved to the right compared with A4.
    qreal shift() const { return (width - mm(210)) / 2; }
    qreal textHeight() const { return height - mm(50); }

    qreal width;
    qreal height;
};

/// A box and its contents, with y = 0 at its upper edge.
struct InkBox {
    PaperBox box;
    std::function<void(QPainter&)> paint;
    /// Draws the repeated header if the box begins a page, with y = 0 at the top of the page.
    std::function<void(QPainter&)> paint_head = {};
};

std::vector<PaperPlace> flow_on_paper(const std::vector<InkBox>& boxes, qreal height);

class BoxMaker {
public:
    BoxMaker(const Book& book, QPaintDevice& writer, const FigurePainter& figures, const CardMaker& cards);

    InkBox heading(const Section& section) const;
    /// Returns one box, or several for a long table, which may be broken between its rows.
    std::vector<InkBox> block(const Block& block) const;
    InkBox introduction(const Block& block) const;
    InkBox title(const QString& words) const;
    InkBox contentsLine(const Section& section, int page) const;

private:
    /// Keeps only the links that lead to a place in this book.
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
/// Covers the sheet with dark baize and the first cards that the book shows.
void paint_cover(QPainter& painter, const Sheet& sheet, const Book& book, const CardMaker& cards);

}
