#include "bot_suite.hpp"
#include "cases.hpp"

using namespace test;
using Suite = BotSuite<GangCases>;

/// The computer players of The Gang.
class TheGangBot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames_data()
    {
        QTest::addColumn<int>("level");
        QTest::newRow("rookie") << 1;
        QTest::newRow("soldier") << 2;
        QTest::newRow("boss") << 3;
    }
    void wholeGames()
    {
        QFETCH(int, level);
        Suite::playsWholeGames(static_cast<Level>(level), 1, level == 1 ? 0 : level == 2 ? 40 : 6);
    }
    void decidesWhatIsLegal()
    {
        Suite::decidesWhatIsLegal(Level::rookie, 100, 1);
        Suite::decidesWhatIsLegal(Level::soldier, 50, 20);
        Suite::decidesWhatIsLegal(Level::boss, 20, 60);
    }
    void decidesTheSameTwice()
    {
        Suite::decidesTheSameTwice(Level::rookie, 100, 3);
        Suite::decidesTheSameTwice(Level::soldier, 50, 40);
        Suite::decidesTheSameTwice(Level::boss, 20, 150);
    }
    void stopsAtOnce()
    {
        for (const Level level : all_levels)
            Suite::stopsAtOnce(level, 40, 10);
    }
    void levelsDiffer() { Suite::levelsDiffer(20, 60); }
};

QTEST_APPLESS_MAIN(TheGangBot)
#include "tst_bot.moc"
