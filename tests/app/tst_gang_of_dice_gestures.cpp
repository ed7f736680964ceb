#include "dice_driver.hpp"

#include <QSignalSpy>

using namespace test;

/// Taking, choosing and rolling dice, by mouse and by keys.
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
    /// Three dice lie in the tray: 3, 1 and the boss.
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
        QCOMPARE(table->seatName(), QString::fromStdString(setup(3).names[table->match().state().playing]));
        // Nothing but its button opens it.
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
        QCOMPARE(table->take(), 0);
        QVERIFY(!table->screenOpen());
        QVERIFY(table->match().journal().empty());
        table->openCurtain();
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
        QVERIFY(table->screenOpen());
        QCOMPARE(table->ownWealth(), 48);
        table->openCurtain();
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
    }

    void howMany_data() { everyWay(); }

    void howMany()
    {
        QFETCH(int, way);
        const auto table = taking();
        Driver driver(*table);
        QCOMPARE(table->take(), 3);
        QCOMPARE(table->mostToTake(), 24);
        // More than the dice behind the screen: tokens are changed into dice (GD-1.4).
        for (const int dice : {1, 5, 12, 13, 24, 2}) {
            driver.count(static_cast<Driver::Way>(way), dice);
            QCOMPARE(table->take(), dice);
            QVERIFY(driver.ownDice() >= dice);
            int tokens = 0;
            for (const TokenItem& token : table->tokens()->items())
                tokens += token.key >= own_token_key ? 1 : 0;
            QCOMPARE(driver.ownDice() + 3 * tokens, 48);
            int taken = 0;
            for (const DieItem& die : table->dice()->items())
                taken += die.chosen ? 1 : 0;
            QCOMPARE(taken, dice);
        }
        driver.take(static_cast<Driver::Way>(way), 3);
        QVERIFY(table->match().journal().size() == 1);
        driver.settle();
        QCOMPARE(driver.state().shown[0].size(), std::size_t{3});
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
    }

    void theNumberStaysWithinBounds()
    {
        Position position = rolls({});
        position.wealth = {5};
        const auto table = taking(position);
        QCOMPARE(table->mostToTake(), 5);
        table->setTake(99);
        QCOMPARE(table->take(), 5);
        table->takeToken();
        QCOMPARE(table->take(), 5);
        table->setTake(-3);
        QCOMPARE(table->take(), 1);
        table->takeToken();
        QCOMPARE(table->take(), 4);
        QCOMPARE(table->ownWealth(), 5);
    }

    void thePoorBeginWithWhatTheyHave()
    {
        Position position = rolls({});
        position.wealth = {2};
        const auto table = taking(position);
        QCOMPARE(table->take(), 2);
        QCOMPARE(Driver(*table).ownDice(), 2);
    }

    void theLastNumberIsProposedAgain()
    {
        const auto table = taking();
        Driver driver(*table);
        for (int round = 0; round < 2; ++round) {
            driver.take(7);
            driver.stop();
            driver.take(1);
            driver.stop();
        }
        const Seat seat = driver.state().playing;
        table->openCurtain();
        QCOMPARE(table->take(), seat == 0 ? 7 : 1);
    }

    void aHandful()
    {
        const auto table = taking();
        Driver driver(*table);
        driver.count(Driver::Click, 4);
        const QRectF home = driver.die(own_die_key + 1).place;
        table->hold(own_die_key + 1);
        QCOMPARE(table->holding(), GangOfDiceTable::Handful);
        QCOMPARE(table->dropText(), QStringLiteral("Throw 4 dice here"));
        for (const DieItem& die : table->dice()->items())
            QCOMPARE(die.held, die.key < own_die_key + 4);
        // The others come to the one under the pointer, which stays.
        QCOMPARE(driver.die(own_die_key + 1).place, home);
        QVERIFY(QLineF(driver.die(own_die_key + 3).place.center(), home.center()).length() < 2 * home.width());
        QVERIFY(!table->aimed());
        table->hover(driver.inTray());
        QVERIFY(table->aimed());
        table->hover(driver.below());
        QVERIFY(!table->aimed());
        table->release();
        // Beside the tray it is no roll.
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
        QCOMPARE(table->take(), 4);
        QVERIFY(table->match().journal().empty());
        driver.drag(own_die_key + 2, driver.inTray());
        driver.settle();
        QCOMPARE(driver.state().shown[0].size(), std::size_t{4});
    }

    /// A die beyond the number that was chosen takes all up to it.
    void aHandfulUpToADie()
    {
        const auto table = taking();
        Driver driver(*table);
        table->hold(own_die_key + 8);
        QCOMPARE(table->take(), 9);
        table->cancel();
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        QCOMPARE(table->take(), 9);
        table->hold(own_die_key);
        QCOMPARE(table->take(), 9);
        table->release();
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
    }

    void choosingDice_data() { everyWay(); }

    void choosingDice()
    {
        QFETCH(int, way);
        const auto table = rolling();
        Driver driver(*table);
        QCOMPARE(table->sum(), 4);
        QCOMPARE(table->toReroll(), 0);
        driver.choose(static_cast<Driver::Way>(way), {0, 2});
        QCOMPARE(table->toReroll(), 2);
        QVERIFY(driver.tray()[0].chosen && !driver.tray()[1].chosen && driver.tray()[2].chosen);
        QCOMPARE(driver.tray()[0].label, QStringLiteral("Die: 3, to be rerolled"));
        QCOMPARE(driver.tray()[1].label, QStringLiteral("Die: 1, kept"));
        const std::vector<DieItem> before = driver.tray();
        table->reroll();
        driver.settle();
        QVERIFY(driver.state().shown[0] == (Faces{5, 1, 2}));
        const std::vector<DieItem> after = driver.tray();
        QCOMPARE(after[1].place, before[1].place);
        QCOMPARE(after[1].tosses, before[1].tosses);
        QVERIFY(after[0].tosses > before[0].tosses && after[2].tosses > before[2].tosses);
        QCOMPARE(after[0].thrown, 2);
        QCOMPARE(after[2].order, 1);
        QCOMPARE(table->toReroll(), 0);
        QCOMPARE(table->sum(), 8);
    }

    void keepingADieAgain()
    {
        const auto table = rolling();
        Driver driver(*table);
        const auto keep = [&](auto change) {
            driver.choose(Driver::Click, {1});
            QCOMPARE(table->toReroll(), 1);
            change();
            QCOMPARE(table->toReroll(), 0);
            QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        };
        keep([&] { driver.choose(Driver::Click, {1}); });
        keep([&] { driver.choose(Driver::Keys, {1}); });
        keep([&] { driver.drag(driver.key(1), driver.inTray()); });
        keep([&] { table->cancel(); });
        QCOMPARE(table->match().journal().size(), std::size_t{1});
    }

    void draggingADie()
    {
        const auto table = rolling();
        Driver driver(*table);
        const int key = driver.key(1);
        table->hold(key);
        QCOMPARE(table->holding(), GangOfDiceTable::KeptDie);
        QCOMPARE(table->dropText(), QStringLiteral("Drop it here to reroll it"));
        QVERIFY(driver.die(key).held);
        table->hover(driver.nowhere());
        QVERIFY(!table->aimed());
        table->hover(table->layout()->buttons().center());
        QVERIFY(table->aimed());
        table->release();
        QVERIFY(driver.die(key).chosen);
        QVERIFY(!driver.die(key).held);
        // Once more below, or beside everything: nothing changes.
        driver.drag(key, driver.below());
        QVERIFY(driver.die(key).chosen);
        driver.drag(key, driver.nowhere());
        QVERIFY(driver.die(key).chosen);
        table->hold(key);
        QCOMPARE(table->holding(), GangOfDiceTable::RerolledDie);
        QCOMPARE(table->dropText(), QStringLiteral("Drop it here to keep it"));
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
        QCOMPARE(table->toReroll(), 2);
        table->cancel();
        QCOMPARE(table->toReroll(), 0);
    }

    void stopping()
    {
        const auto table = rolling();
        Driver driver(*table);
        QCOMPARE(table->stopText(), QStringLiteral("Stop at 4"));
        driver.choose(Driver::Click, {0});
        table->stop();
        driver.settle();
        // What was chosen to be rerolled stays as it lies.
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
        QVERIFY(table->canLook());
        QVERIFY(!table->screenOpen());
        QCOMPARE(driver.ownDice(), 0);
        table->look(true);
        QVERIFY(table->screenOpen());
        QCOMPARE(table->ownWealth(), 45);
        QVERIFY(driver.ownDice() > 0);
        // They are only to be looked at.
        for (const DieItem& die : table->dice()->items())
            QCOMPARE(die.usable, die.key < own_die_key);
        table->activate(own_die_key);
        table->hold(own_die_key);
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        table->look(false);
        QVERIFY(!table->screenOpen());
        QCOMPARE(driver.ownDice(), 0);
    }

    void openScreensNeedNoCurtain()
    {
        HouseFolder folder;
        folder->preferences()->setOpenScreens(true);
        const auto table = table_of(folder.house(), match(rolls({3, 1, 0, 5, 2, 4}), 2));
        Driver driver(*table);
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
        QCOMPARE(table->ownWealth(), 48);
        driver.take(3);
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        QVERIFY(table->screenOpen());
        QCOMPARE(table->ownWealth(), 45);
        QVERIFY(!table->canLook());
        driver.stop();
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
        QCOMPARE(table->seatName(), QStringLiteral("Bea"));
        // It can be changed at any time.
        folder->preferences()->setOpenScreens(false);
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QVERIFY(!table->screenOpen());
        QCOMPARE(table->take(), 0);
        folder->preferences()->setOpenScreens(true);
        QCOMPARE(table->phase(), GangOfDiceTable::Taking);
        driver.take(2);
        folder->preferences()->setOpenScreens(false);
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        QVERIFY(!table->screenOpen() && table->canLook());
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
        QTRY_VERIFY(table->inTheAir());
        const std::vector<DieItem> flying = driver.tray();
        QCOMPARE(flying.size(), std::size_t{3});
        // What they show is not read yet.
        QCOMPARE(table->sum(), -1);
        QCOMPARE(table->help(), QString());
        QVERIFY(!table->alarming());
        QCOMPARE(table->plates()->find(0)->total, QString());
        table->hold(flying[0].key);
        table->activate(flying[0].key);
        table->reroll();
        table->stop();
        table->setTake(4);
        table->look(true);
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
        QVERIFY(!table->screenOpen());
        QCOMPARE(table->match().journal().size(), std::size_t{1});
        QVERIFY(table->director()->busy());
        // A click shows the rest at once.
        table->tapAt({5, 5});
        QVERIFY(!table->director()->busy());
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        QCOMPARE(table->sum(), 4);
        driver.play(Driver::Click, Reroll{{0}});
        QVERIFY(table->director()->busy());
        table->tap(flying[1].key, {});
        QVERIFY(!table->director()->busy());
        QCOMPARE(table->toReroll(), 0);
    }

    /// A bust is a bang, and shows which dice did it.
    void theOffendersAreShown_data()
    {
        QTest::addColumn<bool>("bomb");
        QTest::newRow("bomb") << true;
        QTest::newRow("explosive") << false;
    }

    void theOffendersAreShown()
    {
        QFETCH(bool, bomb);
        HouseFolder folder;
        folder->preferences()->setSpeed(Preferences::Slow);
        const Warning card{bomb ? Kind::bomb : Kind::explosive, Trigger::pair, 0, 0};
        const auto table = table_of(folder.house(), match(rolls({4, 1, 4, 0}, {card}), 2));
        Driver driver(*table);
        QSet<int> effects;
        std::vector<DieItem> blown;
        connect(table.get(), &GangOfDiceTable::changed, this, [&] {
            effects.insert(table->effect());
            if (table->effect() == GangOfDiceTable::Bang)
                blown = driver.tray();
        });
        driver.take(Driver::Steps, 4);
        driver.settle();
        if (bomb) {
            QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
            QVERIFY(table->alarming());
            QVERIFY(!effects.contains(GangOfDiceTable::Bang));
            table->stop();
            driver.settle();
        }
        QCOMPARE(effects.contains(GangOfDiceTable::Fuse), bomb);
        QVERIFY(effects.contains(GangOfDiceTable::Bang));
        QCOMPARE(blown.size(), std::size_t{4});
        for (const DieItem& die : blown) {
            QCOMPARE(die.offending, die.face == 4);
            QCOMPARE(die.dimmed, die.face != 4);
        }
        QCOMPARE(table->effect(), GangOfDiceTable::NoEffect);
        QVERIFY(table->plates()->find(0)->busted);
        QCOMPARE(table->prize(), 4);
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(table->seatName(), QStringLiteral("Bea"));
    }

    /// How near the dice are to the card.
    void help()
    {
        const auto table = taking(rolls({3, 3, 1, 5}, {bomb(Trigger::total, 7)}));
        Driver driver(*table);
        QCOMPARE(table->help(), QString());
        driver.take(2);
        QCOMPARE(table->help(), QStringLiteral("Nothing more fits: 7 sets it off."));
        driver.reroll({0});
        QCOMPARE(table->sum(), 4);
        QCOMPARE(table->help(), QStringLiteral("2 more is safe."));
        QVERIFY(!table->alarming());
    }

    /// Rounds 10 to 12 bring tokens (GD-2.1).
    void tokensComeIntoTheMiddle()
    {
        HouseFolder folder;
        folder->preferences()->setSpeed(Preferences::Slow);
        Position position = rolls({1, 2}, {harmless, harmless});
        position.round = 10;
        const auto table = table_of(folder.house(), match(position, 2));
        Driver driver(*table);
        const int wealth = driver.state().wealth[1];
        QCOMPARE(table->tokens()->rowCount(), 1);
        QCOMPARE(table->prize(), 3);
        driver.take(1);
        driver.stop();
        driver.take(1);
        bool swept = false;
        connect(table.get(), &GangOfDiceTable::changed, this, [&] {
            for (const DieItem& die : table->dice()->items())
                swept = swept || die.fading;
        });
        driver.stop();
        QVERIFY(swept);
        QCOMPARE(table->round(), 11);
        QCOMPARE(table->tokens()->rowCount(), 2);
        QCOMPARE(table->prize(), 6);
        QCOMPARE(table->seatName(), QStringLiteral("Bea"));
        // The winner has what was in the middle and both dice.
        QCOMPARE(driver.state().wealth[1] - wealth, 3 + 1);
    }

    void cardsToCome()
    {
        const auto table = taking();
        Driver driver(*table);
        QCOMPARE(table->rounds(), 12);
        QCOMPARE(table->cardsLeft(), 11);
        driver.take(1);
        driver.stop();
        driver.take(1);
        driver.stop();
        QCOMPARE(table->round(), 2);
        QCOMPARE(table->cardsLeft(), 10);
    }

    void theRulesPageFits()
    {
        const auto table = table_of(folder_.house(), match(rolls({1, 2, 3, 3, 1}, {bomb(Trigger::total, 7)}), 2));
        QCOMPARE(table->rulePage(), QStringLiteral("GD-3.1"));
        Driver driver(*table);
        driver.take(3);
        QCOMPARE(table->rulePage(), QStringLiteral("GD-3.2"));
        table->stop();
        QCOMPARE(table->rulePage(), QStringLiteral("GD-3.5"));
        driver.settle();
        driver.take(Driver::Steps, 1);
        QCOMPARE(table->phase(), GangOfDiceTable::Watching);
    }

    void theEndOffersAnotherGame()
    {
        HouseFolder folder;
        folder->startMatch(
            QStringLiteral("gang-of-dice"), {{"Rosa", "Bea"}, {3, 4}}, 7, {{QStringLiteral("friendly-undo"), true}});
        auto* table = &table_in<GangOfDiceTable>(folder.house());
        Random random(3);
        Driver(*table).toTheEnd(random);
        QCOMPARE(table->phase(), GangOfDiceTable::Over);
        QCOMPARE(table->standings()->rowCount(), 2);
        QVERIFY(!folder->store().newestUnfinished());
        table->playAgain();
        table = &table_in<GangOfDiceTable>(folder.house());
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        const auto& setup = table->match().setup();
        QCOMPARE(setup.names, (std::vector<std::string>{"Rosa", "Bea"}));
        QVERIFY(setup.friendly_undo);
        QCOMPARE(folder->store().newestUnfinished()->marks, (QList<int>{3, 4}));
    }

    void openScreensAreAnOptionOfANewGame()
    {
        HouseFolder folder;
        folder->startMatch(
            QStringLiteral("gang-of-dice"), {{"Rosa", "Bea"}, {0, 1}}, 7, {{QStringLiteral("open-screens"), true}});
        QCOMPARE(table_in<GangOfDiceTable>(folder.house()).phase(), GangOfDiceTable::Taking);
        QVERIFY(folder->preferences()->openScreens());
        folder->startMatch(QStringLiteral("gang-of-dice"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QCOMPARE(table_in<GangOfDiceTable>(folder.house()).phase(), GangOfDiceTable::Taking);
        folder->startMatch(
            QStringLiteral("gang-of-dice"), {{"Rosa", "Bea"}, {0, 1}}, 7, {{QStringLiteral("open-screens"), false}});
        QCOMPARE(table_in<GangOfDiceTable>(folder.house()).phase(), GangOfDiceTable::Curtain);
    }
};

QTEST_GUILESS_MAIN(GangOfDiceGesturesTest)
#include "tst_gang_of_dice_gestures.moc"
