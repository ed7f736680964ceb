#include "app/rulebook/book.hpp"
#include "app/rulebook/book_lines.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>

namespace rulebook {

namespace {

const QString intro = QStringLiteral("intro");
const QString glossary = QStringLiteral("glossary");
constexpr std::size_t most_cards = 4;

class BookReader {
public:
    BookReader(Book& book, QStringList lines)
        : book_(book)
        , lines_(std::move(lines))
    {
        book_.sections.push_back({intro, {}, 1, {}});
    }

    void read()
    {
        while (at_ < lines_.size())
            readBlock();
        if (book_.title.isEmpty())
            complain(1, QStringLiteral("the book has no title"));
        checkLinks();
        std::ranges::stable_sort(book_.mistakes, {}, &Mistake::line);
    }

private:
    int number() const { return static_cast<int>(at_) + 1; }
    const QString& line() const { return lines_[at_]; }
    Section& section() { return book_.sections.back(); }
    void complain(int line, const QString& message) { book_.mistakes.push_back({line, message}); }
    Complain complainAt(int line)
    {
        return [this, line](const QString& message) { complain(line, message); };
    }

    Block& add(Block::Kind kind, int line)
    {
        section().blocks.push_back({});
        Block& block = section().blocks.back();
        block.kind = kind;
        block.line = line;
        return block;
    }

    void readBlock()
    {
        const Line kind = kind_of(line());
        if (kind != Line::blank && kind != Line::title && book_.title.isEmpty() && !untitled_) {
            untitled_ = true;
            complain(number(), QStringLiteral("something stands before the title"));
        }
        switch (kind) {
        case Line::blank:
            ++at_;
            break;
        case Line::title:
            readTitle();
            break;
        case Line::section:
            readSection();
            break;
        case Line::heading:
            add(Block::Heading, number()).text = plain_text(line().sliced(4).trimmed());
            if (line().contains(QLatin1String("{#")))
                complain(number(), QStringLiteral("a smaller heading has no id"));
            ++at_;
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
            complain(number(), QStringLiteral("a line is indented and belongs to no list"));
            lines_[at_] = line().trimmed();
            readParagraph();
            break;
        case Line::foreign:
            complain(number(), QStringLiteral("this Markdown is not used in rulebooks"));
            readParagraph();
            break;
        case Line::text:
            readParagraph();
            break;
        }
    }

    void readTitle()
    {
        const QString title = line().sliced(2).trimmed();
        if (!book_.title.isEmpty())
            complain(number(), QStringLiteral("a second title"));
        else
            book_.title = book_.sections.front().title = title;
        ++at_;
    }

    void readSection()
    {
        static const QRegularExpression pattern(QStringLiteral("^## +(.*?)\\s*\\{#([a-z0-9-]+)\\}\\s*$"));
        const auto match = pattern.match(line());
        QString title = match.captured(1);
        QString id = match.captured(2);
        if (!match.hasMatch() || title.isEmpty()) {
            complain(number(), QStringLiteral("a section needs a title and an id: ## Title {#id}"));
            title = line().sliced(3).trimmed();
            id = QStringLiteral("section-%1").arg(number());
        }
        if (book_.sectionIndex(id) >= 0 || id.startsWith(QLatin1String("term-"))) {
            complain(number(), QStringLiteral("the id \"%1\" cannot be used here, or again").arg(id));
            id += QStringLiteral("-%1").arg(number());
        }
        book_.sections.push_back({id, title, number(), {}});
        ++at_;
    }

    /// Removes the rule numbers at the end of a text and returns them.
    QStringList takeRules(QString& text, int line)
    {
        QStringList rules;
        text = text.trimmed();
        while (text.endsWith(QLatin1Char('`'))) {
            const qsizetype open = text.size() < 2 ? -1 : text.lastIndexOf(QLatin1Char('`'), text.size() - 2);
            if (open < 0)
                break;
            const QString rule = text.sliced(open + 1, text.size() - open - 2);
            if (!is_rule_number(rule))
                complain(line, QStringLiteral("\"%1\" is no rule number").arg(rule));
            else if (homes_.contains(rule))
                complain(line, QStringLiteral("%1 has a home already").arg(rule));
            else
                rules.prepend(rule);
            if (prefix_.isEmpty())
                prefix_ = rule.left(3);
            homes_.insert(rule);
            text = text.left(open).trimmed();
        }
        return rules;
    }

    void fill(Block& block, QString text, int line)
    {
        block.rules = takeRules(text, line);
        if (text.isEmpty())
            complain(line, QStringLiteral("there is nothing to read here"));
        block.text = read_inline(text, complainAt(line));
    }

    void readParagraph()
    {
        const int first = number();
        QStringList parts;
        do
            parts += lines_[at_++].trimmed();
        while (at_ < lines_.size() && (kind_of(line()) == Line::text || continues(line())));
        fill(add(Block::Paragraph, first), parts.join(QLatin1Char(' ')), first);
    }

    /// True for a wrapped line that begins with a number, such as "1930. It was…", and starts no list.
    static bool continues(const QString& line)
    {
        return kind_of(line) == Line::numbered && !line.startsWith(QLatin1String("1. "));
    }

    void readItem()
    {
        const int first = number();
        const auto match = numbered_pattern().match(line());
        QStringList parts{match.hasMatch() ? match.captured(2).trimmed() : line().sliced(2).trimmed()};
        for (++at_; at_ < lines_.size() && kind_of(line()) == Line::indented; ++at_) {
            const QString part = line().trimmed();
            const Line inner = kind_of(part);
            if (inner != Line::text && !continues(part))
                complain(number(), QStringLiteral("a list has one level and only text in it"));
            parts += part;
        }
        if (at_ < lines_.size() && kind_of(line()) == Line::text)
            complain(number(), QStringLiteral("a list's next line is indented by two blanks"));
        Block& block = add(match.hasMatch() ? Block::Numbered : Block::Bullet, first);
        block.number = match.captured(1).toInt();
        const QString text = parts.join(QLatin1Char(' '));
        if (section().id == glossary && !match.hasMatch())
            readTerm(block, text, first);
        else
            fill(block, text, first);
    }

    void readTerm(Block& block, QString text, int line)
    {
        static const QRegularExpression pattern(
            QStringLiteral("^\\*\\*([^*]+)\\*\\* *\\{#([a-z0-9-]+)\\}([\\s\\x{a0}\\x{202f}]*:) +(.+)$"));
        block.rules = takeRules(text, line);
        const auto match = pattern.match(text);
        block.term = match.captured(2);
        if (!match.hasMatch() || !block.term.startsWith(QLatin1String("term-"))) {
            complain(line, QStringLiteral("an entry of the glossary is - **term** {#term-id}: definition"));
            block.term.clear();
            block.text = read_inline(text, complainAt(line));
            return;
        }
        if (terms_.contains(block.term))
            complain(line, QStringLiteral("%1 is in the glossary already").arg(block.term));
        terms_.insert(block.term);
        block.term_title = match.captured(1).trimmed();
        block.definition = read_inline(match.captured(4), complainAt(line));
        block.text = plain_text(block.term_title, true);
        block.text.push_back({match.captured(3) + QLatin1Char(' '), false, false, {}, false});
        block.text.insert(block.text.end(), block.definition.begin(), block.definition.end());
    }

    std::vector<RichText> cells(const QString& row, int line)
    {
        QString inner = row.trimmed().sliced(1);
        if (inner.endsWith(QLatin1Char('|')))
            inner.chop(1);
        else
            complain(line, QStringLiteral("a row of a table ends with |"));
        std::vector<RichText> found;
        for (const QString& cell : inner.split(QLatin1Char('|')))
            found.push_back(read_inline(cell.trimmed(), complainAt(line)));
        return found;
    }

    void readTable()
    {
        static const QRegularExpression rule(QStringLiteral("^\\|(\\s*:?-+:?\\s*\\|)+\\s*$"));
        const int first = number();
        std::vector<RichText> all;
        std::size_t columns = 0;
        bool ruled = false;
        for (; at_ < lines_.size() && kind_of(line()) == Line::table; ++at_) {
            const bool second = number() == first + 1;
            if (second && rule.match(line()).hasMatch()) {
                ruled = true;
                continue;
            }
            std::vector<RichText> row = cells(line(), number());
            if (columns == 0)
                columns = row.size();
            if (row.size() != columns)
                complain(number(), QStringLiteral("a row has not as many cells as the table's head"));
            row.resize(columns);
            all.insert(all.end(), row.begin(), row.end());
        }
        if (!ruled)
            complain(first, QStringLiteral("a table has no line under its head"));
        Block& block = add(Block::Table, first);
        block.columns = static_cast<int>(columns);
        block.cells = std::move(all);
    }

    void readFence()
    {
        const int first = number();
        const QString kind = line().trimmed();
        QString text;
        for (++at_; at_ < lines_.size() && line().trimmed() != QLatin1String("```"); ++at_)
            text += line() + QLatin1Char('\n');
        if (at_ == lines_.size())
            complain(first, QStringLiteral("a fenced block is not closed"));
        else
            ++at_;
        if (kind != QLatin1String("```figure") && kind != QLatin1String("```cards"))
            return complain(first, QStringLiteral("a fenced block is a figure, or cards, or nothing"));
        QJsonParseError error;
        const QByteArray bytes = text.toUtf8();
        const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
        if (error.error != QJsonParseError::NoError) {
            const auto lines = bytes.left(error.offset).count('\n');
            return complain(first + 1 + static_cast<int>(lines),
                QStringLiteral("the figure is no JSON: %1").arg(error.errorString()));
        }
        if (kind == QLatin1String("```cards"))
            return readCards(document.array(), first);
        if (!document.isObject())
            return complain(first, QStringLiteral("the figure is no JSON object"));
        RuleFigure read = read_figure(document.object(), complainAt(first));
        read.language = book_.language;
        read.game = book_.game;
        if (book_.figure(read.id) != nullptr)
            complain(first, QStringLiteral("there is a figure \"%1\" already").arg(read.id));
        book_.figures.push_back(std::move(read));
        add(Block::Figure, first).figure = static_cast<int>(book_.figures.size()) - 1;
    }

    void readCards(const QJsonArray& list, int line)
    {
        Block& block = add(Block::Cards, line);
        for (const QJsonValue& value : list) {
            const QJsonObject one = value.toObject();
            const QJsonObject card = one.value(QLatin1String("card")).toObject();
            const QString text = one.value(QLatin1String("text")).toString().trimmed();
            if (card.isEmpty() || text.isEmpty() || one.size() != 2)
                complain(line, QStringLiteral("a pictured card has a \"card\" and a \"text\", and nothing else"));
            block.cards.push_back({card, read_inline(text, complainAt(line))});
        }
        if (block.cards.empty() || block.cards.size() > most_cards)
            complain(line, QStringLiteral("one to four cards are pictured side by side"));
    }

    void checkLinks()
    {
        for (const Section& section : book_.sections)
            for (const Block& block : section.blocks) {
                checkLinks(block.text, block.line);
                for (const RichText& cell : block.cells)
                    checkLinks(cell, block.line);
                for (const PicturedCard& card : block.cards)
                    checkLinks(card.text, block.line);
                if (block.kind == Block::Figure)
                    for (const QString& rule : book_.figures[static_cast<std::size_t>(block.figure)].rules)
                        if (!homes_.contains(rule))
                            complain(block.line, QStringLiteral("%1 has no home in this book").arg(rule));
            }
    }

    /// Links to other books can only be checked in the library.
    void checkLinks(const RichText& text, int line)
    {
        for (const Link& link : links_of(text)) {
            const Target target = target_of(link.href);
            const bool rule = target.kind == QLatin1String("rule");
            const bool there = !target.game.isEmpty()
                || (rule && (homes_.contains(target.id) || !target.id.startsWith(prefix_)))
                || (target.kind == QLatin1String("term") && terms_.contains(target.id))
                || (target.kind == QLatin1String("section") && book_.sectionIndex(target.id) >= 0);
            if (!there)
                complain(line, QStringLiteral("the link to \"%1\" is dead").arg(target.id));
        }
    }

    Book& book_;
    QStringList lines_;
    qsizetype at_ = 0;
    bool untitled_ = false;
    /// The prefix of this book's rule numbers, such as "TG-".
    QString prefix_;
    QSet<QString> homes_;
    QSet<QString> terms_;
};

}

Book read_book(const QByteArray& file, const QString& language, const QString& game)
{
    Book book;
    book.language = language;
    book.game = game;
    if (file.size() > max_book_bytes) {
        book.mistakes.push_back({1, QStringLiteral("the file is too large")});
        return book;
    }
    QStringList lines;
    for (const QByteArray& line : file.split('\n')) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        QString text = decoder(line);
        if (decoder.hasError() || text.contains(QChar(0)))
            book.mistakes.push_back({static_cast<int>(lines.size()) + 1, QStringLiteral("this line is not UTF-8")});
        if (text.endsWith(QLatin1Char('\r')))
            text.chop(1);
        lines +=
            text.replace(QChar(0), QChar(QChar::ReplacementCharacter)).replace(QLatin1Char('\t'), QLatin1String("  "));
    }
    BookReader(book, std::move(lines)).read();
    return book;
}

}
