// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_table.hpp"
#include "engine/gang_of_dice/horizon.hpp"
#include "suites.hpp"

using namespace test;

/// GD-5: what is known in advance of the end of the game.
class GangOfDiceHorizon : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GD_5_2_theTwelfthRoundIsTheLast()
    {
        PublicState open = public_state(deal({}, 3, 1));
        QVERIFY(!horizon(open).is_last_round());
        open.round = round_count;
        QVERIFY(horizon(open).is_last_round());
    }

    void GD_5_1_ofTwoOneMoreEndsIt()
    {
        PublicState open = public_state(deal({}, 4, 1));
        QVERIFY(!horizon(open).one_out_ends_it());
        open.out.insert(0);
        open.out.insert(2);
        QVERIFY(horizon(open).one_out_ends_it());
        QCOMPARE(horizon(open).left, 2);
        QVERIFY(horizon(public_state(deal({}, 2, 1))).one_out_ends_it());
    }
};

BACKROOM_SUITE(GangOfDiceHorizon)
#include "tst_horizon.moc"
