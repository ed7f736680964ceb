#include "suites.hpp"
#include "table_driver.hpp"

using namespace test;
using the_gang_table::special_key;

class TheGangUndoTest : public QObject {
    Q_OBJECT

    HouseFolder folder_;

    static std::vector<Choose> choices() { return {{11, std::nullopt}, {79, std::nullopt}, {80, new_york}}; }
    static Position position()
    {
        Position made;
        made.cities = {{{{20, 31, 42, 53, 64}}, {{21, 32, 43, 54, 65}}, {{22, 33, 44, 55, 66}}}};
        made.hands = {hand({11, 13}, Special::lookout), hand({77, 79}, Special::spy), hand({78, 80})};
        return made;
    }

private Q_SLOTS:
    void whileChoosing()
    {
        const auto table = table_of(folder_.house(), match(position(), 3));
        Driver driver(*table);
        driver.choose(Driver::Drag, choices()[0]);
        QCOMPARE(table->inTurn().name, QStringLiteral("Bea"));
        const QStringList after = dump(*table);
        QVERIFY(table->canUndo() && !table->canRedo());
        table->undo();
        // The curtain is closed, since only the player who chose may see the hand.
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        QVERIFY(!table->canUndo() && table->canRedo());
        QVERIFY(table->gangsters()->find(11) == nullptr);
        table->redo();
        QCOMPARE(dump(*table), after);
        QVERIFY(!table->canRedo());
        table->undo();
        driver.choose(Driver::Drag, {13, chicago});
        QVERIFY(!table->canRedo());
        QCOMPARE(match_of(*table).state().choices[0].gangster, Gangster{13});
    }

    void undoAndRedoClosesTheCurtain()
    {
        const auto table = table_of(folder_.house(), match(position(), 3));
        Driver driver(*table);
        driver.choose(Driver::Drag, choices()[0]);
        table->openCurtain();
        driver.drag(TheGangTable::GangsterPiece, 79, driver.spot());
        // The draft goes back first.
        table->undo();
        QCOMPARE(table->phase(), TheGangTable::Choosing);
        QVERIFY(!table->canTakeBack() && !table->canRedo() && table->canUndo());
        table->undo();
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QVERIFY(table->gangsters()->find(79) == nullptr);
        table->redo();
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QCOMPARE(table->inTurn().name, QStringLiteral("Bea"));
        QVERIFY(!table->canTakeBack());
    }

    void aDraftGoesBackBeforeAMove()
    {
        const auto table = table_of(folder_.house(), match(position(), 3));
        Driver driver(*table);
        table->openCurtain();
        QVERIFY(!table->canUndo());
        table->hold(TheGangTable::GangsterPiece, 11);
        QVERIFY(table->canUndo());
        table->undo();
        QVERIFY(!table->holding() && !table->canUndo());
        driver.drag(TheGangTable::GangsterPiece, 11, driver.street(chicago));
        QVERIFY(table->canConfirm() && table->canUndo());
        table->undo();
        QVERIFY(!table->canConfirm() && !table->canUndo() && !table->canRedo());
        QVERIFY(table->refusal().text.isEmpty());
        table->undo();
        QVERIFY(!table->refusal().text.isEmpty());
    }

    void whilePlacing_data()
    {
        QTest::addColumn<bool>("gangster_first");
        QTest::newRow("gangster first") << true;
        QTest::newRow("special first") << false;
    }

    void whilePlacing()
    {
        QFETCH(bool, gangster_first);
        const auto table = table_of(folder_.house(), match(position(), 3));
        Driver driver(*table);
        for (const Choose& choice : choices())
            driver.choose(Driver::Drag, choice);
        driver.settle();
        QCOMPARE(table->phase(), TheGangTable::Placing);
        const QStringList before = dump(*table);
        driver.play(Driver::Drag, gangster_first ? Action(PlaceGangster{chicago}) : PlayLookout{chicago, End::right});
        driver.settle();
        QVERIFY(table->canUndo() && table->canTakeBack());
        const QStringList after = dump(*table);
        table->undo();
        QStringList again = dump(*table);
        again.replaceInStrings(
            QStringLiteral("canRedo = QVariant(bool, true)"), QStringLiteral("canRedo = QVariant(bool, false)"));
        QCOMPARE(again, before);
        table->redo();
        driver.settle();
        QCOMPARE(dump(*table), after);
        table->takeBack();
        again = dump(*table);
        again.replaceInStrings(
            QStringLiteral("canRedo = QVariant(bool, true)"), QStringLiteral("canRedo = QVariant(bool, false)"));
        QCOMPARE(again, before);
        QVERIFY(!table->canUndo());
    }

    void undoWhileCardsFly()
    {
        HouseFolder folder;
        folder->preferences()->setSpeed(Preferences::Slow);
        Setup<TheGang> from = setup(3);
        from.position = position();
        from.friendly_undo = true;
        const auto table = table_of(folder.house(), match(from));
        Driver driver(*table);
        for (const Choose& choice : choices())
            driver.choose(Driver::Drag, choice);
        QVERIFY(table->director()->busy());
        table->undo();
        QVERIFY(!table->director()->busy());
        QCOMPARE(table->phase(), TheGangTable::Curtain);
        QCOMPARE(table->inTurn().name, QStringLiteral("Vito"));
        table->redo();
        QVERIFY(table->director()->busy());
        driver.settle();
        QCOMPARE(table->inTurn().name, QStringLiteral("Rosa"));
        QVERIFY(table->curtainClosed());
        table->openCurtain();
        QCOMPARE(table->phase(), TheGangTable::Placing);
    }
};

BACKROOM_SUITE(TheGangUndoTest)
#include "tst_the_gang_undo.moc"
