// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics_table.hpp"
#include "statistics_case.hpp"

#include <QRegularExpression>

using namespace test;

namespace {

std::vector<std::string> lines_of(const QByteArray& table)
{
    std::vector<std::string> lines;
    for (const QByteArray& line : table.split('\n'))
        if (!line.isEmpty())
            lines.push_back(line.trimmed().toStdString());
    return lines;
}

}

/// The tables that are written to files: all results, and everyone against everyone.
class StatisticsTablesTest : public StatisticsCase {
    Q_OBJECT

private Q_SLOTS:
    void table()
    {
        const auto match = whole<TheGang>(2, 1, {"Rosa \"the Rose\", è", "Bea"});
        const qint64 id = test::keep(store(), match);
        keep<GangOfDice>(2, 2, {}, {0, 1});
        count();
        const QString file = folder_->path("table.csv");
        QVERIFY(all().exportTable(file));
        QVERIFY(all().notice().contains(QStringLiteral("table.csv")));
        const QByteArray table = content(file);
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
        const auto dice = lines_of(content(file));
        QCOMPARE(dice.size(), 3u);
        QVERIFY(dice[2].find(",gang-of-dice,2,2,Bea,rookie,") != std::string::npos);
        QCOMPARE(
            dice[0], head + "gang_of_dice_luckiest_roll,gang_of_dice_busts,gang_of_dice_turns,gang_of_dice_rounds_won");
    }

    void everyoneAgainstEveryone()
    {
        keep<GangOfDice>(3, 7, {"Rosa", "Bea, the cook", "Vito"}, {0, 0, 2});
        keep<GangOfDice>(2, 9, {"Rosa", "Bea, the cook"});
        keep<GangOfDice>(2, 8, {"Rosa", "Sal"});
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

        const QString file = folder_->path("versus.csv");
        QVERIFY(all().exportVersus(file));
        const auto lines = lines_of(content(file));
        QCOMPARE(lines.front(), std::string("player,kind,against,against_kind,together,ahead,level,behind"));
        QCOMPARE(lines.size(), std::size_t{1 + 2 * 4});
        const Rivalry& rivalry = *table.between(bea, soldier);
        const std::string wanted = "\"Bea, the cook\",person,,soldier,1," + std::to_string(rivalry.ahead) + ','
            + std::to_string(rivalry.level) + ',' + std::to_string(rivalry.behind);
        QVERIFY(std::ranges::find(lines, wanted) != lines.end());
        QVERIFY(!all().exportVersus(folder_->path("no/such/folder.csv")));
    }

    /// No spreadsheet runs a name as a formula or reads it as a number, and numbers have no meaningless digits.
    void harmlessCells()
    {
        const std::vector<std::string> names{"=1+1", "+39 333", "-5", "@SUM(A1)", "'quoted", "=A1,\"B\""};
        keep<Gangz>(6, 1, names);
        for (std::uint64_t deal = 1; deal <= 12; ++deal)
            keep<GangOfDice>(2, deal);
        count();
        const QString file = folder_->path("table.csv");
        QVERIFY(all().exportTable(file));
        const std::string table = content(file).toStdString();
        for (const char* cell : {",'=1+1,", ",'+39 333,", ",'-5,", ",'@SUM(A1),", ",''quoted,", ",\"'=A1,\"\"B\"\"\","})
            QVERIFY2(table.find(cell) != std::string::npos, cell);
        const QRegularExpression digits(QStringLiteral("[0-9]*\\.[0-9]+"));
        auto numbers = digits.globalMatch(QString::fromStdString(table));
        QVERIFY(numbers.hasNext());
        while (numbers.hasNext())
            QVERIFY(numbers.next().capturedLength() <= 14);
        all().compare();
        QVERIFY(all().exportVersus(file));
        QVERIFY(content(file).contains("\n'=1+1,person,'+39 333,person,"));
    }

    void tableThatCannotBeWritten()
    {
        count();
        QVERIFY(!all().exportTable(folder_->path("no/such/folder.csv")));
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
        write(first, {});
        QCOMPARE(QFileInfo(statistics_table::free_name(folder_->path(), day)).fileName(),
            QStringLiteral("Backroom 2026-03-01 (2).csv"));
    }
};

BACKROOM_SUITE(StatisticsTablesTest)
#include "tst_statistics_tables.moc"
