// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

class GangOfDiceUndoTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static QStringList without_redo(QStringList lines)
    {
        lines.removeIf([](const QString& line) { return line.startsWith(QLatin1String("canRedo")); });
        return lines;
    }

private Q_SLOTS:
    /// Stopping reveals nothing while the round continues.
    void aStopCanBeTakenBack()
    {
        Driver driver(table_of(folder_.house(), match(rolls({3, 1, 0, 5}), 2)));
        driver.take(3);
        QVERIFY(!driver->canUndo());
        const QStringList before = dump(*driver);
        driver.stop();
        QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        QVERIFY(driver->canUndo() && !driver->canRedo());
        const QStringList after = dump(*driver);
        driver->undo();
        // Bea is at the screen, so the curtain closes for Rosa.
        QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Rosa"));
        driver->openCurtain();
        QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Rosa"));
        QVERIFY(!driver->canUndo() && driver->canRedo());
        QCOMPARE(without_redo(dump(*driver)), without_redo(before));
        driver->redo();
        driver.settle();
        QCOMPARE(dump(*driver), after);
        driver->undo();
        driver->openCurtain();
        driver.reroll({0});
        QVERIFY(!driver->canRedo());
    }

    /// Undo first unmarks the dice, and then takes back an action.
    void aDraftGoesBackBeforeAMove()
    {
        Driver driver(table_of(folder_.house(), match(rolls({3, 1, 0, 5}), 2)));
        driver.take(3);
        driver->activate(driver.key(1));
        QCOMPARE(driver->turn().to_reroll, 1);
        QVERIFY(driver->canUndo());
        driver->undo();
        QCOMPARE(driver->turn().to_reroll, 0);
        QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        QVERIFY(driver->refusal().text.isEmpty() && driver->canRedo() && !driver->canUndo());
        driver->redo();
        QCOMPARE(driver->turn().to_reroll, 1);
        driver->undo();
        driver->hold(driver.key(0));
        driver->undo();
        QCOMPARE(driver->holding(), GangOfDiceTable::Nothing);
    }

    /// The number of dice to take, if it has been changed, is still there at the table that was left, for its player
    /// only.
    void theNumberToTakeStays()
    {
        HouseFolder folder;
        folder->startMatch(QStringLiteral("gang-of-dice"), {{"Rosa", "Bea"}, {0, 1}}, 4, {});
        const auto table = [&]() -> GangOfDiceTable& { return table_in<GangOfDiceTable>(folder.house()); };
        const auto leave_and_return = [&] {
            folder->goHome();
            folder->continueMatch();
            QCOMPARE(table().turn().take, 0);
            table().openCurtain();
        };
        table().openCurtain();
        const int usual = table().turn().take;
        table().setTake(usual + 2);
        leave_and_return();
        QCOMPARE(table().turn().take, usual + 2);
        table().cancel();
        table().roll();
        table().director()->finish();
        table().stop();
        table().director()->finish();
        table().openCurtain();
        table().setTake(1);
        leave_and_return();
        QCOMPARE(table().inTurn().name, QStringLiteral("Bea"));
        QCOMPARE(table().turn().take, 1);
    }

    /// The last stop of a round reveals the next warning.
    void aRoundCannotBeTakenBack()
    {
        Driver driver(table_of(folder_.house(), match(rolls({3, 1}), 2)));
        for (int seat = 0; seat < 2; ++seat) {
            driver.take(1);
            driver.stop();
        }
        QCOMPARE(driver->round(), 2);
        QVERIFY(!driver->canUndo());
        driver->undo();
        QVERIFY(!driver->refusal().text.isEmpty());
        QCOMPARE(driver->round(), 2);
    }

    void undoClosesTheScreen()
    {
        Driver driver(table_of(folder_.house(), match(rolls({3, 1, 0, 5}), 2)));
        driver.take(3);
        driver.stop();
        driver->openCurtain();
        QVERIFY(driver->screen().open);
        driver->setTake(9);
        driver->undo();
        QVERIFY(!driver->screen().open);
        QCOMPARE(driver->turn().take, 0);
        QCOMPARE(driver.ownDice(), 0);
        driver->redo();
        driver.settle();
        QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
    }

    /// The same dice fall again, because they depend on the state.
    void anotherChoiceAfterAnUndo()
    {
        Setup<GangOfDice> from = setup(2);
        from.friendly_undo = true;
        from.position = rolls({3, 1, 0, 5, 2, 4});
        Driver driver(table_of(folder_.house(), match(from)));
        driver.take(3);
        driver.choose(Driver::Click, {0, 1});
        driver->undo();
        driver->undo();
        QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        driver->undo();
        QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(driver->turn().to_reroll, 0);
        driver.take(2);
        QCOMPARE(driver->tray().sum, 4);
        driver.reroll({1});
        QCOMPARE(driver->tray().sum, 3);
        driver->undo();
        QCOMPARE(driver->tray().sum, 4);
        QCOMPARE(driver->turn().to_reroll, 0);
    }

    void undoWhileDiceFly()
    {
        HouseFolder folder(Preferences::Slow);
        Setup<GangOfDice> from = setup(3);
        from.position = rolls({3, 1, 0, 5, 2, 4});
        from.friendly_undo = true;
        Driver driver(table_of(folder.house(), match(from)));
        driver.take(Driver::Steps, 3);
        QTRY_VERIFY(driver->tray().holds_dice);
        driver->undo();
        QVERIFY(!driver->director()->busy());
        QVERIFY(!driver->tray().holds_dice);
        QCOMPARE(driver->phase(), GangOfDiceTable::Curtain);
        QVERIFY(driver.tray().empty());
        driver->redo();
        QVERIFY(driver->director()->busy());
        driver.settle();
        QVERIFY(driver->curtainClosed());
        driver->openCurtain();
        QCOMPARE(driver->phase(), GangOfDiceTable::Rolling);
        QCOMPARE(driver->tray().sum, 4);
    }
};

BACKROOM_SUITE(GangOfDiceUndoTest)
#include "tst_gang_of_dice_undo.moc"
