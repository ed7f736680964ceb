// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_list.hpp"

#include "files.hpp"
#include "game_ids.hpp"
#include "hands_on_store.hpp"
#include "house_folder.hpp"
#include "models.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QAbstractItemModelTester>
#include <QBuffer>
#include <QSignalSpy>
#include <QTest>

using test::dice_id;
using test::gang_id;
using test::sql;

namespace {

QVariant told(House& house, int match, const char* role)
{
    MatchList& list = *house.matches();
    return list.index(list.rowOf(match), 0).data(list.roleNames().key(role));
}

void leave(House& house, const QString& game, const SeatList& seats = {{"Rosa", "Bea"}, {4, 1}})
{
    house.startMatch(game, seats, 7, {});
    house.goHome();
    house.openMatches();
}

void takeFinished(House& house)
{
    house.takeFile(QUrl::fromLocalFile(QStringLiteral(SOURCE_FOLDER "/tests/golden/gang-of-dice-2-seats.jsonl")));
}

}

class MatchListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void empty()
    {
        test::HouseFolder folder;
        folder->openMatches();
        QCOMPARE(folder->screen(), House::Matches);
        QCOMPARE(folder->matches()->count(), 0);
        QCOMPARE(folder->matches()->rowOf(1), -1);
        QVERIFY(folder->matches()->picture(1).isNull());
        for (const auto& act : {&MatchList::hide, &MatchList::duplicate, &MatchList::exportMatch})
            (folder->matches()->*act)(1);
        folder->matches()->rename(1, QStringLiteral("Friday"));
        folder->matches()->bringBack();
        QCOMPARE(folder->matches()->notice(), QString());
        folder->goHome();
        QCOMPARE(folder->screen(), House::Home);
    }

    void unfinishedFirst()
    {
        test::HouseFolder folder;
        const QAbstractItemModelTester tester(
            folder->matches(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        leave(folder.house(), gang_id);
        takeFinished(folder.house());
        leave(folder.house(), dice_id);
        sql(folder->store().file(), QStringLiteral("UPDATE match SET changed = 1000 * id"));
        folder->matches()->refresh();
        QCOMPARE(folder->matches()->count(), 3);
        QCOMPARE(folder->matches()->unfinished(), 2);
        QCOMPARE(folder->matches()->rowOf(3), 0);
        QCOMPARE(folder->matches()->rowOf(1), 1);
        QCOMPARE(folder->matches()->rowOf(2), 2);
        QVERIFY(!told(folder.house(), 1, "finished").toBool());
        QVERIFY(told(folder.house(), 2, "finished").toBool());
    }

    /// The standing appears a moment after it was requested.
    void whatIsToldOfAMatch()
    {
        test::HouseFolder folder;
        SeatList seats{{"Rosa", "Bea"}, {4, 1}};
        seats.levels = {0, 3};
        leave(folder.house(), gang_id, seats);
        QCOMPARE(told(folder.house(), 1, "title").toString(), QStringLiteral("The Gang"));
        QCOMPARE(told(folder.house(), 1, "standing").toString(), QString());
        QTRY_COMPARE(told(folder.house(), 1, "standing").toString(), QStringLiteral("Round 1, job 1"));
        QVERIFY(told(folder.house(), 1, "when").toString().startsWith(QStringLiteral("last played today at ")));
        QCOMPARE(told(folder.house(), 1, "names").toStringList(), (QStringList{"Rosa", "Bea"}));
        QCOMPARE(told(folder.house(), 1, "players").toStringList(), (QStringList{"Rosa", "Bea, Boss"}));
        QCOMPARE(told(folder.house(), 1, "marks").value<QList<int>>(), (QList<int>{4, 1}));
        QVERIFY(!told(folder.house(), 1, "damaged").toBool());
        QVERIFY(!told(folder.house(), 1, "named").toBool());

        folder->preferences()->setLanguage(QStringLiteral("it"));
        QTRY_COMPARE(told(folder.house(), 1, "standing").toString(), QStringLiteral("Turno 1, mano 1"));
        QVERIFY(told(folder.house(), 1, "when").toString().startsWith(QStringLiteral("lasciata oggi alle ")));
    }

    void whoWon()
    {
        test::HouseFolder folder;
        takeFinished(folder.house());
        QCOMPARE(told(folder.house(), 1, "standing").toString(), QString());
        QTRY_VERIFY(told(folder.house(), 1, "standing").toString().endsWith(QStringLiteral(" won")));
        QVERIFY(told(folder.house(), 1, "when").toString().startsWith(QStringLiteral("ended today at ")));
        // Opening a finished match does not change it.
        const QStringList lines = folder->store().read(1)->lines;
        folder->continueMatch(1);
        QCOMPARE(folder->screen(), House::Table);
        QVERIFY(folder->table()->over());
        folder->goHome();
        QCOMPARE(folder->store().read(1)->lines, lines);
        QVERIFY(folder->store().look(1)->over);
    }

    /// Only requested rows are read, in turn, for any number of matches.
    void manyMatches()
    {
        test::HouseFolder folder;
        leave(folder.house(), gang_id);
        for (int copy = 0; copy < 120; ++copy)
            folder->store().duplicate(1, {});
        folder->openMatches();
        QCOMPARE(folder->matches()->count(), 121);
        QSignalSpy read(folder->matches(), &QAbstractItemModel::dataChanged);
        for (int match : {5, 80, 121})
            static_cast<void>(told(folder.house(), match, "standing"));
        QTRY_COMPARE(read.size(), 3);
        QCoreApplication::processEvents();
        QCOMPARE(read.size(), 3);
        for (int match : {5, 80, 121})
            QCOMPARE(told(folder.house(), match, "standing").toString(), QStringLiteral("Round 1, job 1"));
        // When all are requested at once, as by scrolling, the last ones are read, and the others on a later request.
        for (int match = 1; match <= 121; ++match)
            static_cast<void>(told(folder.house(), match, "standing"));
        QTRY_COMPARE(told(folder.house(), 120, "standing").toString(), QStringLiteral("Round 1, job 1"));
        QTRY_COMPARE(told(folder.house(), 1, "standing").toString(), QStringLiteral("Round 1, job 1"));
        // What was read stays known after a refresh.
        folder->matches()->refresh();
        QCOMPARE(told(folder.house(), 120, "standing").toString(), QStringLiteral("Round 1, job 1"));
    }

    void names()
    {
        test::HouseFolder folder;
        leave(folder.house(), gang_id);
        folder->matches()->rename(1, QStringLiteral("  Friday   at Bea's "));
        QCOMPARE(told(folder.house(), 1, "title").toString(), QStringLiteral("Friday at Bea's"));
        QCOMPARE(told(folder.house(), 1, "game").toString(), QStringLiteral("The Gang"));
        QVERIFY(told(folder.house(), 1, "named").toBool());
        folder.restart();
        folder->openMatches();
        QCOMPARE(told(folder.house(), 1, "title").toString(), QStringLiteral("Friday at Bea's"));
        folder->matches()->rename(1, QStringLiteral("   "));
        QCOMPARE(told(folder.house(), 1, "title").toString(), QStringLiteral("The Gang"));
        QVERIFY(!told(folder.house(), 1, "named").toBool());
    }

    void deletedAndBroughtBack()
    {
        test::HouseFolder folder;
        const QAbstractItemModelTester tester(
            folder->matches(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        leave(folder.house(), gang_id);
        leave(folder.house(), dice_id);
        MatchList& list = *folder->matches();
        list.hide(1);
        QCOMPARE(list.count(), 1);
        QCOMPARE(list.unfinished(), 1);
        QCOMPARE(list.notice(), QStringLiteral("“The Gang” was deleted."));
        QVERIFY(list.canBringBack());
        list.bringBack();
        QCOMPARE(list.count(), 2);
        QCOMPARE(list.wanted(), 1);
        QVERIFY(!list.canBringBack());
        QCOMPARE(list.notice(), QString());
        list.bringBack();
        QCOMPARE(list.count(), 2);
        // Each deletion can be undone, the last one first, whatever else was done meanwhile.
        list.hide(1);
        list.hide(2);
        list.forgetNotice();
        QVERIFY(!list.canBringBack());
        folder->store().bringBack(1);
        folder->store().bringBack(2);
        list.refresh();
        list.hide(2);
        list.exportMatch(1);
        QVERIFY(!list.canBringBack());
        list.hide(1);
        list.bringBack();
        QCOMPARE(list.notice(), QStringLiteral("“Gang of Dice” was deleted."));
        QVERIFY(list.canBringBack());
        list.bringBack();
        QCOMPARE(list.count(), 2);
        QVERIFY(!list.canBringBack());
        // A deleted match stays deleted after a restart, but remains in the file.
        list.hide(1);
        folder.restart();
        folder->openMatches();
        QCOMPARE(folder->matches()->count(), 1);
        QVERIFY(!folder->matches()->canBringBack());
        QCOMPARE(folder->store().read(1)->lines.size(), 1);
    }

    void copies()
    {
        test::HouseFolder folder;
        leave(folder.house(), gang_id);
        MatchList& list = *folder->matches();
        list.duplicate(1);
        QCOMPARE(list.count(), 2);
        QCOMPARE(list.wanted(), 2);
        QVERIFY(!list.notice().isEmpty() && !list.canBringBack());
        QCOMPARE(told(folder.house(), 2, "title").toString(), QStringLiteral("Copy of The Gang"));
        folder->matches()->rename(2, QString(60, QLatin1Char('x')));
        list.duplicate(2);
        QCOMPARE(told(folder.house(), 3, "title").toString().size(), MatchList::name_length);
    }

    /// A damaged match is listed, can be exported and deleted, and does not affect others.
    void aDamagedMatch()
    {
        test::HouseFolder folder;
        leave(folder.house(), gang_id);
        const qint64 damaged = folder->store().begin(gang_id, {0, 1}, QStringLiteral("no journal"));
        QVERIFY(folder->store().append(damaged, QStringLiteral("{}")));
        folder->store().release(damaged);
        folder->openMatches();
        const int match = static_cast<int>(damaged);
        static_cast<void>(told(folder.house(), match, "damaged"));
        QTRY_VERIFY(told(folder.house(), match, "damaged").toBool());
        static_cast<void>(told(folder.house(), 1, "damaged"));
        QTRY_COMPARE(told(folder.house(), 1, "standing").toString(), QStringLiteral("Round 1, job 1"));
        QVERIFY(!told(folder.house(), 1, "damaged").toBool());
        folder->continueMatch(match);
        QCOMPARE(folder->screen(), House::Matches);
        QVERIFY(folder->problem().contains(QStringLiteral("damaged from the very start")));

        folder->matches()->setExportFolder(folder.path(QStringLiteral("out")));
        folder->matches()->exportMatch(match);
        QCOMPARE(test::content(folder.path("out/Backroom - The Gang.backroom")), QByteArray("no journal\n{}\n"));
        folder->matches()->hide(match);
        QCOMPARE(folder->matches()->count(), 1);
        folder->continueMatch(1);
        QCOMPARE(folder->screen(), House::Table);
    }

    void aMatchThatIsPlayedElsewhere()
    {
        test::HouseFolder folder;
        leave(folder.house(), gang_id);
        leave(folder.house(), dice_id);
        QTRY_VERIFY(!told(folder.house(), 1, "elsewhere").toBool());
        auto other = std::make_unique<GameStore>(folder.path());
        QVERIFY(other->hold(1));
        folder->matches()->lookAround();
        QVERIFY(told(folder.house(), 1, "elsewhere").toBool());
        QVERIFY(!told(folder.house(), 2, "elsewhere").toBool());
        folder->continueMatch(1);
        QCOMPARE(folder->screen(), House::Matches);
        folder->matches()->hide(1);
        QCOMPARE(folder->matches()->count(), 2);
        const qint64 begun = other->begin(gang_id, {0, 1}, QStringLiteral("header"));
        folder->matches()->lookAround();
        QCOMPARE(folder->matches()->count(), 3);
        QVERIFY(told(folder.house(), static_cast<int>(begun), "elsewhere").toBool());
        other.reset();
        folder->matches()->lookAround();
        QVERIFY(!told(folder.house(), 1, "elsewhere").toBool());
        folder->continueMatch(1);
        QCOMPARE(folder->screen(), House::Table);
    }

    void pictures()
    {
        test::HouseFolder folder;
        leave(folder.house(), gang_id);
        QVERIFY(folder->matches()->picture(1).isNull());
        folder->store().keepPicture(1, "no picture");
        QVERIFY(folder->matches()->picture(1).isNull());
        QImage image(4, 3, QImage::Format_RGB32);
        image.fill(Qt::red);
        QByteArray file;
        QBuffer buffer(&file);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
        folder->store().keepPicture(1, file);
        QCOMPARE(folder->matches()->picture(1).convertToFormat(QImage::Format_RGB32), image);
    }
};

BACKROOM_SUITE(MatchListTest)
#include "tst_match_list.moc"
