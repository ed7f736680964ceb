// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/shelf.hpp"
#include "first_moves.hpp"
#include "game_ids.hpp"
#include "hands_on_store.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

using test::dice_id;
using test::gang_id;
using test::sql;

namespace {

void leave(House& house)
{
    house.startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
    house.goHome();
}

void setChanged(House& house, const QDateTime& time)
{
    sql(house.store().file(), QStringLiteral("UPDATE match SET changed = %1").arg(time.toSecsSinceEpoch()));
    house.shelf()->refresh();
}

const ShelfItem& item(House& house, int row = 0)
{
    return house.shelf()->items().at(static_cast<std::size_t>(row));
}

}

class ShelfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void empty()
    {
        test::HouseFolder folder;
        QVERIFY(!folder->shelf()->hasMatch());
        QCOMPARE(folder->shelf()->count(), 0);
        folder->continueMatch();
        folder->continueMatch(4711);
        QCOMPARE(folder->screen(), House::Home);
        QCOMPARE(folder->problem(), QString());
    }

    void aGameThatWasLeft()
    {
        test::HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea"}, {4, 1}}, 7, {});
        QSignalSpy changed(folder->shelf(), &Shelf::changed);
        folder->goHome();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(folder->shelf()->count(), 1);
        const ShelfItem& left = item(folder.house());
        QCOMPARE(left.title, QStringLiteral("The Gang · round 1, job 1"));
        QVERIFY2(left.when.startsWith(QStringLiteral("last played today at ")), qPrintable(left.when));
        QCOMPARE(left.names, (QStringList{"Rosa", "Bea"}));
        QCOMPARE(left.marks, (QList<int>{4, 1}));
        QVERIFY(!left.elsewhere && !left.damaged);
    }

    /// A game that is left before any action is not saved: it could not be told from others.
    void aGameThatNeverBegan()
    {
        test::HouseFolder folder;
        const auto deal = [&] {
            folder->openNewGame(gang_id);
            emit folder->newGame()->dealt(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        };
        deal();
        QVERIFY(folder->table()->match().number() != 0);
        folder->goHome();
        QCOMPARE(folder->shelf()->count(), 0);
        QVERIFY(folder->store().all({gang_id}).empty());
        // The same if the window is closed, or if another game is begun at once.
        deal();
        folder.restart();
        QCOMPARE(folder->shelf()->count(), 0);
        deal();
        folder->table()->playAgain();
        folder->goHome();
        QCOMPARE(folder->shelf()->count(), 0);
        // A game with an action is saved, even if the action was undone.
        deal();
        test::play(folder.house(), 1);
        folder->table()->undo();
        folder->goHome();
        QCOMPARE(folder->shelf()->count(), 1);
        // Games saved before stay.
        folder->continueMatch();
        folder->goHome();
        QCOMPARE(folder->shelf()->count(), 1);
        const auto kept = folder->store().newestUnfinished();
        const qint64 copy = folder->store().add(*kept, kept->lines.first(1));
        folder->continueMatch(static_cast<int>(copy));
        folder->goHome();
        QCOMPARE(folder->shelf()->count(), 2);
    }

    /// The three matches left last are shown; older ones come back when there is room.
    void theLastThree()
    {
        test::HouseFolder folder;
        for (int game = 0; game < 5; ++game) {
            folder->startMatch(game % 2 == 0 ? gang_id : dice_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
            folder->goHome();
        }
        sql(folder->store().file(), QStringLiteral("UPDATE match SET changed = 1000 * id"));
        folder.restart();
        const auto& items = folder->shelf()->items();
        QCOMPARE(folder->shelf()->count(), Shelf::most);
        for (std::size_t row = 0; row < 3; ++row)
            QCOMPARE(items[row].key, 5 - static_cast<int>(row));
        QCOMPARE(items[1].title, QStringLiteral("Gang of Dice · round 1 of at most 12"));
        QCOMPARE(items[2].title, QStringLiteral("The Gang · round 1, job 1"));
        QCOMPARE(folder->store().unfinished().size(), 5);

        folder->continueMatch(2);
        QCOMPARE(folder->table()->gameId(), dice_id);
        folder->goHome();
        folder->continueMatch(1);
        QCOMPARE(folder->table()->gameId(), gang_id);
        folder->goHome();
        folder->continueMatch();
        QCOMPARE(folder->table()->gameId(), gang_id);
    }

    void marksThatAreNotThere()
    {
        test::HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea"}, {4, 5}}, 7, {});
        folder->goHome();
        sql(folder->store().file(), QStringLiteral("UPDATE match SET marks = '4'"));
        folder->shelf()->refresh();
        QCOMPARE(item(folder.house()).marks, (QList<int>{4, 1}));
    }

    void unknownGamesTakeNoPlace()
    {
        test::HouseFolder folder;
        leave(folder.house());
        for (int other = 0; other < 4; ++other)
            QVERIFY(folder->store().begin(QStringLiteral("poker"), {0, 1}, QStringLiteral("{}")) > 0);
        folder->shelf()->refresh();
        QCOMPARE(folder->shelf()->count(), 1);
        QCOMPARE(item(folder.house()).key, 1);
    }

    void jobsAreCounted()
    {
        test::HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        auto& table = *qobject_cast<TheGangTable*>(folder->table());
        test::Driver driver(table);
        while (test::match_of(table).state().job == 1
            && test::match_of(table).state().phase == backroom::the_gang::Phase::choosing) {
            const auto seat = *test::match_of(table).pending().begin();
            driver.play(test::Driver::Drag, backroom::the_gang::legal(test::match_of(table).state(), seat)[0]);
            driver.settle();
        }
        folder->goHome();
        QCOMPARE(item(folder.house()).title, QStringLiteral("The Gang · round 1, job 2"));
    }

    void days()
    {
        test::HouseFolder folder;
        leave(folder.house());
        const QDate today = QDate::currentDate();
        setChanged(folder.house(), today.addDays(-1).startOfDay().addSecs(3600 * 12));
        QVERIFY2(item(folder.house()).when.startsWith(QStringLiteral("last played yesterday at ")),
            qPrintable(item(folder.house()).when));
        setChanged(folder.house(), QDateTime(QDate(2024, 3, 5), QTime(21, 7)));
        QCOMPARE(item(folder.house()).when, QStringLiteral("last played on 5 March 2024"));
    }

    void inTheOtherLanguages()
    {
        test::HouseFolder folder;
        leave(folder.house());
        setChanged(folder.house(), QDateTime(QDate(2024, 3, 5), QTime(21, 7)));
        folder->preferences()->setLanguage(QStringLiteral("it"));
        QCOMPARE(item(folder.house()).when, QStringLiteral("ultima mossa: 5 marzo 2024"));
        folder->preferences()->setLanguage(QStringLiteral("fr"));
        QCOMPARE(item(folder.house()).when, QStringLiteral("quittée le 5 mars 2024"));
    }

    /// It is shown as damaged, does not affect others, and can be removed.
    void aGameDamagedFromItsBeginning()
    {
        test::HouseFolder folder;
        leave(folder.house());
        const auto id = static_cast<int>(folder->store().begin(gang_id, {0, 1}, QStringLiteral("no journal")));
        folder->store().release(id);
        sql(folder->store().file(), QStringLiteral("UPDATE match SET changed = 1000 WHERE id = 1"));
        folder->shelf()->refresh();
        QCOMPARE(folder->shelf()->count(), 2);
        const ShelfItem damaged = item(folder.house());
        QCOMPARE(damaged.key, id);
        QVERIFY(damaged.damaged);
        QCOMPARE(damaged.title, QStringLiteral("The Gang"));
        QVERIFY(damaged.names.isEmpty());
        QVERIFY(!item(folder.house(), 1).damaged);

        folder->continueMatch(id);
        QCOMPARE(folder->screen(), House::Home);
        QVERIFY2(
            folder->problem().contains(QStringLiteral("damaged from the very start")), qPrintable(folder->problem()));
        QCOMPARE(folder->store().read(id)->lines, QStringList{QStringLiteral("no journal")});
        folder->dismissProblem();
        folder->continueMatch();
        QVERIFY2(folder->table() != nullptr, "the other one");
        folder->goHome();

        folder->hide(1);
        QCOMPARE(folder->shelf()->count(), 2);
        folder->hide(id);
        QCOMPARE(folder->shelf()->count(), 1);
        QCOMPARE(folder->store().read(id)->lines, QStringList{QStringLiteral("no journal")});
        folder.restart();
        QCOMPARE(folder->shelf()->count(), 1);
    }

    /// In any game, it is resumed from its last good line, and the rest is set aside.
    void aGameDamagedAtItsEnd()
    {
        const auto row = [&](test::Case, const QString& damage) {
            test::HouseFolder folder;
            folder->startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
            test::play(folder.house(), 4);
            folder->goHome();
            sql(folder->store().file(), damage);
            folder->shelf()->refresh();
            QVERIFY(!item(folder.house()).damaged);
            QCOMPARE(item(folder.house()).names.size(), 2);

            folder->continueMatch(1);
            QCOMPARE(folder->screen(), House::Table);
            QVERIFY2(folder->problem().contains(QStringLiteral("resumes from the last good move"))
                    && folder->problem().contains(folder->store().file()),
                qPrintable(folder->problem()));
            QCOMPARE(folder->store().read(1)->lines.size(), 3);
            test::play(folder.house(), 2);
            QCOMPARE(folder->store().read(1)->lines.size(), 5);

            folder.restart();
            folder->continueMatch();
            QCOMPARE(folder->problem(), QString());
            QCOMPARE(test::match_of(test::table_in<TheGangTable>(folder.house())).journal().size(), std::size_t{4});
        };
        row("no JSON", "UPDATE line SET text = '{' WHERE number = 3");
        row("a line that is missing", "DELETE FROM line WHERE number = 3");
        row("a line twice", "UPDATE line SET text = (SELECT text FROM line WHERE number = 2) WHERE number = 3");
        row("nothing in a line", "UPDATE line SET text = '' WHERE number >= 3");
        row("bytes", "UPDATE line SET text = x'00ff80' WHERE number = 3");
    }

    /// Two programs use one folder.
    void aGameThatIsPlayedElsewhere()
    {
        test::HouseFolder folder;
        leave(folder.house());
        folder->startMatch(dice_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        auto other = std::make_unique<House>(folder.path(), QStringLiteral("en"), all_games());
        QCOMPARE(other->shelf()->count(), 2);
        const auto elsewhere = [&](int match) { return other->shelf()->find(match)->elsewhere; };
        QVERIFY(!elsewhere(1));
        QVERIFY(elsewhere(2));
        other->continueMatch(2);
        QCOMPARE(other->screen(), House::Home);
        other->continueMatch();
        QCOMPARE(other->table()->gameId(), gang_id);
        // The change is noticed as soon as the match is left.
        folder->goHome();
        QVERIFY(folder->shelf()->find(1)->elsewhere);
        other->goHome();
        other->shelf()->lookAround();
        QVERIFY(!elsewhere(2));
        folder->shelf()->lookAround();
        QVERIFY(!folder->shelf()->find(1)->elsewhere);
        // New matches and actions of the other program are noticed.
        other->startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 8, {});
        folder->shelf()->lookAround();
        QCOMPARE(folder->shelf()->count(), 3);
        QVERIFY(folder->shelf()->find(3)->elsewhere);
        other.reset();
        folder->shelf()->lookAround();
        QVERIFY(!folder->shelf()->find(3)->elsewhere);
    }

    /// A program that does not hold matches, like the first versions.
    void aGameThatIsPlayedOnElsewhereIsLeft()
    {
        test::HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        test::play(folder.house(), 1);
        sql(folder->store().file(), QStringLiteral("INSERT INTO line VALUES (1, 2, 'foreign')"));
        test::play(folder.house(), 1);
        QCOMPARE(folder->screen(), House::Table);
        QTRY_COMPARE(folder->screen(), House::Home);
        QVERIFY2(folder->problem().contains(QStringLiteral("another window")), qPrintable(folder->problem()));
        QCOMPARE(folder->store().read(1)->lines.value(2), QStringLiteral("foreign"));
        QCOMPARE(folder->store().read(1)->lines.size(), 3);
    }

    void aGameThisProgramDoesNotHave()
    {
        test::HouseFolder folder;
        QVERIFY(folder->store().begin(QStringLiteral("poker"), {0, 1}, QStringLiteral("{}")) > 0);
        folder->shelf()->refresh();
        QVERIFY(!folder->shelf()->hasMatch());
        folder->continueMatch();
        folder->continueMatch(1);
        QVERIFY(folder->table() == nullptr);
    }
};

BACKROOM_SUITE(ShelfTest)
#include "tst_shelf.moc"
