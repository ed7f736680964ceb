// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/kept_file.hpp"
#include "app/the_gang/table.hpp"
#include "friends_evening.hpp"
#include "game_ids.hpp"
#include "matches.hpp"
#include "suites.hpp"

#include <QTest>

using test::FriendsEvening;
using test::gang_id;

/// Tests a table with friends: programs that are killed, leaving and coming back, another game, and what each is told.
class FriendsTableTest : public QObject {
    Q_OBJECT

    static TheGangTable& at(FriendsEvening& evening, int house)
    {
        return static_cast<TheGangTable&>(*evening.table(house));
    }
    /// Lets everybody who has to decide take the first legal action.
    static void playOn(FriendsEvening& evening)
    {
        const auto& judged = test::match_of(at(evening, 0));
        for (const backroom::Seat seat : judged.pending())
            at(evening, seat).play(seat, legal(judged.state(), seat)[0]);
        evening.pass(2);
    }
    /// A state that is consistent with the view.
    static auto sampled(const TheGangTable::Game::View& view)
    {
        backroom::Random random;
        return sample(view, random);
    }
    /// Delivers all letters without a tick.
    static void deliver(FriendsEvening& evening)
    {
        for (int letter = 0; letter < 3; ++letter) {
            QCoreApplication::processEvents();
            evening.broker().pass(1);
        }
        QCoreApplication::processEvents();
    }
    /// Takes the first legal action in this house.
    static void decide(FriendsEvening& evening, int house)
    {
        const auto seat = static_cast<backroom::Seat>(house);
        const auto& match = dynamic_cast<const TableMatchOf<TheGangTable::Game>&>(evening.table(house)->match());
        at(evening, house).play(seat, legal(sampled(match.view(seat)), seat)[0]);
        deliver(evening);
    }
    static void begin(FriendsEvening& evening)
    {
        evening.invite(gang_id);
        evening.joinAll();
        evening.friends(0).deal();
        evening.pass(3);
    }

private Q_SLOTS:
    void aHouseThatIsKilledGoesOn_data()
    {
        QTest::addColumn<int>("killed");
        QTest::addRow("host") << 0;
        QTest::addRow("guest") << 1;
    }

    void aHouseThatIsKilledGoesOn()
    {
        QFETCH(int, killed);
        FriendsEvening evening(2);
        begin(evening);
        for (int move = 0; move < 3; ++move)
            playOn(evening);
        const int length = evening.table(0)->match().length();
        evening.folder(killed).restart();
        evening.pass(30);
        if (killed == 0) {
            evening.house(0).continueMatch();
        } else {
            evening.friends(1).refresh();
            QCOMPARE(evening.friends(1).tableCount(), 1);
            QCOMPARE(evening.friends(1).tables()->items()[0].title, QStringLiteral("The Gang with Rosa"));
            evening.friends(1).goBack(0);
        }
        evening.pass(30);
        for (int house = 0; house < 2; ++house)
            QCOMPARE(evening.table(house)->match().length(), length);
        for (int move = 0; move < 3; ++move)
            playOn(evening);
        QVERIFY(evening.table(0)->match().length() > length);
        QCOMPARE(evening.table(1)->match().length(), evening.table(0)->match().length());
    }

    void theHostLeavesAndComesBack()
    {
        FriendsEvening evening(2);
        begin(evening);
        playOn(evening);
        const int match = static_cast<int>(evening.table(0)->match().number());
        evening.house(0).goHome();
        evening.pass();
        QVERIFY(evening.table(1)->people().absence(0).startsWith(QStringLiteral("Rosa has been away since")));
        evening.house(0).continueMatch(match);
        evening.pass();
        QVERIFY(evening.table(1)->people().absence(0).isEmpty());
        playOn(evening);
        QCOMPARE(evening.table(1)->match().length(), evening.table(0)->match().length());
    }

    void theGuestLeavesAndComesBack()
    {
        FriendsEvening evening(2);
        begin(evening);
        evening.house(1).goHome();
        evening.pass();
        QCOMPARE(evening.friends(1).tableCount(), 1);
        QVERIFY(evening.table(1) == nullptr);
        QVERIFY(!evening.table(0)->people().absence(1).isEmpty());
        evening.friends(1).goBack(0);
        evening.pass();
        QVERIFY(evening.table(0)->people().absence(1).isEmpty());
        playOn(evening);
        QCOMPARE(evening.table(1)->match().length(), evening.table(0)->match().length());
    }

    /// The guest is watching a replay.
    void anotherGameBeginsDuringAReplay()
    {
        FriendsEvening evening(2);
        begin(evening);
        while (!test::match_of(at(evening, 0)).over())
            playOn(evening);
        QTRY_VERIFY(evening.friends(1).taken() != 0);
        emit evening.table(1)->replayMatch(false);
        QVERIFY(evening.table(1)->replay() != nullptr);
        evening.table(0)->playAgain();
        evening.pass(5);
        QCOMPARE(evening.table(0)->match().length(), 0);
        QVERIFY(evening.table(1)->replay() != nullptr);
        QVERIFY(!evening.house(1).news().isEmpty());
        evening.table(1)->replay()->leave();
        evening.pass(3);
        QVERIFY(evening.table(1)->replay() == nullptr);
        QCOMPARE(evening.table(1)->match().length(), 0);
        playOn(evening);
        QCOMPARE(evening.table(1)->match().length(), evening.table(0)->match().length());
        QVERIFY(evening.table(0)->match().length() > 0);
    }

    /// A match whose table was closed cannot be continued by the persons at the screen.
    void aClosedTableIsNotPlayedOn()
    {
        FriendsEvening evening(2);
        begin(evening);
        playOn(evening);
        const int match = static_cast<int>(evening.table(0)->match().number());
        evening.friends(0).leave();
        evening.house(0).continueMatch(match);
        QVERIFY(evening.table(0) == nullptr);
        QVERIFY(!evening.house(0).problem().isEmpty());
    }

    /// A restarted host knows that its match has been dealt.
    void aKilledHostDoesNotDealTwice()
    {
        FriendsEvening evening(2);
        begin(evening);
        playOn(evening);
        const qint64 match = evening.table(0)->match().number();
        const int length = evening.table(0)->match().length();
        evening.folder(0).restart();
        evening.house(0).continueMatch();
        evening.pass(30);
        evening.house(0).goHome();
        evening.pass(30);
        QCOMPARE(evening.house(0).screen(), House::Home);
        evening.house(0).continueMatch();
        evening.pass(30);
        QCOMPARE(evening.table(0)->match().number(), match);
        QVERIFY(!evening.friends(1).ended());
        QCOMPARE(evening.table(1)->match().length(), length);
        playOn(evening);
        QCOMPARE(evening.table(1)->match().length(), evening.table(0)->match().length());
    }

    /// A match without a number does not belong to a table without a match.
    void aLessonIsNotServedWhileTheLobbyIsOpen()
    {
        FriendsEvening evening(2);
        evening.invite(QStringLiteral("gang-of-dice"));
        evening.join(1);
        evening.house(0).goHome();
        evening.house(0).startLesson(QStringLiteral("the-gang"));
        evening.pass();
        QVERIFY(!evening.friends(0).atTable());
        evening.house(0).goHome();
        evening.friends(0).goBack(0);
        QCOMPARE(evening.house(0).screen(), House::Lobby);
        evening.friends(0).deal();
        evening.pass(3);
        QCOMPARE(evening.table(1)->gameId(), QStringLiteral("gang-of-dice"));
    }

    void theHostClosesTheTableWhileAGuestSitsThere()
    {
        FriendsEvening evening(2);
        begin(evening);
        playOn(evening);
        evening.friends(0).leave();
        evening.pass();
        QVERIFY(evening.friends(1).ended());
        QCOMPARE(evening.house(1).news(), QStringLiteral("The table was closed by whoever opened it."));
        // Everything else that the guest tries is refused.
        TheGangTable& table = at(evening, 1);
        const auto view = dynamic_cast<const TableMatchOf<TheGangTable::Game>&>(table.match()).view(1);
        table.play(1, legal(sampled(view), 1)[0]);
        evening.pass();
        QVERIFY(!table.match().asked());
    }

    /// The host's replay of an unfinished match shows only hands of this house.
    void aReplayKeepsTheSecretsOfFriends()
    {
        FriendsEvening evening(2);
        begin(evening);
        playOn(evening);
        emit evening.table(0)->replayMatch(false);
        QVERIFY(evening.table(0)->replay() != nullptr);
        QCOMPARE(evening.table(0)->people().persons(), backroom::SeatSet::only(0));
        emit evening.table(0)->replay()->playOnAsked();
        evening.pass(1);
        QVERIFY(evening.table(0)->replay() != nullptr);
        evening.table(0)->replay()->leave();
        evening.pass();
        playOn(evening);
        QCOMPARE(evening.table(1)->match().length(), evening.table(0)->match().length());
    }

    /// What is decided in the host's house is told at once, not at the next tick.
    void theHostTellsAtOnce()
    {
        FriendsEvening evening(2);
        begin(evening);
        decide(evening, 0);
        QCOMPARE(evening.table(1)->match().length(), 1);
    }

    /// The decision of a friend waits for the animation in the host's house, and no longer.
    void aFriendWaitsForTheAnimation()
    {
        FriendsEvening evening(2);
        begin(evening);
        evening.house(0).preferences()->setSpeed(Preferences::Slow);
        decide(evening, 0);
        decide(evening, 1);
        QVERIFY(evening.table(0)->director()->busy());
        decide(evening, 1);
        QCOMPARE(evening.table(0)->match().length(), 2);
        while (evening.table(0)->director()->busy())
            evening.table(0)->director()->finish();
        deliver(evening);
        QCOMPARE(evening.table(0)->match().length(), 3);
        QCOMPARE(evening.table(1)->match().length(), 3);
    }

    void aGuestTakesBack()
    {
        FriendsEvening evening(2);
        begin(evening);
        const auto& judged = test::match_of(at(evening, 0));
        QVERIFY(!evening.table(1)->canUndo());
        at(evening, 1).play(1, legal(judged.state(), 1)[0]);
        evening.pass();
        QCOMPARE(judged.actions(), 1);
        QVERIFY(evening.table(1)->canUndo());
        evening.table(1)->undo();
        evening.pass();
        QCOMPARE(judged.actions(), 0);
        QCOMPARE(evening.table(1)->match().length(), 0);
        QVERIFY(evening.table(1)->deciding());
        playOn(evening);
        // What everybody has seen cannot be undone.
        QVERIFY(!evening.table(1)->canUndo());
    }

    /// The file of a seat in another house may contain anything.
    void aBentFileIsNotFollowed()
    {
        FriendsEvening evening(2);
        begin(evening);
        evening.house(1).goHome();
        evening.folder(1).close();
        const QString file = KeptFile::all(evening.folder(1).path(), KeptFile::seat).value(0);
        QJsonObject content = KeptFile::read(file);
        content.insert(QStringLiteral("open"),
            QJsonObject{{QStringLiteral("levels"), QJsonArray{0, 0, 0, 0, 0, 0, 0, 0, 0, -1}},
                {QStringLiteral("names"), QJsonArray{1, QJsonObject(), {}}}});
        QJsonObject seat = content.value(QStringLiteral("seat")).toObject();
        QJsonArray items = seat.value(QStringLiteral("items")).toArray();
        items[0] = QJsonObject{{QStringLiteral("game"), QStringLiteral("the-gang")}};
        seat.insert(QStringLiteral("items"), items);
        content.insert(QStringLiteral("seat"), seat);
        {
            KeptFile bent;
            QVERIFY(bent.take(file) && bent.write(content));
        }
        QCOMPARE(QFile::permissions(file) & (QFile::ReadOther | QFile::ReadGroup), QFile::Permissions());
        evening.folder(1).restart();
        evening.friends(1).goBack(0);
        evening.pass();
        QVERIFY(evening.table(1) == nullptr);
        QVERIFY(!evening.house(1).news().isEmpty());
    }

    void againIsANewDealOfTheSameTable()
    {
        FriendsEvening evening(2);
        begin(evening);
        while (!test::match_of(at(evening, 0)).over())
            playOn(evening);
        const qint64 first = evening.table(0)->match().number();
        const QByteArray secret =
            QByteArray(reinterpret_cast<const char*>(test::match_of(at(evening, 0)).setup().chance->host.data()), 32);
        evening.table(1)->playAgain();
        evening.table(0)->playAgain();
        evening.pass(4);
        QVERIFY(evening.table(0)->match().number() != first);
        QCOMPARE(evening.table(0)->match().length(), 0);
        QCOMPARE(evening.table(1)->match().length(), 0);
        QCOMPARE(test::match_of(at(evening, 0)).setup().chance->match, 2u);
        QVERIFY(
            QByteArray(reinterpret_cast<const char*>(test::match_of(at(evening, 0)).setup().chance->host.data()), 32)
            != secret);
        playOn(evening);
        QCOMPARE(evening.table(1)->match().length(), evening.table(0)->match().length());
    }

    /// The guest's table has no full state.
    void aGuestWatchesItAgainOnlyWhenItIsOver()
    {
        FriendsEvening evening(2);
        begin(evening);
        emit evening.table(1)->replayMatch(false);
        QVERIFY(evening.table(1)->replay() == nullptr);
        QVERIFY(!evening.house(1).news().isEmpty());
        while (!test::match_of(at(evening, 0)).over())
            playOn(evening);
        QTRY_VERIFY(evening.friends(1).taken() != 0);
        QCOMPARE(evening.house(1).news(),
            QStringLiteral(
                "Checked: all that chance decides was sealed before anyone sat down, and every move is genuine."));
        emit evening.table(1)->replayMatch(false);
        QVERIFY(evening.table(1)->replay() != nullptr);
    }

    /// Letters that arrive twice, late or never do no harm.
    void troubleOnTheWay()
    {
        for (unsigned seed = 1; seed <= 5; ++seed) {
            FriendsEvening evening(3, seed, {0.2, 0.2, 900});
            evening.invite(gang_id);
            // Guests come one after the other, so that each gets the seat of its number.
            for (const int house : {1, 2}) {
                evening.join(house);
                evening.pass(60);
            }
            QVERIFY(evening.friends(0).canDeal());
            evening.friends(0).deal();
            evening.pass(60);
            for (int move = 0; move < 5; ++move) {
                const auto& judged = test::match_of(at(evening, 0));
                const int length = judged.actions();
                for (const backroom::Seat seat : judged.pending()) {
                    at(evening, seat).play(seat, legal(judged.state(), seat)[0]);
                }
                evening.pass(60);
                QVERIFY(judged.actions() > length);
                for (int house = 1; house < 3; ++house)
                    QCOMPARE(evening.table(house)->match().length(), judged.actions());
            }
        }
    }
};

BACKROOM_SUITE(FriendsTableTest)
#include "tst_friends_table.moc"
