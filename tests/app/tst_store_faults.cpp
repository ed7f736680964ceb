// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_exchange.hpp"
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"
#include "hands_on_store.hpp"
#include "house_folder.hpp"
#include "other_programs.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QSignalSpy>
#include <QTest>

#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>

using Trouble = GameStore::Trouble;
using test::fill_disk;
using test::integrity;
using test::make_room;
using test::sql;

namespace {

const QString gang = QStringLiteral("the-gang");
constexpr uid_t nobody_in_particular = 65534;

/// Mounts a file system of this size that only this process sees.
bool mount_small(const QString& folder, const char* size)
{
    return ::unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
        && ::mount("tmpfs", folder.toLocal8Bit().constData(), "tmpfs", 0, size) == 0;
}

void fill(const QString& file)
{
    QFile ballast(file);
    static_cast<void>(ballast.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    for (const qint64 size : {4096, 256, 1})
        while (ballast.write(QByteArray(size, 'x')) == size) { }
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

}

/// Tests failures of the storage, and files of all earlier versions.
class StoreFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Opens a folder of each version: everything in it is there, can be continued, and is saved by this version from
    /// then on.
    void everyEarlierFolderOpens()
    {
        for (int version = 1; version <= 5; ++version) {
            const test::Case tried(QString::asprintf("%d", version));
            QTemporaryDir folder;
            const QString file = folder.filePath(QStringLiteral("games.sqlite"));
            QVERIFY(QFile::copy(
                QStringLiteral(SOURCE_FOLDER "/tests/app/folders/schema-%1/games.sqlite").arg(version), file));
            QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
            for (int time = 0; time < 2; ++time) {
                House house(folder.path(), QStringLiteral("en"), all_games());
                house.preferences()->setSpeed(Preferences::Off);
                QCOMPARE(house.store().trouble(), Trouble::none);
                QCOMPARE(house.problem(), QString());
                house.openMatches();
                QCOMPARE(house.matches()->unfinished(), version >= 4 ? 2 : 1);
                QCOMPARE(house.matches()->count(), house.matches()->unfinished() + 1);
                QVERIFY2(house.matches()->rowOf(3) < 0, "it was put away");
                const auto kept = house.store().read(2);
                QCOMPARE(kept->marks, (QList<int>{4, 1}));
                QCOMPARE(kept->house_rules, version >= 3 ? QStringList{"openHands"} : QStringList());
                QCOMPARE(kept->lines.size(), 9 + time);
                QCOMPARE(kept->name, version >= 5 ? QStringLiteral("Friday") : QString());
                QCOMPARE(house.store().picture(2).isEmpty(), version < 5);
                if (version >= 4)
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
    }

    /// Two programs upgrade an old folder at the same moment.
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

    /// What was saved stays, the problem is reported once, and the game continues. Later actions are saved as soon as
    /// there is space.
    void aFullDisk()
    {
        const auto row = [&](test::Case, bool ended) {
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
            QVERIFY2(folder->problem().startsWith(QStringLiteral("Nothing can be saved at the moment")),
                qPrintable(folder->problem()));
            QCOMPARE(folder->store().trouble(), Trouble::stuck);
            QCOMPARE(folder->screen(), House::Table);
            play(folder.house(), 1);
            const auto in_memory =
                static_cast<qsizetype>(test::match_of(test::table_in<TheGangTable>(folder.house())).journal().size())
                + 1;
            if (ended) {
                folder.close();
                QCOMPARE(integrity(folder.path(QStringLiteral("games.sqlite"))), QStringLiteral("ok"));
                folder.restart();
            } else {
                // The match can be left and resumed nevertheless.
                folder->goHome();
                folder->continueMatch(1);
                QCOMPARE(folder->screen(), House::Table);
                QCOMPARE(test::match_of(test::table_in<TheGangTable>(folder.house())).journal().size() + 1,
                    static_cast<std::size_t>(in_memory));
                QVERIFY(!folder->store().retry());
                QSignalSpy told(&folder.house(), &House::problemChanged);
                make_room(folder->store());
                QVERIFY(folder->store().retry());
                QCOMPARE(told.size(), 1);
            }
            QCOMPARE(folder->problem(), QString());
            const QStringList after = folder->store().read(1)->lines;
            QCOMPARE(after.mid(0, before.size()), before);
            if (!ended)
                QCOMPARE(after.size(), in_memory);
            QVERIFY(after.size() <= in_memory);
            QVERIFY(after.size() >= before.size() + played - 1);
            folder->continueMatch(1);
            QCOMPARE(folder->problem(), QString());
            play(folder.house(), 1);
            QCOMPARE(folder->store().read(1)->lines.size(), after.size() + 1);
            // The next failure is reported again.
            fill_disk(folder->store());
            QVERIFY(folder->store().begin(gang, {0, 1}, QString(20'000, QLatin1Char('x'))) < 0);
            QVERIFY(!folder->problem().isEmpty());
            folder->dismissProblem();
            QCOMPARE(folder->problem(), QString());
        };
        row("until the program ends", true);
        row("for a while", false);
    }

    void whatThereIsNoRoomForWaits()
    {
        QTemporaryDir folder;
        int told = 0;
        auto store = std::make_unique<GameStore>(folder.path(), [&told] { ++told; });
        GameStore other(folder.path());
        const QString long_line(20'000, QLatin1Char('x'));
        const qint64 first = store->begin(gang, {0, 1}, QStringLiteral("first"));
        const qint64 given_back = store->begin(gang, {0, 1}, QStringLiteral("given back"));
        fill_disk(*store);
        QVERIFY(!store->append(first, long_line));
        QCOMPARE(store->trouble(), Trouble::stuck);
        QCOMPARE(told, 1);
        QVERIFY(!store->append(first, QStringLiteral("end"), true));
        QVERIFY(!store->append(given_back, long_line));
        store->release(given_back);
        QVERIFY2(other.heldElsewhere(given_back), "until all of it is on disk");
        // Saved matches remain readable, including what waits.
        QCOMPARE(store->all({gang}).size(), std::size_t{2});
        QCOMPARE(store->read(first)->lines, (QStringList{"first", long_line, "end"}));
        QVERIFY(store->read(first)->over);
        QCOMPARE(other.read(first)->lines, QStringList{"first"});
        // A match begun meanwhile waits as a whole; another one ends before there is space.
        const qint64 second = store->begin(gang, {4, 1}, QString(30'000, QLatin1Char('h')), {"rule"}, {0, 2});
        QVERIFY(second < 0);
        QVERIFY(!store->append(second, QStringLiteral("line")));
        store->keepPicture(second, "picture");
        const qint64 third = store->begin(gang, {0, 1}, QString(30'000, QLatin1Char('t')));
        QVERIFY(third < 0 && third != second);
        store->release(third);
        QCOMPARE(other.all({gang}).size(), std::size_t{2});
        QCOMPARE(told, 1);

        make_room(*store);
        QVERIFY(store->retry());
        QCOMPARE(told, 2);
        QCOMPARE(store->trouble(), Trouble::none);
        QCOMPARE(other.read(first)->lines, (QStringList{"first", long_line, "end"}));
        QVERIFY(other.look(first)->over);
        QCOMPARE(other.read(given_back)->lines, (QStringList{"given back", long_line}));
        QVERIFY(!other.heldElsewhere(given_back));
        QVERIFY(other.heldElsewhere(first));
        QCOMPARE(other.all({gang}).size(), std::size_t{4});
        qint64 kept = 0;
        for (const auto& entry : other.all({gang}))
            if (other.read(entry.id)->lines.first().startsWith(QLatin1Char('h')))
                kept = entry.id;
        QVERIFY(kept > 0);
        QCOMPARE(other.read(kept)->lines.size(), 2);
        QCOMPARE(other.look(kept)->marks, (QList<int>{4, 1}));
        QCOMPARE(other.look(kept)->levels, (QList<int>{0, 2}));
        QCOMPARE(other.look(kept)->house_rules, QStringList{"rule"});
        QVERIFY(other.heldElsewhere(kept));
        // Its temporary number stays valid.
        QVERIFY(store->append(second, QStringLiteral("more")));
        QVERIFY(store->keepPicture(second, "picture"));
        QCOMPARE(other.picture(kept), QByteArray("picture"));
        QCOMPARE(other.read(kept)->lines.size(), 3);
        store->release(second);
        QVERIFY(!other.heldElsewhere(kept));

        // Ending the program is the last attempt.
        fill_disk(*store);
        QVERIFY(!store->append(first, long_line + long_line));
        make_room(*store);
        store.reset();
        QCOMPARE(other.read(first)->lines.size(), 4);
        QVERIFY(!other.look(first)->over);
    }

    /// All lines of a journal are written or none, as when a match is continued from its middle.
    void aWholeJournalAtOnce()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const GameStore other(folder.path());
        GameStore::Listed as;
        as.game = gang;
        as.marks = {3, 1};
        as.over = true;
        QStringList lines;
        for (int line = 0; line < 10'000; ++line)
            lines += QStringLiteral("%1 of a match").arg(line);
        const qint64 id = store.begin(as, lines);
        QVERIFY(other.heldElsewhere(id));
        QCOMPARE(other.read(id)->lines, lines);
        QVERIFY(other.look(id)->over);
        QVERIFY(store.append(id, QStringLiteral("taken back")));
        QVERIFY(!other.look(id)->over);
        QCOMPARE(other.read(id)->lines.size(), lines.size() + 1);
        fill_disk(store);
        QVERIFY(store.begin(as, lines) < 0);
        QCOMPARE(other.all({}).size(), std::size_t{1});
        make_room(store);
        QVERIFY(store.retry());
        QCOMPARE(other.all({}).size(), std::size_t{2});
        QCOMPARE(other.read(id + 1)->lines, lines);
        QVERIFY(other.look(id + 1)->over);
    }

    /// A match that another program continued meanwhile is not changed.
    void overtakenWhileTheDiskIsFull()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QList<qint64> overtaken;
        store.onOvertaken([&](qint64 match) { overtaken += match; });
        const qint64 id = store.begin(gang, {0, 1}, QStringLiteral("header"));
        const qint64 untouched = store.begin(gang, {0, 1}, QStringLiteral("header"));
        fill_disk(store);
        QVERIFY(!store.append(id, QString(20'000, QLatin1Char('x'))));
        QVERIFY(!store.append(untouched, QStringLiteral("own")));
        make_room(store);
        sql(store.file(), QStringLiteral("INSERT INTO line VALUES (%1, 1, 'foreign')").arg(id));
        QVERIFY(store.retry());
        QCOMPARE(overtaken, QList<qint64>{id});
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "foreign"}));
        QCOMPARE(store.read(untouched)->lines, (QStringList{"header", "own"}));
        QVERIFY(!store.append(id, QStringLiteral("more")));
    }

    /// Uses a full file system of 256 kB, with real errors.
    void aSmallFileSystem()
    {
        QTemporaryDir folder;
        if (!test::succeeded(test::another_program([&] { return mount_small(folder.path(), "size=256k"); })))
            QSKIP("nothing may be mounted here");
        const pid_t program = test::another_program([&] {
            if (!mount_small(folder.path(), "size=256k"))
                return false;
            const QString ballast = folder.filePath(QStringLiteral("ballast"));
            QStringList lines{"header"};
            qint64 id = 0;
            {
                GameStore store(folder.path());
                id = store.begin(gang, {0, 1}, lines.first());
                fill(ballast);
                for (int line = 0; line < 200; ++line) {
                    lines += QString(400, QLatin1Char('x'));
                    store.append(id, lines.last());
                }
                if (store.trouble() != Trouble::stuck || store.read(id)->lines != lines)
                    return false;
                const qint64 waits = store.begin(gang, {0, 1}, QString(20'000, QLatin1Char('y')));
                if (waits >= 0 || store.retry() || store.append(id, QStringLiteral("end")))
                    return false;
                lines += QStringLiteral("end");
                QFile::remove(ballast);
                if (!store.retry() || store.trouble() != Trouble::none || store.read(id)->lines != lines)
                    return false;
            }
            const GameStore again(folder.path());
            return again.trouble() == Trouble::none && again.read(id)->lines == lines && again.all({}).size() == 2
                && integrity(again.file()) == QLatin1String("ok");
        });
        QVERIFY(test::succeeded(program));
    }

    /// An operation stopped by a full disk leaves no partial result.
    void aFullDiskUnderTheList()
    {
        const auto row = [&](test::Case, int what) {
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
            if (what == 0)
                QVERIFY(store.duplicate(id, {}) < 0);
            else if (what == 1)
                QVERIFY(store.add(as, lines) < 0);
            else
                QVERIFY(store.begin(gang, {0, 1}, QString(20'000, QLatin1Char('x'))) < 0);
            QCOMPARE(store.trouble(), Trouble::stuck);
            QVERIFY2(folder->problem().startsWith(QStringLiteral("Nothing can be saved at the moment")),
                qPrintable(folder->problem()));
            folder.restart();
            QCOMPARE(folder->store().all({}).size(), std::size_t{1});
            lines[0] = QStringLiteral("header");
            QCOMPARE(folder->store().read(id)->lines, lines);
            QCOMPARE(integrity(folder->store().file()), QStringLiteral("ok"));
        };
        row("duplicate", 0);
        row("import", 1);
        row("begin", 2);
    }

    /// As somebody who may only read there: what is kept there is listed and read all the same.
    void aFolderThatCannotBeWritten()
    {
        const auto row = [&](test::Case, bool kept_before, bool file_too, bool cut_off) {
            QTemporaryDir folder;
            const QString file = folder.filePath(QStringLiteral("games.sqlite"));
            const QStringList lines =
                match_exchange::read(QStringLiteral(SOURCE_FOLDER "/tests/golden/the-gang-2-seats.jsonl"), all_games())
                    .match.lines;
            qint64 match = 0;
            if (kept_before) {
                GameStore store(folder.path());
                match = store.begin({0, gang, {0, 1}, {}, {}}, lines.mid(0, 1));
            }
            const pid_t writer = test::another_program([&] {
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
            QVERIFY(test::succeeded(writer));
            const std::string path = folder.path().toStdString();
            if (kept_before)
                ::chmod(file.toLocal8Bit().constData(), file_too ? 0444 : 0666);
            ::chmod(path.c_str(), 0555);
            const pid_t program = test::another_program([&] {
                if (::geteuid() == 0 && (::setgid(nobody_in_particular) != 0 || ::setuid(nobody_in_particular) != 0))
                    return false;
                House house(folder.path(), QStringLiteral("en"), all_games());
                GameStore& store = house.store();
                if (kept_before) {
                    house.replay(static_cast<int>(match));
                    if (store.read(match)->lines != lines || house.table() == nullptr
                        || house.table()->replay() == nullptr)
                        return false;
                    // Played on, it waits.
                    if (!store.hold(match) || store.append(match, lines.last()) || store.retry()
                        || store.read(match)->lines.size() != lines.size() + 1)
                        return false;
                }
                return store.trouble() == Trouble::cannot_write && store.begin(gang, {0, 1}, QStringLiteral("x")) < 0
                    && store.unfinished().size() == (kept_before ? 2 : 1) && !store.retry();
            });
            QVERIFY(test::succeeded(program));
            ::chmod(path.c_str(), 0755);
            if (!kept_before)
                return;
            ::chmod(file.toLocal8Bit().constData(), 0644);
            GameStore store(folder.path());
            QCOMPARE(store.trouble(), Trouble::none);
            QCOMPARE(store.read(match)->lines, lines);
        };
        row("an empty folder", false, false, false);
        row("the folder alone", true, false, false);
        row("the file too", true, true, false);
        row("a log left behind", true, true, true);
    }
};

BACKROOM_SUITE(StoreFaultsTest)
#include "tst_store_faults.moc"
