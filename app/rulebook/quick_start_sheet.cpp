// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/quick_start_sheet.hpp"

#include "app/rulebook/pdf_document.hpp"
#include "app/rulebook/translated_to.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace rulebook::paper {

namespace {

constexpr qreal side = mm(16);
constexpr qreal gap = mm(9);
constexpr qreal banner_height = mm(29);
constexpr qreal inset = mm(5);
constexpr qreal foot = mm(17);
constexpr qreal minute_points = 10.5;
constexpr qreal smallest = 8.6;
constexpr qreal largest = 10.5;
constexpr qreal finer = 0.1;

/// The sections that may follow the game in one minute.
const QStringList& following()
{
    static const QStringList ids{QStringLiteral("first"), QStringLiteral("setup"), QStringLiteral("job"),
        QStringLiteral("round"), QStringLiteral("turn"), QStringLiteral("vote"), QStringLiteral("score")};
    return ids;
}

QString html_of(const RichText& text)
{
    RichText plain = text;
    // A last sentence that is a link to another section only says where to read on, so it is removed.
    if (plain.size() > 1 && plain.back().href.startsWith(QLatin1String("section:"))
        && plain[plain.size() - 2].text.trimmed().endsWith(QLatin1Char('.')))
        plain.pop_back();
    for (Span& span : plain)
        span.href.clear();
    return to_html(plain);
}

/// Returns whether the block is used: anything but a picture, cards, or a sentence that introduces one.
bool is_in_summary(const std::vector<Block>& blocks, std::size_t at)
{
    const auto shown = [](const Block& block) { return block.kind == Block::Figure || block.kind == Block::Cards; };
    if (shown(blocks[at]))
        return false;
    const bool leads = to_plain(blocks[at].text).trimmed().endsWith(QLatin1Char(':'));
    return !leads || at + 1 == blocks.size() || !shown(blocks[at + 1]);
}

/// A section of tables alone is for reference and stays in the book.
bool only_table(const std::vector<Block>& blocks)
{
    return std::ranges::all_of(
        blocks, [](const Block& block) { return block.kind == Block::Table || block.kind == Block::Heading; });
}

}

QuickStartSheet::QuickStartSheet(const Book& book, QPaintDevice& writer, const PrintTools& tools)
    : book_(book)
    , tools_(tools)
    , text_{writer}
    , sheet_(tools.paper)
    , column_((sheet_.width - 2 * side - gap) / 2)
    , below_(sheet_.height - foot)
{
    const int minute = book.sectionIndex(QStringLiteral("minute"));
    setMinute(book.sections[static_cast<std::size_t>(std::max(0, minute))]);
    setColumns();
}

std::vector<QuickStartSheet::Part> QuickStartSheet::parts() const
{
    std::vector<Part> all;
    for (const QString& id : following()) {
        const int number = book_.sectionIndex(id);
        if (number < 0)
            continue;
        const Section& section = book_.sections[static_cast<std::size_t>(number)];
        std::vector<Part> own{{section.title, {}}};
        for (std::size_t at = 0; at < section.blocks.size(); ++at) {
            const Block& block = section.blocks[at];
            if (block.kind == Block::Heading && !own.back().blocks.empty())
                own.push_back({});
            if (is_in_summary(section.blocks, at))
                own.back().blocks.push_back(block);
        }
        std::ranges::copy_if(own, std::back_inserter(all), [](const Part& part) { return !only_table(part.blocks); });
    }
    return all;
}

void QuickStartSheet::setMinute(const Section& minute)
{
    const qreal top = banner_height + mm(7);
    const qreal left = side + inset;
    const qreal width = sheet_.width - 2 * left;
    const bool pictured = std::ranges::any_of(minute.blocks, [](const Block& of) { return of.kind == Block::Figure; });
    const qreal figure_width = pictured ? width * 0.48 : 0;
    const qreal words_width = pictured ? width - figure_width - mm(7) : width;
    const InkBox head = title(minute.title, words_width, minute_points);
    minute_.push_back({QPointF(left, 0), head});
    qreal words_y = head.box.height;
    qreal figure_y = 0;
    for (const Block& block : minute.blocks) {
        const bool figure = block.kind == Block::Figure;
        const InkBox made = figure ? setFigure(book_.figures[static_cast<std::size_t>(block.figure)], figure_width)
                                   : box(block, words_width, minute_points);
        qreal& y = figure ? figure_y : words_y;
        y += y > 0 ? made.box.space : 0;
        minute_.push_back({QPointF(figure ? left + words_width + mm(7) : left, y), made});
        y += made.box.height;
    }
    const qreal height = std::max(words_y, figure_y);
    for (Placed& placed : minute_) {
        const bool figure = placed.at.x() > left;
        placed.at.ry() += top + inset + (height - (figure ? figure_y : words_y)) / 2;
    }
    plate_ = QRectF(side, top, sheet_.width - 2 * side, height + 2 * inset);
    bottom_ = plate_.bottom();
}

InkBox QuickStartSheet::setFigure(const RuleFigure& figure, qreal width) const
{
    QString sentences;
    for (std::size_t step = 0; step < figure.steps.size(); ++step)
        sentences += QStringLiteral("<p>%1%2</p>")
                         .arg(figure.steps.size() > 1 ? QStringLiteral("<b>%1</b>&nbsp; ").arg(step + 1) : QString(),
                             escaped(figure.steps[step].text));
    const Text words = text_(sentences, width, minute_points - 1.5);
    const QImage picture = tools_.figures ? tools_.figures(figure, QSizeF(text_width, figure_height)) : QImage();
    const QSizeF size =
        picture.isNull() ? QSizeF() : QSizeF(picture.size()).scaled(QSizeF(width, mm(62)), Qt::KeepAspectRatio);
    const qreal words_top = picture.isNull() ? 0 : size.height() + mm(2.6);
    return {{words_top + words->size().height(), mm(3), false, false, 0}, [=](QPainter& painter) {
                if (!picture.isNull())
                    painter.drawImage(QRectF(QPointF((width - size.width()) / 2, 0), size), picture);
                draw_text(painter, words, 0, words_top);
            }};
}

InkBox QuickStartSheet::box(const Block& block, qreal width, qreal points) const
{
    const qreal line = points / 72 * dots_per_inch;
    if (block.kind == Block::Heading) {
        const Text words = text_(
            QStringLiteral("<p style=\"color: #5A1A14\"><b>%1</b></p>").arg(html_of(block.text)), width, points + 0.8);
        return {{words->size().height(), line * 0.75, true, false, 0},
            [words](QPainter& painter) { draw_text(painter, words, 0, 0); }};
    }
    if (block.kind == Block::Table) {
        const Text words = text_(table_html(block, html_of, 3), width, points - 1);
        return {{words->size().height(), line * 0.6, false, false, 0, true},
            [words](QPainter& painter) { draw_text(painter, words, 0, 0); }};
    }
    const bool listed = block.kind == Block::Bullet || block.kind == Block::Numbered;
    const qreal indent = listed ? line * 1.5 : 0;
    const Text words = text_(QStringLiteral("<p>%1</p>").arg(html_of(block.text)), width - indent, points);
    return {{words->size().height(), line * (listed ? 0.3 : 0.5), false, false, 0},
        [=, kind = block.kind, number = block.number](QPainter& painter) {
            draw_text(painter, words, indent, 0);
            if (!listed)
                return;
            if (kind == Block::Bullet) {
                painter.save();
                painter.translate(indent * 0.4, line * 0.72);
                painter.rotate(45);
                const qreal half = line * 0.18;
                painter.fillRect(QRectF(-half, -half, 2 * half, 2 * half), brass);
                painter.restore();
            } else {
                painter.setFont(paper_font("Cabin", points, QFont::Bold));
                painter.setPen(wine);
                painter.drawText(QRectF(0, line * 0.095, indent * 0.62, line * 1.6), Qt::AlignRight | Qt::AlignTop,
                    QString::number(number));
            }
        }};
}

InkBox QuickStartSheet::title(const QString& words, qreal width, qreal points) const
{
    const Text set =
        text_(QStringLiteral("<p style=\"font-family: Limelight; color: #5A1A14\">%1</p>").arg(escaped(words)), width,
            points + 5);
    const qreal height = set->size().height();
    return {{height + mm(1.6), mm(5), true, false, 0}, [=](QPainter& painter) {
                draw_text(painter, set, 0, 0);
                painter.setPen(QPen(brass, mm(0.3)));
                painter.drawLine(QPointF(0, height + mm(0.4)), QPointF(width, height + mm(0.4)));
            }};
}

std::vector<InkBox> QuickStartSheet::boxes(const std::vector<Part>& parts, qreal points) const
{
    std::vector<InkBox> made;
    for (const Part& part : parts) {
        if (!part.title.isEmpty())
            made.push_back(title(part.title, column_, points));
        for (const Block& block : part.blocks)
            made.push_back(box(block, column_, points));
    }
    return made;
}

/// Tries to place the boxes in two columns of the given height.
bool QuickStartSheet::place(const std::vector<InkBox>& boxes, qreal height)
{
    const std::vector<PaperPlace> places = flow_on_paper(boxes, height);
    const qreal top = plate_.bottom() + mm(7);
    columns_.clear();
    bottom_ = plate_.bottom();
    for (std::size_t at = 0; at < boxes.size(); ++at) {
        if (places[at].page > 1 || places[at].y + boxes[at].box.height > height)
            return false;
        const QPointF corner(side + places[at].page * (column_ + gap), top + places[at].y);
        columns_.push_back({corner, boxes[at]});
        bottom_ = std::max(bottom_, corner.y() + boxes[at].box.height);
    }
    return true;
}

/// Returns the parts that fit: complete ones, and the beginning of one more.
std::vector<QuickStartSheet::Part> QuickStartSheet::whatFits(const std::vector<Part>& all, qreal room)
{
    std::vector<Part> held;
    for (const Part& part : all) {
        held.push_back(part);
        std::vector<Block>& blocks = held.back().blocks;
        while (!place(boxes(held, smallest), room)) {
            blocks.pop_back();
            while (!blocks.empty() && blocks.back().kind == Block::Heading)
                blocks.pop_back();
            if (blocks.empty()) {
                held.pop_back();
                return held;
            }
        }
        if (blocks.size() < part.blocks.size())
            return held;
    }
    return held;
}

void QuickStartSheet::setColumns()
{
    const qreal room = below_ - plate_.bottom() - mm(7);
    const std::vector<Part> held = whatFits(parts(), room);
    if (held.empty())
        return;
    qreal points = smallest;
    while (points + finer <= largest && place(boxes(held, points + finer), room))
        points += finer;
    // Balances the height of the columns.
    const std::vector<InkBox> made = boxes(held, points);
    qreal holds = room;
    qreal fails = room / 2;
    while (holds - fails > mm(1)) {
        const qreal middle = (holds + fails) / 2;
        (place(made, middle) ? holds : fails) = middle;
    }
    place(made, holds);
}

void QuickStartSheet::paintBanner(QPainter& painter) const
{
    const QRectF banner(0, 0, sheet_.width, banner_height);
    QLinearGradient baize(banner.topLeft(), banner.bottomLeft());
    baize.setColorAt(0, QColor(0x2B, 0x6B, 0x50));
    baize.setColorAt(1, QColor(0x0F, 0x2C, 0x20));
    painter.fillRect(banner, baize);
    painter.fillRect(QRectF(0, banner_height - mm(1.6), sheet_.width, mm(0.7)), QColor(0xD9, 0xB4, 0x5E));
    const QRectF words(side, 0, sheet_.width - 2 * side, banner_height - mm(1));
    const QString about = translated_to(book_.language, "Rulebook", QT_TRANSLATE_NOOP("Rulebook", "On one page"));
    painter.setFont(paper_font("Limelight", 32));
    painter.setPen(QColor(0xF8, 0xDC, 0x9A));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, book_.title);
    painter.setFont(paper_font("Cabin", 15));
    painter.setPen(QColor(0xF4, 0xE8, 0xCC));
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, about);
}

void QuickStartSheet::paint(QPainter& painter) const
{
    paintBanner(painter);
    painter.setPen(QPen(brass, mm(0.3)));
    painter.setBrush(cream);
    painter.drawRoundedRect(plate_, mm(1.8), mm(1.8));
    for (const auto* list : {&minute_, &columns_})
        for (const Placed& placed : *list) {
            painter.save();
            painter.translate(placed.at);
            placed.box.paint(painter);
            painter.restore();
        }
    painter.setFont(paper_font("Cabin", 8.5));
    painter.setPen(brown);
    painter.drawText(QRectF(side, sheet_.height - mm(14), sheet_.width - 2 * side, mm(6)),
        Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("Backroom"));
}

}

namespace rulebook {

Printed print_start_sheet(const Book& book, const QString& path, const PrintTools& tools)
{
    const Book on_paper = book.onPaper();
    return print_to(path, [&]() -> std::optional<QByteArray> {
        if (tools.goes_on && !tools.goes_on(0))
            return {};
        PdfDocument pdf(on_paper.title, tools.paper);
        const paper::QuickStartSheet sheet(on_paper, pdf.writer(), tools);
        if (tools.goes_on && !tools.goes_on(0.9))
            return {};
        QPainter painter(&pdf.writer());
        if (!painter.isActive())
            return QByteArray();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        sheet.paint(painter);
        return painter.end() ? pdf.take() : QByteArray();
    });
}

}
