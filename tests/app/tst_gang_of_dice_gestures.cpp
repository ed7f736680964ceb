// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

class GangOfDiceGesturesTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static constexpr std::array<std::pair<const char*, Driver::Way>, 5> ways{{{"drag", Driver::Drag},
        {"click", Driver::Click}, {"keys", Driver::Keys}, {"stepper", Driver::Steps}, {"tokens", Driver::Tokens}}};
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
        // Only its button can open it.
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

    void howMany()
    {
        for (const auto& [name, way] : ways) {
            const Case tried(name);
            Driver driver(taking());
            QCOMPARE(driver->turn().take, 3);
            QCOMPARE(driver->turn().most_to_take, 24);
            // Taking more than the single dice changes tokens into dice (GD-1.4).
            for (const int dice : {1, 5, 12, 13, 24, 2}) {
                driver.count(way, dice);
                QCOMPARE(driver->turn().take, dice);
                QVERIFY(driver.ownDice() >= dice);
                int tokens = 0;
                for (const TokenItem& token : driver->tokens()->items())
                    tokens += token.key >= own_token_key ? 1 : 0;
                QCOMPARE(driver.ownDice() + 3 * tokens, 48);
                int taken = 0;
                for (const DieItem& die : driver->dice()->items())
                    taken += die.chosen ? 1 : 0;
                QCOMPARE(taken, dice);
            }
            driver.take(way, 3);
            QVERIFY(match_of(*driver).journal().size() == 1);
            driver.settle();
            QCOMPARE(driver.state().shown[0].size(), std::size_t{3});
            QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        }
    }

    void theNumberStaysWithinBounds()
    {
        Position position = rolls({}, {harmless}, {.wealth = {5}});
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
        Position position = rolls({}, {harmless}, {.wealth = {2}});
        const auto table = taking(position);
        QCOMPARE(table->turn().take, 2);
        QCOMPARE(Driver(*table).ownDice(), 2);
    }

    /// The proposed number is reset each time: a large number is never one click away.
    void aModestNumberIsProposedAlways()
    {
        Driver driver(taking());
        for (int round = 0; round < 2; ++round) {
            driver.take(7);
            driver.stop();
            driver.take(1);
            driver.stop();
        }
        driver->openCurtain();
        QCOMPARE(driver->turn().take, 3);
    }

    void aHandful()
    {
        Driver driver(taking());
        driver.count(Driver::Click, 4);
        const QRectF home = driver.die(own_die_key + 1).place;
        driver->hold(own_die_key + 1);
        QCOMPARE(driver->holding(), GangOfDiceTable::Handful);
        QCOMPARE(driver->turn().drop_text, QStringLiteral("Throw 4 dice here"));
        for (const DieItem& die : driver->dice()->items())
            QCOMPARE(die.held, die.key < own_die_key + 4);
        // The others gather around the die under the pointer, which stays.
        QCOMPARE(driver.die(own_die_key + 1).place, home);
        QVERIFY(QLineF(driver.die(own_die_key + 3).place.center(), home.center()).length() < 2 * home.width());
        QVERIFY(!driver->aimed());
        driver->hover(driver.inTray());
        QVERIFY(driver->aimed());
        driver->hover(driver.below());
        QVERIFY(!driver->aimed());
        driver->release();
        // Dropped beside the tray, it is not rolled.
        QCOMPARE(driver->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(driver->phase(), GangOfDiceTable::Taking);
        QCOMPARE(driver->turn().take, 4);
        QVERIFY(match_of(*driver).journal().empty());
        driver.drag(own_die_key + 2, driver.inTray());
        driver.settle();
        QCOMPARE(driver.state().shown[0].size(), std::size_t{4});
    }

    /// Picking up a die beyond the chosen number takes all dice up to it.
    void aHandfulUpToADie()
    {
        Driver driver(taking());
        driver->hold(own_die_key + 8);
        QCOMPARE(driver->turn().take, 9);
        driver->cancel();
        QCOMPARE(driver->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(driver->turn().take, 9);
        driver->hold(own_die_key);
        QCOMPARE(driver->turn().take, 9);
        driver->release();
        QCOMPARE(driver->phase(), GangOfDiceTable::Taking);
    }

    void choosingDice()
    {
        for (const auto& [name, way] : ways) {
            const Case tried(name);
            Driver driver(rolling());
            QCOMPARE(driver->tray().sum, 4);
            QCOMPARE(driver->turn().to_reroll, 0);
            driver.choose(way, {0, 2});
            QCOMPARE(driver->turn().to_reroll, 2);
            QVERIFY(driver.tray()[0].chosen && !driver.tray()[1].chosen && driver.tray()[2].chosen);
            QCOMPARE(driver.tray()[0].label, QStringLiteral("Die: 3, to be rerolled"));
            QCOMPARE(driver.tray()[1].label, QStringLiteral("Die: 1, kept"));
            const std::vector<DieItem> before = driver.tray();
            driver->reroll();
            driver.settle();
            QVERIFY(driver.state().shown[0] == (Faces{5, 1, 2}));
            const std::vector<DieItem> after = driver.tray();
            QCOMPARE(after[1].place, before[1].place);
            QCOMPARE(after[1].tosses, before[1].tosses);
            QVERIFY(after[0].tosses > before[0].tosses && after[2].tosses > before[2].tosses);
            QCOMPARE(after[0].thrown, 2);
            QCOMPARE(after[2].order, 1);
            QCOMPARE(driver->turn().to_reroll, 0);
            QCOMPARE(driver->tray().sum, 8);
        }
    }

    void keepingADieAgain()
    {
        Driver driver(rolling());
        const auto keep = [&](auto change) {
            driver.choose(Driver::Click, {1});
            QCOMPARE(driver->turn().to_reroll, 1);
            change();
            QCOMPARE(driver->turn().to_reroll, 0);
            QCOMPARE(driver->holding(), GangOfDiceTable::Nothing);
        };
        keep([&] { driver.choose(Driver::Click, {1}); });
        keep([&] { driver.choose(Driver::Keys, {1}); });
        keep([&] { driver.drag(driver.key(1), driver.inTray()); });
        keep([&] { driver->cancel(); });
        QCOMPARE(match_of(*driver).journal().size(), std::size_t{1});
    }

    void draggingADie()
    {
        Driver driver(rolling());
        const int key = driver.key(1);
        driver->hold(key);
        QCOMPARE(driver->holding(), GangOfDiceTable::KeptDie);
        QCOMPARE(driver->turn().drop_text, QStringLiteral("Drop it here to mark it for the reroll"));
        QVERIFY(driver.die(key).held);
        driver->hover(driver.nowhere());
        QVERIFY(!driver->aimed());
        driver->hover(driver->layout()->buttons().center());
        QVERIFY(driver->aimed());
        driver->release();
        QVERIFY(driver.die(key).chosen);
        QVERIFY(!driver.die(key).held);
        // Dropping it below again, or anywhere else, changes nothing.
        driver.drag(key, driver.below());
        QVERIFY(driver.die(key).chosen);
        driver.drag(key, driver.nowhere());
        QVERIFY(driver.die(key).chosen);
        driver->hold(key);
        QCOMPARE(driver->holding(), GangOfDiceTable::RerolledDie);
        QCOMPARE(driver->turn().drop_text, QStringLiteral("Drop it here: it stays"));
        driver->hover(driver.inTray());
        driver->release();
        QVERIFY(!driver.die(key).chosen);
        driver.drag(key, driver.inTray());
        QVERIFY(!driver.die(key).chosen);
    }

    void escapePutsTheDieDownFirst()
    {
        Driver driver(rolling());
        driver.choose(Driver::Click, {0, 1});
        driver->hold(driver.key(2));
        driver->cancel();
        QCOMPARE(driver->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(driver->turn().to_reroll, 2);
        // Then the dice, the newest first; what was taken back can be marked again.
        driver->cancel();
        QVERIFY(driver.tray()[0].chosen && !driver.tray()[1].chosen);
        driver->redo();
        QCOMPARE(driver->turn().to_reroll, 2);
        driver->cancel();
        driver->cancel();
        QCOMPARE(driver->turn().to_reroll, 0);
    }

    void stopping()
    {
        Driver driver(rolling());
        QCOMPARE(driver->turn().stop_text, QStringLiteral("Stop at 4"));
        driver.choose(Driver::Click, {0});
        driver->stop();
        driver.settle();
        // Stopping ignores the dice marked to be rerolled.
        QCOMPARE(driver.state().results[0], std::optional(TurnResult{4, 3, true}));
        QCOMPARE(driver->plates()->find(0)->total, QStringLiteral("4"));
        QVERIFY(driver->plates()->find(0)->leads);
        QVERIFY(driver.tray().empty());
        QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
    }

    void theTurnEndsWithTheThirdRoll()
    {
        Driver driver(rolling());
        driver.reroll({0});
        QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        driver.reroll({0});
        QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
        QVERIFY(driver.state().results[0].has_value());
    }

    void lookingBehindTheOwnScreen()
    {
        Driver driver(rolling());
        QVERIFY(driver->screen().can_look);
        QVERIFY(!driver->screen().open);
        QCOMPARE(driver.ownDice(), 0);
        driver->look(true);
        QVERIFY(driver->screen().open);
        QCOMPARE(driver->screen().wealth, 45);
        QVERIFY(driver.ownDice() > 0);
        // They can only be looked at.
        for (const DieItem& die : driver->dice()->items())
            QCOMPARE(die.usable, die.key < own_die_key);
        driver->activate(own_die_key);
        driver->hold(own_die_key);
        QCOMPARE(driver->holding(), GangOfDiceTable::Nothing);
        driver->look(false);
        QVERIFY(!driver->screen().open);
        QCOMPARE(driver.ownDice(), 0);
    }

    void nothingIsDoneWhileDiceFly()
    {
        HouseFolder folder(Preferences::Slow);
        Driver driver(table_of(folder.house(), match(rolls({3, 1, 0, 5, 2, 4}), 2)));
        driver.take(Driver::Steps, 3);
        QVERIFY(driver->director()->busy());
        QCOMPARE(driver->phase(), GangOfDiceTable::Watching);
        QTRY_VERIFY(driver->tray().holds_dice);
        const std::vector<DieItem> flying = driver.tray();
        QCOMPARE(flying.size(), std::size_t{3});
        // Their faces are not revealed yet.
        QCOMPARE(driver->tray().sum, -1);
        QCOMPARE(driver->tray().help, QString());
        QVERIFY(!driver->tray().alarming);
        QCOMPARE(driver->plates()->find(0)->total, QString());
        driver->hold(flying[0].key);
        driver->activate(flying[0].key);
        driver->reroll();
        driver->stop();
        driver->setTake(4);
        driver->look(true);
        QCOMPARE(driver->holding(), GangOfDiceTable::Nothing);
        QVERIFY(!driver->screen().open);
        QCOMPARE(match_of(*driver).journal().size(), std::size_t{1});
        QVERIFY(driver->director()->busy());
        // A click shows the rest at once.
        driver->tapAt({5, 5});
        QVERIFY(!driver->director()->busy());
        QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        QCOMPARE(driver->tray().sum, 4);
        driver.play(Driver::Click, Reroll{{0}});
        QVERIFY(driver->director()->busy());
        driver->tap(flying[1].key, {});
        QVERIFY(!driver->director()->busy());
        QCOMPARE(driver->turn().to_reroll, 0);
    }
};

BACKROOM_SUITE(GangOfDiceGesturesTest)
#include "tst_gang_of_dice_gestures.moc"
