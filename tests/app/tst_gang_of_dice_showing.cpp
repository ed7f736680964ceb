// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game.hpp"
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

/// Tests what is shown besides the dice in play: busts, additions to the middle, open screens, the end.
class GangOfDiceShowingTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

private Q_SLOTS:
    /// A bust has its effect, and marks the dice that triggered it.
    void theOffendersAreShown()
    {
        const auto row = [&](Case, bool bomb) {
            HouseFolder folder(Preferences::Slow);
            const Warning card{bomb ? Kind::bomb : Kind::explosive, Trigger::pair, 0, 0};
            Driver driver(table_of(folder.house(), match(rolls({4, 1, 4, 0}, {card}), 2)));
            QSet<int> effects;
            std::vector<DieItem> blown;
            connect(&*driver, &GangOfDiceTable::changed, this, [&] {
                effects.insert(driver->effect());
                if (driver->effect() == GangOfDiceTable::Bang)
                    blown = driver.tray();
            });
            driver.take(Driver::Steps, 4);
            driver.settle();
            if (bomb) {
                QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
                QVERIFY(driver->tray().alarming);
                QVERIFY(!effects.contains(GangOfDiceTable::Bang));
                driver->stop();
                driver.settle();
            }
            QCOMPARE(effects.contains(GangOfDiceTable::Fuse), bomb);
            QVERIFY(effects.contains(GangOfDiceTable::Bang));
            QCOMPARE(blown.size(), std::size_t{4});
            for (const DieItem& die : blown) {
                QCOMPARE(die.offending, die.face == 4);
                QCOMPARE(die.dimmed, die.face != 4);
            }
            QCOMPARE(driver->effect(), GangOfDiceTable::NoEffect);
            QVERIFY(driver->plates()->find(0)->busted);
            QCOMPARE(driver->middle().prize, 4);
            QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
            QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        };
        row("bomb", true);
        row("explosive", false);
    }

    void help()
    {
        const auto table = table_of(folder_.house(), match(rolls({3, 3, 1, 5}, {bomb(Trigger::total, 7)}), 2));
        table->openCurtain();
        Driver driver(*table);
        QCOMPARE(table->tray().help, QString());
        // GD-3.1: with two players there are 24 dice, fewer than they own.
        QVERIFY2(
            table->screen().help.contains(QStringLiteral("1 to 24, all there are")), qPrintable(table->screen().help));
        driver.take(2);
        QCOMPARE(table->tray().help, QStringLiteral("No margin left: 7 sets it off."));
        driver.reroll({0});
        QCOMPARE(table->tray().sum, 4);
        QCOMPARE(table->tray().help, QStringLiteral("Up to 2 more is safe."));
        QVERIFY(!table->tray().alarming);
    }

    /// Rounds 10 to 12 add tokens (GD-2.1).
    void tokensComeIntoTheMiddle()
    {
        HouseFolder folder(Preferences::Slow);
        Position position = rolls({1, 2}, {harmless, harmless}, {.round = 10});
        Driver driver(table_of(folder.house(), match(position, 2)));
        const int wealth = driver.state().wealth[1];
        QCOMPARE(driver->tokens()->rowCount(), 1);
        QCOMPARE(driver->middle().prize, 3);
        driver.take(1);
        driver.stop();
        driver.take(1);
        bool swept = false;
        bool token = false;
        connect(&*driver, &GangOfDiceTable::changed, this, [&] {
            for (const DieItem& die : driver->dice()->items())
                swept = swept || die.fading;
            // No screen is open: the token goes to the winner's plate.
            for (const TokenItem& item : driver->tokens()->items())
                token = token
                    || (item.fading && driver->layout()->plates().contains(driver->plates()->find(1)->place)
                        && driver->plates()->find(1)->place.contains(item.place));
        });
        driver.stop();
        QVERIFY(swept && token);
        QCOMPARE(driver->round(), 11);
        QCOMPARE(driver->tokens()->rowCount(), 2);
        QCOMPARE(driver->middle().prize, 6);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        // The winner has what was in the middle and both dice.
        QCOMPARE(driver.state().wealth[1] - wealth, 3 + 1);
    }

    void cardsToCome()
    {
        Driver driver(table_of(folder_.house(), match(rolls({3, 1, 0, 5, 2, 4}), 2)));
        QCOMPARE(driver->rounds(), 12);
        QCOMPARE(driver->card().to_come, 11);
        driver.take(1);
        driver.stop();
        driver.take(1);
        driver.stop();
        QCOMPARE(driver->round(), 2);
        QCOMPARE(driver->card().to_come, 10);
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

    /// On a tie, the button says who stays ahead, the earlier turn or the one with more dice, and the tray why.
    void GD_2_4_theStopButtonKnowsATie()
    {
        bool hopeless = false;
        QString why;
        const auto stop_text = [&](std::vector<int> faces, int first, int second) {
            Driver driver(table_of(folder_.house(), match(rolls(std::move(faces)), 3)));
            driver.take(first);
            driver.stop();
            driver.take(second);
            hopeless = driver->turn().stop_is_hopeless;
            why = driver->tray().to_beat;
            return driver->turn().stop_text;
        };
        QCOMPARE(stop_text({4, 4}, 1, 1), QStringLiteral("Stop at 4: Rosa stays ahead"));
        QCOMPARE(why, QStringLiteral("4 with 1 die, twice: the earlier turn wins the tie."));
        QCOMPARE(stop_text({3, 1, 4}, 2, 1), QStringLiteral("Stop at 4: Rosa stays ahead"));
        QCOMPARE(why, QStringLiteral("4 with 2 dice beats 4 with 1: on a tie, more dice win."));
        QVERIFY(hopeless);
        QCOMPARE(stop_text({4, 3, 1}, 1, 2), QStringLiteral("Stop at 4"));
        QCOMPARE(why, QStringLiteral("4 with 2 dice beats 4 with 1: on a tie, more dice win."));
        QVERIFY(!hopeless);
        QCOMPARE(stop_text({4, 3}, 1, 1), QStringLiteral("Stop at 3: 4 leads"));
        QVERIFY(hopeless);
        QCOMPARE(stop_text({3, 4}, 1, 1), QStringLiteral("Stop at 4"));
        QVERIFY(!hopeless);
    }

    /// A throw that cannot win the round says so, before it and before the last reroll.
    void GD_2_4_whatCannotWinAnyMore()
    {
        Driver driver(table_of(folder_.house(), match(rolls({5, 4, 3, 1, 2, 5, 3}), 3)));
        driver.take(3);
        driver.stop();
        driver.open();
        const QString best = QStringLiteral("To beat: 12 with 3 dice (Rosa)");
        const auto beat = [&](int dice) {
            driver->setTake(dice);
            return driver->tray().to_beat;
        };
        QCOMPARE(beat(1), best + QStringLiteral("\n1 die cannot beat that"));
        QCOMPARE(beat(2), best + QStringLiteral("\n2 dice cannot beat that"));
        QCOMPARE(beat(3), best);
        driver.take(3);
        const auto reroll = [&](DiceSet dice) {
            driver.choose(Driver::Click, dice);
            const QString text = driver->turn().reroll_text;
            driver.choose(Driver::Click, dice);
            return text;
        };
        // 1, 2 and 5: with two rerolls left, any die can become a 5.
        QCOMPARE(reroll({0}), QStringLiteral("Reroll 1 die"));
        driver.choose(Driver::Click, {2});
        driver->reroll();
        driver->director()->finish();
        // 1, 2 and 3, and only one reroll left: the 2 and the 3 with a 5 are not enough.
        QCOMPARE(reroll({0}), QStringLiteral("Reroll 1 die: cannot win"));
        QCOMPARE(reroll({0, 1}), QStringLiteral("Reroll 2 dice"));
        QCOMPARE(reroll({0, 1, 2}), QStringLiteral("Reroll 3 dice"));
    }

    /// The dice that are taken are those that were highlighted: the others keep their places behind the screen.
    void theHighlightedDiceLeave()
    {
        Driver driver(seated<GangOfDiceTable>(folder_.house(), match(rolls({3, 1, 0, 5}), 3), {0, 1, 1}));
        driver->setTake(4);
        QMap<int, QRectF> left;
        for (int die = 0; die < driver.ownDice(); ++die) {
            QCOMPARE(driver.die(own_die_key + die).chosen, die < 4);
            if (die >= 4)
                left[own_die_key + die] = driver.die(own_die_key + die).place;
        }
        driver.take(4);
        QCOMPARE(driver.ownDice(), static_cast<int>(left.size()));
        for (auto die = left.begin(); die != left.end(); ++die)
            QCOMPARE(driver.die(die.key()).place, die.value());
    }

    /// After a round there is nothing to beat, and the next one is not shown yet.
    void betweenRoundsNothingIsToBeat()
    {
        HouseFolder folder(Preferences::Slow);
        Driver driver(table_of(folder.house(), match(rolls({4, 2}), 2)));
        driver.take(1);
        driver.stop();
        QVERIFY(driver->tray().to_beat.contains(QStringLiteral("Rosa")));
        driver.take(1);
        QMap<QString, QString> to_beat;
        connect(driver->director(), &Director::played, this,
            [&](const QString& cue) { to_beat[cue] = driver->tray().to_beat; });
        driver.stop();
        QVERIFY(to_beat.contains(QStringLiteral("won")) && to_beat.contains(QStringLiteral("card")));
        for (const char* cue : {"won", "swept", "taken", "card"})
            QCOMPARE(to_beat[QLatin1String(cue)], QString());
        driver.open();
        QCOMPARE(driver->tray().to_beat, QStringLiteral("Nothing to beat yet"));
    }

    void openScreensNeedNoCurtain()
    {
        HouseFolder folder;
        folder->preferences()->setHouseRule(open_screens_rule, true);
        Driver driver(table_of(folder.house(), match(rolls({3, 1, 0, 5, 2, 4}), 2)));
        QCOMPARE(driver->phase(), GangOfDiceTable::Taking);
        QCOMPARE(driver->screen().wealth, 48);
        driver.take(3);
        QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        QVERIFY(driver->screen().open);
        QCOMPARE(driver->screen().wealth, 45);
        QVERIFY(!driver->screen().can_look);
        driver.stop();
        QCOMPARE(driver->phase(), GangOfDiceTable::Taking);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        // The setting for new matches does not affect this one.
        folder->preferences()->setHouseRule(open_screens_rule, false);
        QCOMPARE(driver->phase(), GangOfDiceTable::Taking);
        driver.take(2);
        QVERIFY(driver->screen().open && !driver->screen().can_look);
    }

    /// Two unfinished matches, one with open screens, keep their own house rules, also when they are played again.
    void aMatchKeepsItsRulesOfTheHouse()
    {
        HouseFolder folder;
        const QString rule = open_screens_rule;
        QList<int> ids;
        for (const bool open : {true, false}) {
            folder->preferences()->setHouseRule(rule, open);
            folder->startMatch(QStringLiteral("gang-of-dice"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
            ids += static_cast<int>(folder->store().newestUnfinished()->id);
            folder->goHome();
        }
        for (const bool now : {true, false}) {
            folder->preferences()->setHouseRule(rule, now);
            folder->continueMatch(ids[1]);
            auto& closed = table_in<GangOfDiceTable>(folder.house());
            QVERIFY(closed.curtainClosed() && !closed.houseRule(rule));
            QCOMPARE(closed.plates()->find(1)->wealth, -1);
            folder->goHome();
            folder->continueMatch(ids[0]);
            auto& open = table_in<GangOfDiceTable>(folder.house());
            QVERIFY(!open.curtainClosed() && open.houseRule(rule));
            QCOMPARE(open.plates()->find(1)->wealth, 48);
            folder->goHome();
        }
        folder->continueMatch(ids[0]);
        table_in<GangOfDiceTable>(folder.house()).playAgain();
        QVERIFY(table_in<GangOfDiceTable>(folder.house()).houseRule(rule));
        QVERIFY(folder->preferences()->houseRule(rule));
    }

    /// The odds are an option. They are computed in the background for the dice in the tray and the marked ones.
    void oddsBesideTheButtons()
    {
        HouseFolder folder;
        for (const bool shown : {true, false}) {
            folder->preferences()->setHouseRule(odds_rule, shown);
            const auto table = table_of(folder.house(), match(rolls({1, 2, 3, 4, 5}, {harmless}), 3));
            QCOMPARE(table->layout()->oddsHeight() > 0, shown);
            table->openCurtain();
            table->play(0, Take{2});
            Driver(*table).settle();
            QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
            const View seen = view(match_of(*table).state(), 0);
            if (!shown) {
                for (const Thinker* thinker : table->findChildren<Thinker*>())
                    QVERIFY(!thinker->busy());
                QVERIFY(table->turn().stop_odds.isEmpty());
                continue;
            }
            QTRY_COMPARE(table->turn().stop_odds, Wording::odds(chances(seen, {}, {})->stop));
            QVERIFY(table->turn().reroll_odds.isEmpty());
            DiceSet first;
            first.insert(0);
            const auto expected = chances(seen, first, {});
            const auto& dice = table->dice()->items();
            const auto die = std::ranges::find_if(dice, [](const auto& item) { return item.usable; });
            QVERIFY(die != dice.end());
            table->activate(die->key);
            QTRY_COMPARE(table->turn().reroll_odds, Wording::odds(*expected->reroll));
            QVERIFY(!table->turn().stop_odds.isEmpty());
            table->stop();
            QVERIFY(table->turn().stop_odds.isEmpty());
        }
    }

    void openScreensAreAnOptionOfANewGame()
    {
        HouseFolder folder;
        const QString game = QStringLiteral("gang-of-dice");
        const auto dealt = [&](int row) {
            folder->openNewGame(game);
            QVERIFY(folder->newGame()->problem().isEmpty());
            for (int seat = 0; seat < folder->newGame()->count(); ++seat)
                folder->newGame()->setLevel(seat, 0);
            folder->newGame()->choose(open_screens_rule, row);
            QVERIFY(folder->newGame()->start());
        };
        dealt(1);
        QCOMPARE(table_in<GangOfDiceTable>(folder.house()).phase(), GangOfDiceTable::Taking);
        QVERIFY(folder->preferences()->houseRule(open_screens_rule));
        // The setting stays for further matches.
        folder->startMatch(game, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QCOMPARE(table_in<GangOfDiceTable>(folder.house()).phase(), GangOfDiceTable::Taking);
        dealt(0);
        QCOMPARE(table_in<GangOfDiceTable>(folder.house()).phase(), GangOfDiceTable::Curtain);
    }
};

BACKROOM_SUITE(GangOfDiceShowingTest)
#include "tst_gang_of_dice_showing.moc"
