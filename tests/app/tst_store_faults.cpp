// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"
#include "first_moves.hpp"
#include "house_folder.hpp"
#include "other_programs.hpp"
#include "store_case.hpp"

#include <QSignalSpy>

#include <sched.h>
#include <sys/mount.h>

using namespace test;

namespace {

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

/// Puts the file of an earlier version into the folder.
void put_earlier(const QString& folder, int version)
{
    const QString file = file_in(folder);
    QVERIFY(QFile::copy(QStringLiteral(SOURCE_FOLDER "/tests/app/folders/schema-%1/games.sqlite").arg(version), file));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
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
        for (int version = 1; version <= 6; ++version) {
            const Case tried(QString::asprintf("%d", version));
            QTemporaryDir folder;
            put_earlier(folder.path(), version);
            for (int time = 0; time < 2; ++time) {
                House house(folder.path(), "en", all_games());
                house.preferences()->setSpeed(Preferences::Off);
                QCOMPARE(house.store().trouble(), StoreTrouble::none);
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
            QCOMPARE(integrity(file_in(folder.path())), QStringLiteral("ok"));
        }
    }

    /// Two programs upgrade an old folder at the same moment.
    void oneOldFolderAndManyPrograms()
    {
        QTemporaryDir folder;
        put_earlier(folder.path(), 1);
        QList<pid_t> programs;
        for (int program = 0; program < 6; ++program)
            programs += another_program([&] {
                const GameStore store(folder.path());
                return store.trouble() == StoreTrouble::none && store.unfinished().size() == 1;
            });
        for (const pid_t program : programs)
            QVERIFY(succeeded(program));
    }

    /// What was saved stays, the problem is reported once, and the game continues. Later actions are saved as soon as
    /// there is space.
    void aFullDisk()
    {
        const auto row = [&](Case, bool ended) {
            HouseFolder folder;
            folder->startMatch(gang_id, {{"Rosa", "Bea", "Vito", "Sal", "Nina"}, {0, 1, 2, 3, 4}}, 7, {});
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
            QCOMPARE(folder->store().trouble(), StoreTrouble::stuck);
            QCOMPARE(folder->screen(), House::Table);
            play(folder.house(), 1);
            const auto in_memory =
                static_cast<qsizetype>(match_of(table_in<TheGangTable>(folder.house())).journal().size()) + 1;
            if (ended) {
                folder.close();
                QCOMPARE(integrity(file_in(folder.path())), QStringLiteral("ok"));
                folder.restart();
            } else {
                // The match can be left and resumed nevertheless.
                folder->goHome();
                folder->continueMatch(1);
                QCOMPARE(folder->screen(), House::Table);
                QCOMPARE(match_of(table_in<TheGangTable>(folder.house())).journal().size() + 1,
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
            QVERIFY(begun(folder->store(), QString(20'000, QLatin1Char('x'))) < 0);
            QVERIFY(!folder->problem().isEmpty());
            folder->dismissProblem();
            QCOMPARE(folder->problem(), QString());
            // The same for one after a failure that was dismissed.
            make_room(folder->store());
            QVERIFY(folder->store().retry());
            fill_disk(folder->store());
            QVERIFY(folder->store().begin(gang_id, {0, 1}, QString(20'000, QLatin1Char('x'))) < 0);
            QVERIFY(!folder->problem().isEmpty());
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
        const qint64 first = begun(*store, "first");
        const qint64 given_back = begun(*store, "given back");
        fill_disk(*store);
        QVERIFY(!store->append(first, long_line));
        QCOMPARE(store->trouble(), StoreTrouble::stuck);
        QCOMPARE(told, 1);
        QVERIFY(!store->append(first, "end", true));
        QVERIFY(!store->append(given_back, long_line));
        store->release(given_back);
        QVERIFY2(other.heldElsewhere(given_back), "until all of it is on disk");
        // Saved matches remain readable, including what waits.
        QCOMPARE(store->all({gang_id}).size(), std::size_t{2});
        QCOMPARE(store->read(first)->lines, (QStringList{"first", long_line, "end"}));
        QVERIFY(store->read(first)->over);
        QCOMPARE(other.read(first)->lines, QStringList{"first"});
        // A match begun meanwhile waits as a whole; another one ends before there is space.
        const qint64 second = store->begin(gang_id, {4, 1}, QString(30'000, QLatin1Char('h')), {"rule"}, {0, 2});
        QVERIFY(second < 0);
        QVERIFY(!store->append(second, "line"));
        store->keepPicture(second, "picture");
        const qint64 third = begun(*store, QString(30'000, QLatin1Char('t')));
        QVERIFY(third < 0 && third != second);
        store->release(third);
        QCOMPARE(other.all({gang_id}).size(), std::size_t{2});
        QCOMPARE(told, 1);

        make_room(*store);
        QVERIFY(store->retry());
        QCOMPARE(told, 2);
        QCOMPARE(store->trouble(), StoreTrouble::none);
        QCOMPARE(other.read(first)->lines, (QStringList{"first", long_line, "end"}));
        QVERIFY(other.look(first)->over);
        QCOMPARE(other.read(given_back)->lines, (QStringList{"given back", long_line}));
        QVERIFY(!other.heldElsewhere(given_back));
        QVERIFY(other.heldElsewhere(first));
        QCOMPARE(other.all({gang_id}).size(), std::size_t{4});
        qint64 kept = 0;
        for (const auto& entry : other.all({gang_id}))
            if (other.read(entry.id)->lines.first().startsWith(QLatin1Char('h')))
                kept = entry.id;
        QVERIFY(kept > 0);
        QCOMPARE(other.read(kept)->lines.size(), 2);
        QCOMPARE(other.look(kept)->marks, (QList<int>{4, 1}));
        QCOMPARE(other.look(kept)->levels, (QList<int>{0, 2}));
        QCOMPARE(other.look(kept)->house_rules, QStringList{"rule"});
        QVERIFY(other.heldElsewhere(kept));
        // Its temporary number stays valid.
        QVERIFY(store->append(second, "more"));
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
        as.game = gang_id;
        as.marks = {3, 1};
        as.over = true;
        QStringList lines;
        for (int line = 0; line < 10'000; ++line)
            lines += QStringLiteral("%1 of a match").arg(line);
        const qint64 id = store.begin(as, lines);
        QVERIFY(other.heldElsewhere(id));
        QCOMPARE(other.read(id)->lines, lines);
        QVERIFY(other.look(id)->over);
        QVERIFY(store.append(id, "taken back"));
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

    /// Waiting lines are written in the order in which they were played: the last one played is listed first.
    void writtenInTheOrderOfPlay()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QList<qint64> ids;
        for (int match = 0; match < 4; ++match)
            ids += store.begin(gang_id, {0, 1}, QStringLiteral("header"));
        fill_disk(store);
        const QList<qint64> played{ids[2], ids[0], ids[3], ids[1]};
        for (const qint64 id : played)
            QVERIFY(!store.append(id, QString(20'000, QLatin1Char('x'))));
        make_room(store);
        QVERIFY(store.retry());
        const QList<GameStore::Listed> list = store.unfinished();
        QCOMPARE(list.size(), played.size());
        for (qsizetype at = 0; at < played.size(); ++at)
            QCOMPARE(list[at].id, played[played.size() - 1 - at]);
    }

    /// A match that another program continued meanwhile is not changed.
    void overtakenWhileTheDiskIsFull()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QList<qint64> overtaken;
        store.onOvertaken([&](qint64 match) { overtaken += match; });
        const qint64 id = begun(store);
        const qint64 untouched = begun(store);
        fill_disk(store);
        QVERIFY(!store.append(id, QString(20'000, QLatin1Char('x'))));
        QVERIFY(!store.append(untouched, "own"));
        make_room(store);
        sql(store.file(), QStringLiteral("INSERT INTO line VALUES (%1, 1, 'foreign')").arg(id));
        QVERIFY(store.retry());
        QCOMPARE(overtaken, QList<qint64>{id});
        QCOMPARE(store.read(id)->lines, (QStringList{"header", "foreign"}));
        QCOMPARE(store.read(untouched)->lines, (QStringList{"header", "own"}));
        QVERIFY(!store.append(id, "more"));
    }

    /// Uses a full file system of 256 kB, with real errors.
    void aSmallFileSystem()
    {
        QTemporaryDir folder;
        if (!succeeded(another_program([&] { return mount_small(folder.path(), "size=256k"); })))
            QSKIP("nothing may be mounted here");
        const pid_t program = another_program([&] {
            if (!mount_small(folder.path(), "size=256k"))
                return false;
            const QString ballast = folder.filePath("ballast");
            QStringList lines{"header"};
            qint64 id = 0;
            {
                GameStore store(folder.path());
                id = begun(store, lines.first());
                fill(ballast);
                for (int line = 0; line < 200; ++line) {
                    lines += QString(400, QLatin1Char('x'));
                    store.append(id, lines.last());
                }
                if (store.trouble() != StoreTrouble::stuck || store.read(id)->lines != lines)
                    return false;
                const qint64 waits = begun(store, QString(20'000, QLatin1Char('y')));
                if (waits >= 0 || store.retry() || store.append(id, "end"))
                    return false;
                lines += QStringLiteral("end");
                QFile::remove(ballast);
                if (!store.retry() || store.trouble() != StoreTrouble::none || store.read(id)->lines != lines)
                    return false;
            }
            const GameStore again(folder.path());
            return again.trouble() == StoreTrouble::none && again.read(id)->lines == lines && again.all({}).size() == 2
                && integrity(again.file()) == QLatin1String("ok");
        });
        QVERIFY(succeeded(program));
    }

    /// An operation stopped by a full disk leaves no partial result.
    void aFullDiskUnderTheList()
    {
        const auto row = [&](Case, int what) {
            HouseFolder folder;
            GameStore& store = folder->store();
            QStringList lines{"header"};
            for (int line = 0; line < 40; ++line)
                lines += QString(200, QLatin1Char('x'));
            GameStore::Listed as;
            as.game = gang_id;
            const qint64 id = store.add(as, lines);
            QVERIFY(id > 0);
            fill_disk(store);
            lines[0] = QStringLiteral("another");
            if (what == 0)
                QVERIFY(store.duplicate(id, {}) < 0);
            else if (what == 1)
                QVERIFY(store.add(as, lines) < 0);
            else
                QVERIFY(begun(store, QString(20'000, QLatin1Char('x'))) < 0);
            QCOMPARE(store.trouble(), StoreTrouble::stuck);
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
};

BACKROOM_SUITE(StoreFaultsTest)
#include "tst_store_faults.moc"
