#include "house_folder.hpp"
#include "other_programs.hpp"
#include "shell/match_list.hpp"
#include "shell/shelf.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <sys/stat.h>

using Trouble = GameStore::Trouble;

namespace {

const QString gang = QStringLiteral("the-gang");
/// Of those who may do nothing in particular.
constexpr uid_t nobody_in_particular = 65534;

/// The store's own connection.
QSqlDatabase connection(const GameStore& store)
{
    for (const QString& name : QSqlDatabase::connectionNames())
        if (const QSqlDatabase database = QSqlDatabase::database(name, false); database.databaseName() == store.file())
            return database;
    return {};
}

/// There is no room on the disk for another page.
void fill_disk(const GameStore& store)
{
    QSqlQuery query(connection(store));
    QVERIFY(query.exec(QStringLiteral("PRAGMA max_page_count = 1")));
}

void play(House& house, int actions)
{
    auto& table = test::table_in<TheGangTable>(house);
    test::Driver driver(table);
    for (int action = 0; action < actions; ++action) {
        const auto& match = test::match_of(table);
        driver.play(test::Driver::Drag, backroom::the_gang::legal(match.state(), *match.pending().begin())[0]);
        driver.settle();
    }
}

QString integrity(const QString& file)
{
    QString answer;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("checking"));
        database.setDatabaseName(file);
        database.open();
        QSqlQuery query(database);
        if (query.exec(QStringLiteral("PRAGMA integrity_check")) && query.next())
            answer = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("checking"));
    return answer;
}

}

/// What goes wrong round the file in which all games are kept; and the files of every version there was.
class StoreFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A folder as each version wrote it: everything in it is there, can be played on, and is read by this version
    /// from then on.
    void everyEarlierFolderOpens_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version <= 4; ++version)
            QTest::addRow("%d", version) << version;
    }
    void everyEarlierFolderOpens()
    {
        QFETCH(int, version);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        QVERIFY(
            QFile::copy(QStringLiteral(SOURCE_FOLDER "/tests/app/folders/schema-%1/games.sqlite").arg(version), file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        for (int time = 0; time < 2; ++time) {
            House house(folder.path(), QStringLiteral("en"), all_games());
            house.preferences()->setSpeed(Preferences::Off);
            QCOMPARE(house.store().trouble(), Trouble::none);
            QCOMPARE(house.problem(), QString());
            house.openMatches();
            QCOMPARE(house.matches()->unfinished(), version == 4 ? 2 : 1);
            QCOMPARE(house.matches()->count(), house.matches()->unfinished() + 1);
            QVERIFY2(house.matches()->rowOf(3) < 0, "it was put away");
            const auto kept = house.store().read(2);
            QCOMPARE(kept->marks, (QList<int>{4, 1}));
            QCOMPARE(kept->house_rules, version >= 3 ? QStringList{"openHands"} : QStringList());
            QCOMPARE(kept->lines.size(), 9 + time);
            if (version == 4)
                QCOMPARE(house.store().read(4)->levels, (QList<int>{0, 3}));
            house.continueMatch(1);
            QVERIFY2(house.table()->over(), "looked at");
            house.goHome();
            house.continueMatch(2);
            QCOMPARE(house.screen(), House::Table);
            QCOMPARE(house.problem(), QString());
            play(house, 1);
            QCOMPARE(house.store().read(2)->lines.size(), 10 + time);
        }
        QCOMPARE(integrity(file), QStringLiteral("ok"));
    }

    /// Two programs bring an old folder up to date at the same moment.
    void oneOldFolderAndManyPrograms()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_FOLDER "/tests/app/folders/schema-1/games.sqlite"), file));
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        QList<pid_t> programs;
        for (int program = 0; program < 6; ++program)
            programs += test::another_program([&] {
                const GameStore store(folder.path());
                return store.trouble() == Trouble::none && store.unfinished().size() == 1;
            });
        for (const pid_t program : programs)
            QVERIFY(test::succeeded(program));
    }

    /// What was kept stays, it is said once, and the game goes on at the table.
    void aFullDisk()
    {
        test::HouseFolder folder;
        folder->startMatch(gang, {{"Rosa", "Bea", "Vito", "Sal", "Nina"}, {0, 1, 2, 3, 4}}, 7, {});
        play(folder.house(), 3);
        const QStringList before = folder->store().read(1)->lines;
        QCOMPARE(before.size(), 4);
        fill_disk(folder->store());
        int played = 0;
        while (folder->problem().isEmpty() && played < 55) {
            play(folder.house(), 1);
            ++played;
        }
        QVERIFY2(folder->problem().contains(QStringLiteral("cannot be written")), qPrintable(QString::number(played)));
        QCOMPARE(folder->store().trouble(), Trouble::cannot_write);
        QCOMPARE(folder->screen(), House::Table);
        play(folder.house(), 1);
        const auto in_memory = test::match_of(test::table_in<TheGangTable>(folder.house())).journal().size();
        folder.close();
        QCOMPARE(integrity(folder.path(QStringLiteral("games.sqlite"))), QStringLiteral("ok"));
        // There is room again.
        folder.restart();
        QCOMPARE(folder->problem(), QString());
        const QStringList after = folder->store().read(1)->lines;
        QCOMPARE(after.mid(0, before.size()), before);
        QVERIFY(after.size() <= static_cast<qsizetype>(in_memory));
        QVERIFY(after.size() >= before.size() + played - 1);
        folder->continueMatch(1);
        QCOMPARE(folder->problem(), QString());
        play(folder.house(), 1);
        QCOMPARE(folder->store().read(1)->lines.size(), after.size() + 1);
    }

    /// Nothing half done is left of what a full disk stopped.
    void aFullDiskUnderTheList_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("duplicate") << 0;
        QTest::newRow("import") << 1;
        QTest::newRow("begin") << 2;
    }
    void aFullDiskUnderTheList()
    {
        QFETCH(int, what);
        test::HouseFolder folder;
        GameStore& store = folder->store();
        QStringList lines{"header"};
        for (int line = 0; line < 40; ++line)
            lines += QString(200, QLatin1Char('x'));
        GameStore::Listed as;
        as.game = gang;
        const qint64 id = store.add(as, lines);
        QVERIFY(id > 0);
        fill_disk(store);
        lines[0] = QStringLiteral("another");
        QCOMPARE(what == 0  ? store.duplicate(id, {})
                : what == 1 ? store.add(as, lines)
                            : store.begin(gang, {0, 1}, QString(20'000, QLatin1Char('x'))),
            0);
        QCOMPARE(store.trouble(), Trouble::cannot_write);
        QVERIFY2(folder->problem().contains(QStringLiteral("cannot be written")), qPrintable(folder->problem()));
        folder.restart();
        QCOMPARE(folder->store().all({}).size(), std::size_t{1});
        lines[0] = QStringLiteral("header");
        QCOMPARE(folder->store().read(id)->lines, lines);
        QCOMPARE(integrity(folder->store().file()), QStringLiteral("ok"));
    }

    /// As somebody who may only read there.
    void aFolderThatCannotBeWritten_data()
    {
        QTest::addColumn<bool>("kept_before");
        QTest::addColumn<bool>("file_too");
        QTest::newRow("an empty folder") << false << false;
        QTest::newRow("the folder alone") << true << false;
        QTest::newRow("the file too") << true << true;
    }
    void aFolderThatCannotBeWritten()
    {
        QFETCH(bool, kept_before);
        QFETCH(bool, file_too);
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        qint64 match = 0;
        if (kept_before) {
            GameStore store(folder.path());
            match = store.begin(gang, {0, 1}, QStringLiteral("header"));
        }
        const std::string path = folder.path().toStdString();
        if (kept_before)
            ::chmod(file.toLocal8Bit().constData(), file_too ? 0444 : 0666);
        ::chmod(path.c_str(), 0555);
        const pid_t program = test::another_program([&] {
            if (::geteuid() == 0 && (::setgid(nobody_in_particular) != 0 || ::setuid(nobody_in_particular) != 0))
                return false;
            GameStore store(folder.path());
            return store.trouble() == Trouble::cannot_write && store.begin(gang, {0, 1}, QStringLiteral("x")) == 0;
        });
        QVERIFY(test::succeeded(program));
        ::chmod(path.c_str(), 0755);
        if (!kept_before)
            return;
        ::chmod(file.toLocal8Bit().constData(), 0644);
        GameStore store(folder.path());
        QCOMPARE(store.trouble(), Trouble::none);
        QCOMPARE(store.read(match)->lines, QStringList{"header"});
    }
};

BACKROOM_SUITE(StoreFaultsTest)
#include "tst_store_faults.moc"
