// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/compose.hpp"
#include "app/supergang/gestures.hpp"
#include "suites.hpp"
#include "supergang_cases.hpp"

#include <QMap>

#include <set>

using namespace test;
using namespace test::supergang;

/// Tests what the turn's dice say of their figures.
class SuperGangTurnDiceTest : public SeatedTest {
    Q_OBJECT

private Q_SLOTS:
    /// SG-9.4: the button on a patrol's die says whose gangster it arrests, and warns of an own one.
    void SG_9_4_theButtonSaysWhoIsArrested()
    {
        QMap<QString, int> said;
        random_games(40, 400, [&](const State& state) {
            const Scene scene = scene_of(state);
            for (const Mover mover : {Mover::patrol_1, Mover::patrol_2}) {
                if (!gestures::can_choose(scene, mover))
                    continue;
                std::set<Seat> seats;
                const Place end = gestures::proposal(scene.open, mover).back();
                for (const FigureId id : gestures::arrested_at(scene.open, end))
                    seats.insert(id.seat);
                const QString text = die(scene, mover).proposal;
                if (seats.empty())
                    QCOMPARE(text, QStringLiteral("Send it"));
                else if (seats.contains(scene.open.turn.seat))
                    QCOMPARE(text, QStringLiteral("Your own!"));
                else if (seats.size() == 1)
                    QCOMPARE(text, QStringLiteral("Arrest ") + seated_.name(*seats.begin()));
                ++said[text];
            }
        });
        QVERIFY(said.size() > 3);
    }

    /// SG-5.12: who came after the throw is there, but has no die.
    void SG_5_12_recruitedInThisTurn()
    {
        Position from = street();
        from.dice = {3, 2, 1};
        Scene scene = scene_at(from, {Roll()});
        scene.faces[1] = 0;
        QCOMPARE(die(scene, Mover::vamp).state, QStringLiteral("no die"));
        scene.open.gangs[0].figures[1].state = FigureState::jail;
        QCOMPARE(die(scene, Mover::vamp).state, QStringLiteral("away"));
    }
};

BACKROOM_SUITE(SuperGangTurnDiceTest)
#include "tst_supergang_turn_dice.moc"
