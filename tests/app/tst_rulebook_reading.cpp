// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/book.hpp"
#include "suites.hpp"

#include <QRandomGenerator>
#include <QTest>

using namespace rulebook;

namespace {

Book read(const QString& text)
{
    return read_book(text.toUtf8(), QStringLiteral("en"), QStringLiteral("the-gang"));
}

/// Returns a complete figure with one part replaced.
QString figure(const QString& from = {}, const QString& to = {})
{
    QString text =
        QStringLiteral("{\"id\": \"two\", \"title\": \"Two\", \"rules\": [\"TG-1.1\"], \"seats\": [\"Rosa\", "
                       "\"Bea\"], \"seed\": 1, \"options\": {}, \"show\": [\"chicago\"], \"position\": {}, "
                       "\"steps\": [{\"text\": \"Before\"}, {\"text\": \"After\", \"seat\": 1, "
                       "\"action\": {\"type\": \"choose\"}, \"none\": [\"captured\"]}]}");
    if (!from.isEmpty() && !text.contains(from))
        qFatal("not in the figure: %s", qPrintable(from));
    if (!from.isEmpty())
        text.replace(from, to);
    return QStringLiteral("# T\n\nRule. `TG-1.1`\n\n```figure\n%1\n```\n").arg(text);
}

const Block& only(const Book& book)
{
    return book.sections.back().blocks.front();
}

}

/// Tests reading rulebook files. What the books contain is tested in tst_rulebook_books.cpp.
class RulebookReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBook()
    {
        const Book book =
            read(QStringLiteral("# The Gang\n\nOnce upon a time\nin a **back room**.\n\n## Goal {#goal}\n\n"
                                "### Money\n\nThe most wins. `TG-1.1` `TG-1.2`\n\n- one\n  and more `TG-1.3`\n"
                                "- two\n\n1. first\n2. second\n\n| A | B |\n|---|:-:|\n| 1 | *2* |\n"));
        QCOMPARE(book.title, QStringLiteral("The Gang"));
        QCOMPARE(book.sections.size(), 2u);
        QCOMPARE(book.sections[0].id, QStringLiteral("intro"));
        QCOMPARE(book.sections[0].title, QStringLiteral("The Gang"));
        QCOMPARE(to_html(book.sections[0].blocks[0].text), QStringLiteral("Once upon a time in a <b>back room</b>."));
        const auto& blocks = book.sections[1].blocks;
        QCOMPARE(book.sections[1].id, QStringLiteral("goal"));
        QCOMPARE(book.sections[1].title, QStringLiteral("Goal"));
        QCOMPARE(blocks.size(), 7u);
        QCOMPARE(blocks[0].kind, Block::Heading);
        QCOMPARE(to_plain(blocks[0].text), QStringLiteral("Money"));
        QCOMPARE(blocks[1].kind, Block::Paragraph);
        QCOMPARE(to_plain(blocks[1].text), QStringLiteral("The most wins."));
        QCOMPARE(blocks[1].rules, (QStringList{QStringLiteral("TG-1.1"), QStringLiteral("TG-1.2")}));
        QCOMPARE(blocks[2].kind, Block::Bullet);
        QCOMPARE(to_plain(blocks[2].text), QStringLiteral("one and more"));
        QCOMPARE(blocks[2].rules, QStringList{QStringLiteral("TG-1.3")});
        QCOMPARE(blocks[5].kind, Block::Numbered);
        QCOMPARE(blocks[5].number, 2);
        QCOMPARE(blocks[6].kind, Block::Table);
        QCOMPARE(blocks[6].columns, 2);
        QCOMPARE(blocks[6].cells.size(), 4u);
        QCOMPARE(to_html(blocks[6].cells[3]), QStringLiteral("<i>2</i>"));
        QCOMPARE(book.rulePlace(QStringLiteral("TG-1.3")).value_or(Place{}), (Place{1, 2}));
        QVERIFY(!book.rulePlace(QStringLiteral("TG-9.9")));
    }

    void markupInsideOfAParagraph()
    {
        const auto row = [&](test::Case, const QString& source, const QString& html) {
            QCOMPARE(to_html(read_inline(source)), html);
        };
        row("bold and italic", "a **b *c* d** e", "a <b>b </b><b><i>c</i></b><b> d</b> e");
        row("letters of HTML", "a & b \"c\" 3 < 4 > 2", "a &amp; b &quot;c&quot; 3 &lt; 4 &gt; 2");
        row("escaped", "\\*no\\* \\[x\\]", "*no* [x]");
        row("stars", "7 * and 2 ** *3* *", "7 * and 2 ** <i>3</i> *");
        row("hard spaces", QString::fromUtf8("«\u00a0a\u202f»"), QString::fromUtf8("«&nbsp;a&nbsp;»"));
        row("rule", "see [two](#TG-5.2).", "see <a href=\"rule:TG-5.2\">two</a>.");
        row("section", "[x](#setup)", "<a href=\"section:setup\">x</a>");
        row("term", "[x](#term-gang)", "<a href=\"term:term-gang\">x</a>");
        row("other book's rule", "[x](gang-of-dice.md#GD-3.1)", "<a href=\"rule:GD-3.1\">x</a>");
        row("other book's section", "[x](gang-of-dice.md#turn)", "<a href=\"section:gang-of-dice/turn\">x</a>");
        row("other book", "[x](gang-of-dice.md)", "<a href=\"section:gang-of-dice/intro\">x</a>");
        row("bold in a link", "[a **b**](#setup)",
            "<a href=\"section:setup\">a </a><a href=\"section:setup\"><b>b</b></a>");
    }

    void screenAlone()
    {
        const RichText text =
            read_inline(QStringLiteral("Vote{screen: : **click** [a card](#vote)}. {screen: Then [[Vote]].}"));
        QCOMPARE(to_plain(text), QStringLiteral("Vote: click a card. Then Vote."));
        QCOMPARE(to_plain(on_paper(text)), QStringLiteral("Vote. "));
        QCOMPARE(to_plain(read_inline(QStringLiteral("a } {screen: b"))), QStringLiteral("a } b"));
        const Book book =
            read_book("# T\n\nAll.\n\n{screen: Click.}\n\nThe end.\n", QStringLiteral("en"), QStringLiteral("x"));
        QCOMPARE(book.sections.front().blocks.size(), 3u);
        QCOMPARE(book.onPaper().sections.front().blocks.size(), 2u);
    }

    void marks()
    {
        const RichText text = read_inline(QStringLiteral("one **two** three"));
        QCOMPARE(to_html(text, {{0, 3}, {5, 6}}).remove(QStringLiteral("<font color=\"#A3180F\">")),
            QStringLiteral("<b>one</font></b> <b>t<b>wo</font></b></b><b> thr</font></b>ee"));
    }

    void linksInOrder()
    {
        const RichText text = read_inline(QStringLiteral("[a **b**](#setup) [c](#TG-1.1) [d](#setup)"));
        const std::vector<Link> links = links_of(text);
        QCOMPARE(links.size(), 3u);
        QCOMPARE(links[0].words, QStringLiteral("a b"));
        QCOMPARE(links[1].href, QStringLiteral("rule:TG-1.1"));
        QCOMPARE(target_of(QStringLiteral("term:gang-of-dice/term-x")).game, QStringLiteral("gang-of-dice"));
        QCOMPARE(target_of(QStringLiteral("nonsense")).kind, QString());
    }

    void glossary()
    {
        const Book book =
            read(QString::fromUtf8("# T\n\nA [gang](#term-gang).\n\n## Words {#glossary}\n\nAll of them.\n\n"
                                   "- **gang** {#term-gang}: two or more; see [gang](#term-gang).\n- **prise** "
                                   "{#term-capture}\u00a0: *tout*."));
        const Block& gang = book.sections[1].blocks[1];
        QCOMPARE(gang.term, QStringLiteral("term-gang"));
        QCOMPARE(gang.term_title, QStringLiteral("gang"));
        QCOMPARE(to_plain(gang.definition), QStringLiteral("two or more; see gang."));
        QCOMPARE(to_plain(gang.text), QStringLiteral("gang: two or more; see gang."));
        QCOMPARE(to_html(book.sections[1].blocks[2].text), QStringLiteral("<b>prise</b>&nbsp;: <i>tout</i>."));
        QCOMPARE(book.termPlace(QStringLiteral("term-capture")).value_or(Place{}), (Place{1, 2}));
        QVERIFY(!book.termPlace({}));
    }

    void aFigure()
    {
        const Book book = read(figure());
        const RuleFigure& two = book.figures.front();
        QCOMPARE(two.language, QStringLiteral("en"));
        QCOMPARE(two.game, QStringLiteral("the-gang"));
        QCOMPARE(two.seats.size(), 2);
        QCOMPARE(two.steps.size(), 2u);
        QVERIFY(two.steps[0].acts.empty());
        QCOMPARE(two.steps[1].acts[0].seat, 1);
        QCOMPARE(two.steps[1].none, QStringList{QStringLiteral("captured")});
        QCOMPARE(book.figurePlace(QStringLiteral("two")).value_or(Place{}), (Place{0, 1}));
        QCOMPARE(book.figure(QStringLiteral("three")), nullptr);
        QCOMPARE(book.plain(book.sections[0].blocks[1]), QStringLiteral("Two\nBefore\nAfter"));
    }

    void actionsTogether()
    {
        const Book book = read(figure(QStringLiteral("\"seat\": 1, \"action\": {\"type\": \"choose\"}"),
            QStringLiteral("\"actions\": [{\"seat\": 0, \"action\": {}}, {\"seat\": 1, \"action\": {}}]")));
        QCOMPARE(book.figures[0].steps[1].acts.size(), 2u);
    }

    void aWrappedYearIsNoList()
    {
        const Book book = read(QStringLiteral("# T\n\nIt was in the year\n1930. All was dark."));
        QCOMPARE(to_plain(only(book).text), QStringLiteral("It was in the year 1930. All was dark."));
    }

    void anyBytes()
    {
        QRandomGenerator random(1930);
        const QList<QByteArray> parts{"# T", "## A {#a}", "### ", "- ", "1. ", "  ", "|", "|---|", "```", "```figure",
            "{", "}", "\"id\":", "[", "](", ")", "#TG-1.1", "`TG-1.1`", "`", "**", "*", "<b>", "\\", "\n", "\n\n",
            "\xff", "## G {#glossary}", "- **a** {#term-a}: b", "a", " ", "> x", QByteArray(1, '\0'), "\xc3\xa9"};
        for (int round = 0; round < 4000; ++round) {
            QByteArray file;
            for (int part = random.bounded(40); part > 0; --part)
                file += parts[random.bounded(parts.size())];
            const Book book = read_book(file, QStringLiteral("en"), QStringLiteral("x"));
            QVERIFY(!book.sections.empty());
            for (const Section& section : book.sections)
                for (const Block& block : section.blocks) {
                    QVERIFY(block.kind != Block::Figure || block.figure < static_cast<int>(book.figures.size()));
                    book.plain(block);
                }
        }
    }
};

BACKROOM_SUITE(RulebookReadingTest)
#include "tst_rulebook_reading.moc"
