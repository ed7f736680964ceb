#include "rulebook/booklet.hpp"

#include "rulebook/booklet_boxes.hpp"
#include "rulebook/own_words.hpp"
#include "rulebook/pdf_guide.hpp"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QPageLayout>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <utility>

namespace rulebook {

using namespace paper;

namespace {

/// Before the first box: the cover and the contents.
constexpr int pages_before = 2;

constexpr qreal points(qreal dots)
{
    return dots * 72 / dots_per_inch;
}

/// What a picture or a table is about stands on its page; so does a question with its answer.
bool belongs(const Block& block, const Block& next)
{
    const auto pictured = [](const Block& of) {
        return of.kind == Block::Figure || of.kind == Block::Table || of.kind == Block::Cards;
    };
    const bool question =
        block.kind == Block::Paragraph && block.text.size() >= 1 && std::ranges::all_of(block.text, &Span::bold);
    return block.kind == Block::Heading || question || (!pictured(block) && pictured(next));
}

}

/// First every box is made, then every box is painted.
class BookletPress::Printer {
public:
    Printer(const Book& book, const FigurePainter& figures, const CardMaker& cards, const QPageSize& paper)
        : book_(book)
        , sheet_(paper)
        , writer_(&pdf_)
        , maker_(book, writer_, figures, cards)
        , cards_(cards)
    {
        pdf_.open(QIODevice::WriteOnly);
        writer_.setTitle(book.title);
        writer_.setCreator(QStringLiteral("Backroom"));
        writer_.setResolution(dots_per_inch);
        writer_.setPageLayout(QPageLayout(paper, QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)));
    }

    /// Makes or paints one more box; false once all are painted.
    bool step()
    {
        if (section_ < book_.sections.size()) {
            addNext();
            return true;
        }
        if (painted_ == 0)
            begin();
        if (painted_ < boxes_.size())
            paintBox(painted_++);
        return painted_ < boxes_.size();
    }
    /// The file; empty where it could not be made.
    QByteArray take()
    {
        if (!painter_.end())
            return {};
        pdf_.close();
        const QByteArray found = guided(pdf_.data(), guide());
        return found.isEmpty() ? pdf_.data() : found;
    }

private:
    void addNext()
    {
        const Section& section = book_.sections[section_];
        if (block_ < 0) {
            starts_.push_back(boxes_.size());
            boxes_.push_back(maker_.heading(section));
            // The page of the whole game is a page of its own.
            const bool alone = section.id == QLatin1String("minute");
            boxes_.back().box.new_page = alone || after_alone_;
            after_alone_ = alone;
        } else {
            const auto at = static_cast<std::size_t>(block_);
            boxes_.push_back(maker_.block(section.blocks[at]));
            if (at + 1 < section.blocks.size() && belongs(section.blocks[at], section.blocks[at + 1]))
                boxes_.back().box.keep_with_next = true;
        }
        if (++block_ == static_cast<int>(section.blocks.size())) {
            block_ = -1;
            ++section_;
        }
    }

    void begin()
    {
        std::vector<PaperBox> boxes;
        for (const InkBox& box : boxes_)
            boxes.push_back(box.box);
        places_ = flow_on_paper(boxes, sheet_.textHeight());
        painter_.begin(&writer_);
        painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paint_cover(painter_, sheet_, book_, cards_);
        painter_.translate(sheet_.shift(), 0);
        writer_.newPage();
        printContents();
    }

    void paintBox(std::size_t at)
    {
        for (; page_ < places_[at].page; ++page_) {
            writer_.newPage();
            printFoot(page_ + 1, at);
        }
        painter_.save();
        painter_.translate(0, margin_top + places_[at].y);
        boxes_[at].paint(painter_);
        painter_.restore();
    }

    void printContents()
    {
        qreal y = margin_top;
        const auto print = [&](const InkBox& box) {
            painter_.save();
            painter_.translate(0, y);
            box.paint(painter_);
            painter_.restore();
            y += box.box.height + box.box.space;
        };
        for (const Block& block : book_.sections.front().blocks)
            print(maker_.introduction(block));
        y += mm(12);
        paint_title(painter_, own_words(book_.language, "ContentsColumn", "Contents"), y);
        y += mm(17);
        for (std::size_t section = 0; section < starts_.size(); ++section)
            print(maker_.contentsLine(book_.sections[section + 1], places_[starts_[section]].page + 1));
    }

    /// With the section that the page begins with, or is in.
    void printFoot(int page, std::size_t first)
    {
        std::size_t section = 0;
        while (section + 1 < starts_.size() && starts_[section + 1] <= first)
            ++section;
        paint_foot(painter_, sheet_, book_.title, book_.sections[section + 1].title, page + 1);
    }

    PdfSpot spotOf(std::size_t box) const
    {
        return {places_[box].page + pages_before, points(margin_top + places_[box].y)};
    }
    PdfGuide guide() const
    {
        PdfGuide guide;
        guide.spots[QStringLiteral("section:") + book_.sections.front().id] = {1, 0};
        for (std::size_t number = 0; number < starts_.size(); ++number) {
            const Section& section = book_.sections[number + 1];
            const PdfSpot head = spotOf(starts_[number]);
            guide.spots[QStringLiteral("section:") + section.id] = head;
            guide.outline.push_back({section.title, 0, head});
            for (std::size_t at = 0; at < section.blocks.size(); ++at) {
                const Block& block = section.blocks[at];
                const PdfSpot spot = spotOf(starts_[number] + 1 + at);
                for (const QString& rule : block.rules)
                    guide.spots[QStringLiteral("rule:") + rule] = spot;
                if (!block.term.isEmpty())
                    guide.spots[QStringLiteral("term:") + block.term] = spot;
                if (block.kind == Block::Heading)
                    guide.outline.push_back({to_plain(block.text), 1, spot});
            }
        }
        return guide;
    }

    const Book& book_;
    Sheet sheet_;
    QBuffer pdf_;
    QPdfWriter writer_;
    BoxMaker maker_;
    const CardMaker& cards_;
    QPainter painter_;
    std::vector<InkBox> boxes_;
    /// Of each section after the first, its heading.
    std::vector<std::size_t> starts_;
    std::vector<PaperPlace> places_;
    /// What is made next: a block, or the heading at -1.
    std::size_t section_ = 1;
    int block_ = -1;
    bool after_alone_ = false;
    std::size_t painted_ = 0;
    int page_ = -1;
};

BookletPress::BookletPress(
    const Book& book, const QString& path, FigurePainter painter, CardMaker cards, const QPageSize& paper)
    : path_(path)
    , figures_(std::move(painter))
    , cards_(std::move(cards))
{
    // Its place is taken at once, so that nobody waits for what cannot be.
    if (QFile(path_).open(QIODevice::WriteOnly | QIODevice::NewOnly))
        printer_ = std::make_unique<Printer>(book, figures_, cards_, paper);
}

BookletPress::~BookletPress()
{
    if (printer_)
        QFile::remove(path_);
}

bool BookletPress::goOn()
{
    if (printer_ && !printer_->step())
        finish();
    return printer_ != nullptr;
}

void BookletPress::finish()
{
    const QByteArray pdf = std::exchange(printer_, nullptr)->take();
    QFile file(path_);
    succeeded_ = !pdf.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size() && file.flush();
    file.close();
    if (!succeeded_)
        file.remove();
}

bool print_booklet(
    const Book& book, const QString& path, const FigurePainter& painter, const CardMaker& cards, const QPageSize& paper)
{
    BookletPress press(book, path, painter, cards, paper);
    while (press.goOn()) { }
    return press.succeeded();
}

QPageSize usual_paper()
{
    QByteArray place;
    for (const char* name : {"LC_ALL", "LC_PAPER", "LANG"})
        if (place.isEmpty())
            place = qgetenv(name);
    // As in the data of Unicode's locales (CLDR, paperSize).
    static constexpr std::array letter = {QLocale::UnitedStates, QLocale::Belize, QLocale::Canada, QLocale::Chile,
        QLocale::Colombia, QLocale::CostaRica, QLocale::ElSalvador, QLocale::Guatemala, QLocale::Mexico,
        QLocale::Nicaragua, QLocale::Panama, QLocale::Philippines, QLocale::PuertoRico, QLocale::Venezuela};
    // A locale without a country ("C") is of none.
    const bool told = place.contains('_');
    const auto country = QLocale(QString::fromLatin1(place)).territory();
    return QPageSize(told && std::ranges::find(letter, country) != letter.end() ? QPageSize::Letter : QPageSize::A4);
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
