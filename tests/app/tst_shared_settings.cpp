// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/shared_settings.hpp"

#include "app/lessons/lesson_places.hpp"
#include "app/settings/preferences.hpp"
#include "app/statistics/player_aliases.hpp"
#include "files.hpp"
#include "other_programs.hpp"
#include "suites.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using test::content;
using test::write;

/// Tests settings files that several windows change, and the killing of a program.
class SharedSettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString file(const char* name) const { return folder_.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void cleanup()
    {
        for (const QString& name : QDir(folder_.path()).entryList(QDir::Files))
            QFile::remove(folder_.filePath(name));
    }

    void playersOfTwoWindows()
    {
        PlayerAliases one(folder_.path());
        PlayerAliases two(folder_.path());
        one.rename(QStringLiteral("Rosa"), QStringLiteral("Rosalia"));
        two.rename(QStringLiteral("Bea"), QStringLiteral("Beatrice"));
        one.forget(QStringLiteral("Vito"));
        two.forget(QStringLiteral("Sal"));
        two.rename(QStringLiteral("Zoe"), QStringLiteral("Zoë"));
        one.rename(QStringLiteral("Zoe"), QStringLiteral("Zoé"));
        one.forget(QStringLiteral("Nina"));
        two.remember(QStringLiteral("Vito"));
        const PlayerAliases after(folder_.path());
        QCOMPARE(after.playerOf(QStringLiteral("Rosa")), QStringLiteral("Rosalia"));
        QCOMPARE(after.playerOf(QStringLiteral("Bea")), QStringLiteral("Beatrice"));
        QCOMPARE(after.playerOf(QStringLiteral("Zoe")), QStringLiteral("Zoé"));
        QCOMPARE(after.forgotten(), (QStringList{"Nina", "Sal"}));
        one.look();
        QCOMPARE(one.playerOf(QStringLiteral("Bea")), QStringLiteral("Beatrice"));
        one.separate(QStringLiteral("Bea"));
        QCOMPARE(PlayerAliases(folder_.path()).playerOf(QStringLiteral("Bea")), QStringLiteral("Bea"));
        QCOMPARE(PlayerAliases(folder_.path()).playerOf(QStringLiteral("Rosa")), QStringLiteral("Rosalia"));
    }

    void settingsOfTwoWindows()
    {
        {
            Preferences one(folder_.path(), {});
            Preferences two(folder_.path(), {});
            one.setSpeed(Preferences::Slow);
            two.setTextSize(2);
            one.setVolume(3);
            two.keepSeats({{"Rosa"}, {4}, {0}});
            one.setHouseRule(QStringLiteral("odds"), true);
            two.setLessonOffered(QStringLiteral("gangz"));
        }
        const Preferences after(folder_.path(), {});
        QCOMPARE(after.speed(), Preferences::Slow);
        QCOMPARE(after.textSize(), 2);
        QCOMPARE(after.volume(), 3);
        QCOMPARE(after.seats().names, QStringList{"Rosa"});
        QCOMPARE(after.houseRules(), QStringList{"odds"});
        QVERIFY(after.lessonOffered(QStringLiteral("gangz")));
    }

    void lessonsOfTwoWindows()
    {
        LessonPlaces one(folder_.path());
        LessonPlaces two(folder_.path());
        one.keep(QStringLiteral("the-gang"), {3, {}});
        two.keep(QStringLiteral("gangz"), {5, {}});
        one.keep(QStringLiteral("supergang"), {1, {}});
        one.keep(QStringLiteral("the-gang"), {4, {}});
        two.keep(QStringLiteral("supergang"), {});
        const LessonPlaces after(folder_.path());
        QCOMPARE(after.place(QStringLiteral("the-gang")).step, 4);
        QCOMPARE(after.place(QStringLiteral("gangz")).step, 5);
        QVERIFY(after.place(QStringLiteral("supergang")).atBeginning());
    }

    /// Several programs change the same data many times at once.
    void manyPrograms()
    {
        constexpr int programs = 4;
        constexpr int times = 25;
        QList<pid_t> all;
        for (int program = 0; program < programs; ++program)
            all += test::another_program([&] {
                PlayerAliases book(folder_.path());
                LessonPlaces places(folder_.path());
                for (int time = 0; time < times; ++time) {
                    book.rename(QStringLiteral("%1 %2").arg(program).arg(time), QStringLiteral("one"));
                    places.keep(QString::number(program), {time + 1, {}});
                }
                return book.retry() && places.retry();
            });
        for (const pid_t program : all)
            QVERIFY(test::succeeded(program));
        const PlayerAliases book(folder_.path());
        const LessonPlaces places(folder_.path());
        QCOMPARE(book.namesOf(QStringLiteral("one")).size(), programs * times);
        for (int program = 0; program < programs; ++program)
            QCOMPARE(places.place(QString::number(program)).step, times);
    }

    /// After a kill, the file is the old or the new one, never a part of one, and no lock remains.
    void killedInTheMiddle()
    {
        PlayerAliases(folder_.path()).rename(QStringLiteral("first"), QStringLiteral("one"));
        for (int kill = 0; kill < 8; ++kill) {
            test::Pipe pipe;
            const pid_t program = test::another_program([&] {
                PlayerAliases book(folder_.path());
                for (int time = 0;; ++time) {
                    book.rename(QStringLiteral("%1 %2").arg(kill).arg(time), QStringLiteral("one"));
                    if (time == kill % 4)
                        pipe.send('x');
                }
                return true;
            });
            pipe.wait();
            test::kill_program(program);
            PlayerAliases book(folder_.path());
            const auto before = book.namesOf(QStringLiteral("one")).size();
            QVERIFY(before >= 2 + kill);
            QCOMPARE(book.playerOf(QStringLiteral("first")), QStringLiteral("one"));
            book.rename(QStringLiteral("after %1").arg(kill), QStringLiteral("one"));
            QCOMPARE(PlayerAliases(folder_.path()).namesOf(QStringLiteral("one")).size(), before + 1);
        }
    }

    /// Written by an older program, with keys unknown to this one.
    void filesOfOtherVersions()
    {
        write(file("players.ini"),
            "[General]\nforgotten=Vito\nlater=kept\n\n[called]\n1\\name=Bea\n1\\player=Beatrice\nsize=1\n\n[other]\na="
            "b\n");
        write(file("settings.ini"), "[General]\nlanguage=fr\nvolume=3\nlater=kept\n");
        PlayerAliases book(folder_.path());
        QCOMPARE(book.playerOf(QStringLiteral("Bea")), QStringLiteral("Beatrice"));
        book.rename(QStringLiteral("Rosa"), QStringLiteral("Rosalia"));
        {
            Preferences preferences(folder_.path(), {});
            QCOMPARE(preferences.language(), QStringLiteral("fr"));
            preferences.setSpeed(Preferences::Fast);
            preferences.reset();
        }
        QSettings players(file("players.ini"), QSettings::IniFormat);
        QCOMPARE(players.value(QStringLiteral("later")).toString(), QStringLiteral("kept"));
        QCOMPARE(players.value(QStringLiteral("other/a")).toString(), QStringLiteral("b"));
        QCOMPARE(players.value(QStringLiteral("forgotten")).toStringList(), QStringList{"Vito"});
        QCOMPARE(players.beginReadArray(QStringLiteral("called")), 2);
        QSettings settings(file("settings.ini"), QSettings::IniFormat);
        QCOMPARE(settings.value(QStringLiteral("later")).toString(), QStringLiteral("kept"));
        QCOMPARE(settings.value(QStringLiteral("language")).toString(), QStringLiteral("fr"));
    }

    /// A file that was removed is written again with all known data.
    void takenAway()
    {
        LessonPlaces places(folder_.path());
        places.keep(QStringLiteral("the-gang"), {3, {}});
        QVERIFY(QFile::remove(file("lessons.ini")));
        places.keep(QStringLiteral("gangz"), {5, {}});
        const QByteArray text = content(file("lessons.ini"));
        QVERIFY2(text.contains("the-gang") && text.contains("gangz"), text.constData());
    }

    /// Changes that cannot be written are kept in memory and written with the next attempt.
    void nowhereToWrite()
    {
        QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("lessons.ini")));
        LessonPlaces places(folder_.path());
        places.keep(QStringLiteral("the-gang"), {3, {}});
        QVERIFY(!places.retry());
        QCOMPARE(places.place(QStringLiteral("the-gang")).step, 3);
        QVERIFY(QDir(folder_.path()).rmdir(QStringLiteral("lessons.ini")));
        QVERIFY(places.retry());
        QCOMPARE(LessonPlaces(folder_.path()).place(QStringLiteral("the-gang")).step, 3);
        QVERIFY(content(file("lessons.ini")).contains("the-gang"));
    }
};

BACKROOM_SUITE(SharedSettingsTest)
#include "tst_shared_settings.moc"
