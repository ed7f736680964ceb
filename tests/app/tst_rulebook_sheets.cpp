// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/booklet_plan.hpp"
#include "app/rulebook/library.hpp"
#include "app/rulebook/pdf_document.hpp"
#include "app/rulebook/quick_start_sheet.hpp"
#include "app/settings/preferences.hpp"
#include "paper_cases.hpp"
#include "suites.hpp"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <map>

using namespace rulebook;

/// Tests how well the printed pages are filled.
class RulebookSheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneIsEnoughToBegin_data() { books(); }
    /// The summary fits on one page of either size.
    void oneIsEnoughToBegin()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        const Book& book = *library_.book(language, game);
        for (const auto size : {QPageSize::A4, QPageSize::Letter}) {
            PrintTools tools = test::print_tools(house_, game);
            tools.paper = QPageSize(size);
            const QString path = folder_.filePath(QStringLiteral("%1 %2 %3.pdf").arg(language, game).arg(size));
            QCOMPARE(print_start_sheet(book, path, tools), Printed::written);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            static const QRegularExpression pages(QStringLiteral("/Type /Page\\b(?!s)"));
            QCOMPARE(QString::fromLatin1(file.readAll()).count(pages), 1);
            const Book on_paper = book.onPaper();
            PdfDocument pdf(on_paper.title, tools.paper);
            const qreal filled = paper::QuickStartSheet(on_paper, pdf.writer(), tools).filled();
            QVERIFY2(filled > 0.8 && filled <= 1, qPrintable(QString::number(filled)));
        }
    }

    void noPageIsHalfEmpty_data() { books(); }
    /// Except the last one, on either size.
    void noPageIsHalfEmpty()
    {
        QFETCH(QString, language);
        QFETCH(QString, game);
        const Book book = library_.book(language, game)->onPaper();
        const PrintTools tools = test::print_tools(house_, game);
        PdfDocument pdf(book.title, tools.paper);
        const paper::BoxMaker maker(book, pdf.writer(), tools.figures, tools.cards);
        const paper::BookletPlan plan = *paper::plan_booklet(book, maker);
        std::vector<PaperBox> boxes;
        for (const paper::InkBox& inked : plan.boxes)
            boxes.push_back(inked.box);
        for (const auto size : {QPageSize::A4, QPageSize::Letter}) {
            const paper::Sheet sheet{QPageSize(size)};
            const auto places = plan.places(sheet);
            const std::vector<qreal> filled = test::filled_pages(boxes, places, sheet.textHeight());
            QStringList percents;
            for (const qreal part : filled)
                percents += QString::number(std::lround(part * 100));
            const auto& [y, last] = plan.contents(book, maker, sheet, places).back();
            percents.prepend(QString::number(std::lround((y + last.box.height) / sheet.textHeight() * 100)));
            for (qsizetype page = 0; page + 1 < percents.size(); ++page) {
                QVERIFY2(percents[page].toInt() >= 50, qPrintable(percents.join(QLatin1Char(' '))));
                QVERIFY2(percents[page].toInt() <= 100, qPrintable(percents.join(QLatin1Char(' '))));
            }
        }
    }

    void nothingIsSaidOfTheScreen()
    {
        const std::map<QString, QRegularExpression> screen{
            {QStringLiteral("en"),
                QRegularExpression(
                    QStringLiteral("click|\\bdrag|\\bF1\\b|\\bTab\\b|Space\\b|arrow key|keyboard|pointer|"
                                   "\\bbutton|step through|next page|pass the mouse"),
                    QRegularExpression::CaseInsensitiveOption)},
            {QStringLiteral("it"),
                QRegularExpression(
                    QStringLiteral("\\bclic|trascin|\\bF1\\b|\\bTab\\b|spaziatrice|tastiera|puntatore|"
                                   "pulsant|\\bpremi\\b|pagina seguente|prossima pagina|passare il mouse"),
                    QRegularExpression::CaseInsensitiveOption)},
            {QStringLiteral("fr"),
                QRegularExpression(
                    QStringLiteral("\\bcli(c|qu)|faites glisser|faire glisser|\\bF1\\b|\\bTab\\b|"
                                   "barre d|pointeur|le bouton|deux boutons|page suivante|à l’écran|passer la souris"),
                    QRegularExpression::CaseInsensitiveOption)}};
        for (const auto& [language, words] : screen)
            for (const QString& game : library_.games(language)) {
                const Book& whole = *library_.book(language, game);
                const Book book = whole.onPaper();
                for (const Section& section : book.sections)
                    for (const Block& block : section.blocks) {
                        const auto found = words.match(book.plain(block));
                        QVERIFY2(!found.hasMatch(), qPrintable(language + game + book.plain(block)));
                    }
                // No rule, term or picture is lost because of that.
                for (const Section& section : whole.sections)
                    for (const Block& block : section.blocks) {
                        for (const QString& rule : block.rules)
                            QVERIFY2(book.rulePlace(rule), qPrintable(rule));
                        QVERIFY(block.term.isEmpty() || book.termPlace(block.term));
                    }
                QCOMPARE(book.figures, whole.figures);
            }
    }

private:
    void books()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const QString& language : Preferences::languages())
            for (const QString& game : library_.games(language))
                QTest::addRow("%s %s", qPrintable(language), qPrintable(game)) << language << game;
    }

    test::HouseFolder house_;
    QTemporaryDir folder_;
    Library library_;
};

BACKROOM_SUITE(RulebookSheetsTest)
#include "tst_rulebook_sheets.moc"
