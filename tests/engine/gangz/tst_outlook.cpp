// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "engine/gangz/outlook.hpp"
#include "suites.hpp"

using namespace test;

/// GZ-4.3: the end is announced before the round in which it is likely.
class GangzOutlook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GZ_4_3_aGoodRoundBringsFivePoints()
    {
        QCOMPARE(good_round(6), 5);
        QCOMPARE(good_round(1), 5);
        PublicState open = public_state(deal({}, 3, 1));
        open.places[1].total = open.options.target - 6;
        QVERIFY(!outlook(open).may_be_last_round);
        ++open.places[1].total;
        QVERIFY(outlook(open).may_be_last_round);
        // Without cards only the intruders bring points.
        open.places[1].hand = 0;
        QCOMPARE(good_round(0), 4);
        QVERIFY(!outlook(open).may_be_last_round);
        CardsOfSeats drawn_again;
        drawn_again[1] = {1, 2};
        QVERIFY(outlook(open, drawn_again).may_be_last_round);
    }

    void seatsNearestToTheEnd()
    {
        PublicState open = public_state(deal({}, 4, 1));
        open.places[1].total = open.places[3].total = 12;
        open.places[2].total = -3;
        SeatSet nearest;
        nearest.insert(1);
        nearest.insert(3);
        QVERIFY(outlook(open).nearest == nearest);
        QCOMPARE(outlook(open).missing, open.options.target - 12);
    }

    /// Nearly every game of bosses ends in a round for which that was announced, and most of the other rounds are not.
    void GZ_4_3_theEndIsAnnounced()
    {
        constexpr int games = 6;
        int announced = 0;
        int in_vain = 0;
        int rounds = 0;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            State state = deal({}, min_seats, seed);
            Outlook known;
            for (int round = 0; state.phase != Phase::over;) {
                if (std::exchange(round, state.round) != state.round) {
                    known = outlook(public_state(state));
                    ++rounds;
                    in_vain += known.may_be_last_round ? 1 : 0;
                }
                const Seat seat = *pending(state).begin();
                Events events;
                apply(state, seat, decide(view(state, seat), {Level::boss, seed, {}}), events);
            }
            announced += known.may_be_last_round ? 1 : 0;
            in_vain -= known.may_be_last_round ? 1 : 0;
        }
        QVERIFY2(announced >= games - 1, qPrintable(QString::number(announced)));
        QVERIFY2(2 * in_vain < rounds - games, qPrintable(QStringLiteral("%1 of %2").arg(in_vain).arg(rounds)));
    }
};

BACKROOM_SUITE(GangzOutlook)
#include "tst_outlook.moc"
