#include "core/journal.hpp"
#include "dice_driver.hpp"
#include "shell/shelf.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

class GangOfDiceContinueTest : public QObject {
    Q_OBJECT

    static const QString game;

    static GangOfDiceTable& start(HouseFolder& folder, int seats = 2, bool friendly = false)
    {
        folder->startMatch(game,
            {QStringList{"Rosa", "Bea", "Vito", "Sal"}.mid(0, seats), QList<int>{2, 0, 5, 1}.mid(0, seats)}, 7,
            {{QStringLiteral("friendly-undo"), friendly}});
        return table_in<GangOfDiceTable>(folder.house());
    }

    /// Checks that a second program on a copy of the files shows the same.
    static void isKept(HouseFolder& running, const QString& name)
    {
        const GangOfDiceTable& table = table_in<GangOfDiceTable>(running.house());
        const QStringList then = dump(table);
        const bool was_open = table.deciding();
        const std::vector<std::string> journal = Journal<GangOfDice>::lines(match_of(table));
        const QString copy = running.path(name);
        running.copyTo(copy);

        House again(copy, QStringLiteral("en"), all_games());
        again.preferences()->setSpeed(Preferences::Off);
        QVERIFY(again.shelf()->hasMatch());
        again.continueMatch();
        QCOMPARE(again.problem(), QString());
        QCOMPARE(again.screen(), House::Table);
        GangOfDiceTable& found = table_in<GangOfDiceTable>(again);
        QVERIFY(found.curtainClosed() || found.over());
        if (was_open)
            found.openCurtain();
        QCOMPARE(dump(found), then);
        QCOMPARE(Journal<GangOfDice>::lines(match_of(found)), journal);

        Driver driver(found);
        Random random(3);
        driver.random(random);
        if (!match_of(found).over())
            QCOMPARE(again.store().newestUnfinished()->lines.size(), static_cast<qsizetype>(journal.size() + 1));
    }

private Q_SLOTS:
    void atEveryStep_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 4})
            QTest::addRow("%d seats", seats) << seats;
    }

    void atEveryStep()
    {
        QFETCH(int, seats);
        HouseFolder folder;
        Driver driver(start(folder, seats));
        Random random(static_cast<std::uint64_t>(seats));
        for (int step = 0; !match_of(driver.table()).over(); ++step) {
            isKept(folder, QStringLiteral("killed %1").arg(step));
            if (QTest::currentTestFailed())
                return;
            driver.random(random);
        }
    }

    void afterAnUndo()
    {
        HouseFolder folder;
        Driver driver(start(folder, 2, true));
        driver.take(2);
        driver.table().undo();
        QVERIFY(driver.table().canRedo());
        isKept(folder, QStringLiteral("killed"));
    }

    /// Each action is on disk before it is shown.
    void whileDiceFly()
    {
        HouseFolder folder;
        GangOfDiceTable& table = start(folder);
        folder->preferences()->setSpeed(Preferences::Slow);
        Driver driver(table);
        driver.take(Driver::Steps, 3);
        QVERIFY(table.director()->busy());
        const std::uint64_t hash = match_of(table).hash();
        const QString copy = folder.path(QStringLiteral("killed"));
        folder.copyTo(copy);
        folder.close();
        House again(copy, QStringLiteral("en"), all_games());
        again.continueMatch();
        GangOfDiceTable& found = table_in<GangOfDiceTable>(again);
        QCOMPARE(match_of(found).hash(), hash);
        QVERIFY(!found.director()->busy());
        found.openCurtain();
        QCOMPARE(found.phase(), GangOfDiceTable::Rolling);
    }

    void leavingAndComingBack()
    {
        HouseFolder folder;
        Driver driver(start(folder));
        driver.take(3);
        const QStringList then = dump(driver.table());
        folder->goHome();
        QVERIFY(folder->table() == nullptr);
        folder->continueMatch();
        table_in<GangOfDiceTable>(folder.house()).openCurtain();
        QCOMPARE(dump(table_in<GangOfDiceTable>(folder.house())), then);
    }

    void theShelfTellsOfIt()
    {
        HouseFolder folder;
        start(folder, 3);
        folder->goHome();
        QVERIFY(folder->shelf()->hasMatch());
        QVERIFY2(folder->shelf()->items().front().title.contains(QStringLiteral("Gang of Dice"))
                && folder->shelf()->items().front().title.contains(QStringLiteral("round 1 of at most 12")),
            qPrintable(folder->shelf()->items().front().title));
        QCOMPARE(folder->shelf()->items().front().names.size(), 3);
    }

    void aDamagedJournal_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("number");
        QTest::newRow("no header") << QStringList{"nonsense"} << 1;
        const auto good = match(setup(2));
        const QString header = QString::fromStdString(Journal<GangOfDice>::header(good.setup()));
        QTest::newRow("no JSON") << QStringList{header, "{"} << 2;
        const int playing = good.state().playing;
        QTest::newRow("an illegal action") << QStringList{header,
            QStringLiteral(R"({"seat":%1,"action":{"type":"take","dice":25},"hash":"0"})").arg(playing)}
                                           << 2;
        QTest::newRow("somebody else's turn") << QStringList{header,
            QStringLiteral(R"({"seat":%1,"action":{"type":"take","dice":2},"hash":"0"})").arg(1 - playing)}
                                              << 2;
        auto played = match(setup(2));
        QVERIFY(!played.act(played.state().playing, Take{3}));
        QVERIFY(!played.act(played.state().playing, Stop{}) || played.state().phase == Phase::taking);
        const QString first = QString::fromStdString(Journal<GangOfDice>::line(played.journal()[0]));
        QString line = first;
        const qsizetype hash = line.lastIndexOf(QLatin1Char('"')) - 1;
        line[hash] = line[hash] == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
        QTest::newRow("another hash") << QStringList{header, line} << 2;
        QTest::newRow("a line twice") << QStringList{header, first, first} << 3;
        QTest::newRow("another game") << QStringList{
            QString(header).replace(QStringLiteral("gang-of-dice"), QStringLiteral("the-gang")),
            first} << 1;
    }

    void aDamagedJournal()
    {
        QFETCH(QStringList, lines);
        QFETCH(int, number);
        HouseFolder folder;
        const qint64 id = folder->store().begin(game, {0, 1}, lines[0]);
        for (qsizetype line = 1; line < lines.size(); ++line)
            QVERIFY(folder->store().append(id, lines[line]));
        folder->continueMatch();
        if (number == 1) {
            QCOMPARE(folder->screen(), House::Home);
            QVERIFY(folder->table() == nullptr);
            QVERIFY2(folder->problem().startsWith(QStringLiteral("The game cannot be continued: ")),
                qPrintable(folder->problem()));
            QCOMPARE(folder->store().newestUnfinished()->lines, lines);
        } else {
            QVERIFY(folder->table() != nullptr);
            QVERIFY2(folder->problem().contains(QStringLiteral("resumes from the last good move")),
                qPrintable(folder->problem()));
            QCOMPARE(folder->store().newestUnfinished()->lines, lines.mid(0, number - 1));
        }
        QVERIFY(folder->problem().contains(folder->store().file()));
        folder->dismissProblem();
        QCOMPARE(folder->problem(), QString());
        // A new game can be dealt, and becomes the one to continue.
        start(folder);
        folder->goHome();
        folder->continueMatch();
        QVERIFY(folder->table() != nullptr);
    }

    void theEndIsNotContinued()
    {
        HouseFolder folder;
        Driver driver(start(folder));
        Random random(2);
        driver.toTheEnd(random);
        folder->goHome();
        QVERIFY(!folder->shelf()->hasMatch());
    }
};

const QString GangOfDiceContinueTest::game = QStringLiteral("gang-of-dice");

BACKROOM_SUITE(GangOfDiceContinueTest)
#include "tst_gang_of_dice_continue.moc"
