// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rulebook/rich_text.hpp"
#include "app/rulebook/rule_figure.hpp"

#include <optional>

namespace rulebook {

struct PicturedCard {
    /// In the format of the game.
    QJsonObject card;
    RichText text;
};

struct Block {
    enum Kind { Heading, Paragraph, Bullet, Numbered, Table, Figure, Cards };

    Kind kind = Paragraph;
    RichText text;
    /// The numbers of the rules that are defined in this block.
    QStringList rules;
    /// For an entry of the glossary.
    QString term;
    QString term_title;
    RichText definition;
    int number = 0;
    /// For a table: the cells row by row, beginning with the header row.
    int columns = 0;
    std::vector<RichText> cells;
    /// An index into the book's figures; −1 for none.
    int figure = -1;
    std::vector<PicturedCard> cards;
};

struct Section {
    QString id;
    QString title;
    std::vector<Block> blocks;
};

/// A place in a book; `block` is −1 for the title of a section.
struct Place {
    int section = 0;
    int block = -1;

    bool operator==(const Place&) const = default;
};

/// A rulebook in one language. The first section is the introduction; its title is that of the book.
struct Book {
    QString language;
    QString game;
    QString title;
    std::vector<Section> sections;
    std::vector<RuleFigure> figures;

    const RuleFigure* figure(const QString& id) const;
    int sectionIndex(const QString& id) const;
    std::optional<Place> rulePlace(const QString& number) const;
    std::optional<Place> termPlace(const QString& term) const;
    std::optional<Place> figurePlace(const QString& id) const;
    const Block* block(Place place) const;
    QString plain(const Block& block) const;
    /// Returns the book without the passages about the screen.
    Book onPaper() const;
};

/// Trusts the file: what a book must contain is checked by the tests.
Book read_book(const QByteArray& file, const QString& language, const QString& game);

}
