// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/book.hpp"

#include <algorithm>

namespace rulebook {

namespace {

template <class Wanted>
std::optional<Place> find_block(const Book& book, Wanted wanted)
{
    for (std::size_t section = 0; section < book.sections.size(); ++section) {
        const auto& blocks = book.sections[section].blocks;
        const auto found = std::ranges::find_if(blocks, wanted);
        if (found != blocks.end())
            return Place{static_cast<int>(section), static_cast<int>(found - blocks.begin())};
    }
    return {};
}

}

const RuleFigure* Book::figure(const QString& id) const
{
    const auto found = std::ranges::find(figures, id, &RuleFigure::id);
    return found == figures.end() ? nullptr : &*found;
}

int Book::sectionIndex(const QString& id) const
{
    const auto found = std::ranges::find(sections, id, &Section::id);
    return found == sections.end() ? -1 : static_cast<int>(found - sections.begin());
}

std::optional<Place> Book::rulePlace(const QString& number) const
{
    return find_block(*this, [&](const Block& block) { return block.rules.contains(number); });
}

std::optional<Place> Book::termPlace(const QString& term) const
{
    return find_block(*this, [&](const Block& block) { return !term.isEmpty() && block.term == term; });
}

std::optional<Place> Book::figurePlace(const QString& id) const
{
    return find_block(*this, [&](const Block& block) {
        return block.kind == Block::Figure && figures[static_cast<std::size_t>(block.figure)].id == id;
    });
}

const Block* Book::block(Place place) const
{
    if (place.section < 0 || place.section >= static_cast<int>(sections.size()))
        return nullptr;
    const auto& blocks = sections[static_cast<std::size_t>(place.section)].blocks;
    return place.block < 0 || place.block >= static_cast<int>(blocks.size())
        ? nullptr
        : &blocks[static_cast<std::size_t>(place.block)];
}

QString Book::plain(const Block& block) const
{
    QStringList parts;
    for (const RichText& cell : block.cells)
        parts += to_plain(cell);
    for (const PicturedCard& card : block.cards)
        parts += to_plain(card.text);
    if (block.figure >= 0) {
        const RuleFigure& figure = figures[static_cast<std::size_t>(block.figure)];
        parts += figure.title;
        for (const RuleFigure::Step& step : figure.steps)
            parts += step.text;
    }
    return parts.isEmpty() ? to_plain(block.text) : parts.join(QLatin1Char('\n'));
}

Book Book::onPaper() const
{
    Book paper = *this;
    for (Section& section : paper.sections) {
        std::erase_if(section.blocks, [](Block& block) {
            const bool had_text = !block.text.empty();
            block.text = on_paper(block.text);
            for (RichText& cell : block.cells)
                cell = on_paper(cell);
            for (PicturedCard& card : block.cards)
                card.text = on_paper(card.text);
            return had_text && to_plain(block.text).trimmed().isEmpty();
        });
    }
    return paper;
}

}
