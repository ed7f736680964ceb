// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house_folder.hpp"
#include "store_case.hpp"

using namespace test;

namespace {

const QString set_aside = QStringLiteral("SELECT number || ' ' || text FROM set_aside ORDER BY rowid");

}

class GameStoreTest : public StoreCase {
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptIsFoundAgain()
    {
        const qint64 id = store_->begin(gang_id, {3, 0, 5}, "{\"ü\": 1}");
        QVERIFY(id > 0);
        QVERIFY(store_->append(id, "one"));
        QVERIFY(store_->append(id, "two"));
        const auto kept = store_->newestUnfinished();
        QVERIFY(kept);
        QCOMPARE(kept->id, id);
        QCOMPARE(kept->game, gang_id);
        QCOMPARE(kept->marks, (QList<int>{3, 0, 5}));
        QCOMPARE(kept->lines, (QStringList{"{\"ü\": 1}", "one", "two"}));
        QVERIFY(std::abs(kept->changed.secsTo(QDateTime::currentDateTime())) < 60);
    }

    void theNewestUnfinishedGameIsTheOne()
    {
        const qint64 first = begun("first");
        const qint64 second = begun("second");
        QCOMPARE(store_->newestUnfinished()->id, second);
        QVERIFY(store_->append(second, "the last line", true));
        QCOMPARE(store_->newestUnfinished()->id, first);
        QVERIFY(store_->append(first, "the last line", true));
        QVERIFY(!store_->newestUnfinished());
        QVERIFY(store_->append(second, "undone"));
        QCOMPARE(store_->newestUnfinished()->id, second);
    }

    void aKilledProgramLosesNothing()
    {
        HouseFolder running;
        GameStore& store = running->store();
        const qint64 id = test::begun(store);
        for (int line = 1; line <= 40; ++line)
            QVERIFY(store.append(id, QString::number(line)));

        const QString copy = running.path("killed");
        running.copyTo(copy);
        GameStore again(copy);
        QCOMPARE(again.trouble(), StoreTrouble::none);
        const auto kept = again.newestUnfinished();
        QVERIFY(kept);
        QCOMPARE(kept->lines.size(), 41);
        QCOMPARE(kept->lines.last(), QStringLiteral("40"));
        QVERIFY(again.hold(kept->id));
        QVERIFY(again.append(kept->id, "41"));
        QCOMPARE(again.newestUnfinished()->lines.size(), 42);
    }

    void allUnfinishedOnesAreListed()
    {
        QVERIFY(store_->unfinished().isEmpty());
        const qint64 first = store_->begin(gang_id, {4, 1}, "first");
        const qint64 second = store_->begin("gang-of-dice", {0, 1}, "second");
        const qint64 third = begun("third");
        sql(store_->file(), "UPDATE match SET changed = 1000 + id");
        QVERIFY(store_->append(first, "line"));
        QVERIFY(store_->append(second, "the last line", true));
        const auto list = store_->unfinished();
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[0].id, first);
        QCOMPARE(list[0].game, gang_id);
        QCOMPARE(list[0].marks, (QList<int>{4, 1}));
        QCOMPARE(list[1].id, third);
        store_->hide(first);
        QCOMPARE(store_->unfinished().size(), 1);
        QCOMPARE(lines(first), (QStringList{"first", "line"}));
        QVERIFY(!store_->read(4711));
    }

    void damagedLinesAreSetAside()
    {
        const qint64 id = begun();
        for (const char* line : {"one", "two", "three"})
            QVERIFY(store_->append(id, line));
        QVERIFY(store_->setAside(id, 2));
        QCOMPARE(lines(id), (QStringList{"header", "one"}));
        QVERIFY(store_->append(id, "two again"));
        QCOMPARE(lines(id), (QStringList{"header", "one", "two again"}));
        QVERIFY(store_->setAside(id, 2));
        QCOMPARE(sql(store_->file(), set_aside), (QStringList{"2 two", "3 three", "2 two again"}));
        store_->release(id);
        QVERIFY2(!store_->setAside(id, 1), "it is not held");
        QCOMPARE(lines(id).size(), 2);
    }

    void aGapInAJournal()
    {
        const qint64 id = begun();
        for (const char* line : {"one", "two", "three"})
            QVERIFY(store_->append(id, line));
        sql(store_->file(), "DELETE FROM line WHERE number = 2");
        QCOMPARE(lines(id), (QStringList{"header", "one", "", "three"}));
        QVERIFY(store_->setAside(id, 2));
        QVERIFY(store_->append(id, "two again"));
        QCOMPARE(lines(id), (QStringList{"header", "one", "two again"}));
        QCOMPARE(sql(store_->file(), set_aside), QStringList{"3 three"});
    }

    void reviewsAreKept()
    {
        const qint64 id = begun();
        QVERIFY(store_->review(id).isEmpty());
        QVERIFY(store_->keepReview(id, "first"));
        QVERIFY(store_->keepReview(id, "second"));
        QCOMPARE(store_->review(id), QStringLiteral("second"));
        QCOMPARE(store_->review(store_->duplicate(id, {})), QStringLiteral("second"));
        store_->keepReview(4711, "review");
        QVERIFY(store_->review(4711).isEmpty());
    }

    void namesAndPicturesAreKept()
    {
        const qint64 id = begun();
        QCOMPARE(store_->look(id)->name, QString());
        QVERIFY(store_->rename(id, "Friday"));
        QCOMPARE(store_->look(id)->name, QStringLiteral("Friday"));
        QVERIFY(store_->picture(id).isEmpty());
        QVERIFY(store_->keepPicture(id, "first"));
        QVERIFY(store_->keepPicture(id, QByteArray("\0second", 7)));
        QCOMPARE(store_->picture(id), QByteArray("\0second", 7));
        // A match that does not exist gets no picture.
        store_->keepPicture(4711, "picture");
        QVERIFY(store_->picture(4711).isEmpty());
        QCOMPARE(store_->trouble(), StoreTrouble::none);
    }

    void allMatchesAreListed()
    {
        QVERIFY(store_->all({}).empty());
        QList<qint64> ids;
        for (int match = 0; match < 4; ++match)
            ids += store_->begin(match == 2 ? QStringLiteral("poker") : gang_id, {0, 1}, header);
        QVERIFY(store_->append(ids[1], "the last line", true));
        sql(store_->file(), "UPDATE match SET changed = 1000 + id");
        const auto list = store_->all({gang_id, "gangz"});
        QCOMPARE(list.size(), std::size_t{3});
        QVERIFY((list[0] == GameStore::Entry{ids[3], false}));
        QVERIFY((list[1] == GameStore::Entry{ids[0], false}));
        QVERIFY((list[2] == GameStore::Entry{ids[1], true}));
        QCOMPARE(store_->unfinished(1, {gang_id}).size(), 1);
        QCOMPARE(store_->unfinished(1, {gang_id}).first().id, ids[3]);
        QCOMPARE(store_->unfinished(9, {"poker"}).first().id, ids[2]);
    }

    void aCopyGoesItsOwnWay()
    {
        const qint64 id = store_->begin(gang_id, {4, 1}, "header", {"openHands"}, {0, 3});
        QVERIFY(store_->append(id, "one"));
        store_->keepPicture(id, "picture");
        const qint64 copy = store_->duplicate(id, "Copy");
        QVERIFY(copy > id);
        QVERIFY2(!store_->append(copy, "two"), "nobody holds it");
        QVERIFY(store_->hold(copy));
        QVERIFY(store_->append(copy, "two"));
        QVERIFY(store_->append(id, "another two"));
        const auto kept = store_->read(copy);
        QCOMPARE(kept->lines, (QStringList{"header", "one", "two"}));
        QCOMPARE(kept->name, QStringLiteral("Copy"));
        QCOMPARE(kept->marks, (QList<int>{4, 1}));
        QCOMPARE(kept->levels, (QList<int>{0, 3}));
        QCOMPARE(kept->house_rules, QStringList{"openHands"});
        QCOMPARE(store_->picture(copy), QByteArray("picture"));
        QCOMPARE(lines(id), (QStringList{"header", "one", "another two"}));
        QCOMPARE(store_->duplicate(4711, {}), 0);
    }

    void onlyTheCopyOfAFinishedMatchKeepsItsDate()
    {
        for (const bool over : {false, true}) {
            const qint64 id = store_->begin(gang_id, {0, 1}, QStringLiteral("header"));
            QVERIFY(store_->append(id, QStringLiteral("one"), over));
            sql(store_->file(), QStringLiteral("UPDATE match SET changed = 1000"));
            const qint64 copy = store_->duplicate(id, {});
            QCOMPARE(store_->look(copy)->changed == store_->look(id)->changed, over);
        }
    }

    void theSameJournalIsFound()
    {
        GameStore::Listed as;
        as.game = gang_id;
        as.marks = {0, 1};
        as.over = true;
        const QStringList lines{"header", "one"};
        QCOMPARE(store_->find(as.game, lines), 0);
        const qint64 id = store_->add(as, lines);
        QVERIFY(id > 0);
        QVERIFY(store_->look(id)->over);
        QCOMPARE(store_->read(id)->lines, lines);
        QCOMPARE(store_->find(as.game, lines), id);
        QCOMPARE(store_->find(as.game, {"header"}), 0);
        QCOMPARE(store_->find(as.game, {"header", "one", "two"}), 0);
        QCOMPARE(store_->find("gangz", lines), 0);
        QCOMPARE(store_->find(as.game, {}), 0);
        QVERIFY(store_->hide(id));
        QCOMPARE(store_->find(as.game, lines), id);
    }

    void houseRulesAreKept()
    {
        const qint64 id = store_->begin(gang_id, {0, 1}, header, {"openHands", "x"});
        QCOMPARE(store_->read(id)->house_rules, (QStringList{"openHands", "x"}));
        QCOMPARE(store_->unfinished().first().house_rules, (QStringList{"openHands", "x"}));
    }

    void computersAreKept()
    {
        const qint64 id = store_->begin(gang_id, {0, 1, 2}, header, {}, {0, 3, 1});
        store_ = std::make_unique<GameStore>(folder_->path());
        QCOMPARE(store_->read(id)->levels, (QList<int>{0, 3, 1}));
        QCOMPARE(store_->unfinished().first().levels, (QList<int>{0, 3, 1}));
    }

    void aStoreThatFailsInTheMiddleIsToldOnce()
    {
        HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QCOMPARE(folder->problem(), QString());
        sql(folder->store().file(), "DROP TABLE line");
        QVERIFY(!folder->store().append(1, "line"));
        QVERIFY2(folder->problem().startsWith(QStringLiteral("Nothing can be saved at the moment")),
            qPrintable(folder->problem()));
        folder->dismissProblem();
        QVERIFY(!folder->store().append(1, "line"));
        QCOMPARE(folder->problem(), QString());
    }

    /// When `append` returns, every line has been synced to the disk itself, in new and existing files.
    void everyLineIsSynced()
    {
        const auto synchronous = [](const GameStore& store) {
            for (const QString& name : QSqlDatabase::connectionNames()) {
                const QSqlDatabase database = QSqlDatabase::database(name, false);
                QSqlQuery query(database);
                if (database.databaseName() == store.file() && query.exec("PRAGMA synchronous") && query.next())
                    return query.value(0).toInt();
            }
            return -1;
        };
        constexpr int full = 2;
        QTemporaryDir folder;
        for (int time = 0; time < 2; ++time) {
            GameStore store(folder.path());
            QCOMPARE(synchronous(store), full);
            QVERIFY(test::begun(store) > 0);
            QCOMPARE(synchronous(store), full);
        }
    }
};

BACKROOM_SUITE(GameStoreTest)
#include "tst_game_store.moc"
