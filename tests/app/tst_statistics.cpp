// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_case.hpp"

#include <QSignalSpy>

using namespace test;

class StatisticsTest : public StatisticsCase {
    Q_OBJECT

private Q_SLOTS:
    void nothingPlayed()
    {
        count();
        QVERIFY(all().empty());
        QCOMPARE(all().player(), QString());
        QCOMPARE(players(), 0);
        QCOMPARE(all().result(0), QString());
        QCOMPARE(all().resultsSummary(), QString());
        all().forget();
        all().rename("Rosa");
        QVERIFY(all().forgotten().isEmpty());
    }

    /// Unfinished, damaged and deleted matches are not counted.
    void finishedMatchesOnly()
    {
        keep<TheGang>(2, 1);
        test::keep(store(), match<TheGang>(setup_of<TheGang>(3, 2)));
        const qint64 damaged = store().begin("the-gang", {0, 1}, "no journal");
        store().append(damaged, "nothing", true);
        const qint64 away = keep<TheGang>(3, 3);
        store().hide(away);
        const qint64 unknown = store().begin("a-game-of-later", {0, 1}, "{}");
        store().append(unknown, "{}", true);
        count();
        QCOMPARE(players(), 2);
        QCOMPARE(headline(0), QStringLiteral("1"));
    }

    void aMatchThatIsKeptTwice()
    {
        const auto match = whole<TheGang>(2, 1);
        test::keep(store(), match);
        test::keep(store(), match);
        keep<TheGang>(2, 2);
        count();
        QCOMPARE(headline(0), QStringLiteral("2"));
    }

    void whatChangesIsCountedAgain()
    {
        const auto match = whole<TheGang>(2, 1);
        const std::vector<std::string> journal = backroom::Journal<TheGang>::lines(match);
        const qint64 id = test::keep(store(), match);
        count();
        QVERIFY(!all().empty());
        count();
        QVERIFY(!all().empty());
        QVERIFY(store().hold(id));
        QVERIFY(store().setAside(id, static_cast<qsizetype>(journal.size()) - 1));
        QVERIFY(store().append(id, "{\"undo\":true,\"hash\":\"0\"}", true));
        QVERIFY(store().append(id, "more", true));
        count();
        QVERIFY2(all().empty(), "its journal is damaged now");
        store().release(id);
        store().hide(id);
        count();
        QVERIFY(all().empty());
    }

    void countingIsToldAndDoesNotBlock()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            keep<GangOfDice>(2, seed);
        QSignalSpy changed(&all(), &Statistics::changed);
        all().refresh();
        QVERIFY2(all().counting() && changed.isEmpty() && all().empty(), "it comes later");
        // Restarted before it has finished.
        all().refresh();
        QTRY_VERIFY(!all().counting());
        QCOMPARE(changed.size(), 1);
        QVERIFY(!all().empty());
        all().refresh();
    }

    void choosing()
    {
        keep<TheGang>(2, 1);
        keep<GangOfDice>(3, 2);
        count();
        QCOMPARE(players(), 3);
        QCOMPARE(all().groups()->rowCount(), all().player() == QStringLiteral("Vito") ? 1 : 2);
        const auto vito = std::ranges::find(all().players()->items(), QStringLiteral("Vito"), &StatisticsPlayer::name);
        QVERIFY(vito != all().players()->items().end());
        all().choose(vito->key);
        QCOMPARE(all().player(), QStringLiteral("Vito"));
        QCOMPARE(all().mark(), 2);
        QCOMPARE(all().groups()->items().front().title, QStringLiteral("Gang of Dice"));
        QCOMPARE(all().rivals()->rowCount(), 2);
        QCOMPARE(all().results().size(), 1);
        QVERIFY(all().result(0).contains(QStringLiteral("Gang of Dice, place ")));
        // The player has never played this game, so another one is selected.
        all().setGame(1);
        QVERIFY(all().player() == QStringLiteral("Rosa") || all().player() == QStringLiteral("Bea"));
        QCOMPARE(all().headlines()->rowCount(), 5);
        QCOMPARE(all().resultsTitle(), QStringLiteral("Scores over time"));
        all().setGame(3);
        QCOMPARE(all().player(), QString());
        QVERIFY(!all().empty());
        all().setGame(9);
        QCOMPARE(all().game(), 3);
        all().setGame(0);
        QCOMPARE(players(), 3);
    }

    void sumsAgreeWithResults()
    {
        int seats = 0;
        int wins = 0;
        const auto add = [&](const auto& match) {
            const auto end = result(match.state());
            seats += end.seats;
            wins += end.winners.size();
            test::keep(store(), match);
        };
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            add(whole<TheGang>(2 + static_cast<int>(seed) % 3, seed));
            add(whole<GangOfDice>(2 + static_cast<int>(seed) % 3, seed));
            add(whole<Gangz>(3 + static_cast<int>(seed) % 3, seed));
        }
        count();
        int played = 0;
        int won = 0;
        int places = 0;
        int results = 0;
        for (const StatisticsPlayer& player : std::vector(all().players()->items())) {
            all().choose(player.key);
            played += headline(0).toInt();
            won += headline(1).toInt();
            results += static_cast<int>(all().results().size());
            for (const StatisticsPlace& place : all().places()->items())
                places += place.count;
            for (const StatisticsRival& rival : all().rivals()->items())
                QCOMPARE(rival.ahead + rival.level + rival.behind, rival.together);
        }
        QCOMPARE(played, seats);
        QCOMPARE(won, wins);
        QCOMPARE(places, seats);
        QCOMPARE(results, seats);
    }

    void computersAreShownWhenAsked()
    {
        keep<TheGang>(3, 1, {}, {0, 3, 3});
        count();
        QCOMPARE(players(), 1);
        QCOMPARE(all().rivals()->rowCount(), 0);
        all().setComputers(true);
        QCOMPARE(players(), 2);
        QCOMPARE(all().players()->items()[1].name, QStringLiteral("Boss (computer)"));
        QVERIFY(all().players()->items()[1].games.startsWith(QStringLiteral("2 games")));
        all().choose(all().players()->items()[1].key);
        QVERIFY(all().computer());
        all().forget();
        all().rename("Al");
        QCOMPARE(players(), 2);
        all().setComputers(false);
        QCOMPARE(all().player(), QStringLiteral("Rosa"));
    }

    void renaming()
    {
        keep<TheGang>(2, 1);
        keep<TheGang>(2, 2, {"Rosie", "Bea"});
        count();
        chooseNamed("Rosie");
        QCOMPARE(all().others(), QStringList{QStringLiteral("Rosa")});
        QCOMPARE(all().nameProblem("  "), QStringLiteral("Every player needs a name."));
        QVERIFY(all().nameProblem(QString(25, QLatin1Char('x'))).contains(QStringLiteral("24 characters")));
        QVERIFY(all().nameProblem("Bea").contains(QStringLiteral("played at the same table")));
        QVERIFY(all().merges(" Rosa ") && !all().merges("Rosalia") && !all().merges("Rosie"));
        all().rename("Bea");
        QCOMPARE(players(), 3);
        all().rename(" Rosa ");
        QCOMPARE(all().player(), QStringLiteral("Rosa"));
        QCOMPARE(players(), 2);
        QCOMPARE(headline(0), QStringLiteral("2"));
        QCOMPARE(all().otherNames(), QStringList{QStringLiteral("Rosie")});
        all().separate("Rosie");
        QCOMPARE(players(), 3);
        all().rename("Rosalia");
        folder_->restart();
        count();
        chooseNamed("Rosalia");
        QCOMPARE(all().player(), QStringLiteral("Rosalia"));
    }

    /// The clock says that the first match was played after the second one.
    void aClockThatWasPutRight()
    {
        keep<TheGang>(2, 1);
        keep<TheGang>(2, 2);
        sql(store().file(), QStringLiteral("UPDATE match SET changed = 1900000000 - 100000000 * id"));
        count();
        const auto day = [](qint64 seconds) {
            return QLocale(QStringLiteral("en"))
                .toString(QDateTime::fromSecsSinceEpoch(seconds).date(), QStringLiteral("d MMMM yyyy"));
        };
        QVERIFY2(all().resultsSummary().startsWith(day(1700000000) + QStringLiteral(" to ") + day(1800000000)),
            qPrintable(all().resultsSummary()));
    }

    void forgetting()
    {
        keep<TheGang>(3, 1);
        count();
        chooseNamed("Bea");
        all().forget();
        QCOMPARE(players(), 2);
        QVERIFY(all().player() != QStringLiteral("Bea"));
        QCOMPARE(all().rivals()->rowCount(), 1);
        QVERIFY(all().nameProblem("Bea").contains(QStringLiteral("among the forgotten")));
        const QString file = folder_->path("table.csv");
        QVERIFY(all().exportTable(file));
        QVERIFY(!content(file).contains("Bea"));
        folder_->restart();
        count();
        QCOMPARE(all().forgotten(), QStringList{QStringLiteral("Bea")});
        all().remember("Bea");
        QCOMPARE(players(), 3);
    }

    /// Names in sentences are isolated if they are right-to-left; names in calls are plain.
    void namesInSentences()
    {
        const QString shlomo = QStringLiteral("שלמה");
        const QString shown = QChar(0x2068) + shlomo + QChar(0x2069);
        keep<TheGang>(2, 1, {shlomo.toStdString(), "%2"});
        keep<TheGang>(2, 2, {"%n", "%1"});
        count();
        chooseNamed(shown);
        QCOMPARE(all().player(), shown);
        QVERIFY(all().rivals()->items()[0].sentence.startsWith(QStringLiteral("%2, 1 game together: ")));
        QCOMPARE(all().nameProblem("%2"),
            shown + QStringLiteral(" and %2 have played at the same table, so they are two different people."));
        QVERIFY(all().others().contains(QStringLiteral("%n")));
        chooseNamed("%n");
        QCOMPARE(all().rivals()->items()[0].sentence.first(20), QStringLiteral("%1, 1 game together: ").first(20));
        QVERIFY(all().others().contains(shlomo));
        all().rename(shlomo);
        QCOMPARE(all().player(), shown);
        QCOMPARE(all().otherNames(), QStringList{QStringLiteral("%n")});
        const QString file = folder_->path("table.csv");
        QVERIFY(all().exportTable(file));
        QVERIFY(content(file).contains("," + shlomo.toUtf8() + ","));
        all().forget();
        QCOMPARE(all().forgotten(), QStringList{shlomo});
        QVERIFY(all().nameProblem(shlomo).startsWith(shown + QLatin1Char(' ')));
    }

    /// Composed and decomposed letters are equal.
    void oneNameHoweverItIsWritten()
    {
        keep<TheGang>(2, 1, {"Zoë", "Bea"});
        keep<TheGang>(2, 2, {"Zoe\u0308", "Bea"});
        count();
        QCOMPARE(players(), 2);
    }

    void inTheOtherLanguages()
    {
        keep<TheGang>(2, 1, {}, {0, 3});
        count();
        all().setComputers(true);
        folder_->house().preferences()->setLanguage(QStringLiteral("it"));
        QCOMPARE(all().games().front(), QStringLiteral("Tutti i giochi"));
        QVERIFY(all().players()->items()[0].games.startsWith(QStringLiteral("1 partita")));
        QCOMPARE(all().players()->items()[1].name, QStringLiteral("Boss (computer)"));
        folder_->house().preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(all().games().front(), QStringLiteral("Tous les jeux"));
        QVERIFY(all().headlines()->items()[1].note.contains(QChar(0x202F)));
    }
};

BACKROOM_SUITE(StatisticsTest)
#include "tst_statistics.moc"
