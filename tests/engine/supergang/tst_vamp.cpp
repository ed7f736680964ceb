// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_table.hpp"

using namespace test;

namespace {

/// Returns a scene in which the vamp leads a man, who stands where she starts.
Scene leading(int turns, Character man = killer, const char* goal = "s39")
{
    Scene scene = Scene().before(0, vamp, goal).vamped(1, man, 0, turns);
    scene.figure(1, man).place = scene.figure(0, vamp).place;
    return scene;
}

}

/// SG-7
class SuperGangVamp : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_7_1_whomAndWhere()
    {
        for (const char* place : {"s39", "s16", "baker"}) {
            Table table(Scene().before(0, vamp, place).stands(1, killer, place).stands(2, dealer, place));
            table.arrive(vamp, place).act(Vamp{id(1, killer)});
            QVERIFY(table.emitted<Vamped>({{id(1, killer), 0}}));
            QCOMPARE(table.refusal(Vamp{id(2, dealer)}), "leads-one SG-7.2");
        }
        Scene scene;
        scene.before(0, vamp, "s39").stands(1, killer, "s39").stands(1, dealer, "s39").stands(2, vamp, "s39");
        scene.stands(2, killer, "s37").stands(0, dealer, "s39").before(0, killer, "s38");
        Table table = Table(scene).roll().go(killer, "s38");
        QCOMPARE(table.refusal(Vamp{id(1, killer)}), "vamp-only SG-7.1");
        table.done(killer).go(vamp, "s39");
        QCOMPARE(table.refusal(Vamp{id(1, killer)}), "not-alone SG-7.1");
        QCOMPARE(table.refusal(Vamp{id(2, vamp)}), "not-a-man SG-7.1");
        QCOMPARE(table.refusal(Vamp{id(2, killer)}), "not-together SG-7.1");
        QCOMPARE(table.refusal(Vamp{id(0, dealer)}), "no-opponent SG-7.1");
        QCOMPARE(table.refusal(Vamp{id(3, dealer)}), "no-opponent SG-7.1");
        // Nobody can be vamped in the clinic.
        Table clinic(Scene().before(0, vamp, "clinic").injured(2, vamp).stands(1, killer, "clinic"));
        clinic.arrive(vamp, "clinic");
        QCOMPARE(clinic.refusal(Vamp{id(1, killer)}), "no-place-to-vamp SG-7.1");
    }

    void SG_7_1_policeDoNotProtect()
    {
        Table table = Table(Scene().before(0, vamp, "s39").stands(1, killer, "s39").patrol(0, "s38")).roll();
        table.go(Mover::patrol_1, "s39").go(vamp, "s39").act(Vamp{id(1, killer)});
    }

    void SG_7_1_vampedAlready()
    {
        for (const int turns : {0, 2}) {
            Scene scene;
            scene.before(0, vamp, "s39").stands(1, killer, "s39").stands(2, vamp, "s39").vamped(1, killer, 2, turns);
            Table table = Table(scene).arrive(vamp, "s39");
            QCOMPARE(table.refusal(Vamp{id(1, killer)}), "vamped-already SG-7.1");
        }
    }

    /// He acts at once, then goes with her for three of her turns, and gets no die.
    void SG_7_2_threeTurns()
    {
        Table table(Scene().before(0, vamp, "s39").stands(1, killer, "s39").stands(2, dealer, "s39"));
        table.arrive(vamp, "s39");
        QCOMPARE(table.refusal(Coward{Member::vamped}), "acts-where-move-ends SG-4.1");
        table.act(Vamp{id(1, killer)}).act(Coward{Member::vamped});
        QCOMPARE(table.cash(0), 10);
        QCOMPARE(table.unseen(1, killer, Crime::coward_attack), 1);
        QCOMPARE(table.refusal(Coward{Member::vamped}), "once-a-turn SG-5.1");
        // He throws separately.
        table.faces({1, 6, 1}).act(killing({id(2, dealer)}, {}, Member::vamped));
        QCOMPARE(top<Duel>(table.state)->attack.size(), 2u);
        table.shoot_all(true).done(vamp).end_turn();
        QCOMPARE(int(table.figure(1, killer).vamped_turns), 3);
        for (int turn = 3; turn > 0; --turn) {
            QCOMPARE(int(table.figure(1, killer).vamped_turns), turn);
            table.roll();
            QCOMPARE(int(table.all<Rolled>().at(0).dice[0]), 0);
            table.end_turn().pass();
            QCOMPARE(int(table.decides()), 0);
            table.pass();
            const Figure& man = table.figure(1, killer);
            const Figure& lady = table.figure(0, vamp);
            QCOMPARE(man.place, lady.place);
            QCOMPARE(man.behind, lady.behind);
        }
        // He is free as soon as he moves.
        QCOMPARE(int(table.figure(1, killer).vamped_turns), 0);
        QCOMPARE(int(table.figure(1, killer).vamped_by), 0);
        table.roll();
        QCOMPARE(int(table.all<Rolled>().at(0).dice[0]), 1);
        while (table.state.turn.phase == Phase::police)
            table.step();
        for (const Action& action : legal(table.state, 1))
            if (const auto* move = std::get_if<Move>(&action); move && move->figure == Mover::killer) {
                table.act(action);
                break;
            }
        QVERIFY(table.emitted<Freed>({{id(1, killer)}}));
        QCOMPARE(table.figure(1, killer).vamped_by, nobody);
    }

    void SG_7_2_theFourthMember()
    {
        Scene scene = leading(2, dealer, "baker").cash(0, 50);
        Table table = Table(scene).arrive(vamp, "baker");
        QVERIFY(table.on(1, dealer, "baker"));
        table.act(Racket{Member::vamped});
        QVERIFY(table.gang(0).rackets.contains(shop("baker")) && table.gang(1).rackets.empty());
        // The crime is entered in his own record.
        QCOMPARE(table.unseen(1, dealer, Crime::racket), 1);
        QVERIFY(table.figure(0, vamp).innocent());
        QVERIFY((table.all<Racketed>().at(0).figure == id(1, dealer)));
        // His action counts as an action of both.
        table.done(vamp);
    }

    void SG_7_3_notTwiceInARow()
    {
        Scene scene = Scene().before(0, vamp, "s39").stands(1, killer, "s39");
        scene.figure(0, vamp).last_vamped = id(1, killer);
        Table table = Table(scene).arrive(vamp, "s39");
        QCOMPARE(table.refusal(Vamp{id(1, killer)}), "same-man SG-7.3");
        scene.stands(1, killer, "s37").stands(1, dealer, "s39");
        Table other = Table(scene).arrive(vamp, "s39").act(Vamp{id(1, dealer)});
        QVERIFY(other.gang(0).last_vamped == id(1, dealer));
        // When a vamp dies, it is forgotten whom she vamped last.
        Scene killing = Scene().before(1, killer, "s39").stands(0, vamp, "s39").turn_of(1);
        killing.figure(0, vamp).last_vamped = id(1, killer);
        Table forgets = Table(killing).arrive(killer, "s39");
        forgets.faces({6, 1}).act(test::killing({id(0, vamp)})).shoot_all(false);
        QVERIFY(forgets.happened<Killed>() && forgets.gang(0).last_vamped.none());
    }

    /// Before he has moved he cannot attack her, but he can attack others.
    void SG_7_3_spellbound()
    {
        Scene scene;
        scene.before(0, killer, "s39").stands(0, dealer, "s39").vamped(0, dealer, 1, 0).stands(1, vamp, "s39");
        scene.stands(2, vamp, "s39");
        Table table = Table(scene).arrive(killer, "s39");
        QCOMPARE(table.refusal(killing({id(1, vamp)}, {Member::dealer})), "spellbound SG-7.3");
        QCOMPARE(table.refusal(killing({id(1, vamp)})), "");
        QCOMPARE(table.refusal(killing({id(2, vamp)}, {Member::dealer})), "");
    }

    void SG_7_4_freeWhenSheLeaves()
    {
        Scene scene;
        scene.before(2, killer, "s39").stands(0, vamp, "s39").stands(1, killer, "s39").vamped(1, killer, 0, 2);
        scene.turn_of(2);
        Table table = Table(scene).roll().go(killer, "s39").faces({6, 1, 1}).act(killing({id(0, vamp)}));
        table.shoot(0, true);
        // When she is out of the duel he is free and continues to fight.
        QVERIFY(table.emitted<Freed>({{id(1, killer)}}));
        QVERIFY(!table.happened<LeftDuel>());
        QVERIFY(top<Duel>(table.state)->defence[1].standing());
        table.shoot(1, true);
        QVERIFY(table.emitted<Injured>({{id(0, vamp), 0}, {id(1, killer), 0}}));
    }

    void SG_7_4_againstHisOwnGang()
    {
        Scene scene;
        scene.before(1, dealer, "s39").stands(0, vamp, "s39").stands(1, killer, "s39").vamped(1, killer, 0, 2);
        scene.turn_of(1);
        Table table = Table(scene).arrive(dealer, "s39");
        table.faces({6, 1, 1}).act(killing({id(0, vamp)}, {}, Member::dealer)).shoot(0, false);
        QVERIFY(table.emitted<LeftDuel>({{id(1, killer)}}));
        QVERIFY(table.happened<DuelWon>());
        QVERIFY(table.figure(1, killer).in_play() && table.on(1, killer, "s39"));
        QCOMPARE(table.figure(1, killer).vamped_by, nobody);

        // Also against the managers of its shop.
        Scene robbing = leading(2, killer, "boxing").owns(1, {"boxing"});
        Table shop_duel = Table(robbing).arrive(vamp, "boxing");
        shop_duel.faces({1, 1, 6, 6}).act(StickUp{Member::vamp, Prize::money, {}, nobody}).shoot(0, true);
        QVERIFY(shop_duel.happened<LeftDuel>() && shop_duel.happened<DuelWon>());
    }

    void SG_7_4_freeWhenHeLeaves()
    {
        Scene scene = leading(2).stands(2, dealer, "s39");
        Table table = Table(scene).arrive(vamp, "s39");
        table.faces({1, 1, 6}).act(killing({id(2, dealer)}, {}, Member::vamp));
        QCOMPARE(int(table.decides()), 2);
        table.shoot(1, true);
        QVERIFY(top<Duel>(table.state));
        table.shoot(0, true);
        QVERIFY((table.all<Freed>().at(0).man == id(1, killer)));
        QCOMPARE(table.figure(1, killer).vamped_by, nobody);
    }

    void SG_7_5_aVampedDealer()
    {
        Scene scene = leading(2, dealer, "kiosk").cash(0, 10).pawns(1, {"p1", "p2"}).pawns(0, {"p10"});
        Table table(scene);
        QCOMPARE(income_of(table.state, 0), 5 + 10);
        QCOMPARE(income_of(table.state, 1), 0);
        table.arrive(vamp, "kiosk").act(BuyPawns{4});
        QVERIFY(table.emitted<Paid>({{0, nobody, 10}}));
        QCOMPARE(int(table.gang(1).stored), 4);

        Scene placing = leading(1, dealer, "s46").stored(1, 2);
        Table street = Table(placing).arrive(vamp, "s46").act(PlacePawn{section("p9")});
        QVERIFY(street.emitted<PawnPlaced>({{1, section("p9")}}));
        QCOMPARE(street.unseen(1, dealer, Crime::traffic), 1);
        // He is led to a square beside a pawn of his own colour.
        placing.pawns(1, {"p3"});
        Table beside = Table(placing).arrive(vamp, "s46");
        QCOMPARE(beside.unseen(1, dealer, Crime::traffic), 1);
        // After the third turn his gang has its income again.
        Scene free = leading(0, dealer, "s46").pawns(1, {"p1"});
        QCOMPARE(income_of(Table(free).state, 1), 5);
    }
};

BACKROOM_SUITE(SuperGangVamp)
#include "tst_vamp.moc"
