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

/// Tests how a person gets to a table in another house.
class FriendsTest : public QObject {
    Q_OBJECT

    static QStringList names(const Friends& friends)
    {
        QStringList names;
        for (const FriendItem& seat : const_cast<Friends&>(friends).seats()->items())
            names += seat.name;
        return names;
    }
    static TheGangTable& at(FriendsEvening& evening, int house)
    {
        return static_cast<TheGangTable&>(*evening.table(house));
    }

private Q_SLOTS:
    void theLobbyFillsUp()
    {
        FriendsEvening evening(3);
        evening.invite(gang_id);
        QCOMPARE(evening.house(0).screen(), House::Lobby);
        QCOMPARE(evening.friends(0).code().size(), 23);
        QVERIFY(evening.friends(0).link().startsWith(QStringLiteral("backroom://join/")));
        QVERIFY(evening.friends(0).link().endsWith(QStringLiteral("@192.168.1.20:41883")));
        QVERIFY(evening.friends(0).picture().isValid());
        QCOMPARE(evening.friends(0).status(), QStringLiteral("2 friends are still to come."));
        QVERIFY(!evening.friends(0).canDeal());
        evening.join(1);
        QCOMPARE(evening.house(1).screen(), House::Lobby);
        QCOMPARE(evening.friends(0).status(), QStringLiteral("1 friend is still to come."));
        QCOMPARE(evening.friends(1).gameName(), QStringLiteral("The Gang"));
        evening.join(2);
        QVERIFY(evening.friends(0).canDeal());
        for (int house = 0; house < 3; ++house)
            QCOMPARE(names(evening.friends(house)), (QStringList{"Rosa", "Friend 1", "Friend 2"}));
        QVERIFY(evening.friends(2).seats()->items()[2].own);
        QVERIFY(!evening.friends(0).inviting());
    }

    /// Whoever watches later is told about a round later, and everybody knows who watches.
    void whoWatchesLaterSeesItLater()
    {
        FriendsEvening evening(3);
        evening.invite(gang_id, {}, {0, SeatList::other_house});
        evening.friends(0).setWatching(FriendTable::watched_later);
        evening.join(1);
        QVERIFY(evening.friends(0).inviting());
        evening.join(2, true);
        for (int house = 0; house < 3; ++house)
            QCOMPARE(evening.friends(house).watchers(), QStringLiteral("Friend 2 is watching."));
        QVERIFY(evening.friends(2).onlyWatching() && !evening.friends(2).hasCompany());
        evening.friends(0).deal();
        evening.pass(3);
        evening.friends(0).setWatching(FriendTable::watched_at_once);
        QCOMPARE(evening.friends(0).watching(), int{FriendTable::watched_later});
        const auto& judged = test::match_of(at(evening, 0));
        constexpr int later = 2 * 4;
        while (judged.actions() < 2 * later) {
            for (const backroom::Seat seat : judged.pending())
                at(evening, seat).play(seat, legal(judged.state(), seat)[0]);
            evening.pass(2);
            QCOMPARE(at(evening, 2).match().length(), std::max(0, judged.actions() - later));
        }
        QVERIFY(!evening.friends(2).yourMove());
    }

    void whatIsNoInvitationIsSaid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::addRow("short") << "7KQ2M"
                               << "An invitation has 20 letters and digits: some are missing.";
        QTest::addRow("long") << "7KQ2M-XTP9V-D4HRC-W8EZ3-77"
                              << "An invitation has 20 letters and digits: there are too many here.";
        QTest::addRow("letter")
            << "7KQ2M-XTP9V-D4HRC-W8EZ?"
            << "“?” is never in an invitation: it has only digits, and letters other than I, L, O and U.";
        QTest::addRow("wrong") << "7KQ2M-XTP9V-D4HRC-W8EZ4"
                               << "A letter or digit is wrong, or two have been swapped.";
    }

    void whatIsNoInvitationIsSaid()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        FriendsEvening evening(1);
        evening.friends(0).join(text, QStringLiteral("Bea"), 1, {});
        QCOMPARE(evening.friends(0).joinProblem(), problem);
        QVERIFY(!evening.friends(0).open());
        evening.friends(0).clearJoin();
        QVERIFY(evening.friends(0).joinProblem().isEmpty());
    }

    void aCodeAloneNeedsAnAddress()
    {
        FriendsEvening evening(2);
        evening.invite(gang_id);
        evening.friends(1).join(evening.friends(0).code(), QStringLiteral("Bea"), 1, {});
        QVERIFY(evening.friends(1).needsAddress());
        QVERIFY(!evening.friends(1).open());
        evening.friends(1).join(evening.friends(0).code(), QStringLiteral("Bea"), 1, QStringLiteral("nowhere"));
        QVERIFY(evening.friends(1).needsAddress());
        evening.friends(1).join(
            evening.friends(0).code(), QStringLiteral("Bea"), 1, QStringLiteral(" 192.168.1.20:41883 "));
        evening.pass();
        QCOMPARE(names(evening.friends(0)), (QStringList{"Rosa", "Bea"}));
    }

    void whoCannotSitDownIsToldWhy()
    {
        FriendsEvening evening(3);
        evening.invite(gang_id, {}, {0, SeatList::other_house});
        evening.friends(1).join(evening.friends(0).link(), QStringLiteral("rosa"), 1, {});
        evening.pass();
        QVERIFY(evening.friends(1).ended());
        QCOMPARE(evening.friends(1).status(),
            QStringLiteral("Somebody with that name is already at the table. Choose another name."));
        evening.join(1);
        QVERIFY(!evening.friends(1).ended());
        evening.join(2);
        QVERIFY(evening.friends(2).ended());
        QCOMPARE(evening.friends(2).status(), QStringLiteral("All seats at this table are taken."));
    }

    void otherVersionsAreToldWhoHasToUpdate()
    {
        FriendsEvening evening(2);
        evening.invite(gang_id);
        const auto status = [&](const char* shape, const QString& version) {
            evening.library().others = {
                {QLatin1String(shape), QStringLiteral("0")}, {QStringLiteral("version"), version}};
            evening.join(1);
            const QString said = evening.friends(1).ended() ? evening.friends(1).status() : QString();
            evening.friends(1).leave();
            return said;
        };
        for (const char* shape : {"letters", "the-gang"}) {
            QVERIFY2(status(shape, QStringLiteral("0.0.1")).endsWith(QStringLiteral("To play together, update yours.")),
                shape);
            QVERIFY2(status(shape, QStringLiteral("99.0.0"))
                         .startsWith(QStringLiteral("The table was opened with an older version of Backroom (")),
                shape);
        }
        // The wire shape of another game does not matter.
        QCOMPARE(status("gangz", QStringLiteral("99.0.0")), QString());
    }

    void aSeatIsGivenToAComputerOrToSomebodyElse()
    {
        FriendsEvening evening(3);
        evening.invite(gang_id);
        evening.join(1);
        evening.friends(0).giveToComputer(2, 2);
        evening.pass();
        QVERIFY(evening.friends(0).canDeal());
        QCOMPARE(evening.friends(0).seats()->items()[2].level, 2);
        // The host cannot take the seat of a friend who is there, only ask the friend to leave.
        evening.friends(0).giveToComputer(1, 2);
        QVERIFY(evening.friends(0).seats()->items()[1].is_friend);
        const QString before = evening.friends(0).code();
        evening.friends(0).inviteAnew(1);
        evening.pass();
        QVERIFY(evening.friends(0).code() != before);
        QVERIFY(evening.friends(1).ended());
        QCOMPARE(evening.friends(1).status(), QStringLiteral("Your seat was given to somebody else."));
        evening.join(2);
        QVERIFY(evening.friends(0).canDeal());
        evening.friends(0).deal();
        evening.pass(3);
        QCOMPARE(evening.table(2)->people().levels(), (QList<int>{-1, 0, 2}));
    }

    void withoutAFriendItIsAGameAsUsual()
    {
        FriendsEvening evening(1);
        evening.invite(gang_id, {}, {0, SeatList::other_house});
        evening.friends(0).giveToComputer(1, 1);
        QVERIFY(evening.friends(0).canDeal());
        evening.friends(0).deal();
        QVERIFY(evening.table(0) != nullptr);
        QVERIFY(!test::match_of(at(evening, 0)).setup().chance);
    }

    void twoWindowsDoNotHaveTheSameTable()
    {
        FriendsEvening evening(1);
        evening.invite(gang_id, {}, {0, SeatList::other_house});
        const QString file = KeptFile::all(evening.folder(0).path(), KeptFile::table).value(0);
        KeptFile other;
        QVERIFY(!other.take(file));
        evening.friends(0).leave();
        QVERIFY(other.take(file));
    }

    void leavingClosesTheTable()
    {
        FriendsEvening evening(2);
        evening.invite(gang_id);
        evening.join(1);
        evening.friends(0).leave();
        QCOMPARE(evening.house(0).screen(), House::Home);
        evening.pass();
        QVERIFY(evening.friends(1).ended());
        QCOMPARE(evening.friends(1).status(), QStringLiteral("The table was closed by whoever opened it."));
        QCOMPARE(evening.friends(0).tableCount(), 0);
    }

    void withoutTheLibraryItIsSaid()
    {
        FriendsEvening evening(1);
        Friends::load = [] { return nullptr; };
        evening.invite(gang_id);
        QVERIFY(!evening.friends(0).open());
        QCOMPARE(evening.friends(0).problem(),
            QStringLiteral("The part of Backroom that reaches other houses is not installed."));
    }
};

BACKROOM_SUITE(FriendsTest)
#include "tst_friends.moc"
