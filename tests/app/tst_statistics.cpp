// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_list.hpp"
#include "app/statistics/statistics.hpp"
#include "app/statistics/statistics_table.hpp"
#include "engine/gang_of_dice/game.hpp"
#include "engine/gangz/game.hpp"
#include "engine/the_gang/game.hpp"
#include "hands_on_store.hpp"
#include "house_folder.hpp"
#include "statistics_cases.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

using backroom::Match;
using backroom::gang_of_dice::GangOfDice;
using backroom::gangz::Gangz;
using backroom::the_gang::TheGang;

namespace {

template <backroom::Game G>
Match<G> whole(int seats, std::uint64_t seed, std::vector<std::string> names = {})
{
    auto setup = test::setup_of<G>(seats, seed);
    if (!names.empty())
        setup.names = std::move(names);
    Match<G> match = test::match<G>(setup);
    test::play_out(match, seed);
    return match;
}

std::vector<std::string> lines_of(const QByteArray& table)
{
    std::vector<std::string> lines;
    for (const QByteArray& line : table.split('\n'))
        if (!line.isEmpty())
            lines.push_back(line.trimmed().toStdString());
    return lines;
}

}

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<test::HouseFolder>(); }

    void nothingPlayed()
    {
        count();
        QVERIFY(all().empty());
        QCOMPARE(all().player(), QString());
        QCOMPARE(all().players()->rowCount(), 0);
        QCOMPARE(all().result(0), QString());
        QCOMPARE(all().resultsSummary(), QString());
        all().forget();
        all().rename(QStringLiteral("Rosa"));
        QVERIFY(all().forgotten().isEmpty());
    }

    /// Unfinished, damaged and deleted matches are not counted.
    void finishedMatchesOnly()
    {
        test::keep(store(), whole<TheGang>(2, 1));
        test::keep(store(), test::match<TheGang>(test::setup_of<TheGang>(3, 2)));
        const qint64 damaged = store().begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("no journal"));
        store().append(damaged, QStringLiteral("nothing"), true);
        const qint64 away = test::keep(store(), whole<TheGang>(3, 3));
        store().putAway(away);
        const qint64 unknown = store().begin(QStringLiteral("a-game-of-later"), {0, 1}, QStringLiteral("{}"));
        store().append(unknown, QStringLiteral("{}"), true);
        count();
        QCOMPARE(all().players()->rowCount(), 2);
        QCOMPARE(all().headlines()->items()[0].value, QStringLiteral("1"));
    }

    void aMatchThatIsKeptTwice()
    {
        const auto match = whole<TheGang>(2, 1);
        test::keep(store(), match);
        test::keep(store(), match);
        test::keep(store(), whole<TheGang>(2, 2));
        count();
        QCOMPARE(all().headlines()->items()[0].value, QStringLiteral("2"));
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
        QVERIFY(store().append(id, QStringLiteral("{\"undo\":true,\"hash\":\"0\"}"), true));
        QVERIFY(store().append(id, QStringLiteral("more"), true));
        count();
        QVERIFY2(all().empty(), "its journal is damaged now");
        store().release(id);
        store().putAway(id);
        count();
        QVERIFY(all().empty());
    }

    void countingIsToldAndDoesNotBlock()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            test::keep(store(), whole<GangOfDice>(2, seed));
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
        test::keep(store(), whole<TheGang>(2, 1));
        test::keep(store(), whole<GangOfDice>(3, 2));
        count();
        QCOMPARE(all().players()->rowCount(), 3);
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
        QCOMPARE(all().players()->rowCount(), 3);
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
            played += all().headlines()->items()[0].value.toInt();
            won += all().headlines()->items()[1].value.toInt();
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
        test::keep(store(), whole<TheGang>(3, 1), {0, 3, 3});
        count();
        QCOMPARE(all().players()->rowCount(), 1);
        QCOMPARE(all().rivals()->rowCount(), 0);
        all().setComputers(true);
        QCOMPARE(all().players()->rowCount(), 2);
        QCOMPARE(all().players()->items()[1].name, QStringLiteral("Boss (computer)"));
        QVERIFY(all().players()->items()[1].games.startsWith(QStringLiteral("2 games")));
        all().choose(all().players()->items()[1].key);
        QVERIFY(all().computer());
        all().forget();
        all().rename(QStringLiteral("Al"));
        QCOMPARE(all().players()->rowCount(), 2);
        all().setComputers(false);
        QCOMPARE(all().player(), QStringLiteral("Rosa"));
    }

    void renaming()
    {
        test::keep(store(), whole<TheGang>(2, 1));
        test::keep(store(), whole<TheGang>(2, 2, {"Rosie", "Bea"}));
        count();
        chooseNamed(QStringLiteral("Rosie"));
        QCOMPARE(all().others(), QStringList{QStringLiteral("Rosa")});
        QCOMPARE(all().nameProblem(QStringLiteral("  ")), QStringLiteral("Every player needs a name."));
        QVERIFY(all().nameProblem(QString(25, QLatin1Char('x'))).contains(QStringLiteral("24 characters")));
        QVERIFY(all().nameProblem(QStringLiteral("Bea")).contains(QStringLiteral("played at the same table")));
        QVERIFY(all().merges(QStringLiteral(" Rosa ")) && !all().merges(QStringLiteral("Rosalia"))
            && !all().merges(QStringLiteral("Rosie")));
        all().rename(QStringLiteral("Bea"));
        QCOMPARE(all().players()->rowCount(), 3);
        all().rename(QStringLiteral(" Rosa "));
        QCOMPARE(all().player(), QStringLiteral("Rosa"));
        QCOMPARE(all().players()->rowCount(), 2);
        QCOMPARE(all().headlines()->items()[0].value, QStringLiteral("2"));
        QCOMPARE(all().otherNames(), QStringList{QStringLiteral("Rosie")});
        all().separate(QStringLiteral("Rosie"));
        QCOMPARE(all().players()->rowCount(), 3);
        all().rename(QStringLiteral("Rosalia"));
        folder_->restart();
        count();
        chooseNamed(QStringLiteral("Rosalia"));
        QCOMPARE(all().player(), QStringLiteral("Rosalia"));
    }

    /// The clock says that the first match was played after the second one.
    void aClockThatWasPutRight()
    {
        test::keep(store(), whole<TheGang>(2, 1));
        test::keep(store(), whole<TheGang>(2, 2));
        test::sql(store().file(), QStringLiteral("UPDATE match SET changed = 1900000000 - 100000000 * id"));
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
        test::keep(store(), whole<TheGang>(3, 1));
        count();
        chooseNamed(QStringLiteral("Bea"));
        all().forget();
        QCOMPARE(all().players()->rowCount(), 2);
        QVERIFY(all().player() != QStringLiteral("Bea"));
        QCOMPARE(all().rivals()->rowCount(), 1);
        QVERIFY(all().nameProblem(QStringLiteral("Bea")).contains(QStringLiteral("among the forgotten")));
        const QString file = folder_->path(QStringLiteral("table.csv"));
        QVERIFY(all().exportTable(file));
        QVERIFY(!contentOf(file).contains("Bea"));
        folder_->restart();
        count();
        QCOMPARE(all().forgotten(), QStringList{QStringLiteral("Bea")});
        all().remember(QStringLiteral("Bea"));
        QCOMPARE(all().players()->rowCount(), 3);
    }

    void table()
    {
        const auto match = whole<TheGang>(2, 1, {"Rosa \"the Rose\", è", "Bea"});
        const qint64 id = test::keep(store(), match);
        test::keep(store(), whole<GangOfDice>(2, 2), {0, 1});
        count();
        const QString file = folder_->path(QStringLiteral("table.csv"));
        QVERIFY(all().exportTable(file));
        QVERIFY(all().notice().contains(QStringLiteral("table.csv")));
        const QByteArray table = contentOf(file);
        QVERIFY(!table.contains("\r\n\r\n") && table.endsWith("\r\n") && table.count('\n') == table.count("\r\n"));
        const auto lines = lines_of(table);
        QCOMPARE(lines.size(), 4u);
        const std::string head = "match,ended,game,seats,seat,player,kind,place,result,won,";
        QVERIFY(lines[0].starts_with(head + "the_gang_largest_gang,the_gang_gangs,the_gang_revolvers,the_gang_jobs,"));
        for (const std::string& line : lines) {
            bool quoted = false;
            const auto commas = std::ranges::count_if(line, [&](char letter) {
                quoted = quoted != (letter == '"');
                return letter == ',' && !quoted;
            });
            QCOMPARE(commas, std::ranges::count(lines[0], ','));
        }
        const auto end = result(match.state());
        QVERIFY2(lines[1].starts_with(std::to_string(id) + ","), lines[1].c_str());
        const std::string seat = ",the-gang,2,1,\"Rosa \"\"the Rose\"\", è\",person," + std::to_string(end.places[0])
            + "," + std::to_string(end.scores[0]) + "," + (end.winners.contains(0) ? "1," : "0,");
        QVERIFY2(lines[1].find(seat) != std::string::npos, lines[1].c_str());
        QVERIFY2(lines[1].find("," + std::to_string(end.scores[0]) + ",16,") != std::string::npos, lines[1].c_str());
        QVERIFY(lines[3].find(",gang-of-dice,2,1,Rosa,person,") != std::string::npos);

        // The export uses the filter of the screen.
        all().setComputers(true);
        all().setGame(2);
        QVERIFY(all().exportTable(file));
        const auto dice = lines_of(contentOf(file));
        QCOMPARE(dice.size(), 3u);
        QVERIFY(dice[2].find(",gang-of-dice,2,2,Bea,rookie,") != std::string::npos);
        QCOMPARE(
            dice[0], head + "gang_of_dice_luckiest_roll,gang_of_dice_busts,gang_of_dice_turns,gang_of_dice_rounds_won");
    }

    void everyoneAgainstEveryone()
    {
        test::keep(store(), whole<GangOfDice>(3, 7, {"Rosa", "Bea, the cook", "Vito"}), {0, 0, 2});
        test::keep(store(), whole<GangOfDice>(2, 9, {"Rosa", "Bea, the cook"}));
        test::keep(store(), whole<GangOfDice>(2, 8, {"Rosa", "Sal"}));
        count();
        all().setComputers(true);
        all().compare();
        const VersusTable& table = *all().versus();
        QCOMPARE(table.size(), 4);
        QCOMPARE(table.rowCount(), 4);
        QCOMPARE(table.columnCount(table.index(0, 0)), 0);
        const auto row = [&](const PlayerId& someone) {
            return static_cast<int>(std::ranges::find(table.players(), someone) - table.players().begin());
        };
        const int rosa = row({QStringLiteral("Rosa")});
        const int bea = row({QStringLiteral("Bea, the cook")});
        const int soldier = row({{}, 2});
        const int sal = row({QStringLiteral("Sal")});
        QCOMPARE(table.between(rosa, bea)->together, 2);
        QCOMPARE(table.between(rosa, soldier)->together, 1);
        QVERIFY(table.between(bea, sal) == nullptr);
        QVERIFY(table.between(rosa, rosa) == nullptr);
        QVERIFY(table.between(rosa, 4) == nullptr && table.between(-1, rosa) == nullptr);
        for (int one = 0; one < 4; ++one)
            for (int other = 0; other < 4; ++other) {
                const Rivalry* there = table.between(one, other);
                const Rivalry* back = table.between(other, one);
                QCOMPARE(there == nullptr, back == nullptr);
                QCOMPARE(table.data(table.index(one, other), VersusTable::Self).toBool(), one == other);
                if (there == nullptr) {
                    QCOMPARE(table.data(table.index(one, other), VersusTable::Words).toString(), QString());
                    continue;
                }
                QCOMPARE(there->ahead, back->behind);
                QCOMPARE(there->level, back->level);
                QCOMPARE(table.data(table.index(one, other), VersusTable::Words).toString(),
                    QStringLiteral("%1/%2").arg(there->ahead).arg(there->together));
                QCOMPARE(table.data(table.index(one, other), VersusTable::Balance).toInt(),
                    -table.data(table.index(other, one), VersusTable::Balance).toInt());
            }
        QVERIFY(all()
                    .versusSentence(rosa, soldier)
                    .startsWith(QStringLiteral("Rosa against Soldier (computer), 1 game together: ")));
        QCOMPARE(all().versusSentence(bea, sal), QString());

        const QString file = folder_->path(QStringLiteral("versus.csv"));
        QVERIFY(all().exportVersus(file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto lines = lines_of(written.readAll());
        QCOMPARE(lines.front(), std::string("player,kind,against,against_kind,together,ahead,level,behind"));
        QCOMPARE(lines.size(), std::size_t{1 + 2 * 4});
        const Rivalry& rivalry = *table.between(bea, soldier);
        const std::string wanted = "\"Bea, the cook\",person,,soldier,1," + std::to_string(rivalry.ahead) + ','
            + std::to_string(rivalry.level) + ',' + std::to_string(rivalry.behind);
        QVERIFY(std::ranges::find(lines, wanted) != lines.end());
        QVERIFY(!all().exportVersus(folder_->path(QStringLiteral("no/such/folder.csv"))));
    }

    /// No spreadsheet runs a name or reads it as a number, and numbers have no meaningless digits.
    void harmlessCells()
    {
        const std::vector<std::string> names{"=1+1", "+39 333", "-5", "@SUM(A1)", "'quoted", "=A1,\"B\""};
        test::keep(store(), whole<Gangz>(6, 1, names));
        for (std::uint64_t deal = 1; deal <= 12; ++deal)
            test::keep(store(), whole<GangOfDice>(2, deal));
        count();
        const QString file = folder_->path(QStringLiteral("table.csv"));
        QVERIFY(all().exportTable(file));
        const std::string table = contentOf(file).toStdString();
        for (const char* cell : {",'=1+1,", ",'+39 333,", ",'-5,", ",'@SUM(A1),", ",''quoted,", ",\"'=A1,\"\"B\"\"\","})
            QVERIFY2(table.find(cell) != std::string::npos, cell);
        const QRegularExpression digits(QStringLiteral("[0-9]*\\.[0-9]+"));
        auto numbers = digits.globalMatch(QString::fromStdString(table));
        QVERIFY(numbers.hasNext());
        while (numbers.hasNext())
            QVERIFY(numbers.next().capturedLength() <= 14);
        all().compare();
        QVERIFY(all().exportVersus(file));
        QVERIFY(contentOf(file).contains("\n'=1+1,person,'+39 333,person,"));
    }

    /// Names in sentences are isolated if they are right-to-left; names in calls are plain.
    void namesInSentences()
    {
        const QString shlomo = QStringLiteral("שלמה");
        const QString shown = QChar(0x2068) + shlomo + QChar(0x2069);
        test::keep(store(), whole<TheGang>(2, 1, {shlomo.toStdString(), "%2"}));
        test::keep(store(), whole<TheGang>(2, 2, {"%n", "%1"}));
        count();
        chooseNamed(shown);
        QCOMPARE(all().player(), shown);
        QVERIFY(all().rivals()->items()[0].sentence.startsWith(QStringLiteral("%2, 1 game together: ")));
        QCOMPARE(all().nameProblem(QStringLiteral("%2")),
            shown + QStringLiteral(" and %2 have played at the same table, so they are two different people."));
        QVERIFY(all().others().contains(QStringLiteral("%n")));
        chooseNamed(QStringLiteral("%n"));
        QCOMPARE(all().rivals()->items()[0].sentence.first(20), QStringLiteral("%1, 1 game together: ").first(20));
        QVERIFY(all().others().contains(shlomo));
        all().rename(shlomo);
        QCOMPARE(all().player(), shown);
        QCOMPARE(all().otherNames(), QStringList{QStringLiteral("%n")});
        const QString file = folder_->path(QStringLiteral("table.csv"));
        QVERIFY(all().exportTable(file));
        QVERIFY(contentOf(file).contains("," + shlomo.toUtf8() + ","));
        all().forget();
        QCOMPARE(all().forgotten(), QStringList{shlomo});
        QVERIFY(all().nameProblem(shlomo).startsWith(shown + QLatin1Char(' ')));
    }

    /// Composed and decomposed letters are equal.
    void oneNameHoweverItIsWritten()
    {
        test::keep(store(), whole<TheGang>(2, 1, {"Zoë", "Bea"}));
        test::keep(store(), whole<TheGang>(2, 2, {"Zoe\u0308", "Bea"}));
        count();
        QCOMPARE(all().players()->rowCount(), 2);
    }

    void tableThatCannotBeWritten()
    {
        count();
        QVERIFY(!all().exportTable(folder_->path(QStringLiteral("no/such/folder.csv"))));
        QVERIFY(all().notice().contains(QStringLiteral("could not be saved")));
        all().dismissNotice();
        QVERIFY(all().notice().isEmpty());
    }

    /// An earlier file is never overwritten.
    void freeNames()
    {
        const QDate day(2026, 3, 1);
        const QString first = statistics_table::free_name(folder_->path(), day);
        QCOMPARE(QFileInfo(first).fileName(), QStringLiteral("Backroom 2026-03-01.csv"));
        QFile file(first);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(QFileInfo(statistics_table::free_name(folder_->path(), day)).fileName(),
            QStringLiteral("Backroom 2026-03-01 (2).csv"));
    }

    void inTheOtherLanguages()
    {
        test::keep(store(), whole<TheGang>(2, 1), {0, 3});
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

private:
    Statistics& all() { return *folder_->house().statistics(); }
    GameStore& store() { return folder_->house().store(); }
    void count()
    {
        all().refresh();
        QTRY_VERIFY(!all().counting());
    }
    void chooseNamed(const QString& name)
    {
        for (const StatisticsPlayer& player : std::vector(all().players()->items()))
            if (player.name == name)
                all().choose(player.key);
        QCOMPARE(all().player(), name);
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<test::HouseFolder> folder_;
};

BACKROOM_SUITE(StatisticsTest)
#include "tst_statistics.moc"
