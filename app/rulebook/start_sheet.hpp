#pragma once

#include "rulebook/booklet_boxes.hpp"

namespace rulebook {

namespace paper {

/// What one needs to begin a game, on one page: the game in one minute, and below it in two columns as much of what
/// follows in the book as the page holds. In lettering as large as it can be.
class StartSheet {
public:
    /// `book` is as it stands on paper.
    StartSheet(const Book& book, QPaintDevice& writer, const PrintTools& tools);

    void paint(QPainter& painter) const;
    /// How much of the page is used, from 0 to 1; more than 1 where it holds not even the game in one minute.
    qreal filled() const { return bottom_ / below_; }

private:
    /// A heading and what stands below it.
    struct Part {
        /// Of a section that begins with it.
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
    /// The plate behind the game in one minute.
    QRectF plate_;
    qreal column_ = 0;
    /// Where the last line ends, and where it may end.
    qreal bottom_ = 0;
    qreal below_ = 0;
};

}

/// As `print_booklet`, the one page that is enough to begin with.
Printed print_start_sheet(const Book& book, const QString& path, const PrintTools& tools);

}
