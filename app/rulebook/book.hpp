#pragma once

#include "rulebook/rich_text.hpp"
#include "rulebook/rule_figure.hpp"

#include <optional>

namespace rulebook {

/// What is wrong in a book's file, with the number of the line.
struct Mistake {
    int line = 0;
    QString message;

    bool operator==(const Mistake&) const = default;
};

/// A card that is pictured, and what is said of it.
struct PicturedCard {
    /// In the game's words.
    QJsonObject card;
    RichText text;
};

struct Block {
    enum Kind { Heading, Paragraph, Bullet, Numbered, Table, Figure, Cards };

    Kind kind = Paragraph;
    int line = 0;
    RichText text;
    /// The rules that have their home here.
    QStringList rules;
    /// Of an entry of the glossary.
    QString term;
    QString term_title;
    RichText definition;
    /// Of a numbered item.
    int number = 0;
    /// Of a table, row by row, the head first.
    int columns = 0;
    std::vector<RichText> cells;
    /// Index into the book's figures.
    int figure = -1;
    std::vector<PicturedCard> cards;
};

struct Section {
    QString id;
    QString title;
    int line = 0;
    std::vector<Block> blocks;
};

/// A place in a book; `block` is -1 for the head of a section.
struct Place {
    int section = 0;
    int block = -1;

    bool operator==(const Place&) const = default;
};

/// A rulebook in one language. The first section is the introduction, with the book's own title.
struct Book {
    QString language;
    QString game;
    QString title;
    std::vector<Section> sections;
    std::vector<RuleFigure> figures;
    std::vector<Mistake> mistakes;

    const RuleFigure* figure(const QString& id) const;
    int sectionIndex(const QString& id) const;
    std::optional<Place> rulePlace(const QString& number) const;
    std::optional<Place> termPlace(const QString& term) const;
    std::optional<Place> figurePlace(const QString& id) const;
    const Block* block(Place place) const;
    /// Everything that a block says, as words.
    QString plain(const Block& block) const;
    /// Without what is said of the screen alone.
    Book onPaper() const;
};

inline constexpr qsizetype max_book_bytes = 1 << 20;

/// Reads whatever it is given; what is wrong is in `mistakes`, in the order of the lines.
Book read_book(const QByteArray& file, const QString& language, const QString& game);

}
