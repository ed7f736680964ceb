#include "hands_on_store.hpp"
#include "house_folder.hpp"
#include "other_programs.hpp"
#include "shell/match_list.hpp"
#include "shell/shelf.hpp"
#include "suites.hpp"
#include "table_driver.hpp"

#include <QDirIterator>
#include <QSignalSpy>
#include <QTest>

#include <cstdio>

using Trouble = GameStore::Trouble;

namespace {

const QString gang = QStringLiteral("the-gang");
const QStringList all_files{"games.sqlite", "games.sqlite-wal", "games.sqlite-shm"};

/// As `mv` does it, over whatever is there.
void move_file(const QString& from, const QString& to)
{
    QVERIFY(std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0);
}

void write(const QString& file, const QByteArray& content)
{
    QFile to(file);
    QVERIFY(to.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(to.write(content), content.size());
}

GameStore::Listed listed()
{
    GameStore::Listed as;
    as.game = gang;
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

/// Files that are taken away, replaced or spoiled while they are open.
class StoreTakenAwayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsWrittenAnew_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<bool>("renamed");
        const QString file = all_files[0];
        for (const bool renamed : {false, true}) {
            const char* how = renamed ? "renamed" : "removed";
            QTest::addRow("%s: all", how) << all_files << renamed;
            QTest::addRow("%s: the file", how) << QStringList{file} << renamed;
            QTest::addRow("%s: its log", how) << QStringList{all_files[1]} << renamed;
            QTest::addRow("%s: its log's index", how) << QStringList{all_files[2]} << renamed;
            QTest::addRow("%s: the log and its index", how) << all_files.mid(1) << renamed;
            QTest::addRow("%s: the folder", how) << QStringList() << renamed;
        }
    }
    void everythingIsWrittenAnew()
    {
        QFETCH(QStringList, files);
        QFETCH(bool, renamed);
        QTemporaryDir place;
        const QDir folder(place.filePath(QStringLiteral("data")));
        auto store = std::make_unique<GameStore>(folder.path());
        QList<bool> rewritten;
        store->onRewritten([&](bool whole) { rewritten += whole; });
        const qint64 left = store->add(listed(), {"left", "one"});
        store->keepPicture(left, "picture");
        const qint64 played = store->begin(gang, {0, 1}, QStringLiteral("header"));
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
        QCOMPARE(store->trouble(), Trouble::none);
        QVERIFY(store->append(played, QStringLiteral("three")));
        QCOMPARE(rewritten.size(), 1);
        GameStore other(folder.path());
        QVERIFY2(!other.hold(played), "it is held as it was");
        QCOMPARE(journals(other), (QStringList{"header one two three", "left one"}));
        store.reset();
        QVERIFY(other.hold(played));
        QCOMPARE(other.look(left)->name, QStringLiteral("Friday"));
        QCOMPARE(other.picture(left), QByteArray("picture"));
        QCOMPARE(test::integrity(other.file()), QStringLiteral("ok"));
        if (renamed && files.contains(all_files[0])) {
            const QString away = folder.filePath(QStringLiteral("away.sqlite"));
            QCOMPARE(test::integrity(away), QStringLiteral("ok"));
            QTemporaryDir again;
            QVERIFY(QFile::copy(away, again.filePath(all_files[0])));
            QCOMPARE(journals(GameStore(again.path())), (QStringList{"header one", "left one"}));
        }
    }

    /// Nothing is played any more: who leaves, quits or only looks at the list notices.
    void withoutAnotherMove()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 match = store.begin(gang, {0, 1}, QStringLiteral("header"));
        for (const QString& file : all_files)
            QFile::remove(folder.filePath(file));
        QVERIFY(store.retry());
        QCOMPARE(GameStore(folder.path()).read(match)->lines, QStringList{"header"});
    }

    /// An older state of the file, or a file from elsewhere.
    void replaced_data()
    {
        QTest::addColumn<bool>("older");
        QTest::addColumn<bool>("with_log");
        QTest::newRow("an older one") << true << true;
        QTest::newRow("an older one, and the log is gone") << true << false;
        QTest::newRow("one from elsewhere") << false << true;
        QTest::newRow("one from elsewhere, and the log is gone") << false << false;
    }
    void replaced()
    {
        QFETCH(bool, older);
        QFETCH(bool, with_log);
        QTemporaryDir folder;
        QTemporaryDir elsewhere;
        auto store = std::make_unique<GameStore>(folder.path());
        const qint64 left = store->add(listed(), {"left", "one"});
        const qint64 played = store->begin(gang, {0, 1}, QStringLiteral("header"));
        const QString another = elsewhere.filePath(all_files[0]);
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
        move_file(another, folder.filePath(all_files[0]));
        for (const QString& file : all_files.mid(with_log ? 3 : 1))
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
    }

    /// There is no place for it: all of it stays where it is until there is.
    void nowhereToWriteItAnew()
    {
        QTemporaryDir place;
        const QString folder = place.filePath(QStringLiteral("data"));
        auto store = std::make_unique<GameStore>(folder);
        const qint64 left = store->add(listed(), {"left"});
        const qint64 played = store->begin(gang, {0, 1}, QStringLiteral("header"));
        QVERIFY(QDir(folder).removeRecursively());
        write(folder, "in its way");
        QVERIFY(!store->append(played, QStringLiteral("one")));
        QVERIFY(store->gone() && store->trouble() != Trouble::none);
        QVERIFY(!store->retry());
        QCOMPARE(store->unsaved().size(), 1);
        QCOMPARE(journals(*store), (QStringList{"header one", "left"}));
        QVERIFY(store->begin(gang, {0, 1}, QStringLiteral("second")) < 0);
        QFile::remove(folder);
        QVERIFY(store->retry());
        QVERIFY(!store->gone() && store->unsaved().isEmpty());
        store.reset();
        const GameStore again(folder);
        QCOMPARE(journals(again), (QStringList{"header one", "left", "second"}));
        QCOMPARE(again.read(left)->lines, QStringList{"left"});
    }

    /// Only what somebody tidies up: the matches are held in the next file of that name.
    void theLocksAlone()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 match = store.begin(gang, {0, 1}, QStringLiteral("header"));
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("games.lock"))));
        QVERIFY(store.append(match, QStringLiteral("one")));
        GameStore other(folder.path());
        QVERIFY(!other.hold(match));
        QVERIFY(store.append(match, QStringLiteral("two")));
    }

    /// Cut off in its place: what this program still has is written as soon as that file is moved away.
    void cutOff()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        QList<bool> rewritten;
        store.onRewritten([&](bool whole) { rewritten += whole; });
        const qint64 match = store.begin(gang, {0, 1}, QStringLiteral("header"));
        QVERIFY(store.append(match, QStringLiteral("one")));
        write(store.file(), {});
        QVERIFY(!store.append(match, QStringLiteral("two")));
        QCOMPARE(store.trouble(), Trouble::damaged);
        QVERIFY(!store.retry());
        move_file(store.file(), folder.filePath(QStringLiteral("away.sqlite")));
        QVERIFY(store.retry());
        QCOMPARE(store.trouble(), Trouble::none);
        QCOMPARE(rewritten.size(), 1);
        QCOMPARE(store.read(match)->lines, (QStringList{"header", "one", "two"}));
        QCOMPARE(GameStore(folder.path()).read(match)->lines.size(), 3);
    }

    /// What the message says helps, with the window open.
    void damagedAndMovedAway_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("damaged") << QByteArray("SQLite format 3").append('\0').append(QByteArray(5000, 'x'));
        QTest::newRow("no database") << QByteArray(5000, 'x');
    }
    void damagedAndMovedAway()
    {
        QFETCH(QByteArray, content);
        QTemporaryDir folder;
        const QString file = folder.filePath(all_files[0]);
        write(file, content);
        {
            House house(folder.path(), QStringLiteral("en"), all_games());
            house.preferences()->setSpeed(Preferences::Off);
            QCOMPARE(house.store().trouble(), Trouble::damaged);
            QVERIFY2(house.problem().contains(QStringLiteral("moved away")), qPrintable(house.problem()));
            QVERIFY(!house.saves());
            QVERIFY(house.unsaved().isEmpty());
            house.startMatch(gang, {{"Rosa", "Bea"}, {4, 1}}, 7, {});
            play(house, 2);
            house.goHome();
            // It is where whoever left it looks for it.
            QCOMPARE(house.shelf()->count(), 1);
            QCOMPARE(house.shelf()->items().front().names, (QStringList{"Rosa", "Bea"}));
            QVERIFY2(house.unsaved().contains(QStringLiteral("Nothing of The Gang")), qPrintable(house.unsaved()));
            QVERIFY(!house.store().retry());
            house.continueMatch();
            play(house, 1);
            house.openMatches();
            QCOMPARE(house.matches()->count(), 1);
            move_file(file, folder.filePath(QStringLiteral("damaged.sqlite")));
            QVERIFY(house.store().retry());
            QCOMPARE(house.problem(), QString());
            QVERIFY(house.saves() && house.unsaved().isEmpty());
            play(house, 1);
            house.goHome();
        }
        QCOMPARE(GameStore(folder.path()).unfinished().size(), 1);
        QCOMPARE(GameStore(folder.path()).newestUnfinished()->lines.size(), 5);
        QFile untouched(folder.filePath(QStringLiteral("damaged.sqlite")));
        QVERIFY(untouched.open(QIODevice::ReadOnly));
        QCOMPARE(untouched.readAll(), content);
    }

    /// What can be done with a match can be done with one that waits.
    void whatWaitsIsLikeAnyOther()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(all_files[0]);
        write(file, "no database, for sure not, whatever");
        auto store = std::make_unique<GameStore>(folder.path());
        const qint64 first = store->begin(gang, {0, 1}, QStringLiteral("first"));
        const qint64 second = store->begin(gang, {0, 1}, QStringLiteral("second"));
        store->append(first, QStringLiteral("one"));
        QCOMPARE(store->unfinished().first().id, first);
        QVERIFY(store->rename(first, QStringLiteral("Friday")));
        QVERIFY(store->hold(first));
        store->release(first);
        store->release(first);
        store->keepPicture(first, "picture");
        QCOMPARE(store->picture(first), QByteArray("picture"));
        QCOMPARE(store->look(first)->name, QStringLiteral("Friday"));
        QVERIFY(store->putAway(second));
        QCOMPARE(store->all({gang}).size(), std::size_t{1});
        QVERIFY(store->bringBack(second));
        QCOMPARE(store->all({gang}).size(), std::size_t{2});
        QVERIFY(store->putAway(second));
        QCOMPARE(store->find(gang, {"first", "one"}), first);
        QVERIFY(store->hasPlayed(gang));
        const qint64 copy = store->duplicate(first, QStringLiteral("Copy"));
        QVERIFY(copy < 0 && copy != first);
        store->append(second, QStringLiteral("end"), true);
        QFile::remove(file);
        QVERIFY(store->retry());
        // By the old numbers, too.
        for (const auto& look : {store->look(first), store->look(copy)})
            QVERIFY(look && look->id > 0);
        QCOMPARE(store->read(first)->lines, (QStringList{"first", "one"}));
        QVERIFY(store->rename(first, QStringLiteral("Saturday")));
        QVERIFY(store->putAway(copy));
        store.reset();
        GameStore again(folder.path());
        QCOMPARE(again.all({}).size(), std::size_t{1});
        const qint64 kept = again.all({}).front().id;
        QCOMPARE(again.look(kept)->name, QStringLiteral("Saturday"));
        QCOMPARE(again.picture(kept), QByteArray("picture"));
        QCOMPARE(again.find(gang, {"second", "end"}) > 0, true);
    }

    /// The alert is there on every screen until it is dismissed on that, and nobody quits without being asked.
    void aFullDiskIsToldEverywhere()
    {
        test::HouseFolder folder;
        folder->startMatch(gang, {{"Rosa", "Bea", "Vito", "Sal", "Nina"}, {0, 1, 2, 3, 4}}, 7, {});
        QSignalSpy quit(&folder.house(), &House::quitAsked);
        QSignalSpy doubted(&folder.house(), &House::quitDoubted);
        test::fill_disk(folder->store());
        for (int played = 0; folder->saves() && played < 55; ++played)
            play(folder.house(), 1);
        QVERIFY(!folder->saves());
        const QString told = folder->problem();
        folder->goHome();
        folder->forgetNews();
        QCOMPARE(folder->problem(), told);
        folder->dismissProblem();
        QCOMPARE(folder->problem(), QString());
        folder->openMatches();
        folder->forgetNews();
        QCOMPARE(folder->problem(), told);
        folder->quit();
        QVERIFY(quit.isEmpty());
        QCOMPARE(doubted.size(), 1);
        QCOMPARE(folder->unsaved(), QStringLiteral("What was played last of The Gang is not on the disk yet."));
        folder->startMatch(QStringLiteral("gangz"), {{"Rosa", "Bea", "Vito"}, {0, 1, 2}}, 7, {});
        QVERIFY2(folder->unsaved().startsWith(QStringLiteral("Nothing of Gangz is on the disk yet. ")),
            qPrintable(folder->unsaved()));
        for (const char* language : {"it", "fr"}) {
            folder->preferences()->setLanguage(QLatin1String(language));
            QVERIFY(folder->unsaved().contains(QStringLiteral("Gangz")));
            QVERIFY(!folder->unsaved().contains(QStringLiteral("disk")));
        }
        test::make_room(folder->store());
        folder->quit();
        QCOMPARE(quit.size(), 1);
        QCOMPARE(doubted.size(), 1);
        QVERIFY(folder->unsaved().isEmpty());
    }

    /// Whoever says so loses it.
    void quitAllTheSame()
    {
        test::HouseFolder folder;
        QSignalSpy quit(&folder.house(), &House::quitAsked);
        test::fill_disk(folder->store());
        QVERIFY(folder->store().begin(gang, {0, 1}, QString(30'000, QLatin1Char('x'))) < 0);
        QVERIFY(!folder->mayQuit());
        folder->quitAnyway();
        QCOMPARE(quit.size(), 1);
        QVERIFY2(folder->mayQuit(), "the window closes");
    }

    /// It is said, and stays said until whoever plays has seen it.
    void aFileThatWasTakenAwayIsTold()
    {
        test::HouseFolder folder;
        folder->startMatch(gang, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        for (const QString& file : all_files)
            QVERIFY(QFile::remove(folder.path(file)));
        play(folder.house(), 2);
        QVERIFY2(folder->problem().contains(QStringLiteral("had been taken away")), qPrintable(folder->problem()));
        folder->goHome();
        folder->forgetNews();
        QVERIFY2(folder->problem().contains(QStringLiteral("had been taken away")), qPrintable(folder->problem()));
        folder->dismissProblem();
        QCOMPARE(folder->problem(), QString());
        QVERIFY(folder->saves());
        folder.restart();
        QCOMPARE(folder->store().newestUnfinished()->lines.size(), 3);
    }

    /// A clock that was wrong, and was put right: what was played last is first.
    void whateverTheClockSays()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 first = store.begin(gang, {0, 1}, QStringLiteral("first"));
        test::sql(store.file(), QStringLiteral("UPDATE match SET changed = changed + 99999999"));
        const qint64 second = store.begin(gang, {0, 1}, QStringLiteral("second"));
        QCOMPARE(store.newestUnfinished()->id, second);
        QVERIFY(store.append(first, QStringLiteral("one")));
        test::sql(store.file(), QStringLiteral("UPDATE match SET changed = 1 WHERE id = %1").arg(first));
        QCOMPARE(store.newestUnfinished()->id, first);
        QCOMPARE(store.all({}).front().id, first);
    }

    /// It ended when it did.
    void theCopyOfAGameThatIsOver()
    {
        QTemporaryDir folder;
        GameStore store(folder.path());
        const qint64 match = store.begin(gang, {0, 1}, QStringLiteral("header"));
        QVERIFY(store.append(match, QStringLiteral("end"), true));
        const qint64 later = store.begin(gang, {0, 1}, QStringLiteral("later"));
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
