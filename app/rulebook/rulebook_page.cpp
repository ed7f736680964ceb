// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Implements Rulebook: the models of the open page and of search hits.
#include "app/rulebook/rulebook.hpp"

#include <algorithm>

namespace {

/// The rows of a page have consecutive keys. The keys of the next page begin this much later.
constexpr int keys_of_page = 10000;
constexpr int most_hits = 40;

/// The minimum number of characters that fit into a row of a table.
constexpr qreal letters_a_line = 56;
/// The free room beside the text of a cell, in characters.
constexpr qreal letters_free = 3;
/// Longer texts may wrap.
constexpr qreal letters_of_text = 34;

/// Returns the columns' fractions of the width. Every word fits, and the rest goes to columns with long texts.
QList<qreal> column_widths(const rulebook::Block& table)
{
    const auto columns = static_cast<std::size_t>(table.columns);
    std::vector<qreal> needed(columns, 1);
    std::vector<qreal> wanted(columns, 1);
    for (std::size_t at = 0; at < table.cells.size(); ++at) {
        const QString text = rulebook::to_plain(table.cells[at]);
        // Header cells are bold, so their letters are wider.
        const qreal breadth = at < columns ? 1.15 : 1;
        qreal& longest = needed[at % columns];
        for (const QString& word : text.split(QLatin1Char(' ')))
            longest = std::max(longest, breadth * static_cast<qreal>(word.size()));
        wanted[at % columns] =
            std::max({wanted[at % columns], longest, std::min(static_cast<qreal>(text.size()), letters_of_text)});
    }
    qreal least = 0;
    qreal more = 0;
    for (std::size_t column = 0; column < columns; ++column) {
        least += needed[column] + letters_free;
        more += wanted[column] - needed[column];
    }
    const qreal spare = std::max(0.0, letters_a_line - least);
    QList<qreal> shares;
    for (std::size_t column = 0; column < columns; ++column) {
        const qreal extra = more > 0 ? spare * (wanted[column] - needed[column]) / more : spare / table.columns;
        shares += (needed[column] + letters_free + extra) / (least + spare);
    }
    return shares;
}

}

rulebook::Query Rulebook::query() const
{
    return rulebook::Query(search_text_, library_.synonyms(language()));
}

rulebook::Query Rulebook::painted() const
{
    return paints_hits_ ? query() : rulebook::Query({});
}

QVariantMap Rulebook::pictured(const rulebook::PicturedCard& card, const QString& text) const
{
    QVariantList layers;
    const CardMaker& draw = shelves_.value(here_.game).cards;
    const auto drawing = draw ? draw(card.card) : std::nullopt;
    if (drawing)
        for (const CardDrawing::Layer& layer : drawing->layers)
            layers += QVariantMap{{QStringLiteral("art"), layer.art}, {QStringLiteral("place"), layer.place},
                {QStringLiteral("text"), layer.text}, {QStringLiteral("font"), layer.font},
                {QStringLiteral("size"), layer.size}, {QStringLiteral("color"), layer.color}};
    return {{QStringLiteral("text"), text}, {QStringLiteral("layers"), layers},
        {QStringLiteral("outline"), drawing ? drawing->outline : QRectF(QPointF(), CardDrawing::size)}};
}

PageItem Rulebook::item(const rulebook::Book& in, const rulebook::Block& block) const
{
    PageItem item;
    const rulebook::Query query = painted();
    const auto html = [&](const rulebook::RichText& text) {
        return rulebook::to_html(text, query.pageMarks(rulebook::to_plain(text)));
    };
    item.plain = in.plain(block);
    item.rules = block.rules;
    item.number = block.number;
    item.html = html(block.text);
    static_assert(PageModel::Cards - PageModel::Heading == rulebook::Block::Cards - rulebook::Block::Heading);
    item.kind = int{PageModel::Heading} + int{block.kind};
    for (const rulebook::RichText& cell : block.cells)
        item.cells += html(cell);
    if (block.columns > 0)
        item.widths = column_widths(block);
    for (const rulebook::PicturedCard& card : block.cards)
        item.pictured += pictured(card, html(card.text));
    if (block.figure >= 0) {
        const RuleFigure& figure = in.figures[static_cast<std::size_t>(block.figure)];
        item.figure = figure.id;
        item.rules = figure.rules;
        item.figure_source = shelves_.value(in.game).source;
    }
    return item;
}

/// QML removes the rows of the previous page only with the next frame, and uses their figures until then.
void Rulebook::retireFigures()
{
    for (FigureSteps* figure : std::exchange(retired_, std::exchange(leaving_, {})))
        figure->deleteLater();
    for (FigureSteps* figure : std::exchange(figures_, {}))
        leaving_.push_back(figure);
}

void Rulebook::showPage()
{
    const rulebook::Book* in = book();
    if (in == nullptr)
        return;
    const rulebook::Section& section = in->sections[static_cast<std::size_t>(sectionNumber())];
    const QString shown = in->language + QLatin1Char('/') + in->game + QLatin1Char('/') + section.id;
    const bool other = shown != shown_;
    if (other) {
        shown_ = shown;
        ++pages_shown_;
    }
    const rulebook::Query query = painted();
    std::vector<PageItem> items;
    PageItem title;
    title.kind = PageModel::Title;
    title.plain = section.title;
    title.html = rulebook::to_html(rulebook::plain_text(section.title), query.pageMarks(section.title));
    items.push_back(title);
    for (const rulebook::Block& block : section.blocks)
        items.push_back(item(*in, block));
    PageItem foot;
    foot.kind = PageModel::Foot;
    items.push_back(foot);
    for (int row = 0; PageItem & item : items)
        item.key = pages_shown_ * keys_of_page + row++;
    if (other)
        retireFigures();
    page_.assign(items);
    showContents();
}

void Rulebook::showContents()
{
    const rulebook::Book* in = book();
    std::vector<ContentsItem> lines;
    for (const rulebook::Section& section : in->sections)
        if (&section != &in->sections.front())
            lines.push_back({static_cast<int>(lines.size()), section.id, section.title, section.id == here_.section});
    contents_.assign(lines);
    std::vector<ContentsItem> others;
    for (const QString& game : library_.games(in->language, game_order_))
        if (game != in->game)
            others.push_back({static_cast<int>(others.size()), game, library_.book(in->language, game)->title, false});
    other_books_.assign(others);
}

void Rulebook::setSearchText(const QString& text)
{
    if (text == search_text_)
        return;
    search_text_ = text;
    paints_hits_ = true;
    showHits();
    showPage();
    emit searchTextChanged();
}

void Rulebook::showHits()
{
    std::vector<HitItem> items;
    const rulebook::Query query = this->query();
    const QString language = this->language();
    if (!query.empty() && (!index_ || index_language_ != language)) {
        std::vector<const rulebook::Book*> books;
        for (const QString& game : library_.games(language, game_order_))
            books.push_back(library_.book(language, game));
        index_ = std::make_unique<rulebook::Index>(std::move(books));
        index_language_ = language;
    }
    if (!query.empty())
        for (const rulebook::Hit& hit : index_->find(query, here_.game)) {
            if (items.size() == most_hits)
                break;
            const rulebook::Section& section = hit.book->sections[static_cast<std::size_t>(hit.best.section)];
            items.push_back({static_cast<int>(items.size()), hit.book->game, section.id, hit.best.block,
                rulebook::to_html(rulebook::plain_text(section.title), query.marks(section.title)), hit.book->title,
                hit.excerpt, hit.count});
        }
    hits_.assign(items);
    emit hitsChanged();
}
