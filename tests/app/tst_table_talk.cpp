// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/log_model.hpp"
#include "app/table/table_talk.hpp"
#include "app/table/table_values.hpp"
#include "house_folder.hpp"
#include "models.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

class TableTalkTest : public QObject {
    Q_OBJECT

    static constexpr std::array moods{Mood::pleased, Mood::robbed, Mood::caught, Mood::beaten};

    static std::unique_ptr<TableTalk> talk()
    {
        return std::make_unique<TableTalk>(nullptr, [](int seat) {
            return SeatSign{QStringLiteral("seat %1").arg(seat), seat, 8, {}};
        });
    }
    /// What is said in a game in which everything happens to everybody, with the speaker.
    static QStringList said(qint64 game)
    {
        const auto at_table = talk();
        QStringList all;
        for (int position = 0; position < 6000; ++position) {
            at_table->stop();
            at_table->hear({{1, moods[position % 4]}, {2, moods[position % 3]}}, game, position);
            if (!at_table->lines().isEmpty())
                all += at_table->heard();
        }
        return all;
    }

private Q_SLOTS:
    void linesInEveryLanguage()
    {
        test::HouseFolder folder;
        for (const QString& language : Preferences::languages()) {
            folder->preferences()->setLanguage(language);
            QSet<QString> all;
            for (const Mood mood : moods)
                for (const QString& line : TableTalk::linesOf(mood)) {
                    QVERIFY(!all.contains(line));
                    // It fits into a bubble of two lines.
                    QVERIFY2(line.size() > 5 && line.size() < 60, qPrintable(line));
                    all.insert(line);
                }
            QCOMPARE(all.size(), 32);
        }
        QVERIFY(TableTalk::linesOf(Mood::calm).isEmpty() && TableTalk::linesOf(Mood::thinking).isEmpty());
    }

    void neverTheSameTwice()
    {
        const QStringList all = said(7);
        QCOMPARE(all.size(), 32);
        QSet<QString> texts;
        for (const QString& line : all)
            texts.insert(line.section(QStringLiteral(": "), 1));
        QCOMPARE(texts.size(), 32);
        QVERIFY(all.filter(QStringLiteral("seat 1")).size() > 5 && all.filter(QStringLiteral("seat 2")).size() > 5);
    }

    /// A table that was left in between does not know what was said, and yet repeats nothing for a while.
    void nothingAgainAfterAPause()
    {
        for (const qint64 game : {3, 7, 12}) {
            QSet<QString> texts;
            int lines = 0;
            int last = -6;
            for (int position = 0; position < 48; ++position) {
                const auto at_table = talk();
                const Remarks said = at_table->hear({{1, Mood::pleased}}, game, position);
                if (said.empty() || position - last < 6)
                    continue;
                last = position;
                ++lines;
                texts.insert(said.front().second);
            }
            QVERIFY(lines > 2);
            QCOMPARE(texts.size(), lines);
        }
    }

    void theSameGameHasTheSameTalk()
    {
        QCOMPARE(said(7), said(7));
        QVERIFY(said(7) != said(8));
    }

    void onlyNowAndThen()
    {
        const auto at_table = talk();
        std::optional<int> last;
        int lines = 0;
        for (int position = 0; position < 200; ++position) {
            at_table->stop();
            at_table->hear({{1, moods[position % 4]}}, 3, position);
            if (at_table->lines().isEmpty())
                continue;
            QVERIFY(!last || position - *last >= 6);
            last = position;
            ++lines;
        }
        QVERIFY(lines > 12);
    }

    void calmSeatsSayNothing()
    {
        const auto at_table = talk();
        for (int position = 0; position < 60; ++position)
            at_table->hear({{1, Mood::calm}}, 3, position);
        at_table->hear({}, 3, 1);
        QVERIFY(at_table->lines().isEmpty());
    }

    void stops()
    {
        const auto at_table = talk();
        QSignalSpy changed(at_table.get(), &TableTalk::changed);
        for (int position = 0; at_table->lines().isEmpty(); ++position)
            at_table->hear({{1, Mood::robbed}}, 3, position);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(at_table->lines().size(), 2);
        at_table->stop();
        QCOMPARE(changed.size(), 2);
        QVERIFY(at_table->lines().isEmpty() && at_table->heard().isEmpty());
    }

    /// The remarks that a game has several seats make are shown together, and nothing else meanwhile.
    void together()
    {
        const auto at_table = talk();
        at_table->say({{0, QStringLiteral("The sea.")}, {2, QStringLiteral("A trap.")}});
        QCOMPARE(at_table->lines(), (QStringList{"The sea.", "", "A trap."}));
        QCOMPARE(at_table->heard(), QStringLiteral("seat 0: The sea.\nseat 2: A trap."));
        for (int position = 0; position < 60; ++position)
            at_table->hear({{1, Mood::pleased}}, 3, position);
        QCOMPARE(at_table->lines().size(), 3);
        // Some stay beside others that end by themselves.
        at_table->say({{2, QStringLiteral("A trap.")}}, true);
        at_table->add(0, QStringLiteral("One moment."));
        QTRY_VERIFY_WITH_TIMEOUT(at_table->lines().first().isEmpty(), 20'000);
        QCOMPARE(at_table->lines().last(), QStringLiteral("A trap."));
        at_table->stop();
        QVERIFY(at_table->lines().isEmpty());
    }

    /// What was said keeps its place in the log, until the place itself is gone by undo.
    void asidesInTheLog()
    {
        LogModel log;
        const auto texts = [&log] { return test::column(log.items(), &LogItem::text); };
        log.add({QStringLiteral("a"), QStringLiteral("b")}, {-1, -1});
        log.addAside(QStringLiteral("said"), {LogModel::about_seat, 1});
        log.addAside(QStringLiteral("also"), {LogModel::about_seat, 2});
        log.add({QStringLiteral("c")}, {-1, -1});
        log.addAside(QStringLiteral("last"), {LogModel::about_seat, 1});
        QCOMPARE(texts(), (QStringList{"a", "b", "said", "also", "c", "last"}));
        log.retell({{0, QStringLiteral("A")}, {1, QStringLiteral("B")}, {2, QStringLiteral("C")}});
        QCOMPARE(texts(), (QStringList{"A", "B", "said", "also", "C", "last"}));
        log.retell({{0, QStringLiteral("A")}, {1, QStringLiteral("B")}});
        QCOMPARE(texts(), (QStringList{"A", "B", "said", "also"}));
        log.retell({{0, QStringLiteral("A")}});
        QCOMPARE(texts(), QStringList{"A"});
    }

    /// What one says does not end what another is saying, and is heard even if it is the same again.
    void besideOneAnother()
    {
        const auto at_table = talk();
        QSignalSpy changed(at_table.get(), &TableTalk::changed);
        at_table->add(2, QStringLiteral("One moment."));
        at_table->add(0, QStringLiteral("Of course."));
        at_table->add(0, QStringLiteral("Of course."));
        QCOMPARE(changed.size(), 3);
        QCOMPARE(at_table->lines(), (QStringList{"Of course.", "", "One moment."}));
        QCOMPARE(at_table->heard(), QStringLiteral("seat 0: Of course."));
        // Each ends by itself, and nothing is heard once more.
        QTRY_VERIFY_WITH_TIMEOUT(at_table->lines().isEmpty(), 20'000);
        QVERIFY(at_table->heard().isEmpty());
    }
};

BACKROOM_SUITE(TableTalkTest)

#include "tst_table_talk.moc"
