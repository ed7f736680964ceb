// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_table.hpp"

using namespace test;

/// SG-1 and SG-3
class SuperGangTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_1_1_aGang()
    {
        const State state = deal({}, 4, 1);
        QCOMPARE(state.gang_count(), 4);
        for (const Gang& gang : state.gangs) {
            QCOMPARE(gang.tokens(), 15);
            QCOMPARE(gang.unbought(), 20);
            for (const Figure& one : gang.figures)
                QVERIFY(one.in_play() && one.place == town.centre);
        }
        QVERIFY(is_male(killer) && is_male(dealer) && !is_male(vamp));
    }

    void SG_1_2_policeAndBank()
    {
        QCOMPARE(int(deal({}, 4, 1).bank), 1320);
        QCOMPARE(int(deal({}, 3, 1).bank), 1000);
        QCOMPARE(int(deal({.police_player = true}, 3, 1).bank), 1000);
        QCOMPARE(int(deal({.police_player = true}, 4, 1).bank), 1000);
        QCOMPARE(int(deal({.police_player = true}, 5, 1).bank), 1320);
        const State state = deal({}, 3, 1);
        for (const Gang& gang : state.gangs)
            QCOMPARE(int(gang.cash), 0);
        for (const Patrol& patrol : state.patrols)
            QVERIFY(patrol.in_play() && patrol.place == town.centre);
        QVERIFY(fits({}, 3) && fits({}, 4) && !fits({}, 5) && !fits({}, 2) && !fits({}, 6));
        QVERIFY(fits({.police_player = true}, 5) && fits({.police_player = true}, 3));
        QVERIFY(!fits({.police_player = true}, 2) && !fits({.police_player = true}, 6));
    }

    void SG_1_3_everyoneHasATarget()
    {
        Table table = Table(Scene().before(0, killer, "boxing")).arrive(killer, "boxing");
        table.faces({6, 1, 1}).act(StickUp{Member::killer, Prize::money, {}, 1});
        const Duel& duel = *top<Duel>(table.state);
        QCOMPARE(duel.attack.size(), 1u);
        QCOMPARE(duel.defence.size(), 2u);
        QVERIFY(duel.defence[0].kind == TargetKind::manager && duel.defence[1].kind == TargetKind::manager);
        QVERIFY(duel.attack[0].figure == id(0, killer));
    }

    /// The highest sum begins, and all gangs begin equally often.
    void SG_3_1_firstGang()
    {
        std::array<int, 4> begun{};
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            const State state = deal({}, 4, seed);
            QCOMPARE(state.first, state.turn.seat);
            ++begun[state.first];
        }
        for (const int times : begun)
            QVERIFY(times > 900 && times < 1100);
        Table table(deal({}, 4, 1));
        for (int turn = 0; turn < 9; ++turn) {
            QCOMPARE(int(table.decides()), (table.state.first + turn) % 4);
            table.pass();
        }
    }

    void SG_3_2_theParts()
    {
        Table table(Scene().patrol(0, "s5").patrol(1, "s98"));
        QCOMPARE(table.refusal(Move{Mover::killer, path("s8")}), "roll-first SG-3.2");
        QCOMPARE(table.refusal(Move{Mover::patrol_1, path("s4")}), "roll-first SG-3.2");
        QCOMPARE(table.refusal(EndTurn()), "roll-first SG-3.2");
        table.faces({3, 1, 2, 1, 4}).act(Roll());
        const auto rolled = table.all<Rolled>();
        QVERIFY((rolled.at(0).dice == Dice{3, 1, 2, 1, 4, 0}));
        QCOMPARE(table.state.turn.phase, Phase::police);
        QCOMPARE(table.refusal(Roll()), "already-rolled SG-3.2");
        QCOMPARE(table.refusal(Move{Mover::killer, path("s8")}), "police-first SG-3.2");
        QCOMPARE(table.refusal(Collect()), "police-first SG-3.2");
        // Either patrol may move first.
        table.go(Mover::patrol_2, "s99 s100 s101 s95");
        QCOMPARE(table.state.turn.phase, Phase::police);
        table.go(Mover::patrol_1, "s4");
        QVERIFY(table.happened<PhaseBegan>());
        QCOMPARE(table.state.turn.phase, Phase::gang);
        QCOMPARE(table.refusal(Move{Mover::patrol_1, path("s7")}), "police-done SG-3.2");
        // The gangsters move in any order, one after the other.
        table.go(dealer, "s10 s11");
        QCOMPARE(table.refusal(Move{Mover::killer, path("s1 s3 s2")}), "finish-first SG-3.2");
        QCOMPARE(table.refusal(EndTurn()), "finish-first SG-3.2");
        QCOMPARE(table.refusal(Done{Mover::killer}), "not-active SG-3.2");
        table.done(dealer);
        QVERIFY(table.emitted<Closed>({{0, dealer}}));
        QCOMPARE(table.refusal(Move{Mover::dealer, path("s8")}), "no-die SG-3.2");
        table.go(killer, "s1 s3 s2").done(killer);
        QCOMPARE(table.refusal(EndTurn()), "must-move SG-4.1");
        table.go(vamp, "s8").done(vamp).act(EndTurn());
        QVERIFY(table.happened<TurnEnded>() && table.happened<TurnBegan>());
        QCOMPARE(int(table.decides()), 1);
        QCOMPARE(table.state.turn.phase, Phase::start);
    }

    /// A round ends when the turn passes the gang that began, whether or not it is still in the game.
    void SG_3_2_rounds()
    {
        Scene scene = Scene(4).turn_of(3).in_round(7);
        scene.first = 1;
        scene.dead(1, killer).dead(1, vamp).dead(1, dealer);
        Table table = Table(scene).pass();
        QCOMPARE(int(table.decides()), 0);
        QCOMPARE(table.state.round, 7);
        table.pass();
        QCOMPARE(int(table.decides()), 2);
        QCOMPARE(table.state.round, 8);
    }

    /// Figures and patrols that are not in play get no die.
    void SG_3_2_onlyFiguresInPlayGetADie()
    {
        Table table = Table(Scene().jailed(0, killer, 2).injured(0, dealer).patrol(0, "s5")).roll();
        QVERIFY((table.all<Rolled>().at(0).dice == Dice{0, 1, 0, 1, 0, 0}));
        Table alone = Table(Scene().jailed(0, killer, 1).jailed(0, vamp, 1).injured(0, dealer)).roll();
        QVERIFY((alone.all<Rolled>().at(0).dice == Dice{}));
        QCOMPARE(alone.state.turn.phase, Phase::gang);
        alone.act(EndTurn());
    }

    void SG_3_3_peace()
    {
        Table table = Table(Scene().in_round(3).before(0, killer, "s5").stands(1, dealer, "s5").patrol(0, "s2")).roll();
        QVERIFY((table.all<Rolled>().at(0).dice == Dice{1, 1, 1, 0, 0, 0}));
        table.go(killer, "s5");
        const Kill kill{Member::killer, {}, figures({id(1, dealer)})};
        QCOMPARE(table.refusal(kill), "too-early SG-3.3");
        QCOMPARE(table.refusal(AttackPatrol{Member::killer, {}, 0}), "too-early SG-3.3");
        // No patrol sees him.
        table.act(Coward{Member::killer});
        QCOMPARE(table.unseen(0, killer, Crime::coward_attack), 1);
        Table with_police(Scene().in_round(3).before(0, killer, "s5").stands(1, dealer, "s5"), {.police_player = true});
        with_police.arrive(killer, "s5");
        QCOMPARE(with_police.refusal(kill), "");

        Table courting = Table(Scene().in_round(3).before(0, vamp, "s5").stands(1, dealer, "s5")).arrive(vamp, "s5");
        QCOMPARE(courting.refusal(Vamp{id(1, dealer)}), "too-early SG-3.3");
        // Stick-ups are allowed, and patrols do not prevent them.
        Table robbing(Scene().in_round(1).before(0, killer, "baker").patrol(0, "baker"));
        robbing.arrive(killer, "baker");
        QCOMPARE(robbing.refusal(StickUp{Member::killer, Prize::money, {}, 1}), "");
    }

    void SG_3_4_incomeOnceATurn()
    {
        Scene scene;
        scene.owns(0, {"baker", "bank"}).rackets(0, {"books"}).pawns(0, {"p1", "p2", "p3"}).cash(1, 100);
        Table table(scene);
        QCOMPARE(income_of(table.state, 0), 2 * 10 + 5 + 3 * 5);
        table.act(Collect());
        QVERIFY(table.emitted<Collected>({{0, 40}}));
        QCOMPARE(table.cash(0), 40);
        QCOMPARE(table.refusal(Collect()), "already-collected SG-3.4");
        table.pass();
        QVERIFY(!table.happened<Collected>());
        QCOMPARE(table.cash(0), 40);
        // An income of 0 can be collected too.
        table.act(Collect());
        QVERIFY(table.emitted<Collected>({{1, 0}}));
    }

    void SG_3_4_notAskedFor()
    {
        for (const Income income : {Income::automatic, Income::ask}) {
            Table table = Table(Scene().owns(0, {"baker", "bank"}), {.income = income}).pass();
            QCOMPARE(table.cash(0), income == Income::ask ? 0 : 20);
        }
        // Income can still be collected when all figures have moved.
        Table table = Table(Scene().owns(0, {"baker"}), {.income = Income::ask}).roll();
        while (!table.refusal(EndTurn()).empty())
            table.step();
        table.act(Collect()).act(EndTurn());
        QCOMPARE(table.cash(0), 10);
    }

    void SG_3_4_theBankPaysOnlyWhatItHas()
    {
        Table table = Table(Scene().owns(0, {"baker", "bank"}).cash(1, 985)).act(Collect());
        QVERIFY(table.emitted<Collected>({{0, 15}}));
        QCOMPARE(int(table.state.bank), 0);
    }

    /// Money earned by one member can be spent by another at once. Cash alone cannot be traded.
    void SG_3_5_moneyBelongsToTheGang()
    {
        Table table(Scene().cash(0, 40).before(0, killer, "s39").before(0, vamp, "baker").owns(1, {"bank"}));
        table.roll().go(killer, "s39").act(Coward{Member::killer}).done(killer).go(vamp, "baker");
        QCOMPARE(table.cash(0), 50);
        table.act(BuyShop{Member::vamp});
        QCOMPARE(table.cash(0), 0);
        Table lending(Scene().cash(0, 40).cash(1, 40));
        QCOMPARE(lending.refusal(Offer{1, {20, 0, {}}, {20, 0, {}}}), "only-cash SG-10.4");
    }

    void SG_3_6_nobodyInPlay()
    {
        Scene scene = Scene().owns(0, {"baker"}).rackets(0, {"books"}).pawns(0, {"p1"});
        QCOMPARE(income_of(Table(scene).state, 0), 20);
        scene.injured(0, dealer);
        QCOMPARE(income_of(Table(scene).state, 0), 15);
        scene.jailed(0, killer, 1).dead(0, vamp);
        QCOMPARE(income_of(Table(scene).state, 0), 10);
        Table table = Table(scene).pass();
        QCOMPARE(table.gang(0).pawns.size(), 1);
    }

    void SG_3_7_theClock()
    {
        Table table(Scene(), {.clock = 240});
        QCOMPARE(table.refusal(TimeUp()), "roll-first SG-3.2");
        table.roll().go(killer, "s8").act(TimeUp());
        QVERIFY(table.happened<ClockRanDown>());
        QCOMPARE(int(table.decides()), 1);
        QVERIFY(table.figure(0, killer).in_play());
        QCOMPARE(table.figure(0, vamp).state, FigureState::jail);
        QCOMPARE(table.figure(0, dealer).state, FigureState::jail);
        // They are held for the next turn only.
        table.pass(2);
        QCOMPARE(int(table.decides()), 0);
        table.roll();
        QVERIFY((table.all<Rolled>().at(0).dice[1] == 0));
        table.end_turn();
        QCOMPARE(table.all<Released>().size(), 2u);
        QVERIFY(table.figure(0, vamp).in_play() && table.on(0, vamp, "centre"));

        Table without = Table((Scene())).roll();
        QCOMPARE(without.refusal(TimeUp()), "no-clock SG-3.7");
    }

    void SG_3_7_itsTurnServesNoSentence()
    {
        Scene scene = Scene().record(0, killer, 9).jailed(0, dealer, 1).record(0, dealer, 4).in_round(3);
        Table table = Table(scene, {.clock = 240}).roll().act(TimeUp());
        QVERIFY(table.emitted<Jailed>({{id(0, killer), 1, true}, {id(0, vamp), 1, true}}));
        // A gangster who has served a sentence meanwhile is not held longer.
        QVERIFY(table.figure(0, dealer).in_play() && table.figure(0, dealer).record == 0);
        table.pass(2);
        QCOMPARE(table.figure(0, killer).state, FigureState::jail);
        table.pass();
        QVERIFY(table.figure(0, killer).in_play() && table.on(0, killer, "centre"));
        QCOMPARE(int(table.figure(0, killer).record), 9);
        QVERIFY(!table.figure(0, killer).held);
        QCOMPARE(int(table.figure(0, vamp).record), 0);
    }

    /// Years still to be served are added, and serving them clears the record.
    void SG_3_7_yearsComeOnTop()
    {
        Scene scene = Scene().jailed(0, killer, 2).record(0, killer, 9);
        scene.figure(0, killer).held = true;
        Table table(scene, {.clock = 240});
        for (int round = 0; round < 2; ++round)
            for (int turn = 0; turn < 3; ++turn) {
                QCOMPARE(
                    table.figure(0, killer).state, round == 1 && turn > 0 ? FigureState::in_play : FigureState::jail);
                table.pass();
            }
        QCOMPARE(int(table.figure(0, killer).record), 0);
    }
};

BACKROOM_SUITE(SuperGangTurn)
#include "tst_turn.moc"
