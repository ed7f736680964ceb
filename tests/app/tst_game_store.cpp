#include "app/storage/game_store.hpp"

#include "house_folder.hpp"
#include "other_programs.hpp"
#include "suites.hpp"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

using Trouble = GameStore::Trouble;

Q_DECLARE_METATYPE(Trouble)

namespace {

QByteArray bytes(const QString& file)
{
    QFile from(file);
    return from.open(QIODevice::ReadOnly) ? from.readAll() : QByteArray("(cannot be read)");
}

void write(const QString& file, const QByteArray& content)
{
    QFile to(file);
    QVERIFY(to.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(to.write(content), content.size());
}

void sql(const QString& file, const QStringList& statements)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("another"));
        database.setDatabaseName(file);
        QVERIFY2(database.open(), qPrintable(database.lastError().text()));
        QSqlQuery query(database);
        for (const QString& statement : statements)
            QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("another"));
}

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

    /// Writes a good file with one match of two lines.
    static void good(const QString& folder)
    {
        GameStore store(folder);
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        QVERIFY(store.append(id, QStringLiteral("line 1")));
    }

private Q_SLOTS:
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
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 id = store.begin(QStringLiteral("the-gang"), {3, 0, 5}, QStringLiteral("{\"ü\": 1}"));
        QVERIFY(id > 0);
        QVERIFY(store.append(id, QStringLiteral("one")));
        QVERIFY(store.append(id, QStringLiteral("two")));
        const auto kept = store.newestUnfinished();
        QVERIFY(kept);
        QCOMPARE(kept->id, id);
        QCOMPARE(kept->game, QStringLiteral("the-gang"));
        QCOMPARE(kept->marks, (QList<int>{3, 0, 5}));
        QCOMPARE(kept->lines, (QStringList{QStringLiteral("{\"ü\": 1}"), "one", "two"}));
        QVERIFY(std::abs(kept->changed.secsTo(QDateTime::currentDateTime())) < 60);
    }

    void theNewestUnfinishedGameIsTheOne()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 first = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("first"));
        const qint64 second = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("second"));
        QCOMPARE(store.newestUnfinished()->id, second);
        QVERIFY(store.append(second, QStringLiteral("the last line"), true));
        QCOMPARE(store.newestUnfinished()->id, first);
        QVERIFY(store.append(first, QStringLiteral("the last line"), true));
        QVERIFY(!store.newestUnfinished());
        QVERIFY(store.append(second, QStringLiteral("undone")));
        QCOMPARE(store.newestUnfinished()->id, second);
    }

    void aKilledProgramLosesNothing()
    {
        test::HouseFolder running;
        GameStore& store = running->store();
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
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
        QTemporaryDir folder;
        GameStore store(folder.path());
        QVERIFY(store.unfinished().isEmpty());
        const qint64 first = store.begin(QStringLiteral("the-gang"), {4, 1}, QStringLiteral("first"));
        const qint64 second = store.begin(QStringLiteral("gang-of-dice"), {0, 1}, QStringLiteral("second"));
        const qint64 third = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("third"));
        sql(store.file(), {QStringLiteral("UPDATE match SET changed = 1000 + id")});
        QVERIFY(store.append(first, QStringLiteral("line")));
        QVERIFY(store.append(second, QStringLiteral("the last line"), true));
        const auto list = store.unfinished();
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[0].id, first);
        QCOMPARE(list[0].game, QStringLiteral("the-gang"));
        QCOMPARE(list[0].marks, (QList<int>{4, 1}));
        QCOMPARE(list[1].id, third);
        store.putAway(first);
        QCOMPARE(store.unfinished().size(), 1);
        QCOMPARE(store.read(first)->lines, (QStringList{"first", "line"}));
        QVERIFY(!store.read(4711));
    }

    void whoeverBeginsOrOpensAMatchHoldsIt()
    {
        QTemporaryDir folder;
        GameStore one(folder.path());
        GameStore two(folder.path());
        const qint64 id = one.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        const qint64 other = one.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
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
        QVERIFY(one.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")) > 0);
        QVERIFY(two.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")) > 0);
    }

    void aStoreThatGoesHoldsNothing()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        auto other = std::make_unique<GameStore>(folder.path());
        const qint64 id = other->begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        QVERIFY(!store.hold(id));
        other.reset();
        QVERIFY(store.hold(id));
    }

    /// Regardless of the locks, no program appends to lines that are not its own.
    void aJournalThatSomebodyElseWentOnWithIsNotWrittenTo()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QList<qint64> overtaken;
        store.onOvertaken([&](qint64 match) { overtaken += match; });
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        const qint64 other = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        sql(store.file(), {QStringLiteral("INSERT INTO line VALUES (%1, 1, 'foreign')").arg(id)});
        QVERIFY(!store.append(id, QStringLiteral("own"), true));
        QVERIFY(!store.append(id, QStringLiteral("own")));
        QCOMPARE(overtaken, QList<qint64>{id});
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "foreign"}));
        QCOMPARE(store.unfinished().size(), 2);
        QCOMPARE(store.trouble(), Trouble::none);
        QVERIFY(store.append(other, QStringLiteral("line")));
        // Missing lines are noticed as well.
        sql(store.file(), {QStringLiteral("DELETE FROM line WHERE match = %1 AND number = 1").arg(other)});
        QVERIFY(!store.append(other, QStringLiteral("own")));
        QCOMPARE(overtaken, (QList<qint64>{id, other}));
    }

    void damagedLinesAreSetAside()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        for (const char* line : {"one", "two", "three"})
            QVERIFY(store.append(id, QString::fromLatin1(line)));
        QVERIFY(store.setAside(id, 2));
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "one"}));
        QVERIFY(store.append(id, QStringLiteral("two again")));
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "one", "two again"}));
        QVERIFY(store.setAside(id, 2));
        QCOMPARE(setAside(store.file()), (QStringList{"2 two", "3 three", "2 two again"}));
        store.release(id);
        QVERIFY2(!store.setAside(id, 1), "it is not held");
        QCOMPARE(store.read(id)->lines.size(), 2);
    }

    void aGapInAJournal()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        for (const char* line : {"one", "two", "three"})
            QVERIFY(store.append(id, QString::fromLatin1(line)));
        sql(store.file(), {QStringLiteral("DELETE FROM line WHERE number = 2")});
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "one", "", "three"}));
        QVERIFY(store.setAside(id, 2));
        QVERIFY(store.append(id, QStringLiteral("two again")));
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "one", "two again"}));
        QCOMPARE(setAside(store.file()), QStringList{"3 three"});
    }

    void namesAndPicturesAreKept()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        QCOMPARE(store.look(id)->name, QString());
        QVERIFY(store.rename(id, QStringLiteral("Friday")));
        QCOMPARE(store.look(id)->name, QStringLiteral("Friday"));
        QVERIFY(store.picture(id).isEmpty());
        QVERIFY(store.keepPicture(id, "first"));
        QVERIFY(store.keepPicture(id, QByteArray("\0second", 7)));
        QCOMPARE(store.picture(id), QByteArray("\0second", 7));
        // A match that does not exist gets no picture.
        store.keepPicture(4711, "picture");
        QVERIFY(store.picture(4711).isEmpty());
        QCOMPARE(store.trouble(), Trouble::none);
    }

    void allMatchesAreListed()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QVERIFY(store.all({}).empty());
        QList<qint64> ids;
        for (int match = 0; match < 4; ++match)
            ids += store.begin(
                match == 2 ? QStringLiteral("poker") : QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        QVERIFY(store.append(ids[1], QStringLiteral("the last line"), true));
        sql(store.file(), {QStringLiteral("UPDATE match SET changed = 1000 + id")});
        const auto list = store.all({QStringLiteral("the-gang"), QStringLiteral("gangz")});
        QCOMPARE(list.size(), std::size_t{3});
        QVERIFY((list[0] == GameStore::Entry{ids[3], false}));
        QVERIFY((list[1] == GameStore::Entry{ids[0], false}));
        QVERIFY((list[2] == GameStore::Entry{ids[1], true}));
        QCOMPARE(store.unfinished(1, {QStringLiteral("the-gang")}).size(), 1);
        QCOMPARE(store.unfinished(1, {QStringLiteral("the-gang")}).first().id, ids[3]);
        QCOMPARE(store.unfinished(9, {QStringLiteral("poker")}).first().id, ids[2]);
    }

    void aCopyGoesItsOwnWay()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 id = store.begin(
            QStringLiteral("the-gang"), {4, 1}, QStringLiteral("header"), {QStringLiteral("openHands")}, {0, 3});
        QVERIFY(store.append(id, QStringLiteral("one")));
        store.keepPicture(id, "picture");
        const qint64 copy = store.duplicate(id, QStringLiteral("Copy"));
        QVERIFY(copy > id);
        QVERIFY2(!store.append(copy, QStringLiteral("two")), "nobody holds it");
        QVERIFY(store.hold(copy));
        QVERIFY(store.append(copy, QStringLiteral("two")));
        QVERIFY(store.append(id, QStringLiteral("another two")));
        const auto kept = store.read(copy);
        QCOMPARE(kept->lines, (QStringList{"header", "one", "two"}));
        QCOMPARE(kept->name, QStringLiteral("Copy"));
        QCOMPARE(kept->marks, (QList<int>{4, 1}));
        QCOMPARE(kept->levels, (QList<int>{0, 3}));
        QCOMPARE(kept->house_rules, QStringList{"openHands"});
        QCOMPARE(store.picture(copy), QByteArray("picture"));
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "one", "another two"}));
        QCOMPARE(store.duplicate(4711, {}), 0);
    }

    void theSameJournalIsFound()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        GameStore::Listed as;
        as.game = QStringLiteral("the-gang");
        as.marks = {0, 1};
        as.over = true;
        const QStringList lines{"header", "one"};
        QCOMPARE(store.find(as.game, lines), 0);
        const qint64 id = store.add(as, lines);
        QVERIFY(id > 0);
        QVERIFY(store.look(id)->over);
        QCOMPARE(store.read(id)->lines, lines);
        QCOMPARE(store.find(as.game, lines), id);
        QCOMPARE(store.find(as.game, {"header"}), 0);
        QCOMPARE(store.find(as.game, {"header", "one", "two"}), 0);
        QCOMPARE(store.find(QStringLiteral("gangz"), lines), 0);
        QCOMPARE(store.find(as.game, {}), 0);
        QVERIFY(store.putAway(id));
        QCOMPARE(store.find(as.game, lines), id);
    }

    void whatIsPlayedElsewhereIsNotPutAway()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        GameStore other(folder.path());
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        QVERIFY(!other.putAway(id));
        QCOMPARE(other.unfinished().size(), 1);
        store.release(id);
        QVERIFY(other.putAway(id));
        QCOMPARE(store.unfinished().size(), 0);
        QVERIFY2(store.hold(id), "it is free again");
        QVERIFY(other.bringBack(id));
        QCOMPARE(store.unfinished().size(), 1);
    }

    /// Works for any number of matches, adjacent or not.
    void allThatIsPlayedElsewhere()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QCOMPARE(store.allHeldElsewhere(), QSet<qint64>());
        GameStore one(folder.path());
        GameStore two(folder.path());
        QSet<qint64> held;
        for (int match = 1; match <= 60; ++match) {
            const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
            if (match % 7 == 0)
                continue;
            store.release(id);
            if (match % 3 == 0 || match % 10 < 4) {
                QVERIFY((match % 2 == 0 ? one : two).hold(id));
                held += id;
            }
        }
        QCOMPARE(store.allHeldElsewhere(), held);
        for (const qint64 id : held)
            QVERIFY(store.heldElsewhere(id));
    }

    void houseRulesAreKept()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"),
            {QStringLiteral("openHands"), QStringLiteral("x")});
        QCOMPARE(store.read(id)->house_rules, (QStringList{"openHands", "x"}));
        QCOMPARE(store.unfinished().first().house_rules, (QStringList{"openHands", "x"}));
    }

    void computersAreKept()
    {
        QTemporaryDir folder;
        qint64 id = 0;
        {
            GameStore store(folder.path());
            id = store.begin(QStringLiteral("the-gang"), {0, 1, 2}, QStringLiteral("header"), {}, {0, 3, 1});
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
                return store.trouble() == Trouble::none
                    && store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")) > 0;
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
            id = store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
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
        QTest::addColumn<QString>("sentence");
        QTest::newRow("text") << Trouble::damaged << "is damaged, and is left as it is";
        QTest::newRow("cut off") << Trouble::damaged << "is damaged, and is left as it is";
        QTest::newRow("scribbled over") << Trouble::damaged << "is damaged, and is left as it is";
        QTest::newRow("table missing") << Trouble::damaged << "is damaged, and is left as it is";
        QTest::newRow("pictures missing") << Trouble::damaged << "is damaged, and is left as it is";
        QTest::newRow("set aside missing") << Trouble::damaged << "is damaged, and is left as it is";
        QTest::newRow("column missing") << Trouble::damaged << "is damaged, and is left as it is";
        QTest::newRow("foreign") << Trouble::foreign << "belongs to another program, and is left as it is";
        QTest::newRow("foreign, other id") << Trouble::foreign << "belongs to another program, and is left as it is";
        QTest::newRow("foreign, write-ahead log")
            << Trouble::foreign << "belongs to another program, and is left as it is";
        QTest::newRow("newer") << Trouble::newer << "comes from a newer Backroom, and is left as it is";
    }

    void aFileThatIsNotOursIsLeftAlone()
    {
        QFETCH(Trouble, trouble);
        QFETCH(QString, sentence);
        const QString kind = QString::fromLatin1(QTest::currentDataTag());
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        if (kind == QLatin1String("text")) {
            write(file, "Dear diary, today I robbed a bank.\n");
        } else if (kind.startsWith(QLatin1String("foreign"))) {
            sql(file,
                {QStringLiteral("CREATE TABLE diary (day TEXT)"),
                    QStringLiteral("INSERT INTO diary VALUES ('Monday')")});
            if (kind.contains(QLatin1String("id")))
                sql(file, {QStringLiteral("PRAGMA application_id = 4711")});
            if (kind.contains(QLatin1String("log")))
                sql(file,
                    {QStringLiteral("PRAGMA journal_mode = WAL"),
                        QStringLiteral("INSERT INTO diary VALUES ('Tuesday')")});
        } else {
            good(folder.path());
            if (kind == QLatin1String("newer"))
                sql(file, {QStringLiteral("PRAGMA user_version = 7")});
            if (kind == QLatin1String("table missing"))
                sql(file, {QStringLiteral("DROP TABLE line")});
            if (kind == QLatin1String("pictures missing"))
                sql(file, {QStringLiteral("DROP TABLE picture")});
            if (kind == QLatin1String("set aside missing"))
                sql(file, {QStringLiteral("DROP TABLE set_aside")});
            if (kind == QLatin1String("column missing"))
                sql(file, {QStringLiteral("ALTER TABLE match DROP COLUMN put_away")});
            const QByteArray content = bytes(file);
            if (kind == QLatin1String("cut off"))
                write(file, content.left(content.size() / 2));
            if (kind == QLatin1String("scribbled over"))
                write(file, content.left(4096) + QByteArray(content.size() - 4096, 'x'));
        }
        const QByteArray before = bytes(file);
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
            QCOMPARE(store.find(QStringLiteral("the-gang"), {"header"}), 0);
            QVERIFY(!store.keepPicture(1, "picture"));
            QVERIFY(store.picture(1).isEmpty());
            QVERIFY(store.all({}).empty());
            QVERIFY(!store.newestUnfinished());
            QVERIFY(!store.read(1));
            QVERIFY(store.unfinished().isEmpty());
            QVERIFY(store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")) < 0);
            QVERIFY(store.add({}, {"header"}) < 0);
            QVERIFY(!store.retry());
            QCOMPARE(store.trouble(), trouble);
        }
        QCOMPARE(bytes(file), before);

        // The player is told, and can play nevertheless.
        House house(folder.path(), QStringLiteral("en"), all_games());
        QVERIFY2(house.problem().contains(sentence), qPrintable(house.problem()));
        QVERIFY2(house.problem().contains(QStringLiteral("games.sqlite")), qPrintable(house.problem()));
        house.preferences()->setSpeed(Preferences::Off);
        house.startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QVERIFY(house.table() != nullptr);
        house.dismissProblem();
        QCOMPARE(house.problem(), QString());
        house.goHome();
        QCOMPARE(house.problem(), QString());
        QCOMPARE(bytes(file), before);
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
        const QByteArray base = bytes(QDir(killed).filePath(files[0]));
        const QByteArray log = bytes(QDir(killed).filePath(files[1]));
        QVERIFY(!log.isEmpty());
        {
            GameStore store(killed);
            QCOMPARE(store.trouble(), Trouble::newer);
        }
        QCOMPARE(bytes(QDir(killed).filePath(files[0])), base);
        QCOMPARE(bytes(QDir(killed).filePath(files[1])), log);
    }

    void anEmptyFileIsTaken()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("games.sqlite")), {});
        GameStore store(folder.path());
        QCOMPARE(store.trouble(), Trouble::none);
        QVERIFY(store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")) > 0);
    }

    /// The program was killed before it created the first table.
    void aFileThatWasJustMadeIsTaken()
    {
        QTemporaryDir folder;
        sql(folder.filePath(QStringLiteral("games.sqlite")), {QStringLiteral("PRAGMA journal_mode = WAL")});
        QVERIFY(QFileInfo(folder.filePath(QStringLiteral("games.sqlite"))).size() > 0);
        GameStore store(folder.path());
        QCOMPARE(store.trouble(), Trouble::none);
        QVERIFY(store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")) > 0);
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
            QVERIFY(house.store().begin(QStringLiteral("the-gang"), {0}, QStringLiteral("header")) < 0);
            house.startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
            QVERIFY(house.table() != nullptr);
        }
        QCOMPARE(bytes(file), QByteArray("not a folder"));
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
        folder->startMatch(QStringLiteral("the-gang"), {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        QCOMPARE(folder->problem(), QString());
        sql(folder->store().file(), {QStringLiteral("DROP TABLE line")});
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
            QVERIFY(store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")) > 0);
            QCOMPARE(synchronous(store), full);
        }
    }
};

BACKROOM_SUITE(GameStoreTest)
#include "tst_game_store.moc"
