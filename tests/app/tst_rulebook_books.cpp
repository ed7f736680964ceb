// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"
#include "app/rulebook/library.hpp"
#include "every_book.hpp"
#include "house_folder.hpp"
#include "interface_texts.hpp"
#include "rule_numbers.hpp"
#include "suites.hpp"

#include <QFile>
#include <QHash>
#include <QSet>
#include <QTest>

using namespace rulebook;

namespace {

QStringList section_ids(const Book& book)
{
    QStringList ids;
    for (const Section& section : book.sections)
        ids += section.id;
    return ids;
}

/// Returns the names of buttons and options that the text mentions.
QStringList buttons_of(const RichText& text)
{
    QStringList buttons;
    for (const Span& span : text)
        if (span.button)
            buttons += span.text;
    return buttons;
}

QStringList terms(const Book& book)
{
    QStringList ids;
    for (const Section& section : book.sections)
        for (const Block& block : section.blocks)
            if (!block.term.isEmpty())
                ids += block.term;
    ids.sort();
    return ids;
}

QStringList figure_ids(const Book& book)
{
    QStringList ids;
    for (const RuleFigure& figure : book.figures)
        ids += figure.id;
    ids.sort();
    return ids;
}

}

/// Tests the books themselves: every game in every language.
class RulebookBooksTest : public QObject {
    Q_OBJECT

    Library library_;

    const Book& fetch()
    {
        QFETCH_GLOBAL(QString, language);
        QFETCH_GLOBAL(QString, game);
        const Book* book = library_.book(language, game);
        return book == nullptr ? throw std::logic_error("there is no such book") : *book;
    }

private Q_SLOTS:
    void initTestCase_data() { test::every_book(library_); }

    void everyRuleHasItsHome()
    {
        const Book& book = fetch();
        const QStringList numbers = test::rule_numbers(book.game);
        QVERIFY(!numbers.isEmpty());
        QStringList homes;
        test::each_text(book, [&](const Block& block, const RichText& text) {
            if (&text == &block.text)
                homes += block.rules;
        });
        QStringList missing;
        for (const QString& number : numbers)
            if (homes.count(number) != 1)
                missing += number;
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("no home: ") + missing.join(QLatin1Char(' '))));
        for (const QString& home : homes)
            QVERIFY2(numbers.contains(home), qPrintable(home));
    }

    void hasItsSections()
    {
        const Book& book = fetch();
        const QStringList ids = section_ids(book);
        static const QHash<QString, QString> wanted{
            {QStringLiteral("the-gang"),
                QStringLiteral("intro minute contents goal setup job turn capture specials end variants examples faq "
                               "decisions revolvers glossary")},
            {QStringLiteral("gang-of-dice"),
                QStringLiteral("intro minute contents goal setup round turn triggers end variants examples faq "
                               "decisions warnings glossary")},
            {QStringLiteral("gangz"),
                QStringLiteral("intro minute contents goal setup round vote score end variants examples faq decisions "
                               "glossary")},
            {QStringLiteral("supergang"),
                QStringLiteral("intro minute first contents goal town turn moving acting traffic vamp duels police end "
                               "variants examples faq decisions glossary")},
        };
        QCOMPARE(ids.join(QLatin1Char(' ')), wanted.value(book.game));
        for (const Section& section : book.sections)
            QVERIFY2(!section.blocks.empty(), qPrintable(section.id));
    }

    void saysTheSameInEveryLanguage()
    {
        const Book& book = fetch();
        const Book* english = library_.book(QStringLiteral("en"), book.game);
        QVERIFY(english != nullptr);
        QCOMPARE(section_ids(book), section_ids(*english));
        QCOMPARE(terms(book), terms(*english));
        QCOMPARE(figure_ids(book), figure_ids(*english));
    }

    void figuresDifferInWordsOnly()
    {
        const Book& book = fetch();
        const Book* english = library_.book(QStringLiteral("en"), book.game);
        QVERIFY(english != nullptr);
        QVERIFY2(book.figures.size() >= 8, "at least eight figures");
        for (const RuleFigure& figure : book.figures) {
            const RuleFigure* other = english->figure(figure.id);
            QVERIFY2(other != nullptr, qPrintable(figure.id));
            RuleFigure spoken = figure;
            spoken.language = other->language;
            spoken.title = other->title;
            QVERIFY2(spoken.steps.size() == other->steps.size(), qPrintable(figure.id));
            for (std::size_t step = 0; step < spoken.steps.size(); ++step) {
                spoken.steps[step].text = other->steps[step].text;
                QVERIFY2(spoken.steps[step] == other->steps[step],
                    qPrintable(QStringLiteral("%1, step %2").arg(figure.id).arg(step + 1)));
            }
            QVERIFY2(spoken == *other, qPrintable(figure.id));
        }
    }

    void noLinkIsDead()
    {
        const Book& book = fetch();
        int links = 0;
        test::each_text(book, [&](const Block&, const RichText& text) {
            for (const Link& link : links_of(text)) {
                ++links;
                QVERIFY2(library_.find(book.language, book.game, link.href), qPrintable(link.href));
            }
        });
        QVERIFY2(links > 20, "few links");
    }

    void everyAnchorIsReached()
    {
        const Book& book = fetch();
        const auto reached = [&](const QString& href, Place place) {
            const auto spot = library_.find(book.language, book.game, href);
            QVERIFY2(spot && spot->book == &book && spot->place == place, qPrintable(href));
        };
        for (int section = 0; section < static_cast<int>(book.sections.size()); ++section) {
            const Section& part = book.sections[static_cast<std::size_t>(section)];
            reached(QStringLiteral("section:") + part.id, {section, -1});
            for (int block = 0; block < static_cast<int>(part.blocks.size()); ++block) {
                const Block& one = part.blocks[static_cast<std::size_t>(block)];
                for (const QString& rule : one.rules)
                    reached(QStringLiteral("rule:") + rule, {section, block});
                if (!one.term.isEmpty())
                    reached(QStringLiteral("term:") + one.term, {section, block});
            }
        }
    }

    void everyTermIsLinked()
    {
        const Book& book = fetch();
        QStringList unused = terms(book);
        QVERIFY2(unused.size() >= 8, "a small glossary");
        test::each_text(book, [&](const Block& block, const RichText& text) {
            for (const Link& link : links_of(text))
                if (target_of(link.href).id != block.term)
                    unused.removeAll(target_of(link.href).id);
        });
        QVERIFY2(unused.isEmpty(), qPrintable(unused.join(QLatin1Char(' '))));
    }

    /// "[[Start the game]]" must be a button or an option.
    void everyButtonThatIsNamedIsThere()
    {
        const Book& book = fetch();
        const QSet<QString> texts = test::interface_texts(book.language);
        QVERIFY(texts.size() > 100);
        int named = 0;
        test::each_text(book, [&](const Block&, const RichText& text) {
            for (const QString& button : buttons_of(text)) {
                ++named;
                QVERIFY2(texts.contains(button), qPrintable(button));
            }
        });
        QVERIFY(named >= 3);
    }

    /// The book has the options of its game, with their values, and those of all games.
    void everyOptionHasItsHome()
    {
        const Book& book = fetch();
        test::HouseFolder folder(book.language);
        const GameEntry* game = folder->games()->game(book.game);
        if (game == nullptr)
            QSKIP("not a game of this house");
        QStringList wanted{QCoreApplication::translate("NewGame", "Friendly undo"),
            QCoreApplication::translate("OptionsPlate", "Game number")};
        for (const GameOption& option : game->options) {
            wanted += option.name();
            if (option.choices)
                wanted += option.choices(game->min_seats);
        }
        const int variants = book.sectionIndex(QStringLiteral("variants"));
        QVERIFY(variants >= 0);
        QStringList named;
        for (const Block& block : book.sections[static_cast<std::size_t>(variants)].blocks)
            named += buttons_of(block.text);
        for (const QString& option : wanted)
            QVERIFY2(named.contains(option), qPrintable(option));
    }

    void cardsArePictured()
    {
        const Book& book = fetch();
        test::HouseFolder folder(book.language);
        const GameEntry* game = folder->games()->game(book.game);
        if (game == nullptr)
            QSKIP("not a game of this house");
        int cards = 0;
        for (const Section& section : book.sections)
            for (const Block& block : section.blocks)
                for (const PicturedCard& card : block.cards) {
                    ++cards;
                    const auto drawing = game->draw_card(card.card);
                    QVERIFY2(drawing && !drawing->layers.empty(), qPrintable(to_plain(card.text)));
                    for (const CardDrawing::Layer& layer : drawing->layers)
                        QVERIFY2(layer.art.isEmpty() ? !layer.text.isEmpty() && layer.color.isValid()
                                                     : QFile::exists(QStringLiteral(":/art/%1.svg").arg(layer.art)),
                            qPrintable(layer.art + layer.text));
                }
        QVERIFY(cards >= 2);
        QVERIFY(!game->draw_card({}));
        QVERIFY(!game->draw_card({{QStringLiteral("gangster"), 81}}));
        QVERIFY(!game->draw_card(
            {{QStringLiteral("special"), QStringLiteral("x")}, {QStringLiteral("name"), QStringLiteral("X")}}));
    }

    void apostrophesAreTypographic()
    {
        const Book& book = fetch();
        test::each_text(book, [&](const Block&, const RichText& text) {
            QVERIFY2(!to_plain(text).contains(QLatin1Char('\'')), qPrintable(to_plain(text)));
        });
        for (const RuleFigure& figure : book.figures)
            for (const RuleFigure::Step& step : figure.steps)
                QVERIFY2(!step.text.contains(QLatin1Char('\'')), qPrintable(figure.id));
    }

    void answersQuestions()
    {
        const Book& book = fetch();
        const Section& faq = book.sections[static_cast<std::size_t>(book.sectionIndex(QStringLiteral("faq")))];
        int questions = 0;
        for (const Block& block : faq.blocks)
            if (!block.text.empty() && block.text.front().bold)
                ++questions;
        QVERIFY2(questions >= 8, qPrintable(QString::number(questions)));
    }
};

BACKROOM_SUITE(RulebookBooksTest)
#include "tst_rulebook_books.moc"
