// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/friends/kept_file.hpp"
#include "app/shell/match_list.hpp"
#include "app/shell/shelf.hpp"
#include "game_ids.hpp"
#include "suites.hpp"
#include "the_gang_evening.hpp"

#include <QSignalSpy>

using test::FriendsEvening;
using test::gang_id;
using namespace test::the_gang_evening;

/// Tests that tables with friends go on while something else is shown.
class FriendsElsewhereTest : public QObject {
    Q_OBJECT

    using Game = TheGangTable::Game;

    static bool isAsked(FriendsEvening& evening, int house)
    {
        return evening.table(house)->match().pending().contains(static_cast<backroom::Seat>(house));
    }

private Q_SLOTS:
    void theHostLooksAtSomethingElse_data()
    {
        QTest::addColumn<QString>("at");
        for (const char* at : {"home", "replay", "lesson", "game"})
            QTest::addRow("%s", at) << QString::fromLatin1(at);
    }

    void theHostLooksAtSomethingElse()
    {
        QFETCH(QString, at);
        FriendsEvening evening(2);
        begin(evening, {0, SeatList::other_house, 1});
        QVERIFY(isAsked(evening, 0) && isAsked(evening, 1));
        play(evening, 0);
        const qint64 match = evening.table(0)->match().number();
        if (at == QLatin1String("replay"))
            emit evening.table(0)->replayMatch(false);
        else
            evening.house(0).goHome();
        if (at == QLatin1String("lesson"))
            evening.house(0).startLesson(gang_id);
        if (at == QLatin1String("game"))
            evening.house(0).startMatch(gang_id, {{"A", "B", "C"}, {0, 1, 2}, {}}, quint64{7}, {});
        const GameTable* shown = evening.table(0);
        evening.pass();
        // The computer player and the friend play on until the host has to decide.
        const auto& told = evening.table(1)->match();
        QVERIFY(comes(evening, [&] { return told.pending() == backroom::SeatSet::only(1); }));
        decide(evening, 1);
        QVERIFY(comes(evening, [&] { return told.length() >= 3 && told.pending().contains(0); }));
        evening.pass();
        QCOMPARE(evening.table(0), shown);
        QVERIFY(evening.friends(0).yourMove());
        QVERIFY(evening.table(1)->people().absence(0).contains(QStringLiteral("away since")));
        if (at == QLatin1String("replay"))
            evening.table(0)->replay()->leave();
        else
            evening.house(0).continueMatch(static_cast<int>(match));
        evening.pass();
        QCOMPARE(evening.table(0)->match().number(), match);
        QCOMPARE(evening.table(0)->match().length(), told.length());
        QVERIFY(evening.table(0)->deciding());
        QVERIFY(!evening.friends(0).yourMove());
        QVERIFY(evening.table(1)->people().absence(0).isEmpty());
        decide(evening, 0);
        QVERIFY(comes(evening, [&] { return evening.table(0)->match().length() == told.length(); }));
    }

    /// The program was restarted, and the table is not shown.
    void aHostThatStartsAgain()
    {
        FriendsEvening evening(2);
        begin(evening);
        const qint64 match = evening.table(0)->match().number();
        evening.folder(0).restart();
        evening.pass(30);
        QCOMPARE(evening.table(1)->people().absence(0), QStringLiteral("Rosa is away."));
        evening.friends(0).wake();
        evening.pass(30);
        QVERIFY(evening.table(0) == nullptr);
        QVERIFY(isAsked(evening, 1));
        decide(evening, 1);
        evening.pass();
        QCOMPARE(evening.table(1)->match().length(), 1);
        evening.house(0).continueMatch(static_cast<int>(match));
        QCOMPARE(evening.table(0)->match().length(), 1);
    }

    /// Without saved tables the library is not loaded.
    void withoutTablesTheLibraryIsNotLoaded()
    {
        FriendsEvening evening(1);
        bool loaded = false;
        Friends::load = [&loaded] {
            loaded = true;
            return nullptr;
        };
        evening.friends(0).wake();
        QVERIFY(!loaded);
    }

    void twoTablesOfAHouse()
    {
        FriendsEvening evening(3);
        for (const int guest : {1, 2}) {
            evening.invite(gang_id, {}, {0, SeatList::other_house});
            evening.join(guest);
            evening.friends(0).deal();
            evening.pass(3);
            evening.house(0).goHome();
        }
        evening.pass();
        QCOMPARE(evening.friends(0).tableCount(), 2);
        for (const int guest : {1, 2}) {
            const auto view = dynamic_cast<const TableMatchOf<Game>&>(evening.table(guest)->match()).view(1);
            backroom::Random random;
            at(evening, guest).play(1, legal(sample(view, random), 1)[0]);
        }
        evening.pass();
        for (const int guest : {1, 2})
            QCOMPARE(evening.table(guest)->match().length(), 1);
        evening.friends(0).goBack(0);
        QCOMPARE(evening.table(0)->match().length(), 1);
        // Goes from one table to the other.
        const qint64 first = evening.table(0)->match().number();
        evening.friends(0).goBack(1);
        QVERIFY(evening.table(0)->match().number() != first);
        QCOMPARE(evening.table(0)->match().length(), 1);
    }

    void whoseMoveItIsIsSaid()
    {
        FriendsEvening evening(2);
        begin(evening);
        evening.house(1).goHome();
        evening.pass();
        const auto line = [&evening] { return evening.friends(1).tables()->items().front(); };
        for (int move = 0; move < 12 && isAsked(evening, 0); ++move)
            decide(evening, 0);
        QVERIFY(line().your_move && evening.friends(1).yourMove());
        QCOMPARE(line().note, QStringLiteral("Your move"));
        evening.friends(1).goBack(0);
        evening.pass();
        QVERIFY(!evening.friends(1).yourMove());
        for (int move = 0; move < 12 && isAsked(evening, 1); ++move)
            decide(evening, 1);
        evening.house(1).goHome();
        evening.pass();
        QCOMPARE(line().note, QStringLiteral("Waiting for Rosa."));
        // While nobody looks, the window asks for attention once, and says which table.
        QSignalSpy attention(&evening.friends(1), &Friends::attentionAsked);
        for (int move = 0; move < 12 && !line().your_move; ++move)
            decide(evening, 0);
        QVERIFY(line().your_move);
        QCOMPARE(attention.count(), 1);
        QCOMPARE(evening.house(1).news(), QStringLiteral("Your move at Rosa’s table of The Gang."));
        // The host leaves during its own move, and is told of it on the home screen.
        evening.friends(1).goBack(0);
        evening.pass();
        evening.house(0).goHome();
        QSignalSpy at_host(&evening.friends(0), &Friends::attentionAsked);
        for (int move = 0; move < 12 && isAsked(evening, 1); ++move)
            decide(evening, 1);
        QCOMPARE(evening.friends(0).tables()->items().front().note, QStringLiteral("Your move"));
        evening.house(0).shelf()->lookAround();
        QCOMPARE(evening.house(0).shelf()->items().front().note, QStringLiteral("Your move"));
    }

    /// The host has left during a friend's turn.
    void theHostIsCalledBack()
    {
        FriendsEvening evening(2);
        begin(evening);
        for (int move = 0; move < 12 && isAsked(evening, 0); ++move)
            decide(evening, 0);
        evening.house(0).goHome();
        evening.house(0).shelf()->lookAround();
        QCOMPARE(evening.house(0).shelf()->items().front().note, QStringLiteral("Waiting for Friend 1."));
        QSignalSpy attention(&evening.friends(0), &Friends::attentionAsked);
        for (int move = 0; move < 12 && !evening.table(1)->match().pending().contains(0); ++move)
            decide(evening, 1);
        QCOMPARE(attention.count(), 1);
        QCOMPARE(evening.house(0).news(), QStringLiteral("Your move at your own table of The Gang."));
        evening.house(0).openMatches();
        QCOMPARE(evening.house(0).matches()->data(
                     evening.house(0).matches()->index(0), evening.house(0).matches()->roleNames().key("when")),
            QVariant(QStringLiteral("Your move")));
    }

    void tablesThatWaitForOneComeFirst()
    {
        FriendsEvening evening(3);
        evening.friends(1).invite({gang_id, {{"Ada", {}}, {0, 1}, {0, SeatList::other_house}}, {}, {}});
        evening.pass();
        evening.friends(0).join(evening.friends(1).link(), QStringLiteral("Rosa"), 3, {});
        evening.pass();
        evening.house(0).goHome();
        evening.friends(2).invite({gang_id, {{"Bo", {}}, {0, 1}, {0, SeatList::other_house}}, {}, {}});
        evening.pass();
        evening.friends(0).join(evening.friends(2).link(), QStringLiteral("Rosa"), 3, {});
        evening.pass();
        evening.house(0).goHome();
        const int other = evening.friends(0).tables()->items()[0].title.contains(QStringLiteral("Ada")) ? 2 : 1;
        evening.friends(other).deal();
        evening.pass(3);
        for (int move = 0; move < 12 && isAskedAsHost(evening, other); ++move)
            decideAsHost(evening, other);
        evening.house(0).goHome();
        evening.friends(0).refresh();
        QVERIFY(evening.friends(0).tables()->items()[0].your_move);
        QVERIFY(!evening.friends(0).tables()->items()[1].your_move);
        QVERIFY(!evening.friends(0).tables()->items()[1].note.isEmpty());
    }

    /// The game ends at a table that is not shown: friends get all of it, and the host sees the end later.
    void theGameEndsMeanwhile()
    {
        FriendsEvening evening(2);
        begin(evening);
        const qint64 match = evening.table(0)->match().number();
        while (!test::match_of(at(evening, 0)).over()) {
            if (isAsked(evening, 0))
                decide(evening, 0);
            else
                decide(evening, 1);
            const auto& judged = test::match_of(at(evening, 0));
            if (!judged.over() && judged.pending() == backroom::SeatSet::only(1)) {
                evening.house(0).goHome();
                decide(evening, 1);
                const bool ended = evening.table(1)->match().pending().empty();
                evening.house(0).continueMatch(static_cast<int>(match));
                if (ended)
                    break;
            }
        }
        evening.pass(3);
        QVERIFY(evening.table(0)->over());
        QTRY_VERIFY(evening.friends(1).taken() != 0);
        // Leaving after the end closes the table.
        evening.house(0).goHome();
        evening.pass();
        QCOMPARE(evening.friends(0).tableCount(), 0);
        evening.house(1).goHome();
        evening.pass();
        QCOMPARE(evening.friends(1).tableCount(), 0);
    }

    /// The list says that a seat was given to somebody else.
    void whyATableIsLostIsSaid()
    {
        FriendsEvening evening(2);
        begin(evening);
        evening.house(1).goHome();
        evening.friends(0).leave();
        evening.pass();
        const QString why = QStringLiteral("The table was closed by whoever opened it.");
        QCOMPARE(evening.friends(1).tables()->items().front().note, why);
        evening.folder(1).restart();
        evening.friends(1).wake();
        evening.friends(1).refresh();
        QCOMPARE(evening.friends(1).tables()->items().front().note, why);
        QVERIFY(!evening.friends(1).open());
    }

private:
    static bool isAskedAsHost(FriendsEvening& evening, int house)
    {
        return evening.table(house)->match().pending().contains(0);
    }
    static void decideAsHost(FriendsEvening& evening, int house)
    {
        at(evening, house).play(0, legal(test::match_of(at(evening, house)).state(), 0)[0]);
        evening.pass(2);
    }
};

BACKROOM_SUITE(FriendsElsewhereTest)
#include "tst_friends_elsewhere.moc"
