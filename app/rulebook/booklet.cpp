// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/booklet.hpp"

#include "app/rulebook/booklet_plan.hpp"
#include "app/rulebook/pdf_document.hpp"

#include <QDir>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <array>

namespace rulebook {

using namespace paper;

namespace {

/// The cover and the contents.
constexpr int pages_before = 2;

/// The fraction of the printing time that making the boxes takes.
constexpr qreal making = 0.8;

constexpr qreal points(qreal dots)
{
    return dots * 72 / dots_per_inch;
}

class Printer {
public:
    /// `book` must be the result of `Book::onPaper`.
    Printer(const Book& book, const PrintTools& tools)
        : book_(book)
        , tools_(tools)
        , sheet_(tools.paper)
        , pdf_(book.title, tools.paper)
        , maker_(book, pdf_.writer(), tools.figures, tools.cards)
    {
    }

    /// Returns the file, which is empty if it could not be made; nothing if printing was stopped.
    std::optional<QByteArray> print()
    {
        auto planned = plan_booklet(book_, maker_, [this](qreal done) { return goesOn(done * making); });
        if (!planned)
            return {};
        plan_ = std::move(*planned);
        places_ = plan_.places(sheet_);
        if (!painter_.begin(&pdf_.writer()))
            return QByteArray();
        painter_.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paint_cover(painter_, sheet_, book_, tools_.cards);
        painter_.translate(sheet_.shift(), 0);
        pdf_.writer().newPage();
        paintContents();
        if (!paintPages())
            return {};
        return painter_.end() ? pdf_.take(guide()) : QByteArray();
    }

private:
    bool goesOn(qreal done) const { return !tools_.goes_on || tools_.goes_on(done); }

    void paint(const std::function<void(QPainter&)>& what, qreal y)
    {
        painter_.save();
        painter_.translate(0, margin_top + y);
        what(painter_);
        painter_.restore();
    }

    bool paintPages()
    {
        int page = -1;
        std::size_t painted = 0;
        for (const std::size_t at : reading_order(places_)) {
            if (!goesOn(making + (1 - making) * static_cast<qreal>(painted++) / static_cast<qreal>(places_.size())))
                return false;
            for (; page < places_[at].page; ++page) {
                pdf_.writer().newPage();
                paintFoot(page + 1, at);
                if (plan_.boxes[at].paint_head)
                    paint(plan_.boxes[at].paint_head, 0);
            }
            paint(plan_.boxes[at].paint, places_[at].y);
        }
        return true;
    }

    void paintContents()
    {
        for (const auto& [y, box] : plan_.contents(book_, maker_, sheet_, places_))
            paint(box.paint, y);
    }

    /// The foot of a page names the section with which the page begins.
    void paintFoot(int page, std::size_t first)
    {
        std::size_t section = 0;
        while (section + 1 < plan_.firsts.size() && plan_.firsts[section + 1].front() <= first)
            ++section;
        paint_foot(painter_, sheet_, book_.title, book_.sections[section + 1].title, page + 1);
    }

    PdfSpot spotOf(std::size_t box) const
    {
        return {places_[box].page + pages_before, points(margin_top + places_[box].y)};
    }
    PdfOutline guide() const
    {
        PdfOutline guide;
        guide.spots[QStringLiteral("section:") + book_.sections.front().id] = {1, 0};
        for (std::size_t number = 0; number < plan_.firsts.size(); ++number) {
            const Section& section = book_.sections[number + 1];
            const PdfSpot head = spotOf(plan_.firsts[number].front());
            guide.spots[QStringLiteral("section:") + section.id] = head;
            guide.outline.push_back({section.title, 0, head});
            for (std::size_t at = 0; at < section.blocks.size(); ++at) {
                const Block& block = section.blocks[at];
                const PdfSpot spot = spotOf(plan_.firsts[number][at + 1]);
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
    const PrintTools& tools_;
    Sheet sheet_;
    PdfDocument pdf_;
    BoxMaker maker_;
    BookletPlan plan_;
    std::vector<PaperPlace> places_;
    QPainter painter_;
};

}

Printed print_booklet(const Book& book, const QString& path, const PrintTools& tools)
{
    const Book paper = book.onPaper();
    return print_to(path, [&] { return Printer(paper, tools).print(); });
}

QPageSize usual_paper()
{
    QByteArray place;
    for (const char* name : {"LC_ALL", "LC_PAPER", "LANG"})
        if (place.isEmpty())
            place = qgetenv(name);
    // The countries that use Letter (Unicode CLDR, paperSize).
    static constexpr std::array letter = {QLocale::UnitedStates, QLocale::Belize, QLocale::Canada, QLocale::Chile,
        QLocale::Colombia, QLocale::CostaRica, QLocale::ElSalvador, QLocale::Guatemala, QLocale::Mexico,
        QLocale::Nicaragua, QLocale::Panama, QLocale::Philippines, QLocale::PuertoRico, QLocale::Venezuela};
    // A locale without a country, such as "C", tells nothing.
    const bool has_country = place.contains('_');
    const auto country = QLocale(QString::fromLatin1(place)).territory();
    return QPageSize(
        has_country && std::ranges::find(letter, country) != letter.end() ? QPageSize::Letter : QPageSize::A4);
}

QString free_booklet_name(const Book& book, const QString& folder, const QString& about)
{
    QString title = about.isEmpty() ? book.title : book.title + QStringLiteral(", ") + about.toLower();
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
