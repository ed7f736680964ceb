// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
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
        Position made{.cities = {{{{20, 31, 42, 53, 64}}, {{21, 32, 43, 54, 65}}, {{22, 33, 44, 55, 66}}}},
            .hands = {hand({11, 13}, Special::lookout), hand({77, 79}, Special::spy), hand({78, 80})}};
        return made;
    }

private Q_SLOTS:
    void whileChoosing()
    {
        Driver driver(table_of(folder_.house(), match(position(), 3)));
        driver.choose(Driver::Drag, choices()[0]);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        const QStringList after = dump(*driver);
        QVERIFY(driver->canUndo() && !driver->canRedo());
        driver->undo();
        // The curtain is closed, since only the player who chose may see the hand.
        QCOMPARE(driver->phase(), TheGangTable::Curtain);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Rosa"));
        QVERIFY(!driver->canUndo() && driver->canRedo());
        QVERIFY(driver->gangsters()->find(11) == nullptr);
        driver->redo();
        QCOMPARE(dump(*driver), after);
        QVERIFY(!driver->canRedo());
        driver->undo();
        driver.choose(Driver::Drag, {13, chicago});
        QVERIFY(!driver->canRedo());
        QCOMPARE(match_of(*driver).state().choices[0].gangster, Gangster{13});
    }

    /// The newest card of a draft comes back first, and can be laid out again.
    void oneCardAfterTheOther()
    {
        Driver driver(table_of(folder_.house(), match(position(), 3)));
        driver->openCurtain();
        driver.drag(TheGangTable::GangsterPiece, 11, driver.spot());
        driver.drag(TheGangTable::TicketPiece, 0, driver.spot());
        QVERIFY(driver->canConfirm());
        driver->undo();
        QVERIFY(!driver->canConfirm() && driver->canTakeBack() && driver->canRedo());
        driver->redo();
        QVERIFY(driver->canConfirm() && !driver->canRedo());
        driver->takeBack();
        driver->cancel();
        QVERIFY(!driver->canTakeBack());
    }

    void undoAndRedoClosesTheCurtain()
    {
        Driver driver(table_of(folder_.house(), match(position(), 3)));
        driver.choose(Driver::Drag, choices()[0]);
        driver->openCurtain();
        driver.drag(TheGangTable::GangsterPiece, 79, driver.spot());
        // The draft goes back first.
        driver->undo();
        QCOMPARE(driver->phase(), TheGangTable::Choosing);
        QVERIFY(!driver->canTakeBack() && driver->canRedo() && driver->canUndo());
        driver->undo();
        QCOMPARE(driver->phase(), TheGangTable::Curtain);
        QVERIFY(driver->gangsters()->find(79) == nullptr);
        driver->redo();
        QCOMPARE(driver->phase(), TheGangTable::Curtain);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Bea"));
        QVERIFY(!driver->canTakeBack());
    }

    void aDraftGoesBackBeforeAMove()
    {
        Driver driver(table_of(folder_.house(), match(position(), 3)));
        driver->openCurtain();
        QVERIFY(!driver->canUndo());
        driver->hold(TheGangTable::GangsterPiece, 11);
        QVERIFY(driver->canUndo());
        driver->undo();
        QVERIFY(!driver->holding() && !driver->canUndo());
        driver.drag(TheGangTable::GangsterPiece, 11, driver.street(chicago));
        QVERIFY(driver->canConfirm() && driver->canUndo());
        driver->undo();
        QVERIFY(!driver->canConfirm() && !driver->canUndo() && driver->canRedo());
        QVERIFY(driver->refusal().text.isEmpty());
        driver->undo();
        QVERIFY(!driver->refusal().text.isEmpty());
    }

    void whilePlacing()
    {
        const auto row = [&](Case, bool gangster_first) {
            Driver driver(table_of(folder_.house(), match(position(), 3)));
            for (const Choose& choice : choices())
                driver.choose(Driver::Drag, choice);
            driver.settle();
            QCOMPARE(driver->phase(), TheGangTable::Placing);
            const QStringList before = dump(*driver);
            driver.play(
                Driver::Drag, gangster_first ? Action(PlaceGangster{chicago}) : PlayLookout{chicago, End::right});
            driver.settle();
            QVERIFY(driver->canUndo() && driver->canTakeBack());
            const QStringList after = dump(*driver);
            driver->undo();
            QStringList again = dump(*driver);
            again.replaceInStrings(
                QStringLiteral("canRedo = QVariant(bool, true)"), QStringLiteral("canRedo = QVariant(bool, false)"));
            QCOMPARE(again, before);
            driver->redo();
            driver.settle();
            QCOMPARE(dump(*driver), after);
            driver->takeBack();
            again = dump(*driver);
            again.replaceInStrings(
                QStringLiteral("canRedo = QVariant(bool, true)"), QStringLiteral("canRedo = QVariant(bool, false)"));
            QCOMPARE(again, before);
            QVERIFY(!driver->canUndo());
        };
        row("gangster first", true);
        row("special first", false);
    }

    void undoWhileCardsFly()
    {
        HouseFolder folder(Preferences::Slow);
        Setup<TheGang> from = setup(3);
        from.position = position();
        from.friendly_undo = true;
        Driver driver(table_of(folder.house(), match(from)));
        for (const Choose& choice : choices())
            driver.choose(Driver::Drag, choice);
        QVERIFY(driver->director()->busy());
        driver->undo();
        QVERIFY(!driver->director()->busy());
        QCOMPARE(driver->phase(), TheGangTable::Curtain);
        QCOMPARE(driver->inTurn().name, QStringLiteral("Vito"));
        driver->redo();
        QVERIFY(driver->director()->busy());
        driver.settle();
        QCOMPARE(driver->inTurn().name, QStringLiteral("Rosa"));
        QVERIFY(driver->curtainClosed());
        driver->openCurtain();
        QCOMPARE(driver->phase(), TheGangTable::Placing);
    }
};

BACKROOM_SUITE(TheGangUndoTest)
#include "tst_the_gang_undo.moc"
