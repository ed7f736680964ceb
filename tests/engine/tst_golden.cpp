#include "cli/playout.hpp"
#include "core/journal.hpp"
#include "core/json.hpp"
#include "gang_of_dice/game.hpp"
#include "the_gang/game.hpp"

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

void list(const char* names, qsizetype least)
{
    QTest::addColumn<QString>("name");
    const auto found = QDir(QStringLiteral(GOLDEN_DIR)).entryList({names});
    QVERIFY(found.size() >= least);
    for (const QString& name : found)
        QTest::newRow(qPrintable(name)) << name;
}

template <class Numbers>
std::vector<int> first(const Numbers& numbers, int count)
{
    return {numbers.begin(), numbers.begin() + count};
}

}

/// Whole games kept as files: whoever changes how they run must mean to.
class Golden : public QObject {
    Q_OBJECT

    template <class G>
    static void same_as_ever()
    {
        QFETCH(QString, name);
        auto loaded = Journal<G>::load(split_lines(read(name)));
        if (const auto* error = std::get_if<JournalError>(&loaded))
            QFAIL(error->message.c_str());
        const auto& match = std::get<Match<G>>(loaded);
        const Json expected = Json::parse(read("results.json")).at(name.toStdString());
        const Result standing = result(match.state());
        QCOMPARE(hash_text(match.hash()), expected.at("hash").get<std::string>());
        QCOMPARE(first(standing.scores, standing.seats), expected.at("scores").get<std::vector<int>>());
        QCOMPARE(first(standing.places, standing.seats), expected.at("places").get<std::vector<int>>());
        QVERIFY(standing.over);
    }

private Q_SLOTS:
    void theGang_data() { list("the-gang-*.jsonl", 4); }
    void theGang() { same_as_ever<the_gang::TheGang>(); }
    void gangOfDice_data() { list("gang-of-dice-*.jsonl", 4); }
    void gangOfDice() { same_as_ever<gang_of_dice::GangOfDice>(); }

    /// The signature of the rules over many random games, the same in every build and on every platform.
    void playouts_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("hash");
        const auto row = [](const char* game, int seats, const char* hash) {
            QTest::addRow("%s, %d seats", game, seats) << QString(game) << seats << QString(hash);
        };
        row("the-gang", 2, "b9201c2852f21035");
        row("the-gang", 3, "2cd5628097e8cadc");
        row("the-gang", 4, "90c368daf8d5f3e7");
        row("the-gang", 5, "5d53ef6cdc43024a");
        row("gang-of-dice", 2, "c70f832966afd363");
        row("gang-of-dice", 3, "6de2a82d1553ed62");
        row("gang-of-dice", 4, "b3415c6ff85cf164");
    }

    void playouts()
    {
        QFETCH(QString, game);
        QFETCH(int, seats);
        QFETCH(QString, hash);
        const Json totals = Json::parse(
            cli::run_playout({game.toStdString(), "--games", "1000", "--seed", "1", "--seats", std::to_string(seats)}));
        QCOMPARE(QString::fromStdString(totals.at("hash").get<std::string>()), hash);
    }
};

QTEST_APPLESS_MAIN(Golden)
#include "tst_golden.moc"
