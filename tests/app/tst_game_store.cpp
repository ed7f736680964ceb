// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game_store.hpp"

#include "files.hpp"
#include "hands_on_store.hpp"
#include "house_folder.hpp"
#include "other_programs.hpp"
#include "suites.hpp"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using test::content;
using test::sql;
using test::write;
using Trouble = GameStore::Trouble;

Q_DECLARE_METATYPE(Trouble)

namespace {

const QString gang = QStringLiteral("the-gang");
const QString header = QStringLiteral("header");

QStringList setAside(const QString& file)
{
    QStringList lines;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("another"));
        database.setDatabaseName(file);
        database.open();
        QSqlQuery query(database);
        query.exec(QStringLiteral("SELECT number || ' ' || text FROM set_aside ORDER BY rowid"));
        while (query.next())
            lines += query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("another"));
    return lines;
}

}

class GameStoreTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<GameStore> store_;

    /// Writes a good file with one match of two lines.
    static void good(const QString& folder)
    {
        GameStore store(folder);
        const qint64 id = store.begin(gang, {0, 1}, header);
        QVERIFY(store.append(id, QStringLiteral("line 1")));
    }

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        store_ = std::make_unique<GameStore>(folder_->path());
    }
    void cleanup() { store_.reset(); }

    void aFreshFolderIsMade()
    {
        QTemporaryDir folder;
        const QString deep = folder.filePath(QStringLiteral("a/b/c"));
        GameStore store(deep);
        QCOMPARE(store.trouble(), Trouble::none);
        QCOMPARE(store.file(), QDir(deep).filePath(QStringLiteral("games.sqlite")));
        QVERIFY(QFileInfo::exists(store.file()));
        QVERIFY(!store.newestUnfinished());
    }

    void whatIsKeptIsFoundAgain()
    {
        const qint64 id = store_->begin(gang, {3, 0, 5}, QStringLiteral("{\"ü\": 1}"));
        QVERIFY(id > 0);
        QVERIFY(store_->append(id, QStringLiteral("one")));
        QVERIFY(store_->append(id, QStringLiteral("two")));
        const auto kept = store_->newestUnfinished();
        QVERIFY(kept);
        QCOMPARE(kept->id, id);
        QCOMPARE(kept->game, gang);
        QCOMPARE(kept->marks, (QList<int>{3, 0, 5}));
        QCOMPARE(kept->lines, (QStringList{QStringLiteral("{\"ü\": 1}"), "one", "two"}));
        QVERIFY(std::abs(kept->changed.secsTo(QDateTime::currentDateTime())) < 60);
    }

    void theNewestUnfinishedGameIsTheOne()
    {
        const qint64 first = store_->begin(gang, {0, 1}, QStringLiteral("first"));
        const qint64 second = store_->begin(gang, {0, 1}, QStringLiteral("second"));
        QCOMPARE(store_->newestUnfinished()->id, second);
        QVERIFY(store_->append(second, QStringLiteral("the last line"), true));
        QCOMPARE(store_->newestUnfinished()->id, first);
        QVERIFY(store_->append(first, QStringLiteral("the last line"), true));
        QVERIFY(!store_->newestUnfinished());
        QVERIFY(store_->append(second, QStringLiteral("undone")));
        QCOMPARE(store_->newestUnfinished()->id, second);
    }

    void aKilledProgramLosesNothing()
    {
        test::HouseFolder running;
        GameStore& store = running->store();
        const qint64 id = store.begin(gang, {0, 1}, header);
        for (int line = 1; line <= 40; ++line)
            QVERIFY(store.append(id, QString::number(line)));

        const QString copy = running.path(QStringLiteral("killed"));
        running.copyTo(copy);
        GameStore again(copy);
        QCOMPARE(again.trouble(), Trouble::none);
        const auto kept = again.newestUnfinished();
        QVERIFY(kept);
        QCOMPARE(kept->lines.size(), 41);
        QCOMPARE(kept->lines.last(), QStringLiteral("40"));
        QVERIFY(again.hold(kept->id));
        QVERIFY(again.append(kept->id, QStringLiteral("41")));
        QCOMPARE(again.newestUnfinished()->lines.size(), 42);
    }

    void allUnfinishedOnesAreListed()
    {
        QVERIFY(store_->unfinished().isEmpty());
        const qint64 first = store_->begin(gang, {4, 1}, QStringLiteral("first"));
        const qint64 second = store_->begin(QStringLiteral("gang-of-dice"), {0, 1}, QStringLiteral("second"));
        const qint64 third = store_->begin(gang, {0, 1}, QStringLiteral("third"));
        sql(store_->file(), QStringLiteral("UPDATE match SET changed = 1000 + id"));
        QVERIFY(store_->append(first, QStringLiteral("line")));
        QVERIFY(store_->append(second, QStringLiteral("the last line"), true));
        const auto list = store_->unfinished();
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[0].id, first);
        QCOMPARE(list[0].game, gang);
        QCOMPARE(list[0].marks, (QList<int>{4, 1}));
        QCOMPARE(list[1].id, third);
        store_->putAway(first);
        QCOMPARE(store_->unfinished().size(), 1);
        QCOMPARE(store_->read(first)->lines, (QStringList{"first", "line"}));
        QVERIFY(!store_->read(4711));
    }

    void whoeverBeginsOrOpensAMatchHoldsIt()
    {
        QTemporaryDir folder;
        GameStore one(folder.path());
        GameStore two(folder.path());
        const qint64 id = one.begin(gang, {0, 1}, header);
        const qint64 other = one.begin(gang, {0, 1}, header);
        QVERIFY(!one.heldElsewhere(id));
        QVERIFY(two.heldElsewhere(id));
        QVERIFY(!two.hold(id));
        QVERIFY(!two.append(id, QStringLiteral("line")));
        QVERIFY(one.hold(id));
        one.release(id);
        QVERIFY(!two.hold(id));
        one.release(id);
        QVERIFY(!two.heldElsewhere(id));
        QVERIFY(two.hold(id));
        QVERIFY(one.heldElsewhere(id));
        QVERIFY(!one.append(id, QStringLiteral("line")));
        QVERIFY(two.append(id, QStringLiteral("line")));
        QVERIFY2(two.heldElsewhere(other), "each match for itself");
        one.release(other);
        one.release(other);
        QVERIFY(two.hold(other));
        QCOMPARE(one.read(id)->lines, (QStringList{"header", "line"}));
        QCOMPARE(two.trouble(), Trouble::none);
        // New matches can be begun meanwhile.
        QVERIFY(one.begin(gang, {0, 1}, header) > 0);
        QVERIFY(two.begin(gang, {0, 1}, header) > 0);
    }

    void aStoreThatGoesHoldsNothing()
    {
        auto other = std::make_unique<GameStore>(folder_->path());
        const qint64 id = other->begin(gang, {0, 1}, header);
        QVERIFY(!store_->hold(id));
        other.reset();
        QVERIFY(store_->hold(id));
    }

    /// Regardless of the locks, no program appends to lines that are not its own.
    void aJournalThatSomebodyElseWentOnWithIsNotWrittenTo()
    {
        QList<qint64> overtaken;
        store_->onOvertaken([&](qint64 match) { overtaken += match; });
        const qint64 id = store_->begin(gang, {0, 1}, header);
        const qint64 other = store_->begin(gang, {0, 1}, header);
        sql(store_->file(), QStringLiteral("INSERT INTO line VALUES (%1, 1, 'foreign')").arg(id));
        QVERIFY(!store_->append(id, QStringLiteral("own"), true));
        QVERIFY(!store_->append(id, QStringLiteral("own")));
        QCOMPARE(overtaken, QList<qint64>{id});
        QCOMPARE(store_->read(id)->lines, (QStringList{"header", "foreign"}));
        QCOMPARE(store_->unfinished().size(), 2);
        QCOMPARE(store_->trouble(), Trouble::none);
        QVERIFY(store_->append(other, QStringLiteral("line")));
        // Missing lines are noticed as well.
        sql(store_->file(), QStringLiteral("DELETE FROM line WHERE match = %1 AND number = 1").arg(other));
        QVERIFY(!store_->append(other, QStringLiteral("own")));
        QCOMPARE(overtaken, (QList<qint64>{id, other}));
    }

    void damagedLinesAreSetAside()
    {
        const qint64 id = store_->begin(gang, {0, 1}, header);
        for (const char* line : {"one", "two", "three"})
            QVERIFY(store_->append(id, QString::fromLatin1(line)));
        QVERIFY(store_->setAside(id, 2));
        QCOMPARE(store_->read(id)->lines, (QStringList{"header", "one"}));
        QVERIFY(store_->append(id, QStringLiteral("two again")));
        QCOMPARE(store_->read(id)->lines, (QStringList{"header", "one", "two again"}));
        QVERIFY(store_->setAside(id, 2));
        QCOMPARE(setAside(store_->file()), (QStringList{"2 two", "3 three", "2 two again"}));
        store_->release(id);
        QVERIFY2(!store_->setAside(id, 1), "it is not held");
        QCOMPARE(store_->read(id)->lines.size(), 2);
    }

    void aGapInAJournal()
    {
        const qint64 id = store_->begin(gang, {0, 1}, header);
        for (const char* line : {"one", "two", "three"})
            QVERIFY(store_->append(id, QString::fromLatin1(line)));
        sql(store_->file(), QStringLiteral("DELETE FROM line WHERE number = 2"));
        QCOMPARE(store_->read(id)->lines, (QStringList{"header", "one", "", "three"}));
        QVERIFY(store_->setAside(id, 2));
        QVERIFY(store_->append(id, QStringLiteral("two again")));
        QCOMPARE(store_->read(id)->lines, (QStringList{"header", "one", "two again"}));
        QCOMPARE(setAside(store_->file()), QStringList{"3 three"});
    }

    void namesAndPicturesAreKept()
    {
        const qint64 id = store_->begin(gang, {0, 1}, header);
        QCOMPARE(store_->look(id)->name, QString());
        QVERIFY(store_->rename(id, QStringLiteral("Friday")));
        QCOMPARE(store_->look(id)->name, QStringLiteral("Friday"));
        QVERIFY(store_->picture(id).isEmpty());
        QVERIFY(store_->keepPicture(id, "first"));
        QVERIFY(store_->keepPicture(id, QByteArray("\0second", 7)));
        QCOMPARE(store_->picture(id), QByteArray("\0second", 7));
        // A match that does not exist gets no picture.
        store_->keepPicture(4711, "picture");
        QVERIFY(store_->picture(4711).isEmpty());
        QCOMPARE(store_->trouble(), Trouble::none);
    }

    void allMatchesAreListed()
    {
        QVERIFY(store_->all({}).empty());
        QList<qint64> ids;
        for (int match = 0; match < 4; ++match)
            ids += store_->begin(match == 2 ? QStringLiteral("poker") : gang, {0, 1}, header);
        QVERIFY(store_->append(ids[1], QStringLiteral("the last line"), true));
        sql(store_->file(), QStringLiteral("UPDATE match SET changed = 1000 + id"));
        const auto list = store_->all({gang, QStringLiteral("gangz")});
        QCOMPARE(list.size(), std::size_t{3});
        QVERIFY((list[0] == GameStore::Entry{ids[3], false}));
        QVERIFY((list[1] == GameStore::Entry{ids[0], false}));
        QVERIFY((list[2] == GameStore::Entry{ids[1], true}));
        QCOMPARE(store_->unfinished(1, {gang}).size(), 1);
        QCOMPARE(store_->unfinished(1, {gang}).first().id, ids[3]);
        QCOMPARE(store_->unfinished(9, {QStringLiteral("poker")}).first().id, ids[2]);
    }

    void aCopyGoesItsOwnWay()
    {
        const qint64 id = store_->begin(gang, {4, 1}, QStringLiteral("header"), {QStringLiteral("openHands")}, {0, 3});
        QVERIFY(store_->append(id, QStringLiteral("one")));
        store_->keepPicture(id, "picture");
        const qint64 copy = store_->duplicate(id, QStringLiteral("Copy"));
        QVERIFY(copy > id);
        QVERIFY2(!store_->append(copy, QStringLiteral("two")), "nobody holds it");
        QVERIFY(store_->hold(copy));
        QVERIFY(store_->append(copy, QStringLiteral("two")));
        QVERIFY(store_->append(id, QStringLiteral("another two")));
        const auto kept = store_->read(copy);
        QCOMPARE(kept->lines, (QStringList{"header", "one", "two"}));
        QCOMPARE(kept->name, QStringLiteral("Copy"));
        QCOMPARE(kept->marks, (QList<int>{4, 1}));
        QCOMPARE(kept->levels, (QList<int>{0, 3}));
        QCOMPARE(kept->house_rules, QStringList{"openHands"});
        QCOMPARE(store_->picture(copy), QByteArray("picture"));
        QCOMPARE(store_->read(id)->lines, (QStringList{"header", "one", "another two"}));
        QCOMPARE(store_->duplicate(4711, {}), 0);
    }

    void theSameJournalIsFound()
    {
        GameStore::Listed as;
        as.game = gang;
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
        QCOMPARE(store_->find(QStringLiteral("gangz"), lines), 0);
        QCOMPARE(store_->find(as.game, {}), 0);
        QVERIFY(store_->putAway(id));
        QCOMPARE(store_->find(as.game, lines), id);
    }

    void whatIsPlayedElsewhereIsNotPutAway()
    {
        GameStore other(folder_->path());
        const qint64 id = store_->begin(gang, {0, 1}, header);
        QVERIFY(!other.putAway(id));
        QCOMPARE(other.unfinished().size(), 1);
        store_->release(id);
        QVERIFY(other.putAway(id));
        QCOMPARE(store_->unfinished().size(), 0);
        QVERIFY2(store_->hold(id), "it is free again");
        QVERIFY(other.bringBack(id));
        QCOMPARE(store_->unfinished().size(), 1);
    }

    /// Works for any number of matches, adjacent or not.
    void allThatIsPlayedElsewhere()
    {
        QCOMPARE(store_->allHeldElsewhere(), QSet<qint64>());
        GameStore one(folder_->path());
        GameStore two(folder_->path());
        QSet<qint64> held;
        for (int match = 1; match <= 60; ++match) {
            const qint64 id = store_->begin(gang, {0, 1}, header);
            if (match % 7 == 0)
                continue;
            store_->release(id);
            if (match % 3 == 0 || match % 10 < 4) {
                QVERIFY((match % 2 == 0 ? one : two).hold(id));
                held += id;
            }
        }
        QCOMPARE(store_->allHeldElsewhere(), held);
        for (const qint64 id : held)
            QVERIFY(store_->heldElsewhere(id));
    }

    void houseRulesAreKept()
    {
        const qint64 id = store_->begin(gang, {0, 1}, header, {QStringLiteral("openHands"), QStringLiteral("x")});
        QCOMPARE(store_->read(id)->house_rules, (QStringList{"openHands", "x"}));
        QCOMPARE(store_->unfinished().first().house_rules, (QStringList{"openHands", "x"}));
    }

    void computersAreKept()
    {
        QTemporaryDir folder;
        qint64 id = 0;
        {
            GameStore store(folder.path());
            id = store.begin(gang, {0, 1, 2}, QStringLiteral("header"), {}, {0, 3, 1});
        }
        GameStore store(folder.path());
        QCOMPARE(store.read(id)->levels, (QList<int>{0, 3, 1}));
        QCOMPARE(store.unfinished().first().levels, (QList<int>{0, 3, 1}));
    }

    /// Several programs open a folder for the first time, or an old one.
    void manyProgramsAtOnce()
    {
        QTemporaryDir folder;
        QList<pid_t> programs;
        for (int program = 0; program < 6; ++program)
            programs += test::another_program([&] {
                GameStore store(folder.path());
                return store.trouble() == Trouble::none && store.begin(gang, {0, 1}, header) > 0;
            });
        for (const pid_t program : programs)
            QVERIFY(test::succeeded(program));
        const GameStore store(folder.path());
        QCOMPARE(store.unfinished().size(), 6);
    }

    /// Of several programs that resume a match at the same moment, one gets it. When it is killed, the match is free at
    /// once.
    void oneOfManyProgramsGetsAMatch()
    {
        constexpr int count = 6;
        QTemporaryDir folder;
        qint64 id = 0;
        {
            GameStore store(folder.path());
            id = store.begin(gang, {0, 1}, header);
        }
        test::Pipe start;
        test::Pipe told;
        QList<pid_t> programs;
        for (int program = 0; program < count; ++program)
            programs += test::another_program([&] {
                GameStore store(folder.path());
                start.wait();
                const bool mine = store.hold(id);
                told.send(mine && store.append(id, QStringLiteral("line")) ? 'y' : 'n');
                test::wait_for_ever();
                return true;
            });
        for (int program = 0; program < count; ++program)
            start.send('!');
        QByteArray answers;
        for (int program = 0; program < count; ++program)
            answers += told.wait();
        QCOMPARE(answers.count('y'), 1);
        QCOMPARE(answers.count('n'), count - 1);
        GameStore store(folder.path());
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "line"}));
        QVERIFY(store.heldElsewhere(id));
        QVERIFY(!store.hold(id));
        for (const pid_t program : programs)
            test::kill_program(program);
        QVERIFY(!store.heldElsewhere(id));
        QVERIFY(store.hold(id));
        QVERIFY(store.append(id, QStringLiteral("another")));
    }

    void aFileThatIsNotOursIsLeftAlone_data()
    {
        QTest::addColumn<Trouble>("trouble");
        QTest::addColumn<QStringList>("statements");
        const auto ours = [](const char* name, const char* statement, Trouble trouble = Trouble::damaged) {
            QTest::newRow(name) << trouble << QStringList{QString::fromLatin1(statement)};
        };
        for (const char* name : {"text", "cut off", "scribbled over"})
            QTest::newRow(name) << Trouble::damaged << QStringList();
        ours("table missing", "DROP TABLE line");
        ours("pictures missing", "DROP TABLE picture");
        ours("set aside missing", "DROP TABLE set_aside");
        ours("column missing", "ALTER TABLE match DROP COLUMN put_away");
        ours("newer", "PRAGMA user_version = 7", Trouble::newer);
        const QStringList diary{"CREATE TABLE diary (day TEXT)", "INSERT INTO diary VALUES ('Monday')"};
        QTest::newRow("foreign") << Trouble::foreign << diary;
        QTest::newRow("foreign, other id") << Trouble::foreign << diary + QStringList{"PRAGMA application_id = 4711"};
        QTest::newRow("foreign, write-ahead log")
            << Trouble::foreign
            << diary + QStringList{"PRAGMA journal_mode = WAL", "INSERT INTO diary VALUES ('Tuesday')"};
    }

    void aFileThatIsNotOursIsLeftAlone()
    {
        QFETCH(Trouble, trouble);
        QFETCH(QStringList, statements);
        const QString kind = QString::fromLatin1(QTest::currentDataTag());
        const QString sentence = trouble == Trouble::damaged ? QStringLiteral("is damaged, and is left as it is")
            : trouble == Trouble::foreign ? QStringLiteral("belongs to another program, and is left as it is")
                                          : QStringLiteral("comes from a newer Backroom, and is left as it is");
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        if (trouble != Trouble::foreign)
            good(folder.path());
        for (const QString& statement : statements)
            sql(file, statement);
        const QByteArray whole = content(file);
        if (kind == QLatin1String("text"))
            write(file, "Dear diary, today I robbed a bank.\n");
        if (kind == QLatin1String("cut off"))
            write(file, whole.left(whole.size() / 2));
        if (kind == QLatin1String("scribbled over"))
            write(file, whole.left(4096) + QByteArray(whole.size() - 4096, 'x'));
        const QByteArray before = content(file);
        QVERIFY(!before.isEmpty());
        {
            GameStore store(folder.path());
            QCOMPARE(store.trouble(), trouble);
            QVERIFY(!store.append(1, QStringLiteral("line")));
            QVERIFY(!store.hold(1));
            QVERIFY(!store.heldElsewhere(1));
            QVERIFY(!store.setAside(1, 1));
            QVERIFY(!store.putAway(1));
            QVERIFY(!store.bringBack(1));
            QVERIFY(!store.rename(1, QStringLiteral("name")));
            QCOMPARE(store.duplicate(1, {}), 0);
            QCOMPARE(store.find(gang, {"header"}), 0);
            QVERIFY(!store.keepPicture(1, "picture"));
            QVERIFY(store.picture(1).isEmpty());
            QVERIFY(store.all({}).empty());
            QVERIFY(!store.newestUnfinished());
            QVERIFY(!store.read(1));
            QVERIFY(store.unfinished().isEmpty());
            QVERIFY(store.begin(gang, {0, 1}, header) < 0);
            QVERIFY(store.add({}, {"header"}) < 0);
            QVERIFY(!store.retry());
            QCOMPARE(store.trouble(), trouble);
        }
        QCOMPARE(content(file), before);

        // The player is told, and can play nevertheless.
        House house(folder.path(), QStringLiteral("en"), all_games());
        QVERIFY2(house.problem().contains(sentence), qPrintable(house.problem()));
        QVERIFY2(house.problem().contains(QStringLiteral("games.sqlite")), qPrintable(house.problem()));
        house.preferences()->setSpeed(Preferences::Off);
        house.startMatch(gang, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QVERIFY(house.table() != nullptr);
        house.dismissProblem();
        QCOMPARE(house.problem(), QString());
        house.goHome();
        QCOMPARE(house.problem(), QString());
        QCOMPARE(content(file), before);
    }

    /// The write-ahead log of a killed program stays there too.
    void aNewerFileWithItsLogIsLeftAlone()
    {
        QTemporaryDir folder;
        const QString newer = folder.filePath(QStringLiteral("newer"));
        const QString killed = folder.filePath(QStringLiteral("killed"));
        good(newer);
        const QStringList files{QStringLiteral("games.sqlite"), QStringLiteral("games.sqlite-wal")};
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("running"));
            database.setDatabaseName(QDir(newer).filePath(files[0]));
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = 7")));
            QDir().mkpath(killed);
            for (const QString& name : files)
                QVERIFY(QFile::copy(QDir(newer).filePath(name), QDir(killed).filePath(name)));
            query.finish();
            database.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("running"));
        const QByteArray base = content(QDir(killed).filePath(files[0]));
        const QByteArray log = content(QDir(killed).filePath(files[1]));
        QVERIFY(!log.isEmpty());
        {
            GameStore store(killed);
            QCOMPARE(store.trouble(), Trouble::newer);
        }
        QCOMPARE(content(QDir(killed).filePath(files[0])), base);
        QCOMPARE(content(QDir(killed).filePath(files[1])), log);
    }

    void anEmptyFileIsTaken()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("games.sqlite")), {});
        GameStore store(folder.path());
        QCOMPARE(store.trouble(), Trouble::none);
        QVERIFY(store.begin(gang, {0, 1}, header) > 0);
    }

    /// The program was killed before it created the first table.
    void aFileThatWasJustMadeIsTaken()
    {
        QTemporaryDir folder;
        sql(folder.filePath(QStringLiteral("games.sqlite")), QStringLiteral("PRAGMA journal_mode = WAL"));
        QVERIFY(QFileInfo(folder.filePath(QStringLiteral("games.sqlite"))).size() > 0);
        GameStore store(folder.path());
        QCOMPARE(store.trouble(), Trouble::none);
        QVERIFY(store.begin(gang, {0, 1}, header) > 0);
    }

    void aFolderThatCannotBe()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("file"));
        write(file, "not a folder");
        for (const QString& path : {file, file + QStringLiteral("/below")}) {
            House house(path, QStringLiteral("en"), all_games());
            QCOMPARE(house.store().trouble(), Trouble::cannot_write);
            QVERIFY2(house.problem().contains(QStringLiteral("cannot be written")), qPrintable(house.problem()));
            QVERIFY(house.store().begin(gang, {0}, QStringLiteral("header")) < 0);
            house.startMatch(gang, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
            QVERIFY(house.table() != nullptr);
        }
        QCOMPARE(content(file), QByteArray("not a folder"));
    }

    void aFolderInPlaceOfTheFile()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("games.sqlite")));
        const GameStore store(folder.path());
        QCOMPARE(store.trouble(), Trouble::cannot_write);
        QVERIFY(QFileInfo(store.file()).isDir());
    }

    void aStoreThatFailsInTheMiddleIsToldOnce()
    {
        test::HouseFolder folder;
        folder->startMatch(gang, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QCOMPARE(folder->problem(), QString());
        sql(folder->store().file(), QStringLiteral("DROP TABLE line"));
        QVERIFY(!folder->store().append(1, QStringLiteral("line")));
        QVERIFY2(folder->problem().startsWith(QStringLiteral("Nothing can be saved at the moment")),
            qPrintable(folder->problem()));
        folder->dismissProblem();
        QVERIFY(!folder->store().append(1, QStringLiteral("line")));
        QCOMPARE(folder->problem(), QString());
    }

    /// When `append` returns, every line has been synced to the disk itself, in new and existing files.
    void everyLineIsSynced()
    {
        const auto synchronous = [](const GameStore& store) {
            for (const QString& name : QSqlDatabase::connectionNames()) {
                const QSqlDatabase database = QSqlDatabase::database(name, false);
                QSqlQuery query(database);
                if (database.databaseName() == store.file() && query.exec(QStringLiteral("PRAGMA synchronous"))
                    && query.next())
                    return query.value(0).toInt();
            }
            return -1;
        };
        constexpr int full = 2;
        QTemporaryDir folder;
        for (int time = 0; time < 2; ++time) {
            GameStore store(folder.path());
            QCOMPARE(synchronous(store), full);
            QVERIFY(store.begin(gang, {0, 1}, header) > 0);
            QCOMPARE(synchronous(store), full);
        }
    }
};

BACKROOM_SUITE(GameStoreTest)
#include "tst_game_store.moc"
