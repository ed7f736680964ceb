// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/booklet_boxes.hpp"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

namespace rulebook::paper {

namespace {

constexpr qreal body_points = 10.5;
constexpr qreal small_points = 9.5;
constexpr qreal padding = mm(4);

/// Returns the upper edge of each row of a table, and the lower edge of the last.
std::vector<qreal> row_edges(const QTextDocument& document)
{
    const auto* table = qobject_cast<const QTextTable*>(document.rootFrame()->childFrames().value(0));
    std::vector<qreal> edges{0};
    qreal bottom = 0;
    for (int row = 0; table != nullptr && row < table->rows(); ++row) {
        qreal top = 0;
        qreal lowest = 0;
        for (int column = 0; column < table->columns(); ++column) {
            const QTextBlock cell = table->cellAt(row, column).firstCursorPosition().block();
            const QRectF place = document.documentLayout()->blockBoundingRect(cell);
            top = place.top();
            lowest = std::max(lowest, place.bottom());
        }
        // The space between two rows is split equally between them.
        if (row > 0)
            edges.push_back((bottom + top) / 2);
        bottom = lowest;
    }
    edges.push_back(document.size().height());
    return edges;
}

/// Draws rule numbers in the margin, one below the other, level with the first line of the text.
void draw_rules(QPainter& painter, const QStringList& rules, qreal y = 0)
{
    painter.setFont(paper_font("Cabin", 7.5, QFont::DemiBold));
    painter.setPen(brown);
    for (qsizetype at = 0; at < rules.size(); ++at)
        painter.drawText(QRectF(margin_left, y + mm(0.75) + static_cast<qreal>(at) * mm(3.6),
                             text_left - margin_left - mm(5), mm(4)),
            Qt::AlignRight | Qt::AlignTop, rules[at]);
}

}

std::vector<PaperPlace> flow_on_paper(const std::vector<InkBox>& boxes, qreal height)
{
    std::vector<PaperBox> plain;
    std::ranges::transform(boxes, std::back_inserter(plain), &InkBox::box);
    return flow_on_paper(plain, height);
}

BoxMaker::BoxMaker(const Book& book, QPaintDevice& writer, const FigurePainter& figures, const CardMaker& cards)
    : book_(book)
    , text_{writer}
    , figures_(figures)
    , cards_(cards)
{
}

bool BoxMaker::leads(const Target& target) const
{
    if (!target.game.isEmpty() && target.game != book_.game)
        return false;
    return target.kind == QLatin1String("rule") ? book_.rulePlace(target.id).has_value()
        : target.kind == QLatin1String("term")  ? book_.termPlace(target.id).has_value()
                                                : book_.sectionIndex(target.id) >= 0;
}

QString BoxMaker::html(const RichText& text) const
{
    RichText linked = text;
    for (Span& span : linked) {
        const Target target = target_of(span.href);
        span.href = !span.href.isEmpty() && leads(target) ? target.kind + QLatin1Char(':') + target.id : QString();
    }
    return to_html(linked);
}

InkBox BoxMaker::heading(const Section& section) const
{
    const Text title =
        text_(QStringLiteral("<p style=\"font-family: Limelight; color: #5A1A14\">%1</p>").arg(escaped(section.title)),
            text_left + text_width - margin_left, 21);
    const qreal height = title->size().height();
    return {{height + mm(4.5), mm(13), true, false, mm(45)}, [title, height](QPainter& painter) {
                draw_text(painter, title, margin_left, 0);
                painter.setPen(QPen(brass, mm(0.35)));
                painter.drawLine(QPointF(margin_left, height + mm(1)), QPointF(text_left + text_width, height + mm(1)));
            }};
}

InkBox BoxMaker::introduction(const Block& block) const
{
    const Text words = text_(QStringLiteral("<p><i>%1</i></p>").arg(html(block.text)), text_width, 12);
    return {{words->size().height(), mm(3), false, false, 0},
        [words](QPainter& painter) { draw_text(painter, words, text_left, 0); }};
}

InkBox BoxMaker::title(const QString& words) const
{
    return {{mm(12), mm(5), true, false, 0}, [words](QPainter& painter) {
                painter.setFont(paper_font("Limelight", 21));
                painter.setPen(wine);
                painter.drawText(QRectF(text_left, 0, text_width, mm(12)), Qt::AlignLeft | Qt::AlignVCenter, words);
            }};
}

InkBox BoxMaker::contentsLine(const Section& section, int page) const
{
    constexpr qreal size = 12;
    const Text title =
        text_(QStringLiteral("<p><a href=\"section:%1\">%2</a></p>").arg(section.id, escaped(section.title)),
            text_width, size);
    return {{mm(7), mm(1.2), false, false, 0}, [title, number = QString::number(page)](QPainter& painter) {
                const QRectF line(text_left, 0, text_width, mm(7));
                draw_text(painter, title, text_left, (line.height() - title->size().height()) / 2);
                painter.setFont(paper_font("Cabin", size));
                painter.setPen(QColor(0x1C, 0x17, 0x14));
                painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
                const qreal from = line.left() + title->idealWidth() + mm(3);
                const qreal to =
                    line.right() - QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(number) - mm(3);
                QPen dots(brown, mm(0.5), Qt::CustomDashLine, Qt::RoundCap);
                dots.setDashPattern({0.01, 5});
                painter.setPen(dots);
                painter.drawLine(QPointF(from, line.bottom() - mm(1.9)), QPointF(to, line.bottom() - mm(1.9)));
            }};
}

InkBox BoxMaker::smallHeading(const Block& block) const
{
    const Text title =
        text_(QStringLiteral("<p style=\"color: #5A1A14\"><b>%1</b></p>").arg(html(block.text)), text_width, 13);
    return {{title->size().height() + mm(0.6), mm(6), true, false, 0},
        [title](QPainter& painter) { draw_text(painter, title, text_left, 0); }};
}

std::vector<InkBox> BoxMaker::block(const Block& block) const
{
    switch (block.kind) {
    case Block::Heading:
        return {smallHeading(block)};
    case Block::Paragraph:
        return {paragraph(block)};
    case Block::Bullet:
    case Block::Numbered:
        return {item(block)};
    case Block::Table:
        return table(block);
    case Block::Figure:
        return {figure(book_.figures[static_cast<std::size_t>(block.figure)])};
    case Block::Cards:
        return {cards(block)};
    }
    return {};
}

InkBox BoxMaker::paragraph(const Block& block) const
{
    const Text words = text_(QStringLiteral("<p>%1</p>").arg(html(block.text)), text_width, body_points);
    const qreal height = std::max(words->size().height(), mm(0.75) + static_cast<qreal>(block.rules.size()) * mm(3.6));
    return {{height, mm(2.6), false, false, 0}, [words, rules = block.rules](QPainter& painter) {
                draw_text(painter, words, text_left, 0);
                draw_rules(painter, rules);
            }};
}

InkBox BoxMaker::item(const Block& block) const
{
    constexpr qreal indent = mm(6.5);
    const Text words = text_(QStringLiteral("<p>%1</p>").arg(html(block.text)), text_width - indent, body_points);
    const qreal height = std::max(words->size().height(), mm(0.75) + static_cast<qreal>(block.rules.size()) * mm(3.6));
    return {{height, mm(1.5), false, false, 0},
        [words, rules = block.rules, number = block.kind == Block::Numbered ? block.number : 0](QPainter& painter) {
            draw_text(painter, words, text_left + indent, 0);
            draw_rules(painter, rules);
            if (number > 0) {
                painter.setFont(paper_font("Cabin", body_points, QFont::Bold));
                painter.setPen(wine);
                painter.drawText(QRectF(text_left, mm(0.35), indent - mm(1.8), mm(6)), Qt::AlignRight | Qt::AlignTop,
                    QString::number(number));
            } else {
                painter.save();
                painter.translate(text_left + mm(2.6), mm(2.75));
                painter.rotate(45);
                painter.fillRect(QRectF(-mm(0.75), -mm(0.75), mm(1.5), mm(1.5)), brass);
                painter.restore();
            }
        }};
}

std::vector<InkBox> BoxMaker::table(const Block& block) const
{
    const Text words =
        text_(table_html(block, [this](const RichText& cell) { return html(cell); }), text_width, small_points);
    const std::vector<qreal> edges = row_edges(*words);
    const auto slice = [&](std::size_t from, std::size_t to) {
        return [words, top = edges[from], bottom = edges[to]](QPainter& painter) {
            painter.save();
            painter.setClipRect(QRectF(text_left, 0, text_width, bottom - top), Qt::IntersectClip);
            draw_text(painter, words, text_left, -top);
            painter.restore();
        };
    };
    // At least this many rows are kept together, below the header and at the end.
    constexpr std::size_t least = 3;
    const std::size_t rows = edges.size() - 1;
    std::vector<InkBox> boxes;
    for (std::size_t from = 0; from < rows;) {
        const std::size_t next = from == 0 ? least : from + 1;
        const std::size_t to = rows < next + least - 1 ? rows : next;
        boxes.push_back({{edges[to] - edges[from], from == 0 ? mm(3.5) : 0, false, false, 0}, slice(from, to)});
        if (from > 0) {
            boxes.back().box.head = edges[1];
            boxes.back().paint_head = slice(0, 1);
        }
        from = to;
    }
    return boxes;
}

InkBox BoxMaker::figure(const RuleFigure& figure) const
{
    constexpr qreal inner = text_width - 2 * padding;
    const Text title = text_(QStringLiteral("<p><b>%1</b></p>").arg(escaped(figure.title)), inner, 11);
    QString sentences;
    const bool counted = figure.steps.size() > 1;
    for (std::size_t step = 0; step < figure.steps.size(); ++step)
        sentences += QStringLiteral("<p>%1%2</p>")
                         .arg(counted ? QStringLiteral("<b>%1</b>&nbsp; ").arg(step + 1) : QString(),
                             escaped(figure.steps[step].text));
    const Text words = text_(sentences, inner, small_points);
    const QImage picture = figures_ ? figures_(figure, QSizeF(inner, figure_height)) : QImage();
    const QSizeF size = picture.isNull()
        ? QSizeF()
        : QSizeF(picture.size())
              .scaled(QSizeF(std::min(inner, qreal(picture.width())), figure_height), Qt::KeepAspectRatio);
    const qreal picture_top = padding + title->size().height() + mm(2);
    const qreal words_top = picture_top + (picture.isNull() ? 0 : size.height() + mm(2.6));
    const qreal height = words_top + words->size().height() + padding;
    return {{height, mm(4.5), false, false, 0}, [=, rules = figure.rules](QPainter& painter) {
                painter.setPen(QPen(brass, mm(0.3)));
                painter.setBrush(cream);
                painter.drawRoundedRect(QRectF(text_left, 0, text_width, height), mm(1.8), mm(1.8));
                draw_text(painter, title, text_left + padding, padding);
                if (!picture.isNull())
                    painter.drawImage(
                        QRectF(QPointF(text_left + (text_width - size.width()) / 2, picture_top), size), picture);
                draw_text(painter, words, text_left + padding, words_top);
                draw_rules(painter, rules, padding);
            }};
}

InkBox BoxMaker::cards(const Block& block) const
{
    constexpr qreal gap = mm(6);
    const auto count = static_cast<qreal>(block.cards.size());
    const qreal share = (text_width - (count - 1) * gap) / count;
    const QSizeF size = QSizeF(CardDrawing::size).scaled(QSizeF(std::min(share, mm(30)), mm(60)), Qt::KeepAspectRatio);
    std::vector<std::pair<std::optional<CardDrawing>, Text>> all;
    qreal most = 0;
    for (const PicturedCard& card : block.cards) {
        const Text words =
            text_(QStringLiteral("<p align=\"center\">%1</p>").arg(html(card.text)), share, small_points);
        most = std::max(most, words->size().height());
        all.emplace_back(cards_ ? cards_(card.card) : std::nullopt, words);
    }
    const qreal words_top = size.height() + mm(3);
    return {{words_top + most, mm(4.5), false, false, 0}, [=](QPainter& painter) {
                qreal x = text_left;
                for (const auto& [card, words] : all) {
                    if (card)
                        paint_card(painter, *card, QRectF(QPointF(x + (share - size.width()) / 2, 0), size));
                    draw_text(painter, words, x, words_top);
                    x += share + gap;
                }
            }};
}

}
