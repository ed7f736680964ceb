#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

class GangOfDiceGesturesTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static void everyWay()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("drag") << int{Driver::Drag};
        QTest::newRow("click") << int{Driver::Click};
        QTest::newRow("keys") << int{Driver::Keys};
        QTest::newRow("stepper") << int{Driver::Steps};
        QTest::newRow("tokens") << int{Driver::Tokens};
    }
    std::unique_ptr<GangOfDiceTable> taking(const Position& position = rolls({3, 1, 0, 5, 2, 4}), int seats = 2)
    {
        auto table = table_of(folder_.house(), match(position, seats));
        table->openCurtain();
        return table;
    }
    /// Returns a table with three dice in the tray: 3, 1 and the boss.
    std::unique_ptr<GangOfDiceTable> rolling()
    {
        auto table = taking();
        Driver(*table).take(3);
        return table;
    }

private Q_SLOTS:
    void curtain()
    {
        const auto table = table_of(folder_.house(), match(setup(3)));
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(table->inTurn().name, QString::fromStdString(setup(3).names[match_of(*table).state().playing]));
        // Only its button opens it.
        table->hold(own_die_key);
        table->activate(own_die_key);
        table->tap(own_die_key, {});
        table->tapAt({});
        table->cancel();
        table->setTake(5);
        table->takeToken();
        table->roll();
        table->reroll();
        table->stop();
        table->look(true);
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(table->turn().take, 0);
        QVERIFY(!table->screen().open);
        QVERIFY(match_of(*table).journal().empty());
        table->openCurtain();
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
        QVERIFY(table->screen().open);
        QCOMPARE(table->screen().wealth, 48);
        table->openCurtain();
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
    }

    void howMany_data() { everyWay(); }

    void howMany()
    {
        QFETCH(int, way);
        const auto table = taking();
        Driver driver(*table);
        QCOMPARE(table->turn().take, 3);
        QCOMPARE(table->turn().most_to_take, 24);
        // Taking more than the single dice changes tokens into dice (GD-1.4).
        for (const int dice : {1, 5, 12, 13, 24, 2}) {
            driver.count(static_cast<Driver::Way>(way), dice);
            QCOMPARE(table->turn().take, dice);
            QVERIFY(driver.ownDice() >= dice);
            int tokens = 0;
            for (const gang_of_dice_table::TokenItem& token : table->tokens()->items())
                tokens += token.key >= own_token_key ? 1 : 0;
            QCOMPARE(driver.ownDice() + 3 * tokens, 48);
            int taken = 0;
            for (const gang_of_dice_table::DieItem& die : table->dice()->items())
                taken += die.chosen ? 1 : 0;
            QCOMPARE(taken, dice);
        }
        driver.take(static_cast<Driver::Way>(way), 3);
        QVERIFY(match_of(*table).journal().size() == 1);
        driver.settle();
        QCOMPARE(driver.state().shown[0].size(), std::size_t{3});
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
    }

    void theNumberStaysWithinBounds()
    {
        Position position = rolls({});
        position.wealth = {5};
        const auto table = taking(position);
        QCOMPARE(table->turn().most_to_take, 5);
        table->setTake(99);
        QCOMPARE(table->turn().take, 5);
        table->takeToken();
        QCOMPARE(table->turn().take, 5);
        table->setTake(-3);
        QCOMPARE(table->turn().take, 1);
        table->takeToken();
        QCOMPARE(table->turn().take, 4);
        QCOMPARE(table->screen().wealth, 5);
    }

    void thePoorBeginWithWhatTheyHave()
    {
        Position position = rolls({});
        position.wealth = {2};
        const auto table = taking(position);
        QCOMPARE(table->turn().take, 2);
        QCOMPARE(Driver(*table).ownDice(), 2);
    }

    /// The number is proposed afresh each time: a large number is never one click away.
    void aModestNumberIsProposedAlways()
    {
        const auto table = taking();
        Driver driver(*table);
        for (int round = 0; round < 2; ++round) {
            driver.take(7);
            driver.stop();
            driver.take(1);
            driver.stop();
        }
        table->openCurtain();
        QCOMPARE(table->turn().take, 3);
    }

    void aHandful()
    {
        const auto table = taking();
        Driver driver(*table);
        driver.count(Driver::Click, 4);
        const QRectF home = driver.die(own_die_key + 1).place;
        table->hold(own_die_key + 1);
        QCOMPARE(table->holding(), GangOfDiceTable::Handful);
        QCOMPARE(table->turn().drop_text, QStringLiteral("Throw 4 dice here"));
        for (const gang_of_dice_table::DieItem& die : table->dice()->items())
            QCOMPARE(die.held, die.key < own_die_key + 4);
        // The others gather around the die under the pointer, which stays.
        QCOMPARE(driver.die(own_die_key + 1).place, home);
        QVERIFY(QLineF(driver.die(own_die_key + 3).place.center(), home.center()).length() < 2 * home.width());
        QVERIFY(!table->aimed());
        table->hover(driver.inTray());
        QVERIFY(table->aimed());
        table->hover(driver.below());
        QVERIFY(!table->aimed());
        table->release();
        // Dropped beside the tray, it is not rolled.
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
        QCOMPARE(table->turn().take, 4);
        QVERIFY(match_of(*table).journal().empty());
        driver.drag(own_die_key + 2, driver.inTray());
        driver.settle();
        QCOMPARE(driver.state().shown[0].size(), std::size_t{4});
    }

    /// Picking up a die beyond the chosen number takes all dice up to it.
    void aHandfulUpToADie()
    {
        const auto table = taking();
        Driver driver(*table);
        table->hold(own_die_key + 8);
        QCOMPARE(table->turn().take, 9);
        table->cancel();
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(table->turn().take, 9);
        table->hold(own_die_key);
        QCOMPARE(table->turn().take, 9);
        table->release();
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
    }

    void choosingDice_data() { everyWay(); }

    void choosingDice()
    {
        QFETCH(int, way);
        const auto table = rolling();
        Driver driver(*table);
        QCOMPARE(table->tray().sum, 4);
        QCOMPARE(table->turn().to_reroll, 0);
        driver.choose(static_cast<Driver::Way>(way), {0, 2});
        QCOMPARE(table->turn().to_reroll, 2);
        QVERIFY(driver.tray()[0].chosen && !driver.tray()[1].chosen && driver.tray()[2].chosen);
        QCOMPARE(driver.tray()[0].label, QStringLiteral("Die: 3, to be rerolled"));
        QCOMPARE(driver.tray()[1].label, QStringLiteral("Die: 1, kept"));
        const std::vector<gang_of_dice_table::DieItem> before = driver.tray();
        table->reroll();
        driver.settle();
        QVERIFY(driver.state().shown[0] == (Faces{5, 1, 2}));
        const std::vector<gang_of_dice_table::DieItem> after = driver.tray();
        QCOMPARE(after[1].place, before[1].place);
        QCOMPARE(after[1].tosses, before[1].tosses);
        QVERIFY(after[0].tosses > before[0].tosses && after[2].tosses > before[2].tosses);
        QCOMPARE(after[0].thrown, 2);
        QCOMPARE(after[2].order, 1);
        QCOMPARE(table->turn().to_reroll, 0);
        QCOMPARE(table->tray().sum, 8);
    }

    void keepingADieAgain()
    {
        const auto table = rolling();
        Driver driver(*table);
        const auto keep = [&](auto change) {
            driver.choose(Driver::Click, {1});
            QCOMPARE(table->turn().to_reroll, 1);
            change();
            QCOMPARE(table->turn().to_reroll, 0);
            QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        };
        keep([&] { driver.choose(Driver::Click, {1}); });
        keep([&] { driver.choose(Driver::Keys, {1}); });
        keep([&] { driver.drag(driver.key(1), driver.inTray()); });
        keep([&] { table->cancel(); });
        QCOMPARE(match_of(*table).journal().size(), std::size_t{1});
    }

    void draggingADie()
    {
        const auto table = rolling();
        Driver driver(*table);
        const int key = driver.key(1);
        table->hold(key);
        QCOMPARE(table->holding(), GangOfDiceTable::KeptDie);
        QCOMPARE(table->turn().drop_text, QStringLiteral("Drop it here to mark it for the reroll"));
        QVERIFY(driver.die(key).held);
        table->hover(driver.nowhere());
        QVERIFY(!table->aimed());
        table->hover(table->layout()->buttons().center());
        QVERIFY(table->aimed());
        table->release();
        QVERIFY(driver.die(key).chosen);
        QVERIFY(!driver.die(key).held);
        // Dropping it below again, or anywhere else, changes nothing.
        driver.drag(key, driver.below());
        QVERIFY(driver.die(key).chosen);
        driver.drag(key, driver.nowhere());
        QVERIFY(driver.die(key).chosen);
        table->hold(key);
        QCOMPARE(table->holding(), GangOfDiceTable::RerolledDie);
        QCOMPARE(table->turn().drop_text, QStringLiteral("Drop it here: it stays"));
        table->hover(driver.inTray());
        table->release();
        QVERIFY(!driver.die(key).chosen);
        driver.drag(key, driver.inTray());
        QVERIFY(!driver.die(key).chosen);
    }

    void escapePutsTheDieDownFirst()
    {
        const auto table = rolling();
        Driver driver(*table);
        driver.choose(Driver::Click, {0, 1});
        table->hold(driver.key(2));
        table->cancel();
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(table->turn().to_reroll, 2);
        table->cancel();
        QCOMPARE(table->turn().to_reroll, 0);
    }

    void stopping()
    {
        const auto table = rolling();
        Driver driver(*table);
        QCOMPARE(table->turn().stop_text, QStringLiteral("Stop at 4"));
        driver.choose(Driver::Click, {0});
        table->stop();
        driver.settle();
        // Stopping ignores the dice marked to be rerolled.
        QCOMPARE(driver.state().results[0], std::optional(TurnResult{4, 3, true}));
        QCOMPARE(table->plates()->find(0)->total, QStringLiteral("4"));
        QVERIFY(table->plates()->find(0)->leads);
        QVERIFY(driver.tray().empty());
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
    }

    void theTurnEndsWithTheThirdRoll()
    {
        const auto table = rolling();
        Driver driver(*table);
        driver.reroll({0});
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        driver.reroll({0});
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QVERIFY(driver.state().results[0].has_value());
    }

    void lookingBehindTheOwnScreen()
    {
        const auto table = rolling();
        Driver driver(*table);
        QVERIFY(table->screen().can_look);
        QVERIFY(!table->screen().open);
        QCOMPARE(driver.ownDice(), 0);
        table->look(true);
        QVERIFY(table->screen().open);
        QCOMPARE(table->screen().wealth, 45);
        QVERIFY(driver.ownDice() > 0);
        // They can only be looked at.
        for (const gang_of_dice_table::DieItem& die : table->dice()->items())
            QCOMPARE(die.usable, die.key < own_die_key);
        table->activate(own_die_key);
        table->hold(own_die_key);
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        table->look(false);
        QVERIFY(!table->screen().open);
        QCOMPARE(driver.ownDice(), 0);
    }

    void nothingIsDoneWhileDiceFly()
    {
        HouseFolder folder;
        folder->preferences()->setSpeed(Preferences::Slow);
        const auto table = table_of(folder.house(), match(rolls({3, 1, 0, 5, 2, 4}), 2));
        Driver driver(*table);
        driver.take(Driver::Steps, 3);
        QVERIFY(table->director()->busy());
        QCOMPARE(table->phase(), GangOfDiceTable::Watching);
        QTRY_VERIFY(table->tray().in_the_air);
        const std::vector<gang_of_dice_table::DieItem> flying = driver.tray();
        QCOMPARE(flying.size(), std::size_t{3});
        // Their faces are not revealed yet.
        QCOMPARE(table->tray().sum, -1);
        QCOMPARE(table->tray().help, QString());
        QVERIFY(!table->tray().alarming);
        QCOMPARE(table->plates()->find(0)->total, QString());
        table->hold(flying[0].key);
        table->activate(flying[0].key);
        table->reroll();
        table->stop();
        table->setTake(4);
        table->look(true);
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        QVERIFY(!table->screen().open);
        QCOMPARE(match_of(*table).journal().size(), std::size_t{1});
        QVERIFY(table->director()->busy());
        // A click shows the rest at once.
        table->tapAt({5, 5});
        QVERIFY(!table->director()->busy());
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        QCOMPARE(table->tray().sum, 4);
        driver.play(Driver::Click, Reroll{{0}});
        QVERIFY(table->director()->busy());
        table->tap(flying[1].key, {});
        QVERIFY(!table->director()->busy());
        QCOMPARE(table->turn().to_reroll, 0);
    }
};

BACKROOM_SUITE(GangOfDiceGesturesTest)
#include "tst_gang_of_dice_gestures.moc"
