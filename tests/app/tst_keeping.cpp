// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"
#include "first_moves.hpp"
#include "house_folder.hpp"
#include "store_case.hpp"

#include <QSignalSpy>
#include <QTest>

using namespace test;

/// Data that cannot be saved stays in memory, is reported, and is not lost without a question.
class KeepingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The advice of the message works while the window is open.
    void damagedAndMovedAway()
    {
        const auto row = [&](Case, const QByteArray& damaged) {
            QTemporaryDir folder;
            const QString file = folder.filePath(store_files[0]);
            write(file, damaged);
            {
                House house(folder.path(), QStringLiteral("en"), all_games());
                house.preferences()->setSpeed(Preferences::Off);
                QCOMPARE(house.store().trouble(), StoreTrouble::damaged);
                QVERIFY2(house.problem().contains(QStringLiteral("moved away")), qPrintable(house.problem()));
                QVERIFY(!house.saves());
                QVERIFY(house.unsaved().isEmpty());
                house.startMatch(gang_id, {{"Rosa", "Bea"}, {4, 1}}, 7, {});
                play(house, 2);
                house.goHome();
                // The match is listed where the player expects it.
                QCOMPARE(house.shelf()->count(), 1);
                QCOMPARE(house.shelf()->items().front().names, (QStringList{"Rosa", "Bea"}));
                QVERIFY2(house.unsaved().contains(QStringLiteral("Nothing of The Gang")), qPrintable(house.unsaved()));
                QVERIFY(!house.store().retry());
                house.continueMatch();
                play(house, 1);
                house.openMatches();
                QCOMPARE(house.matches()->count(), 1);
                QVERIFY(QFile::rename(file, folder.filePath(QStringLiteral("damaged.sqlite"))));
                QVERIFY(house.store().retry());
                QCOMPARE(house.problem(), QString());
                QVERIFY(house.saves() && house.unsaved().isEmpty());
                play(house, 1);
                house.goHome();
            }
            QCOMPARE(GameStore(folder.path()).unfinished().size(), 1);
            QCOMPARE(GameStore(folder.path()).newestUnfinished()->lines.size(), 5);
            QCOMPARE(content(folder.filePath("damaged.sqlite")), damaged);
        };
        row("damaged", QByteArray("SQLite format 3").append('\0').append(QByteArray(5000, 'x')));
        row("no database", QByteArray(5000, 'x'));
    }

    /// A match that waits to be saved supports every operation.
    void whatWaitsIsLikeAnyOther()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(store_files[0]);
        write(file, "no database, for sure not, whatever");
        auto store = std::make_unique<GameStore>(folder.path());
        const qint64 first = begun(*store, "first");
        const qint64 second = begun(*store, "second");
        store->append(first, QStringLiteral("one"));
        QCOMPARE(store->unfinished().first().id, first);
        QVERIFY(store->rename(first, QStringLiteral("Friday")));
        QVERIFY(store->hold(first));
        store->release(first);
        store->release(first);
        store->keepPicture(first, "picture");
        QCOMPARE(store->picture(first), QByteArray("picture"));
        QCOMPARE(store->look(first)->name, QStringLiteral("Friday"));
        QVERIFY(store->hide(second));
        QCOMPARE(store->all({gang_id}).size(), std::size_t{1});
        QVERIFY(store->bringBack(second));
        QCOMPARE(store->all({gang_id}).size(), std::size_t{2});
        QVERIFY(store->hide(second));
        QCOMPARE(store->find(gang_id, {"first", "one"}), first);
        QVERIFY(store->hasPlayed(gang_id));
        const qint64 copy = store->duplicate(first, QStringLiteral("Copy"));
        QVERIFY(copy < 0 && copy != first);
        store->append(second, QStringLiteral("end"), true);
        QFile::remove(file);
        QVERIFY(store->retry());
        // The temporary numbers stay valid.
        for (const auto& look : {store->look(first), store->look(copy)})
            QVERIFY(look && look->id > 0);
        QCOMPARE(store->read(first)->lines, (QStringList{"first", "one"}));
        QVERIFY(store->rename(first, QStringLiteral("Saturday")));
        QVERIFY(store->hide(copy));
        store.reset();
        GameStore again(folder.path());
        QCOMPARE(again.all({}).size(), std::size_t{1});
        const qint64 kept = again.all({}).front().id;
        QCOMPARE(again.look(kept)->name, QStringLiteral("Saturday"));
        QCOMPARE(again.picture(kept), QByteArray("picture"));
        QCOMPARE(again.find(gang_id, {"second", "end"}) > 0, true);
    }

    /// The alert appears on every screen until it is dismissed there, and quitting asks first.
    void aFullDiskIsToldEverywhere()
    {
        HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea", "Vito", "Sal", "Nina"}, {0, 1, 2, 3, 4}}, 7, {});
        QSignalSpy quit(&folder.house(), &House::quitAsked);
        QSignalSpy doubted(&folder.house(), &House::quitQuestioned);
        fill_disk(folder->store());
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
        QCOMPARE(folder->unsaved(), QStringLiteral("The last moves of The Gang have not been saved yet."));
        folder->startMatch(QStringLiteral("gangz"), {{"Rosa", "Bea", "Vito"}, {0, 1, 2}}, 7, {});
        QVERIFY2(folder->unsaved().startsWith(QStringLiteral("Nothing of Gangz has been saved yet. ")),
            qPrintable(folder->unsaved()));
        for (const char* language : {"it", "fr"}) {
            folder->preferences()->setLanguage(QLatin1String(language));
            QVERIFY(folder->unsaved().contains(QStringLiteral("Gangz")));
            QVERIFY(!folder->unsaved().contains(QStringLiteral("disk")));
        }
        make_room(folder->store());
        folder->quit();
        QCOMPARE(quit.size(), 1);
        QCOMPARE(doubted.size(), 1);
        QVERIFY(folder->unsaved().isEmpty());
    }

    void quitAllTheSame()
    {
        HouseFolder folder;
        fill_disk(folder->store());
        QVERIFY(folder->store().begin(gang_id, {0, 1}, QString(30'000, QLatin1Char('x'))) < 0);
        QVERIFY(!folder->mayQuit());
        // The window that closes asks again.
        QList<bool> closes;
        connect(&folder.house(), &House::quitAsked, this, [&] { closes += folder->mayQuit(); });
        folder->quitAnyway();
        QCOMPARE(closes, QList<bool>{true});
        QVERIFY(!folder->mayQuit());
    }

    /// The message stays until the player dismisses it.
    void aFileThatWasTakenAwayIsTold()
    {
        HouseFolder folder;
        folder->startMatch(gang_id, {{"Rosa", "Bea"}, {0, 1}}, 7, {});
        for (const QString& file : store_files)
            QVERIFY(QFile::remove(folder.path(file)));
        play(folder.house(), 2);
        QVERIFY2(folder->problem().contains(QStringLiteral("had been removed")), qPrintable(folder->problem()));
        folder->goHome();
        folder->forgetNews();
        QVERIFY2(folder->problem().contains(QStringLiteral("had been removed")), qPrintable(folder->problem()));
        folder->dismissProblem();
        QCOMPARE(folder->problem(), QString());
        QVERIFY(folder->saves());
        folder.restart();
        QCOMPARE(folder->store().newestUnfinished()->lines.size(), 3);
    }
};

BACKROOM_SUITE(KeepingTest)
#include "tst_keeping.moc"
