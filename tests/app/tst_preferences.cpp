// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files.hpp"
#include "house_folder.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

class PreferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kept()
    {
        QTemporaryDir folder;
        {
            Preferences preferences(folder.path(), {});
            QCOMPARE(preferences.speed(), Preferences::Normal);
            QVERIFY(!preferences.reducedMotion());
            QVERIFY(preferences.windowGeometry().isEmpty());
            QVERIFY(!preferences.windowMaximised() && !preferences.fullScreen());
            preferences.setFullScreen(true);
            QVERIFY(preferences.seats().names.isEmpty());
            preferences.setLanguage("fr");
            preferences.setSpeed(Preferences::Slow);
            preferences.setReducedMotion(true);
            QVERIFY(preferences.tableTalk() && preferences.firstNotes());
            preferences.setTableTalk(false);
            preferences.setFirstNotes(false);
            preferences.setRulebookTextSize(2);
            QCOMPARE(preferences.textFactor(), 1.0);
            QVERIFY(!preferences.strongContrast() && !preferences.friendlyUndo());
            QCOMPARE(preferences.computerLevel(), 2);
            preferences.setTextSize(3);
            preferences.setStrongContrast(true);
            QVERIFY(!preferences.wholeBoard());
            preferences.setWholeBoard(true);
            preferences.setFriendlyUndo(true);
            preferences.setComputerLevel(3);
            QCOMPARE(preferences.volume(), 7);
            preferences.setVolume(4);
            preferences.toggleSound();
            preferences.setWindowGeometry(QRect(10, 20, 1300, 900));
            preferences.keepSeats({{QStringLiteral("Rosa, the first"), QStringLiteral("Zoë")}, {5, 2}});
        }
        const Preferences preferences(folder.path(), {});
        QCOMPARE(preferences.language(), QStringLiteral("fr"));
        QCOMPARE(preferences.speed(), Preferences::Slow);
        QVERIFY(preferences.reducedMotion() && !preferences.tableTalk() && !preferences.firstNotes());
        QVERIFY(!preferences.audible());
        QCOMPARE(preferences.volume(), 4);
        QCOMPARE(preferences.rulebookTextSize(), 2);
        QCOMPARE(preferences.textSize(), 3);
        QCOMPARE(preferences.textFactor(), 1.6);
        QVERIFY(preferences.strongContrast() && preferences.wholeBoard() && preferences.friendlyUndo());
        QCOMPARE(preferences.computerLevel(), 3);
        QCOMPARE(preferences.windowGeometry(), QRect(10, 20, 1300, 900));
        QVERIFY(!preferences.windowMaximised() && preferences.fullScreen());
        QCOMPARE(preferences.seats().names, (QStringList{QStringLiteral("Rosa, the first"), QStringLiteral("Zoë")}));
        QCOMPARE(preferences.seats().marks, (QList<int>{5, 2}));
    }

    void oneNameAlone()
    {
        QTemporaryDir folder;
        Preferences(folder.path(), {}).keepSeats({{QStringLiteral("Rosa")}, {3}});
        const Preferences preferences(folder.path(), {});
        QCOMPARE(preferences.seats().names, QStringList{QStringLiteral("Rosa")});
        QCOMPARE(preferences.seats().marks, QList<int>{3});
    }

    /// Another level may have been written into the file.
    void levelsAreThoseThereAre()
    {
        QTemporaryDir folder;
        Preferences(folder.path(), {}).keepSeats({{"Rosa", "Bea", "Vito"}, {0, 1, 2}, {-1, 2, 9}});
        QCOMPARE(Preferences(folder.path(), {}).seats().levels, (QList<int>{0, 2, 3}));
    }

    void aLanguageForThisRunIsNotKept()
    {
        QTemporaryDir folder;
        {
            Preferences preferences(folder.path(), {});
            preferences.setLanguage("it");
        }
        QCOMPARE(Preferences(folder.path(), QStringLiteral("fr")).language(), QStringLiteral("fr"));
        QCOMPARE(Preferences(folder.path(), {}).language(), QStringLiteral("it"));
    }

    void changesAreToldOnce()
    {
        QTemporaryDir folder;
        Preferences preferences(folder.path(), "en");
        QSignalSpy language(&preferences, &Preferences::languageChanged);
        QSignalSpy speed(&preferences, &Preferences::speedChanged);
        QSignalSpy motion(&preferences, &Preferences::reducedMotionChanged);
        QSignalSpy window(&preferences, &Preferences::windowGeometryChanged);
        QSignalSpy text(&preferences, &Preferences::textSizeChanged);
        QSignalSpy contrast(&preferences, &Preferences::strongContrastChanged);
        QSignalSpy proposals(&preferences, &Preferences::proposalsChanged);
        for (int time = 0; time < 2; ++time) {
            preferences.setLanguage("it");
            preferences.setSpeed(Preferences::Off);
            preferences.setReducedMotion(true);
            preferences.setWindowGeometry(QRect(0, 0, 1024, 640));
            preferences.setTextSize(9);
            preferences.setStrongContrast(true);
            preferences.setFriendlyUndo(true);
            preferences.setComputerLevel(0);
        }
        QCOMPARE(language.size(), 1);
        QCOMPARE(speed.size(), 1);
        QCOMPARE(motion.size(), 1);
        QCOMPARE(window.size(), 1);
        QCOMPARE(text.size(), 1);
        QCOMPARE(preferences.textSize(), Preferences::largest_text);
        QCOMPARE(contrast.size(), 1);
        QCOMPARE(proposals.size(), 2);
        QCOMPARE(preferences.computerLevel(), 1);
        preferences.setLanguage("de");
        preferences.setLanguage({});
        QCOMPARE(language.size(), 1);
        QCOMPARE(preferences.language(), QStringLiteral("it"));
    }

    void volumeAndSilence()
    {
        QTemporaryDir folder;
        Preferences preferences(folder.path(), "en");
        QSignalSpy changed(&preferences, &Preferences::soundChanged);
        QVERIFY(preferences.audible());
        preferences.setVolume(preferences.volume());
        QCOMPARE(changed.size(), 0);
        preferences.toggleSound();
        QVERIFY(!preferences.audible());
        QCOMPARE(changed.size(), 1);
        preferences.setVolume(99);
        QVERIFY(preferences.audible());
        QCOMPARE(preferences.volume(), Preferences::full_volume);
        preferences.setVolume(-1);
        QCOMPARE(preferences.volume(), 0);
        QVERIFY(!preferences.audible());
        // From 0 to the default.
        preferences.toggleSound();
        QVERIFY(preferences.audible());
        QCOMPARE(preferences.volume(), 7);
        QCOMPARE(changed.size(), 4);
    }

    void asAtFirst()
    {
        QTemporaryDir folder;
        {
            Preferences preferences(folder.path(), "en");
            preferences.setLanguage("fr");
            preferences.setSpeed(Preferences::Off);
            preferences.setReducedMotion(true);
            preferences.setTextSize(2);
            preferences.setStrongContrast(true);
            preferences.setRulebookTextSize(1);
            preferences.setVolume(2);
            preferences.toggleSound();
            preferences.setFriendlyUndo(true);
            preferences.setComputerLevel(1);
            preferences.setTableTalk(false);
            preferences.setFirstNotes(false);
            preferences.setHouseRule("odds", true);
            preferences.setLessonOffered("gangz");
            preferences.setWindowGeometry(QRect(10, 20, 1300, 900));
            preferences.keepSeats({{QStringLiteral("Zoë")}, {5}, {0}});
            preferences.reset();
            QCOMPARE(preferences.speed(), Preferences::Normal);
        }
        const Preferences preferences(folder.path(), {});
        QCOMPARE(preferences.speed(), Preferences::Normal);
        QVERIFY(!preferences.reducedMotion() && preferences.tableTalk() && preferences.firstNotes());
        QCOMPARE(preferences.textSize(), 0);
        QVERIFY(!preferences.strongContrast());
        QCOMPARE(preferences.rulebookTextSize(), 0);
        QVERIFY(preferences.audible());
        QCOMPARE(preferences.volume(), 7);
        QVERIFY(!preferences.friendlyUndo());
        QCOMPARE(preferences.computerLevel(), 2);
        QVERIFY(preferences.houseRules().isEmpty());
        QCOMPARE(preferences.seats(), SeatList());
        // Data that is not a setting stays, and so does the language, which would be hard to find in a foreign one.
        QCOMPARE(preferences.language(), QStringLiteral("fr"));
        QCOMPARE(preferences.windowGeometry(), QRect(10, 20, 1300, 900));
        QVERIFY(preferences.lessonOffered("gangz"));
    }

    void aBrokerOfOnesOwn()
    {
        QTemporaryDir folder;
        const QFile file(folder.filePath("settings.ini"));
        {
            Preferences preferences(folder.path(), "en");
            QVERIFY(preferences.brokerHost().isEmpty() && preferences.brokerProxy().isEmpty());
            QCOMPARE(preferences.brokerPort(), 0);
            QSignalSpy changed(&preferences, &Preferences::brokerChanged);
            for (int time = 0; time < 2; ++time) {
                preferences.setBrokerHost(" broker.example.org ");
                preferences.setBrokerPort(8884);
                preferences.setBrokerTls(false);
                preferences.setBrokerName("rosa");
                preferences.setBrokerProxy("127.0.0.1:9050");
                preferences.setBrokerPassword("a secret");
            }
            QCOMPARE(changed.size(), 6);
        }
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(file.permissions() & others));
        {
            Preferences preferences(folder.path(), {});
            QCOMPARE(preferences.brokerHost(), QStringLiteral("broker.example.org"));
            QCOMPARE(preferences.brokerPort(), 8884);
            QVERIFY(!preferences.brokerTls());
            QCOMPARE(preferences.brokerName(), QStringLiteral("rosa"));
            QCOMPARE(preferences.brokerPassword(), QStringLiteral("a secret"));
            QCOMPARE(preferences.brokerProxy(), QStringLiteral("127.0.0.1:9050"));
            preferences.setBrokerPort(123456);
            QCOMPARE(preferences.brokerPort(), 65535);
            preferences.setSpeed(Preferences::Off);
        }
        // The file was copied with other permissions; the next change makes it private again.
        QVERIFY(!(file.permissions() & others));
        QVERIFY(QFile::setPermissions(file.fileName(), file.permissions() | QFile::ReadOther));
        Preferences preferences(folder.path(), {});
        preferences.setSpeed(Preferences::Slow);
        QVERIFY(!(file.permissions() & others));
        preferences.reset();
        QVERIFY(preferences.brokerHost().isEmpty() && preferences.brokerName().isEmpty()
            && preferences.brokerPassword().isEmpty() && preferences.brokerProxy().isEmpty());
        QCOMPARE(preferences.brokerPort(), 0);
    }

    /// Connections over foreign networks are encrypted unless the user decides otherwise, for each address separately.
    void whetherTheBrokerIsEncrypted()
    {
        QTemporaryDir folder;
        Preferences preferences(folder.path(), "en");
        for (const char* near : {"nas", "NAS.local", "127.0.0.1", "192.168.1.20", "10.8.0.1", "172.31.0.1", "::1",
                 "fe80::1", "fd12::1", "broker.home.arpa", "abcdefgh.onion"}) {
            preferences.setBrokerHost(near);
            QVERIFY2(!preferences.brokerTls(), near);
        }
        for (const char* far : {"broker.example.org", "172.32.0.1", "11.0.0.1", "2001:db8::1", "10.example.org",
                 "local.example.org", "fda.example.org"}) {
            preferences.setBrokerHost(far);
            QVERIFY2(preferences.brokerTls(), far);
        }
        preferences.setBrokerTls(false);
        QVERIFY(!preferences.brokerTls());
        preferences.setBrokerHost("other.example.org");
        QVERIFY(preferences.brokerTls());
        preferences.setBrokerHost("nas");
        preferences.setBrokerTls(true);
        QVERIFY(preferences.brokerTls());
    }

    void speeds()
    {
        QTemporaryDir folder;
        Preferences preferences(folder.path(), "en");
        QCOMPARE(preferences.speedFactor(), 1.0);
        preferences.setSpeed(Preferences::Off);
        QCOMPARE(preferences.speedFactor(), 0.0);
        preferences.setSpeed(Preferences::Fast);
        QVERIFY(preferences.speedFactor() > 0 && preferences.speedFactor() < 1);
        preferences.setSpeed(Preferences::Slow);
        QVERIFY(preferences.speedFactor() > 1);
    }

    void nonsenseInTheFile()
    {
        QTemporaryDir folder;
        test::write(folder.filePath("settings.ini"),
            "[General]\nlanguage=klingon\nanimationSpeed=99\nreducedMotion=perhaps\nwindow=big\nmarks=a, "
            "b\nvolume=loud\ntextSize=77\nstrongContrast=very\ncomputerLevel=-4\n");
        const Preferences preferences(folder.path(), {});
        QVERIFY(Preferences::languages().contains(preferences.language()));
        QCOMPARE(preferences.speed(), Preferences::Slow);
        QVERIFY(preferences.windowGeometry().isEmpty());
        QCOMPARE(preferences.volume(), 0);
        QCOMPARE(preferences.textSize(), Preferences::largest_text);
        QCOMPARE(preferences.computerLevel(), 1);
        QCOMPARE(preferences.seats().marks, (QList<int>{0, 0}));
    }
};

BACKROOM_SUITE(PreferencesTest)
#include "tst_preferences.moc"
