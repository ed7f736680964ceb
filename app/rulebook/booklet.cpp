#include "rulebook/booklet.hpp"

#include "rulebook/booklet_boxes.hpp"
#include "rulebook/own_words.hpp"

#include <QDir>
#include <QFile>
#include <QPageLayout>
#include <QPdfWriter>

#include <algorithm>

namespace rulebook {

namespace {

using namespace paper;

class Printer {
public:
    Printer(const Book& book, QPdfWriter& writer, const FigurePainter& figures, const CardMaker& cards)
        : book_(book)
        , writer_(writer)
        , maker_(book, writer, figures, cards)
        , cards_(cards)
    {
        for (const Section& section : book.sections)
            if (&section != &book.sections.front())
                addSection(section);
        std::vector<PaperBox> boxes;
        for (const InkBox& box : boxes_)
            boxes.push_back(box.box);
        places_ = flow_on_paper(boxes, text_height);
    }

    bool print()
    {
        painter_.begin(&writer_);
        painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paint_cover(painter_, book_, cards_);
        writer_.newPage();
        printContents();
        int page = -1;
        for (std::size_t at = 0; at < boxes_.size(); ++at) {
            for (; page < places_[at].page; ++page) {
                writer_.newPage();
                printFoot(page + 1, at);
            }
            painter_.save();
            painter_.translate(0, margin_top + places_[at].y);
            boxes_[at].paint(painter_);
            painter_.restore();
        }
        return painter_.end();
    }

private:
    void addSection(const Section& section)
    {
        starts_.push_back(boxes_.size());
        boxes_.push_back(maker_.heading(section));
        // The page of the whole game is a page of its own.
        const bool alone = section.id == QLatin1String("minute");
        boxes_.back().box.new_page = alone || after_alone_;
        after_alone_ = alone;
        for (std::size_t at = 0; at < section.blocks.size(); ++at) {
            boxes_.push_back(maker_.block(section.blocks[at]));
            if (at + 1 < section.blocks.size() && belongs(section.blocks[at], section.blocks[at + 1]))
                boxes_.back().box.keep_with_next = true;
        }
    }

    /// What a picture or a table is about stands on its page; so does a question with its answer.
    static bool belongs(const Block& block, const Block& next)
    {
        const auto pictured = [](const Block& of) {
            return of.kind == Block::Figure || of.kind == Block::Table || of.kind == Block::Cards;
        };
        const bool question =
            block.kind == Block::Paragraph && block.text.size() >= 1 && std::ranges::all_of(block.text, &Span::bold);
        return block.kind == Block::Heading || question || (!pictured(block) && pictured(next));
    }

    void printContents()
    {
        qreal y = margin_top;
        for (const Block& block : book_.sections.front().blocks) {
            const InkBox box = maker_.introduction(block);
            painter_.save();
            painter_.translate(0, y);
            box.paint(painter_);
            painter_.restore();
            y += box.box.height + box.box.space;
        }
        y += mm(12);
        paint_title(painter_, own_words(book_.language, "ContentsColumn", "Contents"), y);
        y += mm(17);
        for (std::size_t section = 0; section < starts_.size(); ++section) {
            const int page = places_[starts_[section]].page + 1;
            paint_contents_line(painter_, book_.sections[section + 1].title, page, y);
            y += mm(8.2);
        }
    }

    /// With the section that the page begins with, or is in.
    void printFoot(int page, std::size_t first)
    {
        std::size_t section = 0;
        while (section + 1 < starts_.size() && starts_[section + 1] <= first)
            ++section;
        paint_foot(painter_, book_.title, book_.sections[section + 1].title, page + 1);
    }

    const Book& book_;
    QPdfWriter& writer_;
    BoxMaker maker_;
    const CardMaker& cards_;
    QPainter painter_;
    std::vector<InkBox> boxes_;
    /// Of each section after the first, its heading.
    std::vector<std::size_t> starts_;
    std::vector<PaperPlace> places_;
    bool after_alone_ = false;
};

}

bool print_booklet(const Book& book, const QString& path, const FigurePainter& painter, const CardMaker& cards)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return false;
    QPdfWriter writer(&file);
    writer.setTitle(book.title);
    writer.setCreator(QStringLiteral("Backroom"));
    writer.setResolution(paper::dots_per_inch);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)));
    const bool ended = Printer(book, writer, painter, cards).print();
    file.close();
    if (ended && file.error() == QFileDevice::NoError)
        return true;
    file.remove();
    return false;
}

QString free_booklet_name(const Book& book, const QString& folder)
{
    QString title = book.title;
    for (QChar& letter : title)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter))
            letter = QLatin1Char('-');
    const QString name = QStringLiteral("Backroom – %1 (%2").arg(title, book.language);
    QString path = QDir(folder).filePath(name + QStringLiteral(").pdf"));
    for (int number = 2; QFile::exists(path); ++number)
        path = QDir(folder).filePath(name + QStringLiteral(", %1).pdf").arg(number));
    return path;
}

}
