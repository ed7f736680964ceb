// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_table.hpp"

using namespace test;

namespace {

/// Seat 1 has a gangster with a record at s39, one step from a patrol. It is the turn of seat 0.
Scene wanted(Character who, int years)
{
    Scene scene = Scene().stands(1, who, "s39").patrol(0, "s38").record(1, who, years);
    return scene;
}

Table after_the_police(const Scene& scene, const Options& options = {}, const std::string& way = "s39")
{
    return Table(scene, options).roll().go(Mover::patrol_1, way);
}

}

/// SG-9
class SuperGangLaw : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_9_1_whoMovesThem()
    {
        Scene scene;
        scene.jailed(0, killer, 1).jailed(0, vamp, 1).jailed(0, dealer, 1).patrol(0, "s38").patrol(1, "centre");
        Table table = Table(scene).faces({2, 3}).act(Roll());
        // The gang has no gangster in play but still moves the patrols, from the centre by the exit of the die.
        QCOMPARE(int(table.decides()), 0);
        QCOMPARE(table.refusal(Move{Mover::patrol_2, path("s8 s9 s6")}), "wrong-exit SG-4.3");
        table.go(Mover::patrol_2, "s1 s3 s2");
        QCOMPARE(table.refusal(Move{Mover::patrol_1, path("s39")}), "wrong-length SG-4.1");
        table.go(Mover::patrol_1, "s39 s37");
        QVERIFY(table.state.patrols[0].behind == at("s39"));
        QCOMPARE(table.state.turn.phase, Phase::gang);
        table.act(EndTurn()).roll();
        QCOMPARE(table.refusal(Move{Mover::patrol_1, path("s39")}), "turns-back SG-4.2");
    }

    void SG_9_2_fallenIn()
    {
        Scene scene = Scene().patrol(0, "s15").stands(1, killer, "s16").record(1, killer, 3);
        Table table = after_the_police(scene, {}, "s16");
        QVERIFY(table.emitted<FellIn>({{0, 0}}));
        // A patrol that falls into the sewer arrests nobody.
        QVERIFY(!table.happened<Arrested>() && table.figure(1, killer).in_play());
        QCOMPARE(table.state.patrols[0].place, no_place);
        table.end_turn();
        for (int turn = 0; turn < 2; ++turn) {
            table.roll();
            QCOMPARE(int(table.all<Rolled>().at(0).dice[3]), 0);
            table.end_turn();
        }
        table.roll();
        QCOMPARE(int(table.all<Rolled>().at(0).dice[3]), 1);
        QCOMPARE(table.refusal(Move{Mover::patrol_1, path("s40 s42")}), "not-a-manhole SG-9.2");
        table.go(Mover::patrol_1, "s44 s40");
        QVERIFY(table.state.patrols[0].in_play());
        QVERIFY(table.state.patrols[0].place == at("s40") && table.state.patrols[0].behind == at("s44"));
    }

    /// The patrol returns in the owner's own turn. With a police player, it returns in the next turn.
    void SG_9_2_whoseTurn()
    {
        Scene scene = Scene().patrol(0, "s15");
        scene.police_owner = 2;
        QCOMPARE(int(after_the_police(scene, {}, "s16").state.patrols[0].returns), 2);
        scene.police_owner = nobody;
        QCOMPARE(int(after_the_police(scene, {.police_player = true}, "s16").state.patrols[0].returns), 1);
        // If that gang is out, in the next gang's turn.
        Table table = after_the_police(scene, {}, "s16").act(GiveUp());
        QCOMPARE(int(table.state.patrols[0].returns), 1);
    }

    void SG_9_3_aCrimeIsSeen()
    {
        // A crime is seen from the square itself and from adjacent ones.
        for (const char* from : {"s39", "s38", "s37"}) {
            Table table = Table(Scene().stands(0, killer, "s38").patrol(0, "s46")).roll();
            table.state.patrols[0].place = at(from);
            table.state.turn.dice[3] = 0;
            table.state.turn.phase = Phase::gang;
            table.go(killer, "s39").act(Coward{Member::killer});
            QVERIFY(table.emitted<Witnessed>({{id(0, killer), Crime::coward_attack, 1}}));
            QCOMPARE(int(table.figure(0, killer).record), 1);
            QCOMPARE(table.unseen(0, killer, Crime::coward_attack), 0);
        }
        // It is not seen from farther away, nor from the centre.
        Table table(Scene().before(0, killer, "s8").patrol(0, "centre").patrol(1, "s98"));
        table.faces({1, 1, 1, 6, 1}).act(Roll()).go(Mover::patrol_1, "s6 s9 s8 s11 s10 s12");
        table.go(Mover::patrol_2, "s99");
        QVERIFY(table.figure(0, killer).innocent());
    }

    void SG_9_3_inAShopFromInsideAndFromItsAccesses()
    {
        for (const char* from : {"baker", "s46", "s38"}) {
            Table table = Table(Scene().before(0, killer, "baker")).roll();
            table.state.patrols[0] = Patrol();
            table.state.patrols[0].place = at(from);
            table.go(killer, "baker").act(Racket{Member::killer});
            QVERIFY(table.happened<Witnessed>());
        }
        Table table = Table(Scene().before(0, killer, "baker")).roll();
        table.state.patrols[0] = Patrol();
        table.state.patrols[0].place = at("s37");
        table.go(killer, "baker").act(Racket{Member::killer});
        QVERIFY(!table.happened<Witnessed>());
    }

    /// A crime can be seen while the gangster stays, also by a patrol that comes later, but not by one that passes.
    void SG_9_3_seenLater()
    {
        Scene scene = Scene().stands(1, killer, "s39").patrol(0, "s13");
        scene.figure(1, killer).crimes[static_cast<std::size_t>(Crime::coward_attack)] = 1;
        scene.figure(1, killer).crimes[static_cast<std::size_t>(Crime::murder)] = 2;
        Table table = Table(scene).roll().go(Mover::patrol_1, "s38");
        QVERIFY(
            table.emitted<Witnessed>({{id(1, killer), Crime::coward_attack, 1}, {id(1, killer), Crime::murder, 4}}));
        QCOMPARE(int(table.figure(1, killer).record), 5);
        Table passing = Table(scene).roll(5).go(Mover::patrol_1, "s38 s39 s37 s41 s42");
        QVERIFY(!passing.happened<Witnessed>());
        // Crimes of a gangster who has left can no longer be seen.
        scene.turn_of(1);
        Table leaving = Table(scene).roll();
        leaving.step();
        if (leaving.state.turn.phase == Phase::gang)
            leaving.go(killer, "s37");
        QCOMPARE(leaving.unseen(1, killer, Crime::coward_attack), 0);
    }

    /// If a manager survives, whoever wins, all unseen crimes of the attackers in this shop enter their records.
    void SG_9_3_managersTestify()
    {
        const auto after = [](bool back, std::initializer_list<int> faces) {
            Table table = Table(Scene().before(0, killer, "boxing")).arrive(killer, "boxing");
            table.act(Racket{Member::killer});
            table.faces(faces).act(StickUp{Member::killer, Prize::money, {}, 1}).shoot_all(back);
            return table;
        };
        // Both injured: racket, stick-up, two assaults.
        const Table injured = after(true, {6, 1, 1});
        QCOMPARE(int(injured.figure(0, killer).record), 4);
        // Both dead: there is no witness.
        const Table dead = after(false, {6, 1, 1});
        QCOMPARE(int(dead.figure(0, killer).record), 0);
        QCOMPARE(dead.unseen(0, killer, Crime::murder), 2);
        // Lost: racket and stick-up.
        const Table lost = after(true, {1, 6, 6});
        QCOMPARE(int(lost.figure(0, killer).record), 2);
    }

    void SG_9_4_notAChoice()
    {
        Table table = after_the_police(wanted(killer, 2));
        QVERIFY(table.emitted<Arrested>({{id(1, killer), 0, false, true}}));
        QCOMPARE(int(table.decides()), 1);
        QCOMPARE(table.refusal(EndTurn()), "answer-first SG-9.5");
        // An innocent gangster is not arrested.
        QVERIFY(!after_the_police(wanted(killer, 0)).happened<Arrested>());
        // The gangster is caught committing a crime.
        Scene scene = wanted(killer, 0);
        scene.figure(1, killer).crimes[0] = 1;
        QVERIFY(after_the_police(scene).happened<Arrested>());
    }

    /// The gang whose turn it is comes first, then the others clockwise; within a gang killer, vamp, dealer.
    void SG_9_4_oneAfterTheOther()
    {
        Scene scene = Scene(4).turn_of(2).patrol(0, "s38");
        for (const FigureId one : {id(1, killer), id(2, dealer), id(2, vamp), id(3, killer)})
            scene.stands(one.seat, one.character, "s39").record(one.seat, one.character, 1);
        Table table = after_the_police(scene);
        for (const FigureId one : {id(2, vamp), id(2, dealer), id(3, killer), id(1, killer)}) {
            QVERIFY(table.all<Arrested>().at(0).figure == one);
            QCOMPARE(table.decides(), one.seat);
            table.act(GoQuietly());
        }
        QVERIFY(table.state.frames.empty());
        QCOMPARE(table.state.turn.phase, Phase::gang);
    }

    void SG_9_4_inTheClinic()
    {
        Scene scene;
        scene.injured(1, killer).record(1, killer, 3).stands(2, dealer, "clinic").record(2, dealer, 1).patrol(0, "s35");
        scene.injured(2, killer);
        Table table = after_the_police(scene, {}, "clinic");
        QVERIFY(table.state.frames.empty());
        QVERIFY(table.emitted<Arrested>({{id(1, killer), 0, false, false}, {id(2, dealer), 0, false, false}}));
        QVERIFY(table.emitted<Sentenced>({{id(1, killer), 3}}));
        QVERIFY(table.emitted<Jailed>({{id(2, dealer), 1}}));
        QCOMPARE(table.figure(1, killer).state, FigureState::clinic);
        QCOMPARE(int(table.figure(1, killer).years), 3);
    }

    void SG_9_5_quietly()
    {
        Table table = after_the_police(wanted(dealer, 2).pawns(1, {"p4", "p10"}).pawns(2, {"p6"})).act(GoQuietly());
        QVERIFY(table.emitted<Jailed>({{id(1, dealer), 2}}));
        QVERIFY(table.on(1, dealer, "centre"));
        // The gang's pawns and tokens at the place are removed.
        QVERIFY(table.emitted<PawnTurned>({{section("p4"), 1, nobody}}));
        QCOMPARE(table.gang(1).unbought(), 19);
        Scene inside = Scene().stands(1, killer, "baker").record(1, killer, 1).rackets(1, {"baker"}).patrol(0, "s38");
        Table shop_arrest = after_the_police(inside, {}, "baker").act(GoQuietly());
        QVERIFY(shop_arrest.emitted<TokenRemoved>({{1, shop("baker")}}));
        QCOMPARE(shop_arrest.gang(1).tokens(), 15);
    }

    void SG_9_5_aRebellionWon()
    {
        Scene scene = wanted(killer, 2).stands(1, vamp, "s39").record(1, vamp, 1).stands(1, dealer, "s37");
        Table table = after_the_police(scene);
        QCOMPARE(table.refusal(Rebel{members({Member::dealer})}), "cannot-join SG-9.5");
        QCOMPARE(legal(table.state, 1).size(), 3u);
        table.faces({6, 6, 1, 1}).act(Rebel{members({Member::vamp})});
        // Both records grow by a year at once.
        QCOMPARE(int(table.figure(1, killer).record), 3);
        QCOMPARE(int(table.figure(1, vamp).record), 2);
        QCOMPARE(int(top<Duel>(table.state)->darts), 12);
        table.shoot(0, true).shoot(1, false);
        // Both are free, with all crimes on their records. The other gangsters at the place are free too.
        QVERIFY(table.emitted<PatrolOut>({{0, 1}}));
        QCOMPARE(int(table.figure(1, killer).record), 3 + 1 + 2);
        QCOMPARE(int(table.figure(1, vamp).record), 2 + 1 + 2);
        QVERIFY(table.state.frames.empty());
        QVERIFY(table.figure(1, vamp).in_play());
        QCOMPARE(table.state.turn.phase, Phase::gang);
        // A rebellion does not count as the one throw of SG-5.1.
        for (const MemberActions& actions : table.state.turn.actions)
            QVERIFY(!actions.threw);
    }

    void SG_9_5_aRebellionLost()
    {
        Scene scene = wanted(dealer, 2).pawns(1, {"p4"}).stands(2, killer, "s39").record(2, killer, 1);
        Table table = after_the_police(scene).faces({1, 6, 6}).act(Rebel());
        QCOMPARE(int(table.decides()), 0);
        table.shoot(0, true);
        QVERIFY(table.emitted<Injured>({{id(1, dealer), 3}}));
        QVERIFY(table.happened<PawnTurned>());
        // The next gangster is arrested by the same patrol.
        QVERIFY(table.all<Arrested>().at(0).figure == id(2, killer));
        table.act(GoQuietly());
        QVERIFY(table.state.frames.empty());
    }

    /// A dead rebel's possessions at the place go to the bank, as for an injured one; a dead accomplice's stay.
    void SG_9_5_aRebelDies()
    {
        Scene scene = Scene().stands(1, killer, "locks").record(1, killer, 1).rackets(1, {"locks"}).patrol(0, "s63");
        Table shop = after_the_police(scene, {}, "locks").faces({1, 6, 6}).act(Rebel()).shoot(0, false);
        QVERIFY(shop.happened<Killed>());
        QVERIFY(shop.emitted<TokenRemoved>({{1, *find_shop("locks")}}));
        QVERIFY(shop.gang(1).rackets.empty());

        Scene street = wanted(dealer, 2).pawns(1, {"p4"});
        Table alone = after_the_police(street).faces({1, 6, 6}).act(Rebel()).shoot(0, false);
        QVERIFY(alone.gang(1).pawns.empty());

        Table accomplice = after_the_police(wanted(killer, 2).pawns(1, {"p4"}).stands(1, dealer, "s39"));
        accomplice.faces({1, 1, 6, 6}).act(Rebel{members({Member::dealer})}).shoot(1, false).shoot(0, true);
        QVERIFY(accomplice.happened<Killed>() && accomplice.happened<Injured>());
        QCOMPARE(accomplice.gang(1).pawns.size(), 1);
    }

    void SG_9_5_aVampedMan()
    {
        Table table = after_the_police(wanted(killer, 1).stands(2, vamp, "s39").vamped(1, killer, 2, 3));
        QCOMPARE(int(table.decides()), 2);
        table.act(GoQuietly());
        QVERIFY(table.happened<Freed>() && table.happened<Jailed>());
    }

    void SG_9_6_thePoliceAreBought()
    {
        Table poor(Scene().cash(0, 499));
        QCOMPARE(poor.refusal(BuyPolice()), "too-poor SG-9.6");
        Scene scene = Scene().cash(0, 500).in_round(2).patrol(0, "s38").patrol(1, "s98");
        Table table = Table(scene).act(BuyPolice());
        QVERIFY(table.emitted<PoliceBought>({{0}}));
        QVERIFY(table.emitted<Paid>({{0, nobody, 500}}));
        QCOMPARE(table.refusal(BuyPolice()), "police-not-for-sale SG-9.6");
        // In the peaceful rounds the patrols do not move, even if they have been bought.
        table.roll();
        QCOMPARE(table.refusal(BuyPolice()), "already-rolled SG-3.2");
        QCOMPARE(table.state.turn.phase, Phase::gang);
        table.end_turn();
        scene.in_round(5).turn_of(1).cash(0, 0);
        scene.police_owner = 0;
        Table other(scene);
        QCOMPARE(other.refusal(BuyPolice()), "police-not-for-sale SG-9.6");
        other.roll();
        QCOMPARE(int(other.decides()), 0);
        other.go(Mover::patrol_1, "s39").go(Mover::patrol_2, "s97");
        QCOMPARE(int(other.decides()), 1);
    }

    /// The police stay sold until all three gangsters of the owner are dead.
    void SG_9_6_forSaleAgain()
    {
        Scene scene = Scene().stands(1, killer, "s39").before(0, killer, "s39").dead(1, vamp).dead(1, dealer);
        scene.police_owner = 1;
        Table table = Table(scene).arrive(killer, "s39").faces({6, 1}).act(killing({id(1, killer)})).shoot_all(false);
        QVERIFY(table.emitted<Eliminated>({{1}}));
        QCOMPARE(table.state.police_owner, nobody);
    }

    void SG_9_7_yearsAddUp()
    {
        for (const Crime crime : all_crimes)
            QCOMPARE(years_for(crime), crime == Crime::murder ? 2 : 1);
        // Every surviving attacker commits each crime; the defenders commit none.
        Scene scene;
        scene.before(0, killer, "s39").stands(0, dealer, "s39").stands(1, vamp, "s39").stands(1, killer, "s39");
        Table table = Table(scene).arrive(killer, "s39").faces({4, 1, 1, 1});
        table.act(killing({id(1, vamp), id(1, killer)}, {Member::dealer}));
        // 7 against 4.
        table.shoot(0, true).miss().miss();
        // The attackers' killer dies.
        table.shoot(0, false).miss().miss().shoot(1, false);
        QVERIFY(!top<Duel>(table.state) && table.happened<DuelWon>());
        QVERIFY(table.emitted<Committed>({{id(0, dealer), Crime::assault, 1}, {id(0, dealer), Crime::murder, 1}}));
        QCOMPARE(table.unseen(0, dealer, Crime::murder), 1);
        QVERIFY(table.figure(0, killer).innocent());
    }

    void SG_9_7_attackers()
    {
        Scene scene;
        scene.before(0, killer, "s39").stands(0, dealer, "s39").stands(1, vamp, "s39").stands(1, killer, "s39");
        Table table = Table(scene).arrive(killer, "s39").faces({6, 6, 1, 1});
        table.act(killing({id(1, vamp), id(1, killer)}, {Member::dealer}));
        table.shoot(0, true).shoot(0, false).shoot(1, false);
        for (const Character one : {killer, dealer}) {
            QCOMPARE(table.unseen(0, one, Crime::murder), 1);
            QCOMPARE(table.unseen(0, one, Crime::assault), 1);
        }
        QVERIFY(table.figure(1, vamp).innocent());
    }

    /// A year ends with each turn that the gang began with the gangster in jail. The last one clears the record.
    void SG_9_7_years()
    {
        Scene scene = Scene().jailed(0, killer, 2).record(0, killer, 2);
        Table table(scene);
        for (int year = 2; year > 0; --year) {
            QCOMPARE(int(table.figure(0, killer).years), year);
            table.pass_until(0);
        }
        QVERIFY(table.figure(0, killer).in_play() && table.on(0, killer, "centre"));
        QCOMPARE(int(table.figure(0, killer).record), 0);
        // Jailed in the own turn after the throw: that turn does not count.
        Table later = after_the_police(Scene().stands(0, killer, "s39").record(0, killer, 1).patrol(0, "s38"));
        later.act(GoQuietly()).end_turn();
        QCOMPARE(later.figure(0, killer).state, FigureState::jail);
        QCOMPARE(int(later.figure(0, killer).years), 1);
    }
};

BACKROOM_SUITE(SuperGangLaw)
#include "tst_law.moc"
