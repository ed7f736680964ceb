#include "shell/game_files.hpp"

#include "house_folder.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

/// Files of games that lie about.
class GameFilesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<test::HouseFolder> folder_;

    GameFiles& files() { return *folder_->house().files(); }
    /// Of so many days ago.
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
            QVERIFY2(files().go(written), qPrintable(written));
            QCOMPARE(chosen.takeFirst().first().toUrl(), QUrl::fromLocalFile(path));
        }
        QVERIFY(files().go(other));
        QCOMPARE(chosen.takeFirst().first().toUrl(), QUrl::fromLocalFile(other));
        for (const char* written : {"", " ", "'", "a game of ours.backroom", "/not/there", "file:", "~nobody"})
            QVERIFY2(!files().go(QString::fromLatin1(written)), written);
        QVERIFY(chosen.isEmpty());

        QCOMPARE(files().folder(), QString());
        QVERIFY(files().go(QFileInfo(path).path() + QLatin1Char('/')));
        QCOMPARE(names(), QStringList{"a game of ours"});
        QCOMPARE(files().folder(), QFileInfo(path).path());
        QVERIFY(files().go(QStringLiteral("~")));
        QCOMPARE(files().folder(), QStringLiteral("~"));
        files().look();
        QCOMPARE(files().folder(), QString());
        QCOMPARE(names(), QStringList{"a game of ours"});
    }
};

BACKROOM_SUITE(GameFilesTest)
#include "tst_game_files.moc"
