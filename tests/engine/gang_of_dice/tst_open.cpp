#include "dice_table.hpp"
#include "open_suite.hpp"

using namespace test;

namespace {

/// Every second game with little wealth, so that players go out.
State start(int game)
{
    const int seats = min_seats + game / 2 % 3;
    if (game % 2 == 0)
        return deal({}, seats, static_cast<std::uint64_t>(game));
    Position position;
    position.round = 1 + game % 12;
    position.middle = wealth_in_game(seats) - to_come_after(*position.round) - 6 * seats;
    return arranged(position, seats, static_cast<std::uint64_t>(game));
}

}

/// What lies in the open, and how it is followed.
class GangOfDiceOpen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followingIsKnowing() { following_is_knowing<GangOfDice>(1200, start); }
    void viewsSayWhatIsOpenAndLegal() { views_say_what_is_open_and_legal<GangOfDice>(1000, start); }

    void tokensInTheMiddleAddUp()
    {
        Position position = rolls({5, 5, 5, 5, 5, 5, 5, 5}, {bomb(Trigger::fives), bomb(Trigger::fives), harmless});
        position.round = 10;
        Table table(position, 2);
        QCOMPARE(int(open(table.state).tokens_in_middle), 3);
        table.turn(0, 2);
        table.turn(1, 2);
        QCOMPARE(int(open(table.state).tokens_in_middle), 3 + 6);
        QCOMPARE(int(open(table.state).middle), 3 + 6 + 4);
        table.turn(0, 2);
        table.turn(1, 2);
        QCOMPARE(int(open(table.state).tokens_in_middle), 3 + 6 + 9);
    }

    void mostToTakeFollowsFromTheView()
    {
        for (int game = 0; game < 60; ++game) {
            const State state = start(game);
            QCOMPARE(most_to_take(view(state, state.playing)), most_to_take(state));
        }
    }

    void wealthIsShownAtTheEnd()
    {
        Random random(4);
        Table table(deal({}, 3, 4));
        play_until(table, random, [](const Table& now) {
            if (open(now.state).wealth != Wealth{} && now.state.phase != Phase::over)
                throw std::logic_error("wealth is open too early");
            return false;
        });
        QVERIFY(open(table.state).wealth == table.state.wealth);
        QVERIFY(table.all<GameOver>().at(0).wealth == table.state.wealth);
    }
};

QTEST_APPLESS_MAIN(GangOfDiceOpen)
#include "tst_open.moc"
