// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_exchange.hpp"
#include "house_folder.hpp"
#include "other_programs.hpp"
#include "store_case.hpp"

#include <QDir>

#include <sys/stat.h>

using namespace test;

Q_DECLARE_METATYPE(StoreTrouble)

namespace {

constexpr uid_t nobody_in_particular = 65534;

/// Writes a good file with one match of two lines.
void good(const QString& folder)
{
    GameStore store(folder);
    QVERIFY(store.append(begun(store), "line 1"));
}

void isTaken(const QString& folder)
{
    GameStore store(folder);
    QCOMPARE(store.trouble(), StoreTrouble::none);
    QVERIFY(begun(store) > 0);
}

const char* sentence(StoreTrouble trouble)
{
    return trouble == StoreTrouble::damaged ? "is damaged, and is left as it is"
        : trouble == StoreTrouble::foreign  ? "belongs to another program, and is left as it is"
                                            : "comes from a newer Backroom, and is left as it is";
}

}

/// Folders and files in a state in which the store has not left them.
class StoreFoldersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFreshFolderIsMade()
    {
        QTemporaryDir folder;
        const QString deep = folder.filePath("a/b/c");
        GameStore store(deep);
        QCOMPARE(store.trouble(), StoreTrouble::none);
        QCOMPARE(store.file(), QDir(deep).filePath("games.sqlite"));
        QVERIFY(QFileInfo::exists(store.file()));
        QVERIFY(!store.newestUnfinished());
    }

    void aFileThatIsNotOursIsLeftAlone_data()
    {
        QTest::addColumn<StoreTrouble>("trouble");
        QTest::addColumn<QStringList>("statements");
        const auto ours = [](const char* name, const char* statement, StoreTrouble trouble = StoreTrouble::damaged) {
            QTest::newRow(name) << trouble << QStringList{QString::fromLatin1(statement)};
        };
        for (const char* name : {"text", "cut off", "scribbled over"})
            QTest::newRow(name) << StoreTrouble::damaged << QStringList();
        ours("table missing", "DROP TABLE line");
        ours("pictures missing", "DROP TABLE picture");
        ours("set aside missing", "DROP TABLE set_aside");
        ours("reviews missing", "DROP TABLE review");
        ours("column missing", "ALTER TABLE match DROP COLUMN put_away");
        ours("newer", "PRAGMA user_version = 8", StoreTrouble::newer);
        const QStringList diary{"CREATE TABLE diary (day TEXT)", "INSERT INTO diary VALUES ('Monday')"};
        QTest::newRow("foreign") << StoreTrouble::foreign << diary;
        QTest::newRow("foreign, other id")
            << StoreTrouble::foreign << diary + QStringList{"PRAGMA application_id = 4711"};
        QTest::newRow("foreign, write-ahead log")
            << StoreTrouble::foreign
            << diary + QStringList{"PRAGMA journal_mode = WAL", "INSERT INTO diary VALUES ('Tuesday')"};
    }

    void aFileThatIsNotOursIsLeftAlone()
    {
        QFETCH(StoreTrouble, trouble);
        QFETCH(QStringList, statements);
        const QString kind = QString::fromLatin1(QTest::currentDataTag());
        QTemporaryDir folder;
        const QString file = file_in(folder.path());
        if (trouble != StoreTrouble::foreign)
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
            QVERIFY(!store.append(1, "line"));
            QVERIFY(!store.hold(1));
            QVERIFY(!store.heldElsewhere(1));
            QVERIFY(!store.setAside(1, 1));
            QVERIFY(!store.hide(1));
            QVERIFY(!store.bringBack(1));
            QVERIFY(!store.rename(1, "name"));
            QCOMPARE(store.duplicate(1, {}), 0);
            QCOMPARE(store.find(gang_id, {"header"}), 0);
            QVERIFY(!store.keepPicture(1, "picture"));
            QVERIFY(store.picture(1).isEmpty());
            QVERIFY(!store.keepReview(1, "review"));
            QVERIFY(store.review(1).isEmpty());
            QVERIFY(store.all({}).empty());
            QVERIFY(!store.newestUnfinished());
            QVERIFY(!store.read(1));
            QVERIFY(store.unfinished().isEmpty());
            QVERIFY(begun(store) < 0);
            QVERIFY(store.add({}, {"header"}) < 0);
            QVERIFY(!store.retry());
            QCOMPARE(store.trouble(), trouble);
        }
        QCOMPARE(content(file), before);

        // The player gets a message, and can play nevertheless.
        House house(folder.path(), "en", all_games());
        for (const char* part : {sentence(trouble), "games.sqlite"})
            QVERIFY2(house.problem().contains(part), qPrintable(house.problem()));
        house.preferences()->setSpeed(Preferences::Off);
        house.startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
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
        const QString newer = folder.filePath("newer");
        const QString killed = folder.filePath("killed");
        good(newer);
        const QString log = file_in(killed) + QStringLiteral("-wal");
        {
            QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "running");
            database.setDatabaseName(file_in(newer));
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec("PRAGMA user_version = 8"));
            QDir().mkpath(killed);
            for (const char* name : {"games.sqlite", "games.sqlite-wal"})
                QVERIFY(QFile::copy(QDir(newer).filePath(name), QDir(killed).filePath(name)));
        }
        QSqlDatabase::removeDatabase("running");
        const QList<QByteArray> before{content(file_in(killed)), content(log)};
        QVERIFY(!before[1].isEmpty());
        QCOMPARE(GameStore(killed).trouble(), StoreTrouble::newer);
        QCOMPARE(content(file_in(killed)), before[0]);
        QCOMPARE(content(log), before[1]);
    }

    void anEmptyFileIsTaken()
    {
        QTemporaryDir folder;
        write(file_in(folder.path()), {});
        isTaken(folder.path());
    }

    /// The program was killed before it created the first table.
    void aFileThatWasJustMadeIsTaken()
    {
        QTemporaryDir folder;
        sql(file_in(folder.path()), "PRAGMA journal_mode = WAL");
        QVERIFY(QFileInfo(file_in(folder.path())).size() > 0);
        isTaken(folder.path());
    }

    void aFolderThatCannotBe()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("file");
        write(file, "not a folder");
        for (const QString& path : {file, file + QStringLiteral("/below")}) {
            House house(path, "en", all_games());
            QCOMPARE(house.store().trouble(), StoreTrouble::cannot_write);
            QVERIFY2(house.problem().contains(QStringLiteral("cannot be written")), qPrintable(house.problem()));
            QVERIFY(house.store().begin(gang_id, {0}, "header") < 0);
            house.startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
            QVERIFY(house.table() != nullptr);
        }
        QCOMPARE(content(file), QByteArray("not a folder"));
    }

    void aFolderInPlaceOfTheFile()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("games.sqlite"));
        const GameStore store(folder.path());
        QCOMPARE(store.trouble(), StoreTrouble::cannot_write);
        QVERIFY(QFileInfo(store.file()).isDir());
    }

    /// As a user with read permission only: the matches are listed and can be read all the same.
    void aFolderThatCannotBeWritten()
    {
        const auto row = [&](Case, bool kept_before, bool file_too, bool cut_off) {
            QTemporaryDir folder;
            const QString file = file_in(folder.path());
            const QStringList lines =
                match_exchange::read(QStringLiteral(SOURCE_FOLDER "/tests/golden/the-gang-2-seats.jsonl"), all_games())
                    .match.lines;
            qint64 match = 0;
            if (kept_before) {
                GameStore store(folder.path());
                match = store.begin({0, gang_id, {0, 1}, {}, {}}, lines.mid(0, 1));
            }
            const pid_t writer = another_program([&] {
                if (!kept_before)
                    return true;
                auto* store = new GameStore(folder.path());
                for (const QString& line : lines.mid(1))
                    if (!store->hold(match) || !store->append(match, line))
                        return false;
                if (!cut_off)
                    delete store;
                return true;
            });
            QVERIFY(succeeded(writer));
            const std::string path = folder.path().toStdString();
            if (kept_before)
                ::chmod(file.toLocal8Bit().constData(), file_too ? 0444 : 0666);
            ::chmod(path.c_str(), 0555);
            const pid_t program = another_program([&] {
                if (::geteuid() == 0 && (::setgid(nobody_in_particular) != 0 || ::setuid(nobody_in_particular) != 0))
                    return false;
                House house(folder.path(), "en", all_games());
                GameStore& store = house.store();
                if (kept_before) {
                    house.replay(static_cast<int>(match));
                    if (store.read(match)->lines != lines || house.table() == nullptr
                        || house.table()->replay() == nullptr)
                        return false;
                    // Continued, its lines wait in memory.
                    if (!store.hold(match) || store.append(match, lines.last()) || store.retry()
                        || store.read(match)->lines.size() != lines.size() + 1)
                        return false;
                }
                return store.trouble() == StoreTrouble::cannot_write && begun(store) < 0
                    && store.unfinished().size() == (kept_before ? 2 : 1) && !store.retry();
            });
            QVERIFY(succeeded(program));
            ::chmod(path.c_str(), 0755);
            if (!kept_before)
                return;
            ::chmod(file.toLocal8Bit().constData(), 0644);
            GameStore store(folder.path());
            QCOMPARE(store.trouble(), StoreTrouble::none);
            QCOMPARE(store.read(match)->lines, lines);
        };
        row("an empty folder", false, false, false);
        row("the folder alone", true, false, false);
        row("the file too", true, true, false);
        row("a log left behind", true, true, true);
    }
};

BACKROOM_SUITE(StoreFoldersTest)
#include "tst_store_folders.moc"
