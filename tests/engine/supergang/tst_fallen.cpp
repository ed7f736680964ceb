// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duel_scenes.hpp"

using namespace test;

/// SG-8.6 to 8.8: the fate of figures that have fallen, and attacks on gangsters in the clinic.
class SuperGangFallen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The stay ends with the gang's next turn, and serves no sentence.
    void SG_8_6_theClinic()
    {
        Table table = fight(crowd().record(1, vamp, 3), {6, 1}, {id(1, vamp)}).shoot(0, true);
        QCOMPARE(table.figure(1, vamp).state, FigureState::clinic);
        QVERIFY(table.on(1, vamp, "clinic"));
        table.done(killer).end_turn().roll();
        QCOMPARE(int(table.all<Rolled>().at(0).dice[1]), 0);
        table.end_turn();
        QVERIFY(table.emitted<Released>({{id(1, vamp)}}));
        QVERIFY(table.on(1, vamp, "centre") && table.figure(1, vamp).in_play());
        // No sentence was served, so the record stays.
        QCOMPARE(int(table.figure(1, vamp).record), 3);
    }

    void SG_8_6_inTheOwnTurn()
    {
        Table table = fight({1, 6}, {id(1, vamp)}).shoot(0, true);
        QCOMPARE(table.figure(0, killer).state, FigureState::clinic);
        table.end_turn();
        QCOMPARE(table.figure(0, killer).state, FigureState::clinic);
        table.pass(2).roll();
        QCOMPARE(int(table.all<Rolled>().at(0).dice[0]), 0);
        table.end_turn();
        QVERIFY(table.figure(0, killer).in_play());
    }

    /// After a fight with the police: the clinic, then jail, whose first year is the turn after.
    void SG_8_6_clinicThenJail()
    {
        Table table = attack_patrol(Scene().before(0, killer, "s39").patrol(0, "s38").record(0, killer, 2), {1, 6, 6});
        table.shoot(0, true);
        QVERIFY(table.emitted<Injured>({{id(0, killer), 2}}));
        table.end_turn();
        while (table.decides() != 0)
            table.pass();
        table.pass();
        QVERIFY(table.emitted<Jailed>({{id(0, killer), 2}}));
        while (table.decides() != 0)
            table.pass();
        table.pass_until(0);
        QCOMPARE(int(table.figure(0, killer).years), 1);
        table.pass_until(0);
        QVERIFY(table.figure(0, killer).in_play() && table.figure(0, killer).record == 0);
    }

    void SG_8_7_theDead()
    {
        Table table = fight(crowd().record(1, vamp, 3), {6, 1}, {id(1, vamp)}).shoot(0, false);
        QVERIFY(table.on(1, vamp, "graveyard"));
        QVERIFY(table.figure(1, vamp).innocent());
        QCOMPARE(table.figure(1, vamp).state, FigureState::graveyard);
    }

    /// If one cop falls, the whole patrol is out. It returns to the centre in the next turn of the attacker.
    void SG_8_7_thePatrolIsOut()
    {
        Table table = attack_patrol(Scene().before(0, killer, "s39").patrol(0, "s38"), {2, 5, 2});
        // The cops shoot and miss; one of them falls; then the killer does.
        for (int dart = 0; dart < 3; ++dart)
            table.miss();
        table.shoot(1, true).miss().miss().shoot(0, true);
        QVERIFY(table.emitted<PatrolOut>({{0, 0}}));
        QVERIFY(!table.state.patrols[0].in_play());
        table.end_turn();
        for (int turn = 0; turn < 2; ++turn) {
            table.roll();
            QCOMPARE(int(table.all<Rolled>().at(0).dice[3]), 0);
            table.end_turn();
        }
        table.roll();
        QCOMPARE(int(table.all<Rolled>().at(0).dice[3]), 1);
        QVERIFY(table.state.patrols[0].in_play() && table.state.patrols[0].place == town.centre);
        table.go(Mover::patrol_1, "s8");
    }

    /// If the gang of the attacker is out of the game, the patrol returns in the next gang's turn.
    void SG_8_7_theAttackersGangIsOut()
    {
        Scene scene = Scene(4).turn_of(2);
        scene.patrols[0].returns = 2;
        Table table = Table(scene).act(GiveUp());
        QCOMPARE(int(table.state.patrols[0].returns), 3);
    }

    /// One die gives the number of darts, there is no defence, and a target that falls dies.
    void SG_8_8_inTheClinic()
    {
        Scene scene = Scene().before(0, killer, "clinic").injured(1, dealer).stands(1, vamp, "clinic").injured(0, vamp);
        scene.stands(0, dealer, "clinic");
        Table table = Table(scene).arrive(killer, "clinic");
        QCOMPARE(table.refusal(killing({id(1, dealer)}, {Member::dealer})), "one-alone SG-8.8");
        QCOMPARE(table.refusal(killing({id(1, dealer), id(1, vamp)})), "one-alone SG-8.8");
        QCOMPARE(table.refusal(killing({id(1, vamp)})), "not-lying-there SG-8.8");
        QCOMPARE(table.refusal(killing({id(0, vamp)})), "not-lying-there SG-8.8");
        table.faces({3}).act(killing({id(1, dealer)}));
        QVERIFY((table.all<DuelRolled>().at(0).attack == FixedVector<std::uint8_t, most_attackers>{3}));
        QCOMPARE(int(top<Duel>(table.state)->darts), 3);
        Table missing = table;
        for (int dart = 0; dart < 3; ++dart)
            missing.miss();
        QVERIFY(missing.emitted<DuelWon>({{Side::defence}}));
        QCOMPARE(missing.figure(1, dealer).state, FigureState::clinic);
        QVERIFY(missing.figure(0, killer).innocent());
        table.shoot(0, true);
        QVERIFY(table.emitted<Killed>({{id(1, dealer)}}));
        QCOMPARE(table.unseen(0, killer, Crime::murder), 1);
        QVERIFY(table.all<Dart>().at(0).fate == Fate::dead);
    }

    void SG_8_8_byDice()
    {
        Table table(Scene().before(0, killer, "clinic").injured(1, dealer), {.duels = Duels::dice});
        table.arrive(killer, "clinic").faces({2, 1, 2});
        Table hitting = table;
        table.act(killing({id(1, dealer)}));
        QVERIFY(!table.happened<Killed>() && table.state.frames.empty());
        hitting.faces({2, 1, 6}).act(killing({id(1, dealer)}));
        QVERIFY(hitting.happened<Killed>());
    }
};

BACKROOM_SUITE(SuperGangFallen)
#include "tst_fallen.moc"
