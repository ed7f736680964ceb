// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/words/wording.hpp"
#include "dice_driver.hpp"
#include "refusal_cases.hpp"
#include "suites.hpp"

#include <QSignalSpy>

using namespace test;
using namespace test::dice;

class GangOfDiceRefusalsTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    std::unique_ptr<GangOfDiceTable> rolling()
    {
        auto table = table_of(folder_.house(), match(rolls({3, 1, 0, 5, 2, 4}), 2));
        Driver(*table).take(3);
        return table;
    }

private Q_SLOTS:
    void nothingIsChosenToBeRerolled()
    {
        const auto table = rolling();
        QSignalSpy told(table.get(), &GangOfDiceTable::refusalChanged);
        table->reroll();
        refused(*table, QStringLiteral("Choose at least one die to reroll."), QStringLiteral("GD-3.2"));
        QCOMPARE(told.size(), 1);
        QCOMPARE(match_of(*table).journal().size(), std::size_t{1});
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        table->clearRefusal();
        QCOMPARE(table->refusal().rule, QString());
    }

    void atThePointer()
    {
        Driver driver(rolling());
        driver.drag(driver.key(0), driver.below());
        driver.drag(driver.key(0), driver.inTray());
        driver->reroll();
        QCOMPARE(driver->refusal().point, driver.inTray());
        driver->clearRefusal();
        driver->undo();
        QCOMPARE(driver->refusal().point, driver->layout()->belowBar());
    }

    void theNextGestureTakesTheSentenceAway()
    {
        Driver driver(rolling());
        const auto taken_away = [&](const auto& gesture) {
            driver->reroll();
            QVERIFY(!driver->refusal().text.isEmpty());
            gesture();
            QCOMPARE(driver->refusal().text, QString());
        };
        taken_away([&] { driver->hold(driver.key(0)); });
        driver->cancel();
        taken_away([&] { driver->tapAt({}); });
        taken_away([&] { driver->cancel(); });
        taken_away([&] { driver->activate(driver.key(0)); });
        driver->activate(driver.key(0));
        taken_away([&] { driver->stop(); });
    }

    void everyRefusalHasASentence()
    {
        namespace own = backroom::gang_of_dice::refusals;
        QCOMPARE(Wording::refusal({"something-new", {}, {}}), QStringLiteral("That cannot be done now."));
        every_refusal_has_a_sentence<Wording>({own::no_dice, own::more_than_wealth, own::more_than_in_game,
                                                  own::already_taken, own::not_rolled, own::no_such_die},
            {{}, {}, {7, 5}});
        QCOMPARE(Wording::refusal({own::no_dice, "GD-3.1"}), QStringLiteral("Take at least one die."));
        QCOMPARE(Wording::refusal({own::more_than_wealth, "GD-3.1", {7, 5}}),
            QStringLiteral("You have no more than 5 dice."));
        QCOMPARE(Wording::refusal({own::more_than_in_game, "GD-3.1", {30, 24}}),
            QStringLiteral("There are only 24 dice in the game."));
        QCOMPARE(Wording::refusal({own::already_taken, "GD-3.1", {4, 0}}),
            QStringLiteral("The number of dice is fixed for this turn: 4."));
    }
};

BACKROOM_SUITE(GangOfDiceRefusalsTest)
#include "tst_gang_of_dice_refusals.moc"
