// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files.hpp"
#include "game_ids.hpp"
#include "hands_on_store.hpp"
#include "suites.hpp"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using test::gang_id;
using test::store_files;
using test::write;

namespace {

/// Moves a file over an existing one, as `mv` does.
void move_file(const QString& from, const QString& to)
{
    QVERIFY(std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0);
}

GameStore::Listed listed()
{
    GameStore::Listed as;
    as.game = gang_id;
    as.marks = {0, 1};
    return as;
}

QStringList journals(const GameStore& store)
{
    QStringList all;
    for (const GameStore::Entry& entry : store.all({}))
        all += store.read(entry.id)->lines.join(QLatin1Char(' '));
    all.sort();
    return all;
}

}

/// Tests files that are removed, replaced or damaged while open.
class StoreTakenAwayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsWrittenAnew()
    {
        const auto row = [&](test::Case, const QStringList& files, bool renamed) {
            QTemporaryDir place;
            const QDir folder(place.filePath(QStringLiteral("data")));
            auto store = std::make_unique<GameStore>(folder.path());
            QList<bool> rewritten;
            store->onRewritten([&](bool whole) { rewritten += whole; });
            const qint64 left = store->add(listed(), {"left", "one"});
            store->keepPicture(left, "picture");
            store->keepReview(left, "review");
            const qint64 played = store->begin(gang_id, {0, 1}, QStringLiteral("header"));
            QVERIFY(store->append(played, QStringLiteral("one")));
            QVERIFY(store->rename(left, QStringLiteral("Friday")));

            if (files.isEmpty() && renamed)
                move_file(folder.path(), place.filePath(QStringLiteral("away")));
            else if (files.isEmpty())
                QVERIFY(QDir(folder).removeRecursively());
            for (const QString& file : files) {
                if (renamed)
                    move_file(folder.filePath(file), folder.filePath(QString(file).replace("games", "away")));
                else
                    QVERIFY(QFile::remove(folder.filePath(file)));
            }
            QVERIFY(store->append(played, QStringLiteral("two")));
            QCOMPARE(rewritten, QList<bool>{true});
            QCOMPARE(store->trouble(), StoreTrouble::none);
            QVERIFY(store->append(played, QStringLiteral("three")));
            QCOMPARE(rewritten.size(), 1);
            GameStore other(folder.path());
            QVERIFY2(!other.hold(played), "it is held as it was");
            QCOMPARE(journals(other), (QStringList{"header one two three", "left one"}));
            store.reset();
            QVERIFY(other.hold(played));
            QCOMPARE(other.look(left)->name, QStringLiteral("Friday"));
            QCOMPARE(other.picture(left), QByteArray("picture"));
            QCOMPARE(other.review(left), QStringLiteral("review"));
            QCOMPARE(test::integrity(other.file()), QStringLiteral("ok"));
            if (renamed && files.contains(store_files[0])) {
                const QString away = folder.filePath(QStringLiteral("away.sqlite"));
                QCOMPARE(test::integrity(away), QStringLiteral("ok"));
                QTemporaryDir again;
                QVERIFY(QFile::copy(away, again.filePath(store_files[0])));
                QCOMPARE(journals(GameStore(again.path())), (QStringList{"header one", "left one"}));
            }
        };
        const QString file = store_files[0];
        for (const bool renamed : {false, true}) {
            const char* how = renamed ? "renamed" : "removed";
            row(QString::asprintf("%s: all", how), store_files, renamed);
            row(QString::asprintf("%s: the file", how), {file}, renamed);
            row(QString::asprintf("%s: its log", how), {store_files[1]}, renamed);
            row(QString::asprintf("%s: its log's index", how), {store_files[2]}, renamed);
            row(QString::asprintf("%s: the log and its index", how), store_files.mid(1), renamed);
            row(QString::asprintf("%s: the folder", how), QStringList(), renamed);
        }
    }

    /// The loss is noticed without another action: by leaving, by quitting, and by listing.
    void withoutAnotherMove()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 match = store.begin(gang_id, {0, 1}, QStringLiteral("header"));
        for (const QString& file : store_files)
            QFile::remove(folder.filePath(file));
        QVERIFY(store.retry());
        QCOMPARE(GameStore(folder.path()).read(match)->lines, QStringList{"header"});
    }

    /// Replaced by an older state of the file, or by a foreign file.
    void replaced()
    {
        const auto row = [&](test::Case, bool older, bool with_log) {
            QTemporaryDir folder;
            QTemporaryDir elsewhere;
            auto store = std::make_unique<GameStore>(folder.path());
            const qint64 left = store->add(listed(), {"left", "one"});
            const qint64 played = store->begin(gang_id, {0, 1}, QStringLiteral("header"));
            const QString another = elsewhere.filePath(store_files[0]);
            if (older) {
                test::sql(store->file(), QStringLiteral("VACUUM INTO '%1'").arg(another));
            } else {
                GameStore that(elsewhere.path());
                for (int match = 0; match < 3; ++match)
                    that.add(listed(), {QStringLiteral("%1 from elsewhere").arg(match)});
            }
            QVERIFY(store->hold(left));
            QVERIFY(store->append(left, QStringLiteral("two")));
            store->release(left);
            QVERIFY(store->append(played, QStringLiteral("one")));
            move_file(another, folder.filePath(store_files[0]));
            for (const QString& file : store_files.mid(with_log ? 3 : 1))
                QFile::remove(folder.filePath(file));
            QVERIFY(store->append(played, QStringLiteral("two")));
            QStringList expected{"header one two", "left one two"};
            if (!older)
                expected = QStringList{"0 from elsewhere", "1 from elsewhere", "2 from elsewhere"} + expected;
            QCOMPARE(journals(*store), expected);
            QVERIFY(store->append(played, QStringLiteral("three")));
            QCOMPARE(store->read(played)->lines.last(), QStringLiteral("three"));
            store.reset();
            const GameStore again(folder.path());
            QCOMPARE(again.all({}).size(), static_cast<std::size_t>(expected.size()));
            QCOMPARE(again.read(played)->lines, (QStringList{"header", "one", "two", "three"}));
            QCOMPARE(test::integrity(again.file()), QStringLiteral("ok"));
        };
        row("an older one", true, true);
        row("an older one, and the log is gone", true, false);
        row("one from elsewhere", false, true);
        row("one from elsewhere, and the log is gone", false, false);
    }

    /// If the file cannot be created again, all data stays in memory until it can.
    void nowhereToWriteItAnew()
    {
        QTemporaryDir place;
        const QString folder = place.filePath(QStringLiteral("data"));
        auto store = std::make_unique<GameStore>(folder);
        const qint64 left = store->add(listed(), {"left"});
        const qint64 played = store->begin(gang_id, {0, 1}, QStringLiteral("header"));
        QVERIFY(QDir(folder).removeRecursively());
        write(folder, "in its way");
        QVERIFY(!store->append(played, QStringLiteral("one")));
        QVERIFY(store->gone() && store->trouble() != StoreTrouble::none);
        QVERIFY(!store->retry());
        QCOMPARE(store->unsaved().size(), 1);
        QCOMPARE(journals(*store), (QStringList{"header one", "left"}));
        QVERIFY(store->begin(gang_id, {0, 1}, QStringLiteral("second")) < 0);
        QFile::remove(folder);
        QVERIFY(store->retry());
        QVERIFY(!store->gone() && store->unsaved().isEmpty());
        store.reset();
        const GameStore again(folder);
        QCOMPARE(journals(again), (QStringList{"header one", "left", "second"}));
        QCOMPARE(again.read(left)->lines, QStringList{"left"});
    }

    /// Only the lock file is removed; the matches are locked in its successor.
    void theLocksAlone()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 match = store.begin(gang_id, {0, 1}, QStringLiteral("header"));
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("games.lock"))));
        QVERIFY(store.append(match, QStringLiteral("one")));
        GameStore other(folder.path());
        QVERIFY(!other.hold(match));
        QVERIFY(store.append(match, QStringLiteral("two")));
    }

    /// The file is truncated in place; what this program has in memory is written once that file is moved away.
    void cutOff()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QList<bool> rewritten;
        store.onRewritten([&](bool whole) { rewritten += whole; });
        const qint64 match = store.begin(gang_id, {0, 1}, QStringLiteral("header"));
        QVERIFY(store.append(match, QStringLiteral("one")));
        write(store.file(), {});
        QVERIFY(!store.append(match, QStringLiteral("two")));
        QCOMPARE(store.trouble(), StoreTrouble::damaged);
        QVERIFY(!store.retry());
        move_file(store.file(), folder.filePath(QStringLiteral("away.sqlite")));
        QVERIFY(store.retry());
        QCOMPARE(store.trouble(), StoreTrouble::none);
        QCOMPARE(rewritten.size(), 1);
        QCOMPARE(store.read(match)->lines, (QStringList{"header", "one", "two"}));
        QCOMPARE(GameStore(folder.path()).read(match)->lines.size(), 3);
    }

    /// Matches played last come first even if the clock was wrong and corrected.
    void whateverTheClockSays()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 first = store.begin(gang_id, {0, 1}, QStringLiteral("first"));
        test::sql(store.file(), QStringLiteral("UPDATE match SET changed = changed + 99999999"));
        const qint64 second = store.begin(gang_id, {0, 1}, QStringLiteral("second"));
        QCOMPARE(store.newestUnfinished()->id, second);
        QVERIFY(store.append(first, QStringLiteral("one")));
        test::sql(store.file(), QStringLiteral("UPDATE match SET changed = 1 WHERE id = %1").arg(first));
        QCOMPARE(store.newestUnfinished()->id, first);
        QCOMPARE(store.all({}).front().id, first);
    }

    /// The copy keeps the date at which the match ended.
    void theCopyOfAGameThatIsOver()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 match = store.begin(gang_id, {0, 1}, QStringLiteral("header"));
        QVERIFY(store.append(match, QStringLiteral("end"), true));
        const qint64 later = store.begin(gang_id, {0, 1}, QStringLiteral("later"));
        QVERIFY(store.append(later, QStringLiteral("end"), true));
        test::sql(store.file(), QStringLiteral("UPDATE match SET changed = 1000 WHERE id = %1").arg(match));
        const qint64 copy = store.duplicate(match, QStringLiteral("Copy"));
        QCOMPARE(store.look(copy)->changed, QDateTime::fromSecsSinceEpoch(1000));
        const auto all = store.all({});
        QCOMPARE(all[0].id, later);
        QCOMPARE(all[1].id, copy);
        QCOMPARE(all[2].id, match);
    }
};

BACKROOM_SUITE(StoreTakenAwayTest)
#include "tst_store_taken_away.moc"
