// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/friend_json.hpp"
#include "app/settings/preferences.hpp"
#include "friends_evening.hpp"
#include "suites.hpp"

#include <QSignalSpy>
#include <QTest>

using test::FriendsEvening;

/// Tests what persons in several houses say to each other.
class FriendsTalkTest : public QObject {
    Q_OBJECT

    /// Records what is said in each house from now on, where it is shown.
    class Ears {
    public:
        Ears(FriendsEvening& evening, int houses)
            : heard_(static_cast<std::size_t>(houses))
        {
            for (int house = 0; house < houses; ++house) {
                GameTable* table = evening.table(house);
                TableTalk* talk = table != nullptr ? table->talk() : evening.friends(house).talk();
                QObject::connect(talk, &TableTalk::changed, &here_, [this, house, talk] {
                    // Nothing is said when a sentence disappears.
                    if (!talk->heard().isEmpty())
                        heard_[static_cast<std::size_t>(house)] += talk->heard();
                });
            }
        }
        /// Returns what was said since the last call.
        QStringList take(int house) { return std::exchange(heard_[static_cast<std::size_t>(house)], {}); }

    private:
        QObject here_;
        std::vector<QStringList> heard_;
    };

private Q_SLOTS:
    void sentencesInEveryLanguage()
    {
        test::HouseFolder folder;
        for (const QString& language : Preferences::languages()) {
            folder->preferences()->setLanguage(language);
            const QStringList sentences = folder->friends().sentences();
            QCOMPARE(sentences.size(), qsizetype{remote::most_sentences});
            QCOMPARE(QSet<QString>(sentences.begin(), sentences.end()).size(), sentences.size());
            for (const QString& sentence : sentences)
                QVERIFY2(sentence.size() > 5 && sentence.size() < 45, qPrintable(sentence));
        }
    }

    void inTheLobby()
    {
        FriendsEvening evening(3);
        evening.invite(QStringLiteral("the-gang"));
        Ears ears(evening, 3);
        QVERIFY(!evening.friends(0).hasCompany());
        evening.friends(0).say(0);
        QVERIFY(ears.take(0).isEmpty());
        evening.join(1);
        QVERIFY(evening.friends(0).hasCompany() && evening.friends(1).hasCompany());
        evening.join(2);
        evening.friends(0).say(7);
        evening.pass(1);
        evening.friends(1).say(0);
        evening.pass(1);
        for (int house = 0; house < 3; ++house)
            QCOMPARE(ears.take(house), (QStringList{"Rosa: One moment, please.", "Friend 1: Evening, everybody."}));
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
        const int houses = game == QLatin1String("gangz") || game == QLatin1String("supergang") ? 3 : 2;
        FriendsEvening evening(houses);
        evening.invite(game);
        evening.joinAll();
        evening.friends(0).deal();
        evening.pass(3);
        Ears ears(evening, houses);
        const int length = evening.table(0)->match().length();
        for (int speaker = 0; speaker < houses; ++speaker) {
            evening.friends(speaker).say(2 + speaker);
            evening.pass(1);
            const QString name = speaker == 0 ? QStringLiteral("Rosa") : QStringLiteral("Friend %1").arg(speaker);
            const QString sentence = evening.friends(speaker).sentences()[2 + speaker];
            for (int house = 0; house < houses; ++house) {
                const test::Case which(QStringLiteral("house %1 hears seat %2").arg(house).arg(speaker));
                QCOMPARE(ears.take(house), QStringList{name + ": " + sentence});
                QVERIFY(evening.friends(house).talk()->lines().isEmpty());
            }
        }
        QCOMPARE(evening.table(0)->match().length(), length);
    }

    /// Of two persons in the host's house, the one who has to decide speaks.
    void severalPersonsInTheHostsHouse()
    {
        FriendsEvening evening(2);
        const QList<int> levels{SeatList::other_house, 0, 2, 0};
        evening.friends(0).invite(
            {QStringLiteral("gang-of-dice"), {{"", "Rosa", "Vito", "Sal"}, {0, 1, 2, 3}, levels}, {}, {}});
        evening.join(1);
        Ears lobby(evening, 2);
        evening.friends(0).say(1);
        evening.pass(1);
        QCOMPARE(lobby.take(1), QStringList{"Rosa: Well played."});
        evening.friends(0).deal();
        evening.pass(3);
        GameTable& table = *evening.table(0);
        Ears ears(evening, 2);
        const backroom::SeatSet asked = table.match().pending() & table.people().here();
        const int seat = asked.empty() ? 1 : int{*asked.begin()};
        evening.friends(0).say(1);
        evening.pass(1);
        QCOMPARE(ears.take(1), QStringList{table.match().names()[seat] + ": Well played."});
        QCOMPARE(friend_json::speakers(levels), (QList<int>{0, 1, 3}));
    }

    void notTooMuchAtOnce()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("the-gang"));
        evening.join(1);
        Ears ears(evening, 2);
        QSignalSpy changed(&evening.friends(1), &Friends::changed);
        QVERIFY(evening.friends(1).maySay());
        evening.friends(1).say(0);
        QVERIFY(!evening.friends(1).maySay());
        QCOMPARE(changed.size(), 1);
        evening.friends(1).say(1);
        evening.pass(1);
        QCOMPARE(ears.take(0), QStringList{"Friend 1: Evening, everybody."});
        evening.pass(1);
        QVERIFY(evening.friends(1).maySay());
        evening.friends(1).say(1);
        // The limit of one person does not affect others, and invalid sentences are ignored.
        evening.friends(0).say(remote::most_sentences);
        evening.friends(0).say(-1);
        QVERIFY(evening.friends(0).maySay());
        evening.pass(1);
        QCOMPARE(ears.take(0), QStringList{"Friend 1: Well played."});
    }

    void withoutTableTalkNothingIsHeard()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("the-gang"));
        evening.join(1);
        evening.house(1).preferences()->setTableTalk(false);
        Ears ears(evening, 2);
        evening.friends(0).say(0);
        evening.friends(1).say(1);
        evening.pass(1);
        QVERIFY(ears.take(1).isEmpty());
        QCOMPARE(ears.take(0).size(), 2);
    }

    void whoComesBackHearsNothingOld()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("the-gang"));
        evening.joinAll();
        evening.friends(0).deal();
        evening.pass(3);
        evening.folder(1).restart();
        evening.friends(0).say(0);
        evening.pass(30);
        evening.friends(1).refresh();
        evening.friends(1).goBack(0);
        evening.pass(1);
        QVERIFY(evening.table(1) != nullptr && evening.table(1)->talk()->lines().isEmpty());
        Ears ears(evening, 2);
        evening.pass(30);
        QVERIFY(ears.take(1).isEmpty());
        evening.friends(0).say(0);
        evening.pass(1);
        QCOMPARE(ears.take(1).size(), 1);
    }
};

BACKROOM_SUITE(FriendsTalkTest)
#include "tst_friends_talk.moc"
