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
        const auto table = table_of(folder_.house(), match(rolls({3, 1, 0, 5}), 2));
        Driver driver(*table);
        driver.take(3);
        QVERIFY(!table->canUndo());
        const QStringList before = dump(*table);
        driver.stop();
        QCOMPARE(table->inTurn().name, QStringLiteral("Bea"));
        QVERIFY(table->canUndo() && !table->canRedo());
        const QStringList after = dump(*table);
        table->undo();
        // Bea is at the screen, so the curtain closes for Rosa.
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        table->openCurtain();
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        QVERIFY(!table->canUndo() && table->canRedo());
        QCOMPARE(without_redo(dump(*table)), without_redo(before));
        table->redo();
        driver.settle();
        QCOMPARE(dump(*table), after);
        table->undo();
        table->openCurtain();
        driver.reroll({0});
        QVERIFY(!table->canRedo());
    }

    /// Undo first unmarks the dice, and then takes back an action.
    void aDraftGoesBackBeforeAMove()
    {
        const auto table = table_of(folder_.house(), match(rolls({3, 1, 0, 5}), 2));
        Driver driver(*table);
        driver.take(3);
        table->activate(driver.key(1));
        QCOMPARE(table->turn().to_reroll, 1);
        QVERIFY(table->canUndo());
        table->undo();
        QCOMPARE(table->turn().to_reroll, 0);
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        QVERIFY(table->refusal().text.isEmpty() && !table->canRedo() && !table->canUndo());
        table->hold(driver.key(0));
        table->undo();
        QCOMPARE(table->holding(), GangOfDiceTable::Nothing);
    }

    /// The last stop of a round reveals the next warning.
    void aRoundCannotBeTakenBack()
    {
        const auto table = table_of(folder_.house(), match(rolls({3, 1}), 2));
        Driver driver(*table);
        for (int seat = 0; seat < 2; ++seat) {
            driver.take(1);
            driver.stop();
        }
        QCOMPARE(table->round(), 2);
        QVERIFY(!table->canUndo());
        table->undo();
        QVERIFY(!table->refusal().text.isEmpty());
        QCOMPARE(table->round(), 2);
    }

    void undoClosesTheScreen()
    {
        const auto table = table_of(folder_.house(), match(rolls({3, 1, 0, 5}), 2));
        Driver driver(*table);
        driver.take(3);
        driver.stop();
        table->openCurtain();
        QVERIFY(table->screen().open);
        table->setTake(9);
        table->undo();
        QVERIFY(!table->screen().open);
        QCOMPARE(table->turn().take, 0);
        QCOMPARE(driver.ownDice(), 0);
        table->redo();
        driver.settle();
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(table->inTurn().name, QStringLiteral("Bea"));
    }

    /// The same dice fall again, because they depend on the state.
    void anotherChoiceAfterAnUndo()
    {
        Setup<GangOfDice> from = setup(2);
        from.friendly_undo = true;
        from.position = rolls({3, 1, 0, 5, 2, 4});
        const auto table = table_of(folder_.house(), match(from));
        Driver driver(*table);
        driver.take(3);
        driver.choose(Driver::Click, {0, 1});
        table->undo();
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        table->undo();
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QCOMPARE(table->turn().to_reroll, 0);
        driver.take(2);
        QCOMPARE(table->tray().sum, 4);
        driver.reroll({1});
        QCOMPARE(table->tray().sum, 3);
        table->undo();
        QCOMPARE(table->tray().sum, 4);
        QCOMPARE(table->turn().to_reroll, 0);
    }

    void undoWhileDiceFly()
    {
        HouseFolder folder;
        folder->preferences()->setSpeed(Preferences::Slow);
        Setup<GangOfDice> from = setup(3);
        from.position = rolls({3, 1, 0, 5, 2, 4});
        from.friendly_undo = true;
        const auto table = table_of(folder.house(), match(from));
        Driver driver(*table);
        driver.take(Driver::Steps, 3);
        QTRY_VERIFY(table->tray().in_the_air);
        table->undo();
        QVERIFY(!table->director()->busy());
        QVERIFY(!table->tray().in_the_air);
        QCOMPARE(table->phase(), GangOfDiceTable::Curtain);
        QVERIFY(driver.tray().empty());
        table->redo();
        QVERIFY(table->director()->busy());
        driver.settle();
        QVERIFY(table->curtainClosed());
        table->openCurtain();
        QCOMPARE(table->phase(), GangOfDiceTable::Rolling);
        QCOMPARE(table->tray().sum, 4);
    }
};

BACKROOM_SUITE(GangOfDiceUndoTest)
#include "tst_gang_of_dice_undo.moc"
