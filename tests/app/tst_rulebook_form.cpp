// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "every_book.hpp"
#include "suites.hpp"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

using namespace rulebook;

/// Tests the form of the books, which the reader trusts.
class RulebookFormTest : public QObject {
    Q_OBJECT

    Library library_;

    static const QRegularExpression& fence()
    {
        static const QRegularExpression pattern(QStringLiteral("(?ms)^```(figure|cards)\\n(.*?)^```$"));
        return pattern;
    }

    QString source()
    {
        QFETCH_GLOBAL(QString, language);
        QFETCH_GLOBAL(QString, game);
        QFile file(QStringLiteral("%1/%2/%3.md").arg(library_.folder(), language, game));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    static void only(const QJsonObject& object, const QStringList& known)
    {
        for (const QString& key : object.keys())
            QVERIFY2(known.contains(key), qPrintable(key));
    }

    static void hasItsFields(const Book& book, const QJsonObject& json, const RuleFigure& figure)
    {
        only(json, {"id", "title", "rules", "seats", "seed", "options", "show", "paper", "position", "steps"});
        static const QRegularExpression kebab(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
        QVERIFY2(kebab.match(figure.id).hasMatch(), qPrintable(figure.id));
        const QByteArray name = figure.id.toUtf8();
        const char* id = name.constData();
        QVERIFY2(book.figure(figure.id) == &figure, id);
        QVERIFY2(!figure.title.isEmpty() && !figure.rules.isEmpty() && !figure.show.isEmpty(), id);
        QVERIFY2(json.contains(QStringLiteral("options")) && json.contains(QStringLiteral("position")), id);
        for (const QString& rule : figure.rules)
            QVERIFY2(book.rulePlace(rule), qPrintable(rule));
        const auto count = static_cast<int>(figure.steps.size());
        QVERIFY2(count > 0 && figure.paper.first() >= 0 && figure.paper.last() < count, id);
        QVERIFY2(std::ranges::is_sorted(figure.paper, std::ranges::less_equal()), id);
        const QJsonArray steps = json[QStringLiteral("steps")].toArray();
        for (int at = 0; at < count; ++at) {
            only(steps[at].toObject(),
                {"text", "seat", "action", "actions", "events", "none", "refused", "hold", "goes-on"});
            const RuleFigure::Step& step = figure.steps[static_cast<std::size_t>(at)];
            QVERIFY2(!step.text.isEmpty() && step.text == step.text.trimmed(), id);
            QVERIFY2(at == 0 || step.acts.empty() == step.goes_on, id);
            QVERIFY2(step.hold.isEmpty() || !step.acts.empty() || step.goes_on, id);
            QVERIFY2(step.refused.isEmpty() || (is_rule_number(step.refused) && step.acts.size() == 1), id);
            for (const QJsonValue& event : step.events)
                QVERIFY2(event[QStringLiteral("type")].isString(), id);
        }
    }

    const Book& book()
    {
        QFETCH_GLOBAL(QString, language);
        QFETCH_GLOBAL(QString, game);
        return *library_.book(language, game);
    }

private Q_SLOTS:
    void initTestCase_data() { test::every_book(library_); }

    void noOtherMarkdown()
    {
        const auto row = [&](test::Case, const QString& pattern, const QString& example) {
            const QRegularExpression wrong(pattern, QRegularExpression::MultilineOption);
            QVERIFY2(wrong.match(example).hasMatch(), "the pattern does not find its example");
            QString text = source();
            const auto found = wrong.match(text.remove(fence()));
            QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
        };
        row("block that is no figure and no cards, or open", "^```", "```\na\n```");
        row("quote, other list, line, or deep heading", "^(>|[*+] |#{4}|#[^# ]|([-*_=])\\2\\2+\\s*$)", "a\n---");
        row("section without title and id", "^## (?!.*\\S \\{#[a-z0-9-]+\\}$)", "## {#goal}");
        row("heading with an id", "^### .*\\{#", "### A {#a}");
        row("indented paragraph", "\\n\\n +\\S", "a\n\n  b");
        row("indented line of a paragraph", "^(?!- |[0-9]+\\. )\\S.*\\n +\\S", "a\n  b");
        row("list in a list", "^ +([-*+>#|]|1\\.) ", "- a\n  - b");
        row("line of a list that is not indented", "^(- |[0-9]+\\. | ).*\\n(?!- |[0-9]+\\. |[|#`\\s]).", "- a\nb");
        row("open row of a table", "^\\|.*[^|\\n]$", "| a | b");
        row("table without a line under its head", "\\n\\n\\|.*\\n(?!\\|( *:?-+:? *\\|)+$)", "a\n\n| b |\n| c |");
        row("picture", "!\\[", "![a](#a)");
        row("link without words", "\\[\\]\\(", "[](#a)");
        row("button without name", "\\[\\[\\s*\\]\\]", "[[ ]]");
        row("open passage about the screen", "\\{screen: [^}]*\\n\\n", "{screen: a\n\nb");
        row("HTML", "<[A-Za-z/!]", "<b>");
        row("bytes", "[\\x{0}\\t\\r\\x{fffd}]", "a\r\n");
    }

    void everythingIsClosed()
    {
        static const QRegularExpression end(QStringLiteral("\\n\\n|\\n(?=- |[0-9]+\\. )|\\|"));
        static const QRegularExpression star(QStringLiteral("\\*(?=\\S)|(?<=\\S)\\*"));
        QString text = source();
        for (QString part : text.remove(fence()).split(end)) {
            QVERIFY2(part.count(QStringLiteral("**")) % 2 == 0, qPrintable(part));
            QVERIFY2(part.remove(QStringLiteral("**")).count(star) % 2 == 0, qPrintable(part));
        }
        qsizetype cells = 0;
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            const qsizetype now = line.startsWith(QLatin1Char('|')) ? line.count(QLatin1Char('|')) : 0;
            QVERIFY2(now == 0 || cells == 0 || now == cells, qPrintable(line));
            cells = now;
        }
    }

    void noMarkupIsLeft()
    {
        QVERIFY(!book().title.isEmpty() && source().count(QRegularExpression(QStringLiteral("(?m)^# "))) == 1);
        static const QRegularExpression left(QStringLiteral("[\\[\\]`]|\\{#|\\*\\S|\\S\\*"));
        test::each_text(book(), [&](const Block& block, const RichText& text) {
            const bool may_be_empty = block.kind >= Block::Table && &text == &block.text;
            QVERIFY2(may_be_empty || block.kind == Block::Table || !text.empty(), "nothing to read");
            QVERIFY2(!to_plain(text).contains(left), qPrintable(to_plain(text)));
            QVERIFY(block.kind != Block::Cards || (!block.cards.empty() && block.cards.size() <= 4));
        });
        for (const Block& block : book().sections.back().blocks)
            QVERIFY2(block.kind != Block::Bullet || !block.term.isEmpty(), qPrintable(to_plain(block.text)));
    }

    void figuresAreComplete()
    {
        std::size_t count = 0;
        for (const auto& found : fence().globalMatch(source())) {
            QJsonParseError error;
            const QJsonDocument json = QJsonDocument::fromJson(found.captured(2).toUtf8(), &error);
            QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
            if (found.captured(1) == QLatin1String("figure"))
                hasItsFields(book(), json.object(), book().figures.at(count++));
        }
        QCOMPARE(count, book().figures.size());
    }
};

BACKROOM_SUITE(RulebookFormTest)
#include "tst_rulebook_form.moc"
