// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/booklet.hpp"
#include "app/rulebook/library.hpp"
#include "app/rulebook/paper_flow.hpp"
#include "app/rulebook/pdf_outline.hpp"
#include "app/settings/preferences.hpp"
#include "files.hpp"
#include "house_folder.hpp"
#include "paper_cases.hpp"
#include "suites.hpp"

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace rulebook;

namespace {

PaperBox box(qreal height, bool keep = false, qreal space = 0)
{
    return {height, space, keep, false, 0, false};
}

}

class RulebookPaperTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boxesFollowEachOther()
    {
        const auto places = flow_on_paper({box(40), box(30, false, 10), box(30, false, 5), box(10)}, 100);
        QCOMPARE(places, (std::vector<PaperPlace>{{0, 0}, {0, 50}, {1, 0}, {1, 30}}));
        QVERIFY(flow_on_paper({}, 100).empty());
    }

    void whatBelongsTogetherStaysTogether()
    {
        // A heading, its paragraph and the figure below it.
        const auto places = flow_on_paper({box(50), box(10, true), box(20, true), box(40)}, 100);
        QCOMPARE(places, (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 10}, {1, 30}}));
    }

    void whatNoPageCanHoldIsKeptAsFarAsItGoes()
    {
        const auto places = flow_on_paper({box(50), box(60, true), box(30, true), box(40)}, 100);
        QCOMPARE(places, (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 60}, {2, 0}}));
    }

    void newPagesAndRoomBelow()
    {
        std::vector<PaperBox> boxes{box(10), box(10), box(50), box(10)};
        boxes[1].new_page = true;
        boxes[3].room = 50;
        QCOMPARE(flow_on_paper(boxes, 100), (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 10}, {2, 0}}));
    }

    /// Text may come before a picture if that would otherwise leave a large gap.
    void picturesFloat()
    {
        const auto picture = [] { return PaperBox{60, 0, false, false, 0, true}; };
        // Its heading and its introduction do not wait.
        QCOMPARE(flow_on_paper({box(20), box(10, true), box(20, true), picture(), box(40), box(30)}, 100),
            (std::vector<PaperPlace>{{0, 0}, {0, 20}, {0, 30}, {1, 0}, {0, 50}, {1, 60}}));
        // Pictures keep their order.
        QCOMPARE(flow_on_paper({box(50), picture(), box(10), picture(), box(10)}, 100),
            (std::vector<PaperPlace>{{0, 0}, {1, 0}, {0, 50}, {2, 0}, {0, 60}}));
        // A page that is nearly full stays as it is, and so does a box that begins a new page.
        QCOMPARE(flow_on_paper({box(80), picture(), box(10)}, 100), (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 60}}));
        std::vector<PaperBox> boxes{box(50), picture(), box(10)};
        boxes[2].new_page = true;
        QCOMPARE(flow_on_paper(boxes, 100), (std::vector<PaperPlace>{{0, 0}, {1, 0}, {2, 0}}));
        // No heading begins far down a page while a picture waits.
        QCOMPARE(flow_on_paper({box(70), picture(), box(5, true), box(5)}, 100),
            (std::vector<PaperPlace>{{0, 0}, {1, 0}, {1, 60}, {1, 65}}));
    }
    void orderAndFilling()
    {
        const std::vector<PaperBox> boxes{box(10), box(50), box(20)};
        const std::vector<PaperPlace> places{{0, 0}, {1, 0}, {0, 30}};
        QCOMPARE(reading_order(places), (std::vector<std::size_t>{0, 2, 1}));
        QCOMPARE(test::filled_pages(boxes, places, 100), (std::vector<qreal>{0.5, 0.5}));
    }

    void everyBookIsPrinted()
    {
        test::HouseFolder house;
        const Library library;
        QTemporaryDir folder;
        for (const QString& language : Preferences::languages())
            for (const QString& game : library.games(language)) {
                const QString path = folder.filePath(language + game + QStringLiteral(".pdf"));
                const Book& book = *library.book(language, game);
                QCOMPARE(print_booklet(book, path, test::print_tools(house, game)), Printed::written);
                checkPdf(book, QString::fromLatin1(test::content(path)));
                if (QTest::currentTestFailed())
                    return;
            }
    }

    void paperOfTheCountry_data()
    {
        QTest::addColumn<QByteArray>("all");
        QTest::addColumn<QByteArray>("paper");
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<int>("size");
        const auto row = [](const char* all, const char* paper, const char* language, QPageSize::PageSizeId size) {
            QTest::addRow("%s %s %s", all, paper, language)
                << QByteArray(all) << QByteArray(paper) << QByteArray(language) << static_cast<int>(size);
        };
        row("", "en_US.UTF-8", "de_DE.UTF-8", QPageSize::Letter);
        row("", "de_DE.UTF-8", "en_US.UTF-8", QPageSize::A4);
        row("", "", "en_US.UTF-8", QPageSize::Letter);
        row("", "", "fr_CA", QPageSize::Letter);
        row("", "es_MX@euro", "", QPageSize::Letter);
        row("", "", "en_GB.UTF-8", QPageSize::A4);
        row("it_IT.UTF-8", "en_US.UTF-8", "en_US.UTF-8", QPageSize::A4);
        row("C.UTF-8", "en_US.UTF-8", "", QPageSize::A4);
        row("", "", "", QPageSize::A4);
        row("", "", "C", QPageSize::A4);
    }
    void paperOfTheCountry()
    {
        const QList<QByteArray> names{"LC_ALL", "LC_PAPER", "LANG"};
        QFETCH(QByteArray, all);
        QFETCH(QByteArray, paper);
        QFETCH(QByteArray, language);
        QFETCH(int, size);
        const QList<QByteArray> now{all, paper, language};
        QList<QByteArray> before;
        for (qsizetype at = 0; at < names.size(); ++at) {
            before += qgetenv(names[at].constData());
            qputenv(names[at].constData(), now[at]);
        }
        const auto found = usual_paper().id();
        for (qsizetype at = 0; at < names.size(); ++at)
            qputenv(names[at].constData(), before[at]);
        QCOMPARE(static_cast<int>(found), size);
    }
    void letterIsFilled()
    {
        const Library library;
        QTemporaryDir folder;
        const Book& book = *library.book(QStringLiteral("en"), QStringLiteral("the-gang"));
        const QString path = folder.filePath(QStringLiteral("letter.pdf"));
        QCOMPARE(print_booklet(book, path, {{}, {}, QPageSize(QPageSize::Letter), {}}), Printed::written);
        const QString pdf = QString::fromLatin1(test::content(path));
        static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 (612|612\\.0+) (792|792\\.0+)\\]"));
        QCOMPARE(pdf.count(box), pdf.count(QStringLiteral("/MediaBox")));
        QVERIFY(pdf.contains(box));
    }
    /// Printing reports its progress, and leaves no file if it is stopped.
    void toldAndStopped()
    {
        const Library library;
        QTemporaryDir folder;
        const Book& book = *library.book(QStringLiteral("en"), QStringLiteral("gangz"));
        const QString path = folder.filePath(QStringLiteral("pieces.pdf"));
        for (const qreal end : {0.0, 0.4, 0.95}) {
            bool there = false;
            const PrintProgress stop = [&](qreal done) {
                there = there || QFile::exists(path);
                return done < end;
            };
            QCOMPARE(print_booklet(book, path, {{}, {}, usual_paper(), stop}), Printed::stopped);
            QVERIFY(there);
            QVERIFY(!QFile::exists(path));
        }
        std::vector<qreal> told;
        const PrintProgress note = [&](qreal done) {
            told.push_back(done);
            return true;
        };
        QCOMPARE(print_booklet(book, path, {{}, {}, usual_paper(), note}), Printed::written);
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.front() >= 0 && told.back() > 0.9 && told.back() <= 1);
        QVERIFY2(told.size() > 200, qPrintable(QString::number(told.size())));
        // An existing file is not overwritten.
        const qint64 size = QFileInfo(path).size();
        QCOMPARE(print_booklet(book, path, {}), Printed::failed);
        QCOMPARE(QFileInfo(path).size(), size);
    }
    void whatIsNoPdfIsLeftAlone()
    {
        for (const char* bytes :
            {"", "%PDF-1.4", "startxref\n99999\n%%EOF", "%PDF-1.4\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF"})
            QVERIFY(guided(bytes, {}).isEmpty());
    }

private:
    static QString object(const QString& pdf, int number)
    {
        const qsizetype begin = pdf.lastIndexOf(QStringLiteral("\n%1 0 obj\n").arg(number));
        return begin < 0 ? QString() : pdf.sliced(begin, pdf.indexOf(QLatin1String("endobj"), begin) - begin);
    }
    /// Checks that every link leads to a page, that all links of the book exist, and that the outline has every
    /// section.
    static void checkPdf(const Book& book, const QString& pdf)
    {
        static const QRegularExpression kids(QStringLiteral("/Kids\\s*\\[([^\\]]*)\\]"));
        static const QRegularExpression reference(QStringLiteral("(\\d+) 0 R"));
        static const QRegularExpression place(
            QStringLiteral("/([A-Za-z0-9:.-]+) \\[(\\d+) 0 R /XYZ 0 ([0-9.]+) null\\]"));
        static const QRegularExpression annots(QStringLiteral("/Annots (\\d+) 0 R"));
        static const QRegularExpression target(QStringLiteral("/Dest /([A-Za-z0-9:.-]+)"));
        static const QRegularExpression title(QStringLiteral("/Title <FEFF([0-9A-F]+)>"));
        QSet<int> pages;
        for (const auto& kid : reference.globalMatch(kids.match(pdf).captured(1)))
            pages += kid.captured(1).toInt();
        QVERIFY2(pages.size() > 12 && pages.size() < 60, qPrintable(QString::number(pages.size())));
        QSet<QString> places;
        for (const auto& found : place.globalMatch(pdf)) {
            QVERIFY(pages.contains(found.captured(2).toInt()));
            QVERIFY(found.captured(3).toDouble() > 0 && found.captured(3).toDouble() <= 842);
            places += found.captured(1);
        }
        int links = 0;
        for (const int page : std::as_const(pages))
            for (const auto& annot :
                reference.globalMatch(object(pdf, annots.match(object(pdf, page)).captured(1).toInt()))) {
                const QString link = object(pdf, annot.captured(1).toInt());
                QVERIFY2(!link.contains(QLatin1String("/URI")), qPrintable(link));
                QVERIFY2(places.contains(target.match(link).captured(1)), qPrintable(link));
                ++links;
            }
        // The links of the text and of the contents.
        QVERIFY2(links > static_cast<int>(book.sections.size()) + 20, qPrintable(QString::number(links)));
        QStringList titles;
        for (const auto& found : title.globalMatch(pdf)) {
            const QByteArray bytes = QByteArray::fromHex(found.captured(1).toLatin1());
            QString words;
            for (qsizetype at = 0; at + 1 < bytes.size(); at += 2)
                words += QChar(
                    static_cast<ushort>((static_cast<uchar>(bytes[at]) << 8) | static_cast<uchar>(bytes[at + 1])));
            titles += words;
        }
        for (std::size_t section = 1; section < book.sections.size(); ++section)
            QVERIFY2(titles.contains(book.sections[section].title), qPrintable(book.sections[section].title));
        QVERIFY(pdf.contains(QLatin1String("/PageMode /UseOutlines")));
        checkTables(pdf);
    }
    /// Checks that every entry of every cross-reference table, the latest first, leads to its object.
    static void checkTables(const QString& pdf)
    {
        static const QRegularExpression before(QStringLiteral("/Prev (\\d+)"));
        qsizetype table = pdf.sliced(pdf.lastIndexOf(QLatin1String("startxref")) + 9)
                              .trimmed()
                              .section(QLatin1Char('\n'), 0, 0)
                              .toLongLong();
        int tables = 0;
        while (table > 0) {
            ++tables;
            QVERIFY(QStringView(pdf).sliced(table).startsWith(QLatin1String("xref")));
            const qsizetype trailer = pdf.indexOf(QLatin1String("trailer"), table);
            int number = 0;
            for (const QString& line :
                pdf.sliced(table + 5, trailer - table - 5).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
                const QStringList parts = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
                if (parts.size() == 2) {
                    number = parts.front().toInt();
                    continue;
                }
                if (parts.last() == QLatin1String("n"))
                    QVERIFY(QStringView(pdf)
                                .sliced(parts.front().toLongLong())
                                .startsWith(QStringLiteral("%1 0 obj").arg(number)));
                ++number;
            }
            const qsizetype end = pdf.indexOf(QLatin1String("startxref"), trailer);
            table = before.match(pdf.sliced(trailer, end - trailer)).captured(1).toLongLong();
        }
        QCOMPARE(tables, 2);
    }
};

BACKROOM_SUITE(RulebookPaperTest)
#include "tst_rulebook_paper.moc"
