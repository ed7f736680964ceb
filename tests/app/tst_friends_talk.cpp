// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friend_json.hpp"
#include "app/settings/preferences.hpp"
#include "friends_evening.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

using test::FriendsEvening;

/// What persons say to each other in several houses.
class FriendsTalkTest : public QObject {
    Q_OBJECT

    static QString heardAt(FriendsEvening& evening, int house)
    {
        GameTable* table = evening.table(house);
        return (table != nullptr ? table->talk() : evening.friends(house).talk())->heard();
    }
    static void forgetAll(FriendsEvening& evening, int houses)
    {
        for (int house = 0; house < houses; ++house) {
            evening.friends(house).talk()->stop();
            if (GameTable* table = evening.table(house))
                table->talk()->stop();
        }
    }

private Q_SLOTS:
    void sentencesInEveryLanguage()
    {
        test::HouseFolder folder;
        for (const QString& language : Preferences::languages()) {
            folder->preferences()->setLanguage(language);
            const QStringList sentences = folder->friends().sentences();
            QCOMPARE(sentences.size(), qsizetype{apart::most_sentences});
            QCOMPARE(QSet<QString>(sentences.begin(), sentences.end()).size(), sentences.size());
            for (const QString& sentence : sentences)
                QVERIFY2(sentence.size() > 5 && sentence.size() < 45, qPrintable(sentence));
        }
    }

    void inTheLobby()
    {
        FriendsEvening evening(3);
        evening.invite(QStringLiteral("the-gang"));
        QVERIFY(!evening.friends(0).hasCompany());
        evening.friends(0).say(0);
        QVERIFY(heardAt(evening, 0).isEmpty());
        evening.join(1);
        QVERIFY(evening.friends(0).hasCompany() && evening.friends(1).hasCompany());
        evening.join(2);
        evening.friends(1).say(0);
        evening.friends(0).say(7);
        evening.pass(1);
        for (int house = 0; house < 3; ++house) {
            const QStringList lines = evening.friends(house).talk()->lines();
            QCOMPARE(lines.value(0), QStringLiteral("One moment, please."));
            QCOMPARE(lines.value(1), QStringLiteral("Evening, everybody."));
        }
        // They follow one another, so each is heard by itself.
        forgetAll(evening, 3);
        evening.pass();
        evening.friends(2).say(1);
        evening.pass(1);
        for (int house = 0; house < 3; ++house)
            QCOMPARE(heardAt(evening, house), QStringLiteral("Friend 2: Well played."));
    }

    void atTheTable_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"the-gang", "gang-of-dice", "gangz", "supergang"})
            QTest::addRow("%s", game) << QString::fromLatin1(game);
    }

    void atTheTable()
    {
        QFETCH(QString, game);
        const int houses = game == QLatin1String("gangz") ? 3 : 2;
        FriendsEvening evening(houses);
        evening.invite(game);
        evening.joinAll();
        evening.friends(0).deal();
        evening.pass(3);
        const int length = evening.table(0)->match().length();
        for (int speaker = 0; speaker < houses; ++speaker) {
            evening.friends(speaker).say(2 + speaker);
            evening.pass(1);
            const QString name = speaker == 0 ? QStringLiteral("Rosa") : QStringLiteral("Friend %1").arg(speaker);
            for (int house = 0; house < houses; ++house) {
                QCOMPARE(heardAt(evening, house), name + u": " + evening.friends(house).sentences()[2 + speaker]);
                QVERIFY(evening.friends(house).talk()->lines().isEmpty());
            }
            forgetAll(evening, houses);
        }
        QCOMPARE(evening.table(0)->match().length(), length);
    }

    /// Of two persons in the host's house, the one who is to decide has the mouse.
    void severalPersonsInTheHostsHouse()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("gang-of-dice"), {}, {SeatList::other_house, 0, 2, 0});
        evening.join(1);
        evening.friends(0).say(1);
        evening.pass(1);
        QCOMPARE(evening.friends(1).talk()->lines().size(), 2);
        evening.friends(0).deal();
        evening.pass(3);
        GameTable& table = *evening.table(0);
        forgetAll(evening, 2);
        evening.friends(0).say(1);
        evening.pass(1);
        const backroom::SeatSet asked = table.match().pending() & table.people().here();
        const int seat = asked.empty() ? 1 : int{*asked.begin()};
        QCOMPARE(heardAt(evening, 1), table.match().names()[seat] + u": Well played.");
        QCOMPARE(friend_json::speakers({SeatList::other_house, 0, 2, 0}), (QList<int>{0, 1, 3}));
    }

    void notTooMuchAtOnce()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("the-gang"));
        evening.join(1);
        QSignalSpy changed(&evening.friends(1), &Friends::changed);
        QVERIFY(evening.friends(1).maySay());
        evening.friends(1).say(0);
        QVERIFY(!evening.friends(1).maySay());
        QCOMPARE(changed.size(), 1);
        evening.friends(1).say(1);
        evening.pass(1);
        QCOMPARE(heardAt(evening, 0), QStringLiteral("Friend 1: Evening, everybody."));
        evening.pass(1);
        QVERIFY(evening.friends(1).maySay());
        evening.friends(1).say(1);
        evening.pass(1);
        QCOMPARE(heardAt(evening, 0), QStringLiteral("Friend 1: Well played."));
        // Others have breath of their own.
        QVERIFY(evening.friends(0).maySay());
        evening.friends(0).say(apart::most_sentences);
        evening.friends(0).say(-1);
        evening.pass(1);
        QCOMPARE(heardAt(evening, 1), QStringLiteral("Friend 1: Well played."));
    }

    void withoutTableTalkNothingIsHeard()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("the-gang"));
        evening.join(1);
        evening.house(1).preferences()->setTableTalk(false);
        evening.friends(0).say(0);
        evening.friends(1).say(1);
        evening.pass(1);
        QVERIFY(heardAt(evening, 1).isEmpty());
        QCOMPARE(evening.friends(0).talk()->lines().size(), 2);
    }

    void whoComesBackHearsNothingOld()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("the-gang"));
        evening.joinAll();
        evening.friends(0).deal();
        evening.pass(3);
        evening.folder(1).close();
        evening.friends(0).say(0);
        evening.pass(30);
        evening.folder(1).restart();
        evening.friends(1).refresh();
        evening.friends(1).goBack(0);
        evening.pass(30);
        QVERIFY(evening.table(1) != nullptr && heardAt(evening, 1).isEmpty());
    }
};

BACKROOM_SUITE(FriendsTalkTest)
#include "tst_friends_talk.moc"
