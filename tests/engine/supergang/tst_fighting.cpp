// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_table.hpp"

using namespace test;

/// SG-5.6 to 5.11
class SuperGangFighting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_5_6_forTheBanksMoney()
    {
        Table table = Table(Scene().before(0, killer, "boxing")).arrive(killer, "boxing");
        table.faces({6, 1, 1}).act(StickUp{Member::killer, Prize::money, {}, 1});
        // The crime counts from the beginning of the duel.
        QCOMPARE(table.unseen(0, killer, Crime::stick_up), 1);
        QCOMPARE(int(top<Duel>(table.state)->darts), 6);
        table.shoot(0, false).shoot(1, false);
        QVERIFY(table.emitted<DuelWon>({{Side::attack}}));
        QVERIFY(table.emitted<StuckUp>({{0, shop("boxing"), Prize::money, members({Member::killer})}}));
        QVERIFY(table.emitted<Paid>({{nobody, 0, 100}}));
        QVERIFY(table.state.turn.robbed.contains(shop("boxing")));
    }

    void SG_5_6_fromTheOwner()
    {
        Table table = Table(Scene().before(0, killer, "baker").owns(1, {"baker"}).cash(1, 30)).arrive(killer, "baker");
        table.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, nobody});
        QCOMPARE(int(top<Duel>(table.state)->second), 1);
        table.shoot_all(true);
        QVERIFY(table.emitted<Paid>({{1, 0, 30}}));
        QCOMPARE(int(owner_of(table.state, shop("baker"))), 1);
    }

    void SG_5_6_forOwnership()
    {
        Scene scene = Scene().before(0, killer, "baker").owns(1, {"baker"}).cash(1, 30).pawns(1, {"p4", "p3"});
        Table table = Table(scene).arrive(killer, "baker");
        table.faces({6, 1}).act(StickUp{Member::killer, Prize::ownership, {}, nobody}).shoot_all(true);
        QVERIFY(!table.happened<Paid>());
        QCOMPARE(int(owner_of(table.state, shop("baker"))), 0);
        QCOMPARE(table.gang(1).tokens(), 15);
        // SG-6.3: only the section that lines no other shop.
        QVERIFY(table.emitted<PawnTurned>({{section("p4"), 1, 0}}));
        QVERIFY(table.gang(1).pawns.contains(section("p3")));
    }

    void SG_5_6_lostAndRefused()
    {
        Table table = Table(Scene().before(0, killer, "baker")).arrive(killer, "baker");
        QCOMPARE(table.refusal(StickUp{Member::killer, Prize::ownership, {}, 1}), "nobody-owns SG-5.6");
        table.faces({1, 6}).act(StickUp{Member::killer, Prize::money, {}, 1});
        QCOMPARE(int(table.decides()), 1);
        table.shoot_all(true);
        QVERIFY(table.emitted<DuelWon>({{Side::defence}}));
        QVERIFY(!table.happened<StuckUp>() && table.cash(0) == 0);
        QCOMPARE(table.figure(0, killer).state, FigureState::clinic);
        QVERIFY(!table.state.turn.active);
    }

    void SG_5_6_oneSuccessATurn()
    {
        Table table = Table(Scene().before(0, killer, "baker").before(0, vamp, "baker")).roll().go(killer, "baker");
        table.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, 2});
        table.shoot_all(true).done(killer).go(vamp, "baker");
        QCOMPARE(table.refusal(StickUp{Member::vamp, Prize::money, {}, 1}), "robbed-already SG-5.6");
    }

    void SG_5_7_whoThrowsForTheManagers()
    {
        Scene scene = Scene().before(0, killer, "locks");
        const auto second = [&](Seat named) {
            Table table = Table(scene).arrive(killer, "locks");
            table.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, named});
            return int(top<Duel>(table.state)->second);
        };
        QCOMPARE(second(2), 2);
        Table table = Table(scene).arrive(killer, "locks");
        for (const Seat named : {Seat{0}, Seat{3}, nobody})
            QCOMPARE(table.refusal(StickUp{Member::killer, Prize::money, {}, named}), "name-defender SG-5.7");
        scene.shops.clear();
        scene.rackets(1, {"locks"});
        QCOMPARE(second(nobody), 1);
        QCOMPARE(second(1), 1);
        Table racketed = Table(scene).arrive(killer, "locks");
        QCOMPARE(racketed.refusal(StickUp{Member::killer, Prize::money, {}, 2}), "defender-is SG-5.7");
        // The racketeer is the attacker.
        scene.shops.clear();
        scene.rackets(0, {"locks"});
        QCOMPARE(second(2), 2);
        scene.shops.clear();
        scene.owns(2, {"locks"});
        QCOMPARE(second(nobody), 2);
    }

    void SG_5_7_thePolicePlayer()
    {
        Table table = Table(Scene().before(0, killer, "locks"), {.police_player = true}).arrive(killer, "locks");
        table.faces({1, 6}).act(StickUp{Member::killer, Prize::money, {}, 3});
        QCOMPARE(int(table.decides()), 3);
    }

    /// The racket is removed, and the attacker may start a new one.
    void SG_5_7_aRacketedShop()
    {
        Table table(Scene().before(0, killer, "locks").rackets(1, {"locks"}).cash(1, 80));
        table.arrive(killer, "locks");
        table.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, nobody}).shoot_all(true);
        QVERIFY(table.emitted<Paid>({{nobody, 0, 50}}));
        QCOMPARE(racketeer_of(table.state, shop("locks")), nobody);
        table.act(Racket{Member::killer});
        QCOMPARE(int(racketeer_of(table.state, shop("locks"))), 0);
        // The gang's own racket stays.
        Table own = Table(Scene().before(0, killer, "locks").rackets(0, {"locks"})).arrive(killer, "locks");
        own.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, 1}).shoot_all(true);
        QCOMPARE(int(racketeer_of(own.state, shop("locks"))), 0);
    }

    void SG_5_8_chosenOpponentsOfSeveralGangs()
    {
        Scene scene(4);
        scene.before(0, killer, "s39").stands(1, vamp, "s39").stands(1, dealer, "s39").stands(2, killer, "s39");
        scene.stands(3, dealer, "s37").stands(0, dealer, "s39");
        Table table = Table(scene).arrive(killer, "s39");
        QCOMPARE(table.refusal(Kill{Member::killer, {}, {}}), "no-target SG-5.8");
        QCOMPARE(table.refusal(killing({id(3, dealer)})), "not-together SG-5.8");
        QCOMPARE(table.refusal(killing({id(0, dealer)})), "no-opponent SG-5.8");
        table.faces({6, 6, 1, 1}).act(killing({id(2, killer), id(1, dealer)}, {Member::dealer}));
        const Duel& duel = *top<Duel>(table.state);
        QVERIFY(duel.attack[0].figure == id(0, killer) && duel.attack[1].figure == id(0, dealer));
        // The defenders are ordered by seat.
        QVERIFY(duel.defence[0].figure == id(1, dealer) && duel.defence[1].figure == id(2, killer));
        // 6 + 2 + 6 against 1 + 1 + 2.
        QCOMPARE(int(duel.darts), 10);
        table.shoot_all(false);
        QVERIFY(table.emitted<Killed>({{id(1, dealer)}, {id(2, killer)}}));
        QCOMPARE(table.unseen(0, dealer, Crime::murder), 2);
    }

    void SG_5_8_whereNot()
    {
        Table manhole = Table(Scene().before(0, killer, "s16").stands(1, vamp, "s16")).arrive(killer, "s16");
        QCOMPARE(manhole.refusal(killing({id(1, vamp)})), "no-place-to-kill SG-5.8");
    }

    /// In a shop, the managers join the owner's side, whether it attacks or defends; otherwise they do not fight.
    void SG_5_8_managersJoin()
    {
        const auto duel = [](int owner) {
            Scene scene = Scene().before(0, killer, "boxing").stands(1, vamp, "boxing");
            if (owner >= 0)
                scene.owns(owner, {"boxing"});
            Table table = Table(scene).arrive(killer, "boxing").faces({6, 1, 1, 1}).act(killing({id(1, vamp)}));
            return *top<Duel>(table.state);
        };
        QCOMPARE(duel(-1).attack.size() + duel(-1).defence.size(), 2u);
        QCOMPARE(duel(2).attack.size() + duel(2).defence.size(), 2u);
        QCOMPARE(duel(0).attack.size(), 3u);
        QVERIFY(duel(0).attack[2].kind == TargetKind::manager);
        QCOMPARE(duel(1).defence.size(), 3u);
        QVERIFY(duel(1).defence[2].kind == TargetKind::manager);
    }

    /// A man is an opponent if the gang for which he acts is one. Naming him includes his vamp.
    void SG_5_8_aVampedManIsNamedWithHer()
    {
        Scene scene;
        scene.before(0, killer, "s39").stands(1, vamp, "s39").stands(2, dealer, "s39").vamped(2, dealer, 1, 2);
        for (const FigureId named : {id(1, vamp), id(2, dealer)}) {
            Table table = Table(scene).arrive(killer, "s39").faces({6, 1, 1}).act(killing({named}));
            const Duel& duel = *top<Duel>(table.state);
            QCOMPARE(duel.defence.size(), 2u);
            QVERIFY(duel.defence[0].figure == id(1, vamp) && duel.defence[1].figure == id(2, dealer));
            QCOMPARE(int(duel.defence[1].gang), 1);
        }
        Scene own = Scene().before(0, vamp, "s39").vamped(1, killer, 0, 2);
        own.figure(1, killer).place = own.figure(0, vamp).place;
        own.stands(2, dealer, "s39");
        Table table = Table(own).arrive(vamp, "s39");
        QCOMPARE(table.refusal(killing({id(1, killer)}, {}, Member::vamp)), "no-opponent SG-5.8");
    }

    void SG_5_9_attackOnAPatrol()
    {
        Scene scene = Scene().before(0, killer, "s39").patrol(0, "s38");
        Table table = Table(scene).roll().go(Mover::patrol_1, "s39").go(killer, "s39");
        QCOMPARE(table.refusal(AttackPatrol{Member::killer, {}, 1}), "no-patrol-here SG-5.9");
        table.faces({6, 1, 1}).act(AttackPatrol{Member::killer, {}, 0});
        const Duel& duel = *top<Duel>(table.state);
        QCOMPARE(duel.defence.size(), 2u);
        QVERIFY(duel.defence[0].kind == TargetKind::cop && duel.kind == DuelKind::patrol);
        // The seat that moves the police is in the duel, so the next one shoots for them.
        QCOMPARE(int(duel.second), 1);
        table.shoot(0, true).shoot(1, false);
        QVERIFY(table.emitted<PatrolOut>({{0, 0}}));
        QCOMPARE(int(table.figure(0, killer).record), 1 + 2);
    }

    void SG_5_10_accomplices()
    {
        Scene scene;
        scene.before(0, killer, "s39").stands(0, vamp, "s39").stands(0, dealer, "s37").stands(1, dealer, "s39");
        Table table = Table(scene).arrive(killer, "s39");
        const Figures victim = figures({id(1, dealer)});
        QCOMPARE(table.refusal(Kill{Member::killer, members({Member::dealer}), victim}), "cannot-join SG-5.10");
        QCOMPARE(table.refusal(Kill{Member::killer, members({Member::killer}), victim}), "cannot-join SG-5.10");
        table.faces({6, 1, 1}).act(Kill{Member::killer, members({Member::vamp}), victim}).shoot_all(true).done(killer);
        // She still moves, but may not throw again.
        table.go(vamp, "s38").done(vamp);
        QVERIFY(table.state.turn.of(Member::vamp).threw);
        Scene again = scene;
        again.stands(0, dealer, "s39").before(0, vamp, "s39");
        Table third = Table(again).roll().go(killer, "s39");
        third.faces({6, 6, 1}).act(Kill{Member::killer, members({Member::dealer}), victim}).miss();
        QCOMPARE(third.refusal(Done{Mover::killer}), "answer-first SG-8.2");
    }

    void SG_5_10_membersThatHaveThrown()
    {
        Scene scene;
        scene.before(0, killer, "s39").before(0, dealer, "s39").stands(1, dealer, "s39").stands(1, vamp, "s39");
        Table table = Table(scene).roll().go(killer, "s39").faces({6, 1}).act(killing({id(1, dealer)}));
        table.shoot_all(true).done(killer).go(dealer, "s39");
        QCOMPARE(table.refusal(killing({id(1, vamp)}, {Member::killer}, Member::dealer)), "cannot-join SG-5.10");
        QCOMPARE(table.refusal(killing({id(1, vamp)}, {}, Member::dealer)), "");
    }

    void SG_5_10_alwaysTogether()
    {
        Scene scene = Scene().before(0, vamp, "locks").vamped(1, killer, 0, 3).patrol(0, "s95");
        scene.figure(1, killer).place = scene.figure(0, vamp).place;
        Table table = Table(scene).roll().go(Mover::patrol_1, "s101").go(vamp, "locks");
        table.faces({3, 3, 1}).act(StickUp{Member::vamped, Prize::money, {}, 2});
        const Duel& duel = *top<Duel>(table.state);
        QCOMPARE(duel.attack.size(), 2u);
        QVERIFY(duel.attack[0].figure == id(0, vamp) && duel.attack[1].figure == id(1, killer));
        table.shoot_all(true);
        QVERIFY(table.state.turn.of(Member::vamp).threw && table.state.turn.of(Member::vamped).threw);

        // One of them has already thrown at a patrol without the other.
        Scene two = Scene().before(0, vamp, "s39").vamped(1, killer, 0, 3).patrol(0, "s38").stands(2, dealer, "s39");
        two.figure(1, killer).place = two.figure(0, vamp).place;
        Table apart = Table(two).roll().go(Mover::patrol_1, "s39").go(vamp, "s39");
        apart.faces({6, 1, 1}).act(AttackPatrol{Member::vamp, {}, 0});
        QCOMPARE(top<Duel>(apart.state)->attack.size(), 1u);
        apart.shoot_all(true);
        QCOMPARE(apart.refusal(killing({id(2, dealer)}, {}, Member::vamped)), "always-together SG-5.10");
    }

    void SG_5_11_notBesideAPatrol()
    {
        Scene scene = Scene().before(0, killer, "s39").stands(1, dealer, "s39").patrol(1, "s38");
        Table table = Table(scene).roll().go(Mover::patrol_2, "s39").go(killer, "s39");
        QCOMPARE(table.refusal(killing({id(1, dealer)})), "patrol-present SG-5.11");
        // He may attack the patrol.
        QCOMPARE(table.refusal(AttackPatrol{Member::killer, {}, 1}), "");
    }
};

BACKROOM_SUITE(SuperGangFighting)
#include "tst_fighting.moc"
