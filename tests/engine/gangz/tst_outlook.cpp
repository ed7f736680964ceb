// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "engine/gangz/outlook.hpp"
#include "suites.hpp"

using namespace test;

/// GZ-4.3: the end is announced before the round in which it can come.
class GangzOutlook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GZ_4_3_aRoundBringsSevenPointsAtMost()
    {
        QCOMPARE(most_points(6), 7);
        QCOMPARE(most_points(2), 6);
        QCOMPARE(most_points(1), 5);
        PublicState open = public_state(deal({}, 3, 1));
        open.places[1].total = open.options.target - 8;
        QVERIFY(!outlook(open).may_be_last_round);
        ++open.places[1].total;
        QVERIFY(outlook(open).may_be_last_round);
        // Fewer cards can win fewer points.
        open.places[1].hand = 2;
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

    /// No game ends in a round for which that was not announced.
    void GZ_4_3_noEndWithoutAWarning()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            State state = deal({}, min_seats + static_cast<int>(seed % 4), seed);
            Random random(seed);
            Outlook known;
            for (int round = 0; state.phase != Phase::over;) {
                if (std::exchange(round, state.round) != state.round)
                    known = outlook(public_state(state));
                const Seat seat = *pending(state).begin();
                Events events;
                apply(state, seat, random_action(state, seat, random), events);
            }
            QVERIFY(known.may_be_last_round);
        }
    }
};

BACKROOM_SUITE(GangzOutlook)
#include "tst_outlook.moc"
