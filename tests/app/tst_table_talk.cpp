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
        for (int position = 0; position < 6000; ++position)
            for (const auto& [seat, text] :
                at_table->hear({{1, moods[position % 4]}, {2, moods[position % 3]}}, game, position))
                all += QStringLiteral("seat %1: %2").arg(seat).arg(text);
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

    void theSameGameHasTheSameTalk()
    {
        QCOMPARE(said(7), said(7));
        QVERIFY(said(7) != said(8));
        // Also told from the beginning at the same table.
        const auto at_table = talk();
        const auto first = [&at_table] {
            at_table->forget();
            for (int position = 0;; ++position)
                if (const Remarks remarks = at_table->hear({{1, Mood::pleased}}, 7, position); !remarks.empty())
                    return std::pair(position, remarks);
        };
        QCOMPARE(first(), first());
    }

    void onlyNowAndThen()
    {
        const auto at_table = talk();
        std::optional<int> last;
        int lines = 0;
        for (int position = 0; position < 200; ++position) {
            if (at_table->hear({{1, moods[position % 4]}}, 3, position).empty())
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
        for (int position = 0; position < 60; ++position) {
            QVERIFY(at_table->hear({{1, Mood::calm}}, 3, position).empty());
            QVERIFY(at_table->hear({}, 3, position).empty());
        }
    }

    /// Nor does anybody soon after something else was said.
    void notSoonAfterSomethingElse()
    {
        const auto at_table = talk();
        for (int position = 0; position < 60; ++position) {
            at_table->heed(position);
            QVERIFY(at_table->hear({{1, Mood::pleased}}, 3, position).empty());
        }
    }

    void stops()
    {
        const auto at_table = talk();
        QSignalSpy changed(at_table.get(), &TableTalk::changed);
        at_table->say({{1, QStringLiteral("I never forget a face.")}});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(at_table->lines().size(), 2);
        at_table->stop();
        QCOMPARE(changed.size(), 2);
        QVERIFY(at_table->lines().isEmpty() && at_table->heard().isEmpty());
    }

    /// The remarks that a game has several seats make are shown together.
    void together()
    {
        const auto at_table = talk();
        at_table->say({{0, QStringLiteral("The sea.")}, {2, QStringLiteral("A trap.")}});
        QCOMPARE(at_table->lines(), (QStringList{"The sea.", "", "A trap."}));
        QCOMPARE(at_table->heard(), QStringLiteral("seat 0: The sea.\nseat 2: A trap."));
        // Some stay beside others that end by themselves.
        at_table->say({{2, QStringLiteral("A trap.")}}, true);
        at_table->add(0, QStringLiteral("One moment."));
        QTRY_VERIFY_WITH_TIMEOUT(at_table->lines().first().isEmpty(), 20'000);
        QCOMPARE(at_table->lines().last(), QStringLiteral("A trap."));
        at_table->stop();
        QVERIFY(at_table->lines().isEmpty());
    }

    /// While something is shown again, the log ends before it, with what was said until then.
    void asidesInTheLog()
    {
        LogModel log;
        const auto texts = [&log] { return test::column(log.items(), &LogItem::text); };
        log.add({QStringLiteral("a"), QStringLiteral("b")}, {-1, -1});
        log.addAside({0, QStringLiteral("said"), {LogModel::about_seat, 1}, true});
        log.add({QStringLiteral("c")}, {-1, -1});
        QCOMPARE(texts(), (QStringList{"a", "b", "said", "c"}));
        log.rewind(3);
        QCOMPARE(texts(), (QStringList{"a", "b", "said"}));
        log.add({QStringLiteral("c")}, {-1, -1});
        log.restore();
        log.restore();
        QCOMPARE(texts(), (QStringList{"a", "b", "said", "c"}));
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
