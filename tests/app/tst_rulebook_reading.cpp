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

QString told(const Book& book)
{
    QStringList lines;
    for (const Mistake& mistake : book.mistakes)
        lines += QStringLiteral("%1: %2").arg(mistake.line).arg(mistake.message);
    return lines.join(QLatin1Char('\n'));
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

/// Tests reading rulebook files, and the errors reported.
class RulebookReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBook()
    {
        const Book book =
            read(QStringLiteral("# The Gang\n\nOnce upon a time\nin a **back room**.\n\n## Goal {#goal}\n\n"
                                "### Money\n\nThe most wins. `TG-1.1` `TG-1.2`\n\n- one\n  and more `TG-1.3`\n"
                                "- two\n\n1. first\n2. second\n\n| A | B |\n|---|:-:|\n| 1 | *2* |\n"));
        QVERIFY2(book.mistakes.empty(), qPrintable(told(book)));
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

    void markupInsideOfAParagraph_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("html");
        QTest::newRow("bold and italic") << "a **b *c* d** e"
                                         << "a <b>b </b><b><i>c</i></b><b> d</b> e";
        QTest::newRow("letters of HTML") << "a & b \"c\" 3 < 4 > 2"
                                         << "a &amp; b &quot;c&quot; 3 &lt; 4 &gt; 2";
        QTest::newRow("escaped") << "\\*no\\* \\[x\\]"
                                 << "*no* [x]";
        QTest::newRow("stars") << "7 * and 2 ** *3* *"
                               << "7 * and 2 ** <i>3</i> *";
        QTest::newRow("hard spaces") << QString::fromUtf8("«\u00a0a\u202f»") << QString::fromUtf8("«&nbsp;a&nbsp;»");
        QTest::newRow("rule") << "see [two](#TG-5.2)."
                              << "see <a href=\"rule:TG-5.2\">two</a>.";
        QTest::newRow("section") << "[x](#setup)"
                                 << "<a href=\"section:setup\">x</a>";
        QTest::newRow("term") << "[x](#term-gang)"
                              << "<a href=\"term:term-gang\">x</a>";
        QTest::newRow("other book's rule") << "[x](gang-of-dice.md#GD-3.1)"
                                           << "<a href=\"rule:GD-3.1\">x</a>";
        QTest::newRow("other book's section") << "[x](gang-of-dice.md#turn)"
                                              << "<a href=\"section:gang-of-dice/turn\">x</a>";
        QTest::newRow("other book") << "[x](gang-of-dice.md)"
                                    << "<a href=\"section:gang-of-dice/intro\">x</a>";
        QTest::newRow("bold in a link") << "[a **b**](#setup)"
                                        << "<a href=\"section:setup\">a </a><a href=\"section:setup\"><b>b</b></a>";
    }

    void markupInsideOfAParagraph()
    {
        QFETCH(QString, source);
        QFETCH(QString, html);
        const RichText text = read_inline(source, [](const QString& message) { QFAIL(qPrintable(message)); });
        QCOMPARE(to_html(text), html);
    }

    void screenAlone()
    {
        QStringList mistakes;
        const Complain complain = [&](const QString& message) { mistakes += message; };
        const RichText text = read_inline(
            QStringLiteral("Vote{screen: : **click** [a card](#vote)}. {screen: Then [[Vote]].}"), complain);
        QVERIFY(mistakes.isEmpty());
        QCOMPARE(to_plain(text), QStringLiteral("Vote: click a card. Then Vote."));
        QCOMPARE(to_plain(on_paper(text)), QStringLiteral("Vote. "));
        QCOMPARE(to_plain(read_inline(QStringLiteral("a } {screen: b"), complain)), QStringLiteral("a } b"));
        QCOMPARE(mistakes, QStringList{QStringLiteral("{screen: is not closed")});
        const Book book =
            read_book("# T\n\nAll.\n\n{screen: Click.}\n\nThe end.\n", QStringLiteral("en"), QStringLiteral("x"));
        QCOMPARE(book.sections.front().blocks.size(), 3u);
        QCOMPARE(book.onPaper().sections.front().blocks.size(), 2u);
    }

    void marks()
    {
        const RichText text = read_inline(QStringLiteral("one **two** three"), [](const QString&) {});
        QCOMPARE(to_html(text, {{0, 3}, {5, 6}}).remove(QStringLiteral("<font color=\"#A3180F\">")),
            QStringLiteral("<b>one</font></b> <b>t<b>wo</font></b></b><b> thr</font></b>ee"));
    }

    void linksInOrder()
    {
        const RichText text =
            read_inline(QStringLiteral("[a **b**](#setup) [c](#TG-1.1) [d](#setup)"), [](const QString&) {});
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
        QVERIFY2(book.mistakes.empty(), qPrintable(told(book)));
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
        QVERIFY2(book.mistakes.empty(), qPrintable(told(book)));
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

    void mistakes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QString& text, int line, const char* message) {
            QTest::newRow(name) << text << line << QString::fromUtf8(message);
        };
        const QString head = QStringLiteral("# T\n\n");
        row("no title", QStringLiteral("\n"), 1, "no title");
        row("text before the title", QStringLiteral("x\n\n# T"), 1, "before the title");
        row("second title", head + "# U", 3, "second title");
        row("section without id", head + "## Goal", 3, "needs a title and an id");
        row("section with a bad id", head + "## Goal {#The Goal}", 3, "needs a title and an id");
        row("section without title", head + "## {#goal}", 3, "needs a title and an id");
        row("section twice", head + "## A {#a}\n\n## B {#a}", 5, "cannot be used");
        row("section as intro", head + "## A {#intro}", 3, "cannot be used");
        row("section as term", head + "## A {#term-a}", 3, "cannot be used");
        row("heading with id", head + "### A {#a}", 3, "no id");
        row("heading too deep", head + "#### A", 3, "not used");
        row("quote", head + "> a", 3, "not used");
        row("horizontal rule", head + "a\n\n---", 5, "not used");
        row("star list", head + "* a", 3, "not used");
        row("HTML", head + "a <b>c</b>", 3, "HTML");
        row("picture", head + "![a](#a)", 3, "picture");
        row("indented", head + "    a", 3, "indented");
        row("nested list", head + "- a\n  - b", 4, "one level");
        row("lazy list", head + "- a\nb", 4, "indented by two");
        row("bold open", head + "a **b", 3, "** is not closed");
        row("italic open", head + "a *b", 3, "* is not closed");
        row("link without target", head + "a [b] c", 3, "begins no link");
        row("link without words", head + "a [](#x) c", 3, "begins no link");
        row("link to the web", head + "[a](https://example.org)", 3, "may not lead");
        row("link to nothing", head + "[a]()", 3, "may not lead");
        row("link in a link", head + "[a [b](#x)](#y)", 3, "begins no link");
        row("dead rule", head + "[a](#TG-1.1) `TG-1.2`", 3, "dead");
        row("dead section", head + "[a](#setup)", 3, "dead");
        row("dead term", head + "[a](#term-x)", 3, "dead");
        row("code in the middle", head + "a `TG-1.1` b", 3, "for rule numbers");
        row("code of no rule", head + "a `rule`", 3, "no rule number");
        row("two homes", head + "a `TG-1.1`\n\nb `TG-1.1`", 5, "a home already");
        row("nothing but a number", head + "`TG-1.1`", 3, "nothing to read");
        row("table without line", head + "| a |\n| b |", 3, "no line under its head");
        row("table uneven", head + "| a | b |\n|---|---|\n| c |", 5, "as many cells");
        row("table open", head + "| a | b |\n|---|---|\n| c | d", 5, "ends with |");
        row("glossary without id", head + "## G {#glossary}\n\n- **a**: b", 5, "entry of the glossary");
        row("glossary with another id", head + "## G {#glossary}\n\n- **a** {#a}: b", 5, "entry of the glossary");
        row("glossary twice", head + "## G {#glossary}\n\n- **a** {#term-a}: b\n- **c** {#term-a}: d", 6, "already");
        row("code block", head + "```\na\n```", 3, "a figure, or cards");
        row("cards that are none", head + "```cards\n[]\n```", 3, "one to four cards");
        row("five cards", head + "```cards\n[1, 1, 1, 1, 1]\n```", 3, "one to four cards");
        row("a card without words", head + "```cards\n[{\"card\": {\"a\": 1}}]\n```", 3, "a pictured card has");
        row("a dead link under a card", head + "```cards\n[{\"card\": {\"a\": 1}, \"text\": \"[x](#nowhere)\"}]\n```",
            3, "is dead");
        row("button without end", head + "[[Start", 3, "names no button");
        row("button without name", head + "[[ ]] x", 3, "names no button");
        row("step that holds nothing", figure("{\"text\": \"Before\"}", "{\"text\": \"Before\", \"hold\": \"won\"}"), 5,
            "\"hold\" of a step");
        row("step that goes on and plays", figure("\"seat\": 1", "\"goes-on\": true, \"seat\": 1"), 5, "goes on, or");
        row("paper without steps", figure("\"steps\": [", "\"paper\": [], \"steps\": ["), 5, "names no step");
        row("paper beyond the steps", figure("\"steps\": [", "\"paper\": [3], \"steps\": ["), 5, "no rising list");
        row("paper that falls", figure("\"steps\": [", "\"paper\": [2, 1], \"steps\": ["), 5, "no rising list");
        row("figure open", head + "```figure\n{}", 3, "not closed");
        row("figure no JSON", head + "```figure\n{\n\"id\": x\n}\n```", 5, "no JSON");
        row("figure a list", head + "```figure\n[]\n```", 3, "no JSON object");
        row("figure's id", figure("\"two\"", "\"Two Men\""), 5, "kebab-case");
        row("figure's title", figure("\"title\": \"Two\", ", ""), 5, "\"title\" of a figure is missing");
        row("figure's rules", figure("[\"TG-1.1\"]", "[]"), 5, "\"rules\"");
        row("figure's rule", figure("TG-1.1", "one"), 5, "no rule number");
        row("figure's dead rule", figure("TG-1.1", "TG-8.1"), 5, "no home");
        row("figure's seats", figure("\"Bea\"", "2"), 5, "\"seats\"");
        row("figure's seed", figure("\"seed\": 1, ", ""), 5, "\"seed\"");
        row("figure's options", figure("\"options\": {}", "\"options\": []"), 5, "\"options\"");
        row("figure's show", figure("[\"chicago\"]", "\"chicago\""), 5, "\"show\"");
        row("figure's position", figure("\"position\": {}, ", ""), 5, "\"position\"");
        row("figure's field", figure("\"seed\"", "\"sead\""), 5, "\"sead\" is not known");
        row("figure without steps", figure("\"steps\": [", "\"steps\": [], \"x\": ["), 5, "no steps");
        row("figure's step", figure("{\"text\": \"Before\"}", "1"), 5, "no object");
        row("step without text", figure("\"text\": \"After\", ", ""), 5, "\"text\"");
        row("step without action", figure("\"seat\": 1, \"action\": {\"type\": \"choose\"}, ", ""), 5, "plays nothing");
        row("step with half an action", figure("\"seat\": 1, ", ""), 5, "a seat and an action");
        row("step with a negative seat", figure("\"seat\": 1", "\"seat\": -1"), 5, "a seat and an action");
        row("step with a bad none", figure("[\"captured\"]", "[1]"), 5, "\"none\"");
        row("step with empty actions", figure("\"seat\": 1, \"action\": {\"type\": \"choose\"}", "\"actions\": []"), 5,
            "\"actions\"");
        row("step refused by nothing", figure("\"none\": [\"captured\"]", "\"refused\": \"no\""), 5, "\"refused\"");
        row("step with an event of no type", figure("\"none\": [\"captured\"]", "\"events\": [{}]"), 5, "no type");
        row("figure twice", figure() + figure().mid(figure().indexOf(QStringLiteral("```"))), 8, "already");
    }

    void mistakes()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, message);
        const Book book = read(text);
        const bool found = std::ranges::any_of(book.mistakes,
            [&](const Mistake& mistake) { return mistake.line == line && mistake.message.contains(message); });
        QVERIFY2(found, qPrintable(told(book)));
    }

    void actionsTogether()
    {
        const Book book = read(figure(QStringLiteral("\"seat\": 1, \"action\": {\"type\": \"choose\"}"),
            QStringLiteral("\"actions\": [{\"seat\": 0, \"action\": {}}, {\"seat\": 1, \"action\": {}}]")));
        QVERIFY2(book.mistakes.empty(), qPrintable(told(book)));
        QCOMPARE(book.figures[0].steps[1].acts.size(), 2u);
    }

    void aWrappedYearIsNoList()
    {
        const Book book = read(QStringLiteral("# T\n\nIt was in the year\n1930. All was dark."));
        QVERIFY2(book.mistakes.empty(), qPrintable(told(book)));
        QCOMPARE(to_plain(only(book).text), QStringLiteral("It was in the year 1930. All was dark."));
    }

    void bytes()
    {
        Book book = read_book("# T\n\na \xff b\n", QStringLiteral("en"), QStringLiteral("x"));
        QCOMPARE(book.mistakes.size(), 1u);
        QCOMPARE(book.mistakes[0].line, 3);
        book = read_book(QByteArray(max_book_bytes + 1, 'a'), QStringLiteral("en"), QStringLiteral("x"));
        QVERIFY(told(book).contains(QStringLiteral("too large")));
        book = read_book("# T\r\n\r\nA line.\r\n", QStringLiteral("en"), QStringLiteral("x"));
        QVERIFY2(book.mistakes.empty(), qPrintable(told(book)));
        QCOMPARE(to_plain(only(book).text), QStringLiteral("A line."));
        QVERIFY(!read_book({}, {}, {}).mistakes.empty());
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
                    QVERIFY(block.kind != Block::Table || block.cells.size() % std::size_t(block.columns) == 0);
                    QVERIFY(!book.plain(block).contains(QChar(0)));
                }
        }
    }
};

BACKROOM_SUITE(RulebookReadingTest)
#include "tst_rulebook_reading.moc"
