// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/playout.hpp"
#include "engine/cli/session.hpp"
#include "suites.hpp"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace backroom;

namespace {

std::string read(const QString& name)
{
    QFile file(QDir(QStringLiteral(GOLDEN_DIR)).filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

template <class Numbers>
std::vector<int> first(const Numbers& numbers, int count)
{
    return {numbers.begin(), numbers.begin() + count};
}

}

/// Whole games stored in files. A failure is an error unless the change of the rules or format is intended.
class Golden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void journals()
    {
        const auto row = [&](test::Case, const QString& name) {
            const auto lines = split_lines(read(name));
            const auto match = cli::find_game(read_journal_header(lines.at(0)).game).load(lines);
            const Json expected = Json::parse(read("results.json")).at(name.toStdString());
            const Result standing = match->result();
            QCOMPARE(hash_text(match->hash()), expected.at("hash").get<std::string>());
            QCOMPARE(first(standing.scores, standing.seats), expected.at("scores").get<std::vector<int>>());
            QCOMPARE(first(standing.places, standing.seats), expected.at("places").get<std::vector<int>>());
            QVERIFY(standing.over);
        };
        for (const AnyGame& game : cli::games()) {
            const QString id = QString::fromUtf8(game.id.data(), static_cast<int>(game.id.size()));
            const QStringList found = QDir(QStringLiteral(GOLDEN_DIR)).entryList({id + "-*.jsonl"});
            QVERIFY(found.size() >= 4);
            for (const QString& name : found)
                row(qPrintable(name), name);
        }
    }

    /// A hash over many random games, which must be the same in every build and on every platform.
    void playouts()
    {
        const auto row = [](const char* game, int seats, const char* hash,
                             const std::vector<std::string>& options = {}) {
            const test::Case tried(QString::asprintf("%s, %d seats", game, seats));
            // Games with more actions are played fewer times.
            std::vector<std::string> arguments{
                game, "--games", options.empty() ? "1000" : "500", "--seed", "1", "--seats", std::to_string(seats)};
            for (const std::string& option : options)
                arguments.insert(arguments.end(), {"--option", option});
            const Json totals = Json::parse(cli::run_playout(arguments));
            QCOMPARE(totals.at("hash").get<std::string>(), std::string(hash));
        };
        row("the-gang", 2, "b9201c2852f21035");
        row("the-gang", 3, "2cd5628097e8cadc");
        row("the-gang", 4, "90c368daf8d5f3e7");
        row("the-gang", 5, "5d53ef6cdc43024a");
        row("gang-of-dice", 2, "c70f832966afd363");
        row("gang-of-dice", 3, "6de2a82d1553ed62");
        row("gang-of-dice", 4, "b3415c6ff85cf164");
        row("gangz", 3, "088739bbc7a3c7e8");
        row("gangz", 4, "abbbdd4d06b6c4f3");
        row("gangz", 5, "cabe9593054e1f1b");
        row("gangz", 6, "3be911c11a663aed");
        row("supergang", 3, "74c42d5ce4cb0de0", {"length=10"});
        row("supergang", 4, "3238259360937382", {"length=10"});
        row("supergang", 5, "685e57703f37d00c", {"length=10", "police_player=true", "duels=dice"});
    }
};

BACKROOM_SUITE(Golden)
#include "tst_golden.moc"
