#include "house_folder.hpp"
#include "shell/shelf.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

/// What the home screen says of the game that was left.
class ShelfTest : public QObject {
    Q_OBJECT

    static void setChanged(House& house, const QDateTime& time)
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("clock"));
            database.setDatabaseName(house.store().file());
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(QStringLiteral("UPDATE match SET changed = %1").arg(time.toSecsSinceEpoch())));
            query.finish();
            database.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("clock"));
        house.shelf()->refresh();
    }

private Q_SLOTS:
    void empty()
    {
        test::HouseFolder folder;
        QVERIFY(!folder->shelf()->hasMatch());
        QCOMPARE(folder->shelf()->title(), QString());
        QCOMPARE(folder->shelf()->when(), QString());
        QCOMPARE(folder->shelf()->seats()->rowCount(), 0);
        folder->continueMatch();
        QCOMPARE(folder->screen(), House::Home);
    }

    void aGameThatWasLeft()
    {
        test::HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {4, 1}}, 7, {});
        QSignalSpy changed(folder->shelf(), &Shelf::changed);
        folder->goHome();
        QCOMPARE(changed.size(), 1);
        Shelf& shelf = *folder->shelf();
        QVERIFY(shelf.hasMatch());
        QCOMPARE(shelf.title(), QStringLiteral("The Gang · round 1, job 1"));
        QVERIFY2(shelf.when().startsWith(QStringLiteral("left at the table today at ")), qPrintable(shelf.when()));
        QCOMPARE(shelf.seats()->rowCount(), 2);
        QCOMPARE(shelf.seats()->items()[0].name, QStringLiteral("Rosa"));
        QCOMPARE(shelf.seats()->items()[0].mark, 4);
    }

    void jobsAreCounted()
    {
        test::HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        auto& table = *qobject_cast<TheGangTable*>(folder->table());
        test::Driver driver(table);
        while (test::match_of(table).state().job == 1
            && test::match_of(table).state().phase == backroom::the_gang::Phase::choosing) {
            const auto seat = *test::match_of(table).pending().begin();
            driver.play(test::Driver::Drag, backroom::the_gang::legal(test::match_of(table).state(), seat)[0]);
            driver.settle();
        }
        folder->goHome();
        QCOMPARE(folder->shelf()->title(), QStringLiteral("The Gang · round 1, job 2"));
    }

    void days()
    {
        test::HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        folder->goHome();
        const QDate today = QDate::currentDate();
        setChanged(folder.house(), today.addDays(-1).startOfDay().addSecs(3600 * 12));
        QVERIFY2(folder->shelf()->when().startsWith(QStringLiteral("left at the table yesterday at ")),
            qPrintable(folder->shelf()->when()));
        setChanged(folder.house(), QDateTime(QDate(2024, 3, 5), QTime(21, 7)));
        const QString when = folder->shelf()->when();
        QVERIFY2(when.startsWith(QStringLiteral("left at the table on ")) && when.contains(QStringLiteral("2024"))
                && when.contains(QStringLiteral("March")) && when.contains(QStringLiteral("07")),
            qPrintable(when));
    }

    void inTheOtherLanguages()
    {
        test::HouseFolder folder;
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        folder->goHome();
        setChanged(folder.house(), QDateTime(QDate(2024, 3, 5), QTime(21, 7)));
        folder->preferences()->setLanguage(QStringLiteral("it"));
        QVERIFY2(folder->shelf()->when().contains(QStringLiteral("marzo")), qPrintable(folder->shelf()->when()));
        folder->preferences()->setLanguage(QStringLiteral("fr"));
        QVERIFY2(folder->shelf()->when().contains(QStringLiteral("mars")), qPrintable(folder->shelf()->when()));
    }

    void aDamagedJournal()
    {
        test::HouseFolder folder;
        const qint64 id = folder->store().begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("no journal"));
        QVERIFY(id > 0);
        folder->shelf()->refresh();
        QCOMPARE(folder->shelf()->title(), QStringLiteral("The Gang"));
        QVERIFY(folder->shelf()->hasMatch());
        QCOMPARE(folder->shelf()->seats()->rowCount(), 0);
    }

    void aGameThisProgramDoesNotHave()
    {
        test::HouseFolder folder;
        QVERIFY(folder->store().begin(QStringLiteral("poker"), {0, 1}, QStringLiteral("{}")) > 0);
        folder->shelf()->refresh();
        QVERIFY(!folder->shelf()->hasMatch());
        folder->continueMatch();
        QVERIFY(folder->table() == nullptr);
    }
};

BACKROOM_SUITE(ShelfTest)
#include "tst_shelf.moc"
