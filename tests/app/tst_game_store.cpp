#include "storage/game_store.hpp"

#include "house_folder.hpp"
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

/// Another program's hand on a database.
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

}

/// The one file in which all games are kept.
class GameStoreTest : public QObject {
    Q_OBJECT

    /// A good file with one game of two lines.
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
        store.finish(second);
        QCOMPARE(store.newestUnfinished()->id, first);
        store.finish(first);
        QVERIFY(!store.newestUnfinished());
        store.reopen(second);
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
        QVERIFY(again.append(kept->id, QStringLiteral("41")));
        QCOMPARE(again.newestUnfinished()->lines.size(), 42);
    }

    void twoProgramsOnOneFolder()
    {
        QTemporaryDir folder;
        GameStore one(folder.path());
        GameStore two(folder.path());
        QCOMPARE(two.trouble(), Trouble::none);
        const qint64 id = one.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header"));
        QVERIFY(one.append(id, QStringLiteral("line")));
        QCOMPARE(two.newestUnfinished()->lines.size(), 2);
        QVERIFY(two.append(id, QStringLiteral("another")));
        QCOMPARE(one.newestUnfinished()->lines.size(), 3);
    }

    void aFileThatIsNotOursIsLeftAlone_data()
    {
        QTest::addColumn<Trouble>("trouble");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("text") << Trouble::damaged << "is damaged and was left as it is";
        QTest::newRow("cut off") << Trouble::damaged << "is damaged and was left as it is";
        QTest::newRow("scribbled over") << Trouble::damaged << "is damaged and was left as it is";
        QTest::newRow("table missing") << Trouble::damaged << "is damaged and was left as it is";
        QTest::newRow("foreign") << Trouble::foreign << "belongs to another program and was left as it is";
        QTest::newRow("foreign, other id") << Trouble::foreign << "belongs to another program and was left as it is";
        QTest::newRow("foreign, write-ahead log")
            << Trouble::foreign << "belongs to another program and was left as it is";
        QTest::newRow("newer") << Trouble::newer << "comes from a newer Backroom and was left as it is";
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
                sql(file, {QStringLiteral("PRAGMA user_version = 2")});
            if (kind == QLatin1String("table missing"))
                sql(file, {QStringLiteral("DROP TABLE line")});
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
            QCOMPARE(store.begin(QStringLiteral("the-gang"), {0, 1}, QStringLiteral("header")), 0);
            QVERIFY(!store.append(1, QStringLiteral("line")));
            store.finish(1);
            store.reopen(1);
            QVERIFY(!store.newestUnfinished());
            QCOMPARE(store.trouble(), trouble);
        }
        QCOMPARE(bytes(file), before);

        // The player is told, and can play all the same.
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

    /// Killed while its changes were still in the write-ahead log: those stay there too.
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
            QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = 2")));
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

    /// Killed between the making of the file and its first table.
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
            QCOMPARE(house.store().begin(QStringLiteral("the-gang"), {0}, QStringLiteral("header")), 0);
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
        QVERIFY(folder->problem().contains(QStringLiteral("cannot be written")));
        folder->dismissProblem();
        QVERIFY(!folder->store().append(1, QStringLiteral("line")));
        QCOMPARE(folder->problem(), QString());
    }

    /// Every line is on the disk itself when `append` returns, not only with the system; of a new file and of one that
    /// was there.
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
