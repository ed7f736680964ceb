#include "shell/shelf.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;

class TheGangContinueTest : public QObject {
    Q_OBJECT

    /// Checks that a second program on a copy of the files continues in the same way.
    static void goesOnTheSame(HouseFolder& running, const QString& name)
    {
        const QString copy = running.path(name);
        running.copyTo(copy);
        const bool was_open = table_in<TheGangTable>(running.house()).deciding();
        const QStringList then = dump(table_in<TheGangTable>(running.house()));
        const std::vector<std::string> journal =
            Journal<TheGang>::lines(match_of(table_in<TheGangTable>(running.house())));
        running.close();

        House again(copy, QStringLiteral("en"), all_games());
        again.preferences()->setSpeed(Preferences::Off);
        QVERIFY(again.shelf()->hasMatch());
        again.continueMatch();
        QCOMPARE(again.problem(), QString());
        QCOMPARE(again.screen(), House::Table);
        TheGangTable& table = table_in<TheGangTable>(again);
        QVERIFY(table.curtainClosed() || table.over());
        if (was_open)
            table.openCurtain();
        QCOMPARE(dump(table), then);
        QCOMPARE(Journal<TheGang>::lines(match_of(table)), journal);

        const std::size_t lines = journal.size();
        Driver driver(table);
        if (!match_of(table).over()) {
            driver.play(Driver::Drag, legal(match_of(table).state(), *match_of(table).pending().begin())[0]);
            driver.settle();
            QCOMPARE(again.store().newestUnfinished()->lines.size(), static_cast<qsizetype>(lines + 1));
        }
    }

    static void playTo(TheGangTable& table, Special special)
    {
        Driver driver(table);
        Random random(8);
        for (;;) {
            const State& state = match_of(table).state();
            if (state.phase == Phase::over)
                throw std::logic_error("no such turn in this game");
            if (state.phase == Phase::placing && state.choices[state.to_play.back()].special == special)
                return;
            Action action;
            if (state.phase == Phase::choosing) {
                const Seat seat = *match_of(table).pending().begin();
                const Hand& hand = state.hands[seat];
                if (hand.special == special)
                    action = Choose{hand.gangsters.lowest(), {}};
                else
                    action = Choose{hand.gangsters.highest(), chicago};
            } else {
                const Actions actions = legal(state, state.to_play.back());
                action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
            }
            driver.play(Driver::Drag, action);
            driver.settle();
        }
    }

private Q_SLOTS:
    void atTheCurtain()
    {
        HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea", "Vito"}, {2, 0, 5}}, 7, {});
        Driver driver(table_in<TheGangTable>(folder.house()));
        driver.play(Driver::Drag, legal(match_of(driver.table()).state(), 0)[3]);
        goesOnTheSame(folder, QStringLiteral("killed"));
    }

    void betweenTheTwoCardsOfATurn_data()
    {
        QTest::addColumn<int>("special");
        QTest::addColumn<bool>("gangster_first");
        for (const Special special : all_specials) {
            QTest::addRow("%d before the gangster", int(special)) << int(special) << false;
            QTest::addRow("%d after the gangster", int(special)) << int(special) << true;
        }
    }

    void betweenTheTwoCardsOfATurn()
    {
        QFETCH(int, special);
        QFETCH(bool, gangster_first);
        HouseFolder folder;
        folder->startMatch(
            QStringLiteral("the-gang"), {{"Rosa", "Bea", "Vito", "Sal", "Nina"}, {0, 1, 2, 3, 4}}, 7, {});
        TheGangTable& table = table_in<TheGangTable>(folder.house());
        const auto kind = static_cast<Special>(special);
        playTo(table, kind);
        const State& state = match_of(table).state();
        Action action = PlaceGangster{detroit};
        if (!gangster_first && kind == Special::lookout)
            action = PlayLookout{detroit, End::left};
        if (!gangster_first && kind == Special::spy)
            action = PlaySpy{detroit, state.cities[1].highest()};
        if (!gangster_first && kind == Special::boss_calls)
            action = PlayBossCalls{detroit, state.cities[0].lowest()};
        Driver driver(table);
        driver.play(Driver::Drag, action);
        driver.settle();
        QCOMPARE(table.phase(), TheGangTable::Placing);
        goesOnTheSame(folder, QStringLiteral("killed"));
    }

    void afterAnUndo()
    {
        HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        Driver driver(table_in<TheGangTable>(folder.house()));
        driver.play(Driver::Drag, legal(match_of(driver.table()).state(), 0)[0]);
        driver.table().undo();
        QVERIFY(driver.table().canRedo());
        goesOnTheSame(folder, QStringLiteral("killed"));
    }

    /// Each action is on disk before it is shown.
    void whileCardsFly()
    {
        HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        folder->preferences()->setSpeed(Preferences::Slow);
        TheGangTable& table = table_in<TheGangTable>(folder.house());
        Driver driver(table);
        for (int seat = 0; seat < 2; ++seat)
            driver.play(Driver::Drag, legal(match_of(table).state(), static_cast<Seat>(seat))[0]);
        QVERIFY(table.director()->busy());
        const std::uint64_t hash = match_of(table).hash();
        const QString copy = folder.path(QStringLiteral("killed"));
        folder.copyTo(copy);
        folder.close();
        House again(copy, QStringLiteral("en"), all_games());
        again.continueMatch();
        QCOMPARE(match_of(table_in<TheGangTable>(again)).hash(), hash);
        QVERIFY(!table_in<TheGangTable>(again).director()->busy());
    }

    void leavingAndComingBack()
    {
        HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        Driver driver(table_in<TheGangTable>(folder.house()));
        driver.play(Driver::Drag, legal(match_of(driver.table()).state(), 0)[0]);
        const QStringList then = dump(driver.table());
        folder->goHome();
        QVERIFY(folder->table() == nullptr);
        folder->continueMatch();
        QCOMPARE(dump(table_in<TheGangTable>(folder.house())), then);
    }

    void aDamagedJournal_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("number");
        QTest::newRow("no header") << QStringList{"nonsense"} << 1;
        const auto good = match(setup(2));
        const QString header = QString::fromStdString(Journal<TheGang>::header(good.setup()));
        QTest::newRow("no JSON") << QStringList{header, "{"} << 2;
        QTest::newRow("an illegal action")
            << QStringList{header, R"({"seat":0,"action":{"type":"place","city":"chicago"},"hash":"0"})"} << 2;
        auto played = match(setup(2));
        QVERIFY(!played.act(0, legal(played.state(), 0)[0]));
        QString line = QString::fromStdString(Journal<TheGang>::line(played.journal()[0]));
        const qsizetype hash = line.lastIndexOf(QLatin1Char('"')) - 1;
        line[hash] = line[hash] == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
        QTest::newRow("another hash") << QStringList{header, line} << 2;
    }

    void aDamagedJournal()
    {
        QFETCH(QStringList, lines);
        QFETCH(int, number);
        HouseFolder folder;
        const qint64 id = folder->store().begin(QStringLiteral("the-gang"), {0, 1}, lines[0]);
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
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QVERIFY(folder->table() != nullptr);
        folder->goHome();
        folder->continueMatch();
        QVERIFY(folder->table() != nullptr);
    }

    void theEndIsNotContinued()
    {
        HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        TheGangTable& table = table_in<TheGangTable>(folder.house());
        Driver driver(table);
        Random random(2);
        while (!match_of(table).over()) {
            const Actions actions = legal(match_of(table).state(), *match_of(table).pending().begin());
            driver.play(Driver::Drag, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
            driver.settle();
        }
        folder->goHome();
        QVERIFY(!folder->shelf()->hasMatch());
    }
};

BACKROOM_SUITE(TheGangContinueTest)
#include "tst_the_gang_continue.moc"
