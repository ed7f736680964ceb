#include "cli/playout.hpp"
#include "core/json.hpp"
#include "the_gang/journal.hpp"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace backroom;
using namespace backroom::the_gang;

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

/// Whole games kept as files: whoever changes how they run must mean to.
class Golden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGang_data()
    {
        QTest::addColumn<QString>("name");
        const auto names = QDir(QStringLiteral(GOLDEN_DIR)).entryList({"the-gang-*.jsonl"});
        QVERIFY(names.size() >= 4);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    void theGang()
    {
        QFETCH(QString, name);
        auto loaded = load_journal(split_lines(read(name)));
        if (const auto* error = std::get_if<JournalError>(&loaded))
            QFAIL(error->message.c_str());
        const auto& match = std::get<Match<TheGang>>(loaded);
        const Json expected = Json::parse(read("results.json")).at(name.toStdString());
        const Result standing = result(match.state());
        QCOMPARE(hash_text(match.hash()), expected.at("hash").get<std::string>());
        QCOMPARE(first(standing.scores, standing.seats), expected.at("scores").get<std::vector<int>>());
        QCOMPARE(first(standing.places, standing.seats), expected.at("places").get<std::vector<int>>());
        QVERIFY(standing.over);
    }

    /// The signature of the rules over many random games, the same in every build and on every platform.
    void playouts_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("hash");
        QTest::newRow("2 seats") << 2 << "b9201c2852f21035";
        QTest::newRow("3 seats") << 3 << "2cd5628097e8cadc";
        QTest::newRow("4 seats") << 4 << "90c368daf8d5f3e7";
        QTest::newRow("5 seats") << 5 << "5d53ef6cdc43024a";
    }

    void playouts()
    {
        QFETCH(int, seats);
        QFETCH(QString, hash);
        const Json totals = Json::parse(
            cli::run_playout({"the-gang", "--games", "1000", "--seed", "1", "--seats", std::to_string(seats)}));
        QCOMPARE(QString::fromStdString(totals.at("hash").get<std::string>()), hash);
    }
};

QTEST_APPLESS_MAIN(Golden)
#include "tst_golden.moc"
