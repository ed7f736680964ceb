// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones_evening.hpp"
#include "suites.hpp"

#include <QTest>

using namespace test;
using backroom::Seat;

/// Whose phone is there, and what is done for persons who are away.
class PhonesPresenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A phone is quiet and then away only while the table waits for its person, who stays elsewhere; a sign of life
    /// ends it at once.
    void noSignOfAPhone()
    {
        Evening evening;
        const std::array<QByteArray, 3> keys = evening.joinThree();
        evening.choose(1, keys[0]);
        evening.pass(Phones::quiet_after);
        QCOMPARE(evening.signOf(1), Presence::here);
        evening.pass(1000);
        QCOMPARE(evening.signOf(0), Presence::here);
        QCOMPARE(evening.signOf(1), Presence::quiet);
        evening.line().say(2, keys[1], {{QStringLiteral("here"), 1}});
        QCOMPARE(evening.signOf(1), Presence::here);
        QCOMPARE(evening.signOf(2), Presence::quiet);
        evening.pass(Phones::away_after - 2000);
        QCOMPARE(evening.signOf(1), Presence::quiet);
        QCOMPARE(evening.signOf(2), Presence::away);
        QVERIFY(evening.phones.persons()->items()[2].away && !evening.phones.persons()->items()[2].absent);
        QVERIFY(evening.table->elsewhere()->awaited().contains(QStringLiteral("Vito’s phone has been away since ")));
        QVERIFY(!evening.table->curtainClosed() && evening.phones.count() == 3);
        evening.pass(Phones::house_after);
        QCOMPARE(evening.signOf(0), Presence::here);
        QVERIFY(evening.phones.persons()->items()[2].absent);
        evening.line().say(3, keys[2], {{QStringLiteral("here"), 1}});
        QCOMPARE(evening.signOf(2), Presence::here);
        QVERIFY(!evening.phones.persons()->items()[2].absent);
    }

    /// A lost connection may be back at once. Otherwise the phone is away, and a new connection is a sign of life.
    void aLostLine()
    {
        Evening evening;
        const QByteArray key = evening.join(1, 0);
        QVERIFY(!evening.table->curtainClosed() || evening.table->inTurn().name != QStringLiteral("Rosa"));
        evening.pass(10'000);
        evening.line().lose(1);
        evening.pass(Phones::away_without_line);
        QCOMPARE(evening.signOf(0), Presence::quiet);
        evening.pass(1);
        QCOMPARE(evening.signOf(0), Presence::away);
        evening.greet(4, key, QStringLiteral("en"), 1);
        QCOMPARE(evening.signOf(0), Presence::here);
    }

    /// The mark on a plate changes at once, not within a second: when the connection is closed, when the page is hidden
    /// and shown, and when a person whose phone is hidden has to decide.
    void theMarkFollowsAtOnce()
    {
        Evening evening;
        const std::array<QByteArray, 3> keys = evening.joinThree();
        const QJsonObject away{{QStringLiteral("away"), 1}};
        const QJsonObject here{{QStringLiteral("here"), 1}};
        evening.line().say(1, keys[0], away);
        QCOMPARE(evening.signOf(0), Presence::quiet);
        evening.line().say(1, keys[0], here);
        QCOMPARE(evening.signOf(0), Presence::here);
        evening.line().lose(2);
        QCOMPARE(evening.signOf(1), Presence::quiet);
        evening.greet(2, keys[1]);
        QCOMPARE(evening.signOf(1), Presence::here);
        // A person who has chosen does not have to decide, so the phone may sleep; the person has to decide again as
        // soon as the choice is taken back.
        evening.greet(1, keys[0]);
        evening.choose(1, keys[0]);
        QCOMPARE(evening.table->match().length(), 1);
        evening.line().say(1, keys[0], away);
        QCOMPARE(evening.signOf(0), Presence::here);
        evening.table->elsewhere()->takeBack(0);
        QCoreApplication::processEvents();
        QCOMPARE(evening.signOf(0), Presence::quiet);
    }

    /// The house plays until the phone sends a sign of life. Its sealed choice can be taken back on the phone.
    void theHousePlaysWhileThePhoneIsAway()
    {
        Evening evening;
        const std::array<QByteArray, 3> keys = evening.joinThree();
        evening.choose(2, keys[1]);
        evening.pass(Phones::house_after + 1);
        evening.line().say(3, keys[2], {{QStringLiteral("here"), 1}});
        evening.table->elsewhere()->letHousePlay(0, false);
        QTRY_COMPARE(evening.table->match().length(), 2);
        evening.phones.settle();
        QCOMPARE(evening.phones.persons()->items()[0].note, QStringLiteral("The house plays"));
        QVERIFY(evening.table->elsewhere()->standIns().contains(0));
        QCoreApplication::processEvents();
        // The second tap of a double tap takes nothing back.
        evening.tap(1, keys[0], HandSheet::unseal_button);
        QCOMPARE(evening.table->match().length(), 2);
        evening.pass(Phones::double_tap);
        evening.tap(1, keys[0], HandSheet::unseal_button);
        QVERIFY(evening.table->elsewhere()->standIns().empty());
        QCOMPARE(evening.table->match().length(), 1);
        QVERIFY(evening.table->match().pending().contains(0));
        // The person chooses again.
        evening.choose(1, keys[0]);
        QCOMPARE(evening.table->match().length(), 2);
    }

    /// A choice taken back while a computer player decides: the person may decide again, and the computer player does.
    void takenBackWhileAComputerThinks()
    {
        HouseFolder folder;
        const auto table = seated<TheGangTable>(folder.house(), match(setup_of<TheGangTable::Game>(3, 7)), {0, 0, 1});
        Elsewhere& elsewhere = *table->elsewhere();
        elsewhere.set(backroom::SeatSet::first(2));
        table->director()->finish();
        const auto choose = [&](Seat seat) {
            const int gangster = match_of(*table).state().hands[seat].gangsters.lowest();
            const auto action =
                R"({"type":"choose","gangster":)" + std::to_string(gangster) + R"(,"ticket":"chicago"})";
            QVERIFY(elsewhere.mayDecide(seat) && !elsewhere.decided(seat, action));
            table->director()->finish();
        };
        choose(0);
        choose(1);
        QVERIFY(table->thinking());
        elsewhere.takeBack(0);
        QVERIFY(elsewhere.mayDecide(0));
        QTRY_VERIFY(!match_of(*table).pending().contains(2));
    }
};

BACKROOM_SUITE(PhonesPresenceTest)
#include "tst_phones_presence.moc"
