// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/book.hpp"

#include <QJsonDocument>
#include <QRegularExpression>

namespace rulebook {

namespace {

const QString glossary = QStringLiteral("glossary");

/// The kinds of lines in a book, told apart by how they begin.
enum class Line { blank, title, section, heading, fence, table, bullet, numbered, indented, text };

/// Matches "12. Text": the number and the text.
const QRegularExpression& numbered_pattern()
{
    static const QRegularExpression pattern(QStringLiteral("^([0-9]{1,3})\\. +(.*)$"));
    return pattern;
}

Line kind_of(const QString& line)
{
    if (line.trimmed().isEmpty())
        return Line::blank;
    if (line.startsWith(QLatin1String("# ")))
        return Line::title;
    if (line.startsWith(QLatin1String("## ")))
        return Line::section;
    if (line.startsWith(QLatin1String("### ")))
        return Line::heading;
    if (line.startsWith(QLatin1String("```")))
        return Line::fence;
    if (line.startsWith(QLatin1Char('|')))
        return Line::table;
    if (line.startsWith(QLatin1String("- ")))
        return Line::bullet;
    if (numbered_pattern().match(line).hasMatch())
        return Line::numbered;
    return line[0].isSpace() ? Line::indented : Line::text;
}

/// Removes the rule numbers at the end of a text and returns them.
QStringList take_rules(QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("\\s*`([^`]*)`\\s*$"));
    QStringList rules;
    for (auto match = pattern.match(text); match.hasMatch(); match = pattern.match(text)) {
        rules.prepend(match.captured(1));
        text.truncate(match.capturedStart());
    }
    return rules;
}

class BookReader {
public:
    BookReader(Book& book, const QStringList& lines)
        : book_(book)
        , lines_(lines)
    {
        book_.sections.push_back({QStringLiteral("intro"), {}, {}});
    }

    void read()
    {
        while (at_ < lines_.size())
            readBlock();
    }

private:
    bool next(Line kind) const { return at_ < lines_.size() && kind_of(lines_[at_]) == kind; }
    Section& section() { return book_.sections.back(); }

    Block& add(Block::Kind kind)
    {
        section().blocks.push_back({});
        section().blocks.back().kind = kind;
        return section().blocks.back();
    }

    void readBlock()
    {
        switch (kind_of(lines_[at_])) {
        case Line::blank:
            ++at_;
            break;
        case Line::title:
            book_.title = book_.sections.front().title = lines_[at_++].sliced(2).trimmed();
            break;
        case Line::section:
            readSection();
            break;
        case Line::heading:
            add(Block::Heading).text = plain_text(lines_[at_++].sliced(4).trimmed());
            break;
        case Line::fence:
            readFence();
            break;
        case Line::table:
            readTable();
            break;
        case Line::bullet:
        case Line::numbered:
            readItem();
            break;
        case Line::indented:
        case Line::text:
            readParagraph();
            break;
        }
    }

    /// Reads "## Title {#id}".
    void readSection()
    {
        static const QRegularExpression pattern(QStringLiteral("^## +(.*?)\\s*\\{#([a-z0-9-]+)\\}\\s*$"));
        const auto match = pattern.match(lines_[at_++]);
        book_.sections.push_back({match.captured(2), match.captured(1), {}});
    }

    void fill(Block& block, QString text)
    {
        block.rules = take_rules(text);
        block.text = read_inline(text.trimmed());
    }

    /// A wrapped line may begin with a number, such as "1930. It was…", but only "1. " starts a list.
    void readParagraph()
    {
        QStringList parts;
        do
            parts += lines_[at_++].trimmed();
        while (next(Line::text) || (next(Line::numbered) && !lines_[at_].startsWith(QLatin1String("1. "))));
        fill(add(Block::Paragraph), parts.join(QLatin1Char(' ')));
    }

    void readItem()
    {
        const QString line = lines_[at_++];
        const auto match = numbered_pattern().match(line);
        QStringList parts{match.hasMatch() ? match.captured(2).trimmed() : line.sliced(2).trimmed()};
        while (next(Line::indented))
            parts += lines_[at_++].trimmed();
        Block& block = add(match.hasMatch() ? Block::Numbered : Block::Bullet);
        block.number = match.captured(1).toInt();
        if (section().id == glossary && !match.hasMatch())
            readTerm(block, parts.join(QLatin1Char(' ')));
        else
            fill(block, parts.join(QLatin1Char(' ')));
    }

    /// Reads "- **term** {#term-id}: definition".
    static void readTerm(Block& block, QString text)
    {
        static const QRegularExpression pattern(
            QStringLiteral("^\\*\\*([^*]+)\\*\\* *\\{#(term-[a-z0-9-]+)\\}([\\s\\x{a0}\\x{202f}]*:) +(.+)$"));
        block.rules = take_rules(text);
        const auto match = pattern.match(text);
        block.term = match.captured(2);
        block.term_title = match.captured(1).trimmed();
        block.definition = read_inline(match.captured(4));
        block.text = plain_text(block.term_title, true);
        block.text.push_back({match.captured(3) + QLatin1Char(' '), false, false, {}, false});
        block.text.insert(block.text.end(), block.definition.begin(), block.definition.end());
    }

    /// The second row is the line below the header.
    void readTable()
    {
        Block& block = add(Block::Table);
        for (int row = 0; next(Line::table); ++row) {
            const QStringList cells = lines_[at_++].trimmed().split(QLatin1Char('|'));
            if (row == 0)
                block.columns = static_cast<int>(cells.size()) - 2;
            for (const QString& cell : row == 1 ? QStringList() : cells.mid(1, block.columns))
                block.cells.push_back(read_inline(cell.trimmed()));
        }
    }

    void readFence()
    {
        const bool cards = lines_[at_++].trimmed() == QLatin1String("```cards");
        QString text;
        while (at_ < lines_.size() && !next(Line::fence))
            text += lines_[at_++] + QLatin1Char('\n');
        ++at_;
        const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
        if (cards)
            return readCards(document.array());
        book_.figures.push_back(read_figure(document.object()));
        book_.figures.back().language = book_.language;
        book_.figures.back().game = book_.game;
        add(Block::Figure).figure = static_cast<int>(book_.figures.size()) - 1;
    }

    void readCards(const QJsonArray& list)
    {
        Block& block = add(Block::Cards);
        for (const QJsonValue& card : list)
            block.cards.push_back({card[QLatin1String("card")].toObject(),
                read_inline(card[QLatin1String("text")].toString().trimmed())});
    }

    Book& book_;
    QStringList lines_;
    qsizetype at_ = 0;
};

}

Book read_book(const QByteArray& file, const QString& language, const QString& game)
{
    Book book;
    book.language = language;
    book.game = game;
    BookReader(book, QString::fromUtf8(file).split(QLatin1Char('\n'))).read();
    return book;
}

}
