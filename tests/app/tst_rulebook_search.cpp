// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/search.hpp"
#include "app/settings/preferences.hpp"
#include "suites.hpp"

#include <QTest>

using namespace rulebook;

namespace {

Book one()
{
    return read_book(
        "# The Gang\n\nA dark night.\n\n## Capture {#capture}\n\nA gang is taken. `TG-4.1`\n\nThe gang stands; "
        "a gang falls.\n\n## The Spy {#spy}\n\n### Gang of spies\n\nHe s\xc3\xa9"
        "duit everyone. `TG-5.3`\n\n"
        "| Card | What |\n|---|---|\n| Eye | sees the **capture** |\n",
        QStringLiteral("en"), QStringLiteral("the-gang"));
}

Book other()
{
    return read_book("# Gang of Dice\n\n## Night {#night}\n\nOne dark \xc5\x93uvre & gang. `GD-4.1`\n",
        QStringLiteral("en"), QStringLiteral("gang-of-dice"));
}

QStringList sections(const std::vector<Hit>& hits)
{
    QStringList ids;
    for (const Hit& hit : hits)
        ids += hit.book->game + QLatin1Char('/') + hit.book->sections[std::size_t(hit.best.section)].id;
    return ids;
}

}

class RulebookSearchTest : public QObject {
    Q_OBJECT

    using Query = rulebook::Query;

    Book one_ = one();
    Book other_ = other();
    Index index_{{&one_, &other_}};

    QStringList found(const char* text) const { return sections(index_.find(Query(QString::fromUtf8(text)))); }

private Q_SLOTS:
    /// Small words are ignored beside others, and are never marked alone on a page.
    void smallWords()
    {
        const Synonyms synonyms("roll again, reroll\nsmall: the, of, a, them\nsmall: again\n");
        const QString page = QStringLiteral("The boss of the gang takes them.");
        const auto marked = [&](const char* typed) {
            QStringList words;
            for (const Mark& mark : Query(QString::fromLatin1(typed), synonyms).pageMarks(page))
                words += page.sliced(mark.start, mark.length);
            return words.join(QLatin1Char(' '));
        };
        QCOMPARE(marked("the boss of them"), QStringLiteral("boss"));
        QCOMPARE(marked("the"), QString());
        QCOMPARE(marked("of the"), QString());
        QCOMPARE(marked("gang"), QStringLiteral("gang"));
        // Incomplete small words, and parts inside a word.
        QCOMPARE(marked("th"), QString());
        QCOMPARE(marked("ang"), QString());
        QCOMPARE(marked("os"), QString());
        QCOMPARE(Query(QStringLiteral("the gang"), synonyms).size(), 1);
        QVERIFY(!Query(QStringLiteral("the"), synonyms).empty());
        // A phrase is one part.
        QCOMPARE(Query(QStringLiteral("roll again"), synonyms).parts().front().front(),
            (QStringList{QStringLiteral("roll"), QStringLiteral("again")}));
    }
    void smallWordsOfEveryLanguage()
    {
        const Library library;
        for (const auto& [language, words] : {std::pair("en", "the of them and in to"),
                 std::pair("it", "il la di che nel degli è"), std::pair("fr", "le la de d’une à des où")})
            for (const Word& word : words_of(QString::fromUtf8(words)))
                QVERIFY2(library.synonyms(QLatin1String(language)).isSmall(word.folded), qPrintable(word.folded));
    }
    void words()
    {
        const std::vector<Word> words = words_of(QString::fromUtf8("L’Œuvre d’été, 24 !"));
        QStringList folded;
        for (const Word& word : words)
            folded += word.folded;
        QCOMPARE(folded.join(QLatin1Char(' ')), QStringLiteral("l oeuvre d ete 24"));
        QCOMPARE(words[1].mark, (Mark{2, 5}));
    }

    void beginningsOfWordsWithoutCaseAndAccents()
    {
        const QStringList spy{QStringLiteral("the-gang/spy")};
        QCOMPARE(found("sedu"), spy);
        QCOMPARE(found("SÉDU"), spy);
        QCOMPARE(found("everyo"), spy);
        QCOMPARE(found("veryone"), QStringList());
        QCOMPARE(found("oeuv"), QStringList{QStringLiteral("gang-of-dice/night")});
        QCOMPARE(found(""), QStringList());
        QCOMPARE(found("  ,;"), QStringList());
    }

    void allWordsMustHit()
    {
        QCOMPARE(
            found("dark night"), (QStringList{QStringLiteral("the-gang/intro"), QStringLiteral("gang-of-dice/night")}));
        QCOMPARE(found("dark spy"), QStringList());
        // A word in the section's title counts for all its paragraphs.
        QCOMPARE(found("spy everyone"), QStringList{QStringLiteral("the-gang/spy")});
    }

    void titlesFirstThenTheMostHits()
    {
        // Two books have the word in their title, one section in a smaller heading, and another three times in its
        // text.
        QCOMPARE(found("gang"),
            (QStringList{QStringLiteral("the-gang/intro"), QStringLiteral("gang-of-dice/intro"),
                QStringLiteral("the-gang/spy"), QStringLiteral("the-gang/capture"),
                QStringLiteral("gang-of-dice/night")}));
        const std::vector<Hit> hits = index_.find(Query(QStringLiteral("gang")));
        QCOMPARE(hits[0].heading, 2);
        QCOMPARE(hits[2].heading, 1);
        QCOMPARE(hits[3].count, 3);
        // A block that defines a rule is preferred.
        QCOMPARE(hits[3].best, (Place{1, 0}));
    }

    void ruleNumbers()
    {
        QCOMPARE(found("TG-4.1"), QStringList{QStringLiteral("the-gang/capture")});
        QCOMPARE(found("tg-5"), QStringList{QStringLiteral("the-gang/spy")});
        QCOMPARE(found("4.1"), (QStringList{QStringLiteral("the-gang/capture"), QStringLiteral("gang-of-dice/night")}));
        QCOMPARE(found("4.1 falls"), QStringList());
        QCOMPARE(found("4.1 taken"), QStringList{QStringLiteral("the-gang/capture")});
    }

    void tables()
    {
        const std::vector<Hit> hits = index_.find(Query(QStringLiteral("sees")));
        QCOMPARE(hits.size(), 1u);
        QCOMPARE(hits[0].best, (Place{2, 2}));
        // The cells of a row are told apart.
        QVERIFY2(hits[0].excerpt.startsWith(QStringLiteral("Card · What · Eye · ")), qPrintable(hits[0].excerpt));
    }

    void excerpts()
    {
        std::vector<Hit> hits = index_.find(Query(QStringLiteral("uvre oeuv")));
        QVERIFY(hits.empty());
        hits = index_.find(Query(QStringLiteral("oeuvre")));
        QCOMPARE(
            hits[0].excerpt, QString::fromUtf8("One dark <b><font color=\"#A3180F\">œuvre</font></b> &amp; gang."));
    }

    void excerptsOfLongTexts()
    {
        QByteArray text("# T\n\n");
        for (int word = 0; word < 200; ++word)
            text += "word" + QByteArray::number(word) + ' ';
        const Book book = read_book(text, QStringLiteral("en"), QStringLiteral("x"));
        const Index index({&book});
        const QString excerpt = index.find(Query(QStringLiteral("word100"))).front().excerpt;
        QVERIFY2(
            excerpt.startsWith(QStringLiteral("… ")) && excerpt.endsWith(QStringLiteral(" …")), qPrintable(excerpt));
        QVERIFY(excerpt.contains(QStringLiteral("<b>")));
        QVERIFY(excerpt.size() < 260);
    }

    void manyWords()
    {
        QCOMPARE(Query(QStringLiteral("a b c d e f g h i j k")).size(), 8);
        QCOMPARE(Query(QStringLiteral("a a A")).size(), 1);
    }

    void theOpenBookComesFirst()
    {
        const Query query(QStringLiteral("dark"));
        QCOMPARE(sections(index_.find(query, QStringLiteral("gang-of-dice"))),
            (QStringList{QStringLiteral("gang-of-dice/night"), QStringLiteral("the-gang/intro")}));
    }

    /// Literal hits come before synonyms, and typing errors are corrected.
    void literalFirst()
    {
        const Synonyms synonyms("shot, pistol\n");
        const Book book = read_book("# T\n\n## A {#a}\n\nA pistol, a pistol.\n\n## B {#b}\n\nOne shot.\n",
            QStringLiteral("en"), QStringLiteral("x"));
        QCOMPARE(sections(Index({&book}).find(Query(QStringLiteral("shot"), synonyms))),
            (QStringList{QStringLiteral("x/b"), QStringLiteral("x/a")}));
        QCOMPARE(sections(Index({&book}).find(Query(QStringLiteral("pistol"), synonyms))),
            (QStringList{QStringLiteral("x/a"), QStringLiteral("x/b")}));
    }

    void slips()
    {
        // Wrong, missing, extra and exchanged letters.
        for (const char* typed : {"cabture", "captre", "captture", "catpure"})
            QCOMPARE(found(typed), found("capture"));
        QCOMPARE(found("everyonne"), found("everyone"));
        QVERIFY(found("everyone").size() == 1);
        QVERIFY(found("evrione").empty());
        QVERIFY(found("apture").empty());
        // Short and known words are not corrected.
        QVERIFY(found("spx").empty());
        QVERIFY(found("cards dark").empty());
        QCOMPARE(found("dark nihgt"), found("dark night"));
        const std::vector<Hit> hits = index_.find(Query(QStringLiteral("everyonne")));
        QVERIFY(hits.front().excerpt.contains(QStringLiteral("<")));
    }

    void synonyms()
    {
        const Synonyms synonyms("# a remark, with a comma\ntie, draw, same r\xc3\xa9sult\nalone\n, ,\n");
        QCOMPARE(synonyms.others(QStringLiteral("tie")),
            (QStringList{QStringLiteral("draw"), QStringLiteral("same result")}));
        // Other forms and nearly complete words match; other words with the same beginning do not.
        QCOMPARE(synonyms.others(QStringLiteral("ties")).size(), 3);
        QCOMPARE(synonyms.others(QStringLiteral("dra")).size(), 3);
        QCOMPARE(synonyms.others(QStringLiteral("drawing")), QStringList());
        QCOMPARE(synonyms.others(QStringLiteral("ti")), QStringList());
        QCOMPARE(synonyms.others(QStringLiteral("alone")), QStringList());
        QCOMPARE(synonyms.parts({QStringLiteral("the"), QStringLiteral("same"), QStringLiteral("result")}),
            (QStringList{QStringLiteral("the"), QStringLiteral("same result")}));
        const Book book =
            read_book("# T\n\nHere is a draw.\n\n## A {#a}\n\nThe same result.\n\n## B {#b}\n\nA result, the same.\n",
                QStringLiteral("en"), QStringLiteral("x"));
        const Index index({&book});
        const Query query(QStringLiteral("tie"), synonyms);
        QCOMPARE(sections(index.find(query)), (QStringList{QStringLiteral("x/intro"), QStringLiteral("x/a")}));
        QCOMPARE(query.marks(QStringLiteral("a same result drawn")), (std::vector<Mark>{{2, 4}, {7, 6}, {14, 5}}));
    }

    /// In the real books: words that readers type, and the rule that must come first.
    void readersWords()
    {
        const auto row = [](const QString& language, const QString& game, const QString& typed, const char* rule) {
            const test::Case tried(language + QLatin1Char(' ') + typed);
            const Library library;
            std::vector<const Book*> books;
            for (const QString& one : library.games(language))
                books.push_back(library.book(language, one));
            QVERIFY(!library.synonyms(language).empty());
            const std::vector<Hit> hits = Index(books).find(Query(typed, library.synonyms(language)), game);
            QVERIFY(!hits.empty());
            QStringList rules;
            for (std::size_t at = 0; at < std::min<std::size_t>(2, hits.size()); ++at) {
                QCOMPARE(hits[at].book->game, game);
                for (const Block& block : hits[at].book->sections[std::size_t(hits[at].best.section)].blocks)
                    rules += block.rules;
            }
            QVERIFY2(rules.contains(QLatin1String(rule)),
                qPrintable(typed + QStringLiteral(": ") + sections(hits).join(QLatin1Char(' '))));
        };
        for (const char* word : {"tie", "draw", "equal", "equality", "ties"})
            row("en", "gang-of-dice", word, "GD-2.4");
        for (const char* word : {"pareggio", "parità", "spareggio"})
            row("it", "gang-of-dice", word, "GD-2.4");
        for (const char* word : {"égalité", "ex æquo", "egalite"})
            row("fr", "gang-of-dice", word, "GD-2.4");
        row("en", "the-gang", "tie", "TG-6.3");
        row("it", "the-gang", "pareggio", "TG-6.3");
        row("fr", "the-gang", "égalité", "TG-6.3");
        row("en", "gang-of-dice", "roll again", "GD-3.2");
        row("it", "gang-of-dice", "ritirare", "GD-3.2");
        row("fr", "gang-of-dice", "relancer", "GD-3.2");
        row("en", "the-gang", "gun", "TG-1.1");
        row("it", "the-gang", "pistola", "TG-1.1");
        row("fr", "the-gang", "pistolet", "TG-1.1");
    }
};

BACKROOM_SUITE(RulebookSearchTest)
#include "tst_rulebook_search.moc"
