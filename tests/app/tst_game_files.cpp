// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/game_files.hpp"

#include "house_folder.hpp"
#include "suites.hpp"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

class GameFilesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::HouseFolder> folder_;

    GameFiles& files() { return *folder_->house().files(); }
    /// Writes a file that is this many days old.
    QString put(const QString& name, int days = 0)
    {
        const QString path = folder_->path(QStringLiteral("places/") + name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite)
            || !file.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime))
            qFatal("no file");
        return path;
    }
    QStringList names()
    {
        QStringList names;
        for (const FileItem& item : files().items())
            names += item.name;
        return names;
    }

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<test::HouseFolder>();
        files().setPlaces({folder_->path(QStringLiteral("places"))});
        // All places answer in these tests.
        files().setPatience(std::chrono::seconds(60));
    }

    /// Behaves like a mount whose server is gone.
    void aPlaceThatNeverAnswers()
    {
        put(QStringLiteral("one.backroom"));
        const QString dead = QStringLiteral("/dead");
        const auto server = std::make_shared<QSemaphore>();
        const auto wait = [dead, server](const QString& path) {
            if (path.startsWith(dead))
                server->acquire();
        };
        files().setDisks({[wait](const QString& folder, int depth) {
                              wait(folder);
                              return file_search::in(folder, depth);
                          },
            [wait](const QString& path) {
                wait(path);
                return file_search::kindOf(path);
            }});
        files().setPatience(std::chrono::milliseconds(1));
        files().setPlaces({dead, folder_->path(QStringLiteral("places"))});
        files().look();
        QTRY_COMPARE(names(), QStringList{"one"});
        QVERIFY(files().looking());
        QCOMPARE(files().go(QStringLiteral("/dead/game.backroom")), QStringLiteral("This folder is not responding."));
        server->release(2);
        QTRY_VERIFY(!files().looking());
        QCOMPARE(names(), QStringList{"one"});
    }

    void theNewestFirst()
    {
        put(QStringLiteral("old.backroom"), 9);
        put(QStringLiteral("new.backroom"), 1);
        put(QStringLiteral("below/deeper/between.v2.backroom"), 5);
        put(QStringLiteral("below/deeper/too/deep.backroom"));
        put(QStringLiteral("letter.txt"));
        put(QStringLiteral("folder.backroom/inside.backroom"), 20);
        QSignalSpy looked(&files(), &GameFiles::looked);
        QCOMPARE(files().rowCount(), 0);
        files().look();
        QCOMPARE(looked.size(), 1);
        QCOMPARE(names(), (QStringList{"new", "between.v2", "old", "inside"}));
        const FileItem& between = files().items()[1];
        QCOMPARE(between.path, folder_->path(QStringLiteral("places/below/deeper/between.v2.backroom")));
        QCOMPARE(between.folder, folder_->path(QStringLiteral("places/below/deeper")));
        QCOMPARE(between.when,
            QLocale(QStringLiteral("en")).toString(QDate::currentDate().addDays(-5), QStringLiteral("d MMM yyyy")));
        files().look();
        QCOMPARE(files().rowCount(), 4);
    }

    void noFileTwice()
    {
        put(QStringLiteral("below/one.backroom"));
        QVERIFY(
            QFile::link(folder_->path(QStringLiteral("places")), folder_->path(QStringLiteral("places/below/round"))));
        files().setPlaces({folder_->path(QStringLiteral("places")), folder_->path(QStringLiteral("places/below")),
            folder_->path(QStringLiteral("not there")), QString()});
        files().look();
        QCOMPARE(names(), QStringList{"one"});
    }

    void notMoreThanAnybodyLooksThrough()
    {
        for (int file = 0; file < GameFiles::most + 5; ++file)
            put(QStringLiteral("%1.backroom").arg(file), file);
        files().look();
        QCOMPARE(files().rowCount(), GameFiles::most);
        QCOMPARE(names().first(), QStringLiteral("0"));
    }

    void whatIsWritten()
    {
        const QString path = put(QStringLiteral("a game of ours.backroom"));
        const QString other = put(QStringLiteral("other/any.jsonl"));
        QSignalSpy chosen(&files(), &GameFiles::chosen);
        for (const QString& written : {path, QStringLiteral("  %1 ").arg(path), QStringLiteral("'%1'").arg(path),
                 QStringLiteral("\"%1\"").arg(path), QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)}) {
            QCOMPARE(files().go(written), QString());
            QCOMPARE(chosen.takeFirst().first().toUrl(), QUrl::fromLocalFile(path));
        }
        QCOMPARE(files().go(other), QString());
        QCOMPARE(chosen.takeFirst().first().toUrl(), QUrl::fromLocalFile(other));
        for (const char* written : {"", " ", "'", "a game of ours.backroom", "/not/there", "file:", "~nobody"})
            QVERIFY2(!files().go(QString::fromLatin1(written)).isEmpty(), written);
        QVERIFY(chosen.isEmpty());

        QCOMPARE(files().folder(), QString());
        QCOMPARE(files().go(QFileInfo(path).path() + QLatin1Char('/')), QString());
        QCOMPARE(names(), QStringList{"a game of ours"});
        QCOMPARE(files().folder(), QFileInfo(path).path());
        QCOMPARE(files().go(QStringLiteral("~")), QString());
        QCOMPARE(files().folder(), QStringLiteral("~"));
        files().look();
        QCOMPARE(files().folder(), QString());
        QCOMPARE(names(), QStringList{"a game of ours"});
    }
};

BACKROOM_SUITE(GameFilesTest)
#include "tst_game_files.moc"
