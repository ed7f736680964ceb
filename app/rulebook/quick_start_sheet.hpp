// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/booklet_boxes.hpp"

namespace rulebook {

namespace paper {

/// A one-page summary for starting a game: the section "the game in one minute", and below it, in two columns, as much
/// of the following sections as fits. The letters are as large as possible.
class QuickStartSheet {
public:
    /// `book` must be the result of `Book::onPaper`.
    QuickStartSheet(const Book& book, QPaintDevice& writer, const PrintTools& tools);

    void paint(QPainter& painter) const;
    /// The fraction of the page that is used, from 0 to 1; more than 1 if not even the game in one minute fits.
    qreal filled() const { return bottom_ / below_; }

private:
    struct Part {
        /// The title of the section, if the part is its first.
        QString title;
        std::vector<Block> blocks;
    };

    std::vector<Part> parts() const;
    void setMinute(const Section& minute);
    InkBox title(const QString& words, qreal width, qreal points) const;
    InkBox setFigure(const RuleFigure& figure, qreal width) const;
    void setColumns();
    std::vector<Part> whatFits(const std::vector<Part>& all, qreal room);
    std::vector<InkBox> boxes(const std::vector<Part>& parts, qreal points) const;
    InkBox box(const Block& block, qreal width, qreal points) const;
    bool place(const std::vector<InkBox>& boxes, qreal height);
    void paintBanner(QPainter& painter) const;

    const Book& book_;
    const PrintTools& tools_;
    TextMaker text_;
    Sheet sheet_;
    struct Placed {
        QPointF at;
        InkBox box;
    };
    std::vector<Placed> minute_;
    std::vector<Placed> columns_;
    /// The frame behind the game in one minute.
    QRectF plate_;
    qreal column_ = 0;
    /// The y coordinate at which the last line ends, and its limit.
    qreal bottom_ = 0;
    qreal below_ = 0;
};

}

/// Prints the one-page summary; otherwise like `print_booklet`.
Printed print_start_sheet(const Book& book, const QString& path, const PrintTools& tools);

}
