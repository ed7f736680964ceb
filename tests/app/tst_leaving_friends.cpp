// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/shelf.hpp"
#include "game_ids.hpp"
#include "suites.hpp"
#include "the_gang_evening.hpp"

using test::FriendsEvening;
using test::gang_id;
using namespace test::the_gang_evening;

/// Tests friends who leave a table, for a while or for good, and how they come back.
class LeavingFriendsTest : public QObject {
    Q_OBJECT

    static bool isAsked(FriendsEvening& evening, int seat)
    {
        return evening.table(0)->match().pending().contains(static_cast<backroom::Seat>(seat));
    }
    static QString plate(const GameTable& table, int seat, const char* role)
    {
        QAbstractItemModel& seats = *const_cast<GameTable&>(table).seats();
        const QString name = table.people().names().value(seat);
        for (int row = 0; row < seats.rowCount(); ++row)
            if (seats.index(row, 0).data(seats.roleNames().key("name")).toString() == name)
                return seats.index(row, 0).data(seats.roleNames().key(role)).toString();
        return {};
    }

private Q_SLOTS:
    /// Nobody waits for a friend who gave up the seat: all are told, and the host may let a computer play at once.
    void aSeatIsGivenUpForGood()
    {
        FriendsEvening evening(3);
        begin(evening);
        decide(evening, 0);
        decide(evening, 2);
        QVERIFY(evening.table(0)->match().pending() == backroom::SeatSet::only(1));
        evening.house(1).goHome();
        evening.pass();
        QVERIFY(plate(*evening.table(0), 1, "phoneText").startsWith(QStringLiteral("Away since")));
        QVERIFY(!evening.table(0)->elsewhere()->houseMayPlay());
        evening.friends(1).giveUp(0);
        evening.pass();
        for (const int house : {0, 2}) {
            QCOMPARE(plate(*evening.table(house), 1, "phoneText"), QStringLiteral("Has left the table"));
            QCOMPARE(plate(*evening.table(house), 1, "phone"), QStringLiteral("house-left"));
            QCOMPARE(evening.table(house)->elsewhere()->awaited(), QStringLiteral("Friend 1 has left the table."));
            QVERIFY(evening.table(house)->elsewhere()->gone());
        }
        QVERIFY(evening.table(0)->elsewhere()->houseMayPlay());
        QVERIFY(!evening.table(2)->elsewhere()->houseMayPlay());
        evening.table(0)->elsewhere()->letHousePlay(1, false);
        QVERIFY(comes(evening, [&] { return evening.table(2)->match().length() > 2; }));
        // The note stays when it is somebody else’s turn, and the computer plays on.
        QCOMPARE(plate(*evening.table(2), 1, "phoneText"), QStringLiteral("Has left the table"));
        QVERIFY(evening.table(0)->elsewhere()->standIns().contains(1));
    }

    void theHousePlaysUntilAFriendIsBack()
    {
        FriendsEvening evening(2);
        begin(evening);
        decide(evening, 0);
        evening.folder(1).restart();
        evening.pass(200);
        QVERIFY(evening.table(0)->elsewhere()->houseMayPlay() && !evening.table(0)->elsewhere()->gone());
        evening.table(0)->elsewhere()->letHousePlay(1, false);
        QVERIFY(comes(evening, [&] { return evening.table(0)->match().length() > 1; }));
        QVERIFY(evening.table(0)->elsewhere()->standIns().contains(1));
        evening.friends(1).refresh();
        evening.friends(1).goBack(0);
        evening.pass();
        QVERIFY(evening.table(0)->elsewhere()->standIns().empty());
    }

    /// A guest can continue from the home screen, as a host can.
    void aGuestContinues()
    {
        FriendsEvening evening(2);
        begin(evening);
        evening.house(1).goHome();
        evening.pass();
        const auto item = [&evening] { return evening.house(1).shelf()->items().front(); };
        QCOMPARE(evening.house(1).shelf()->count(), 1);
        QCOMPARE(item().title, QStringLiteral("The Gang with Rosa"));
        QCOMPARE(item().note, QStringLiteral("Your move"));
        // The match is not in the store.
        evening.house(1).continueMatch();
        QVERIFY(evening.table(1) == nullptr);
        evening.friends(1).goBack(item().joined);
        evening.pass();
        QVERIFY(evening.table(1) != nullptr);
        decide(evening, 1);
        evening.house(1).goHome();
        evening.pass();
        QCOMPARE(item().note, QStringLiteral("Waiting for Rosa."));
        // The person's own matches are listed, too; those that wait for the person come first.
        evening.house(1).startMatch(gang_id, {{"A", "B"}, {0, 1}, {}}, quint64{7}, {});
        auto& own = static_cast<TheGangTable&>(*evening.table(1));
        own.play(0, legal(test::match_of(own).state(), 0)[0]);
        evening.house(1).goHome();
        QCOMPARE(evening.house(1).shelf()->count(), 2);
        QVERIFY(item().joined < 0);
        decide(evening, 0);
        for (int move = 0; move < 12 && isAsked(evening, 0); ++move)
            decide(evening, 0);
        QCOMPARE(item().joined, 0);
        // Once the table is closed there is nothing to continue.
        evening.friends(0).leave();
        evening.pass();
        QCOMPARE(evening.house(1).shelf()->count(), 1);
    }

    void anotherMarkIsTold()
    {
        FriendsEvening evening(3);
        evening.invite(gang_id);
        evening.friends(1).join(evening.friends(0).link(), QStringLiteral("Friend 1"), 0, {});
        evening.pass();
        const QString told = QStringLiteral("Somebody else has the mark that you chose");
        QVERIFY(evening.friends(1).status().contains(told));
        evening.join(2);
        QVERIFY(!evening.friends(2).status().contains(told));
    }

    /// The computer players decide after the host.
    void computersAreNotAwaited()
    {
        FriendsEvening evening(2);
        begin(evening, {0, SeatList::other_house, 1});
        QCOMPARE(plate(*evening.table(1), 0, "note"), QStringLiteral("is choosing"));
        QCOMPARE(plate(*evening.table(0), 1, "note"), QStringLiteral("is choosing"));
        decide(evening, 1);
        QCOMPARE(plate(*evening.table(0), 1, "note"), QStringLiteral("has chosen"));
        QCOMPARE(evening.table(1)->elsewhere()->awaited(), QStringLiteral("Waiting for Rosa."));
        evening.house(1).goHome();
        evening.pass();
        QCOMPARE(evening.friends(1).tables()->items().front().note, QStringLiteral("Waiting for Rosa."));
    }
};

BACKROOM_SUITE(LeavingFriendsTest)
#include "tst_leaving_friends.moc"
