// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_table.hpp"

using namespace test;

namespace {

const std::initializer_list<std::string_view> most_of_harbour{"imports", "tins", "bar", "tobacco", "ices", "sails"};

}

/// SG-10
class SuperGangEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_10_1_aDistrict()
    {
        Scene scene = Scene().owns(0, most_of_harbour).cash(0, 50).before(0, killer, "fish").cash(1, 900);
        Table table = Table(scene).arrive(killer, "fish").act(BuyShop{Member::killer});
        QVERIFY(table.emitted<DistrictWon>({{0, town.shops[shop("fish")].district}}));
        QVERIFY(table.emitted<GameOver>({{SeatSet::only(0)}}));
        QVERIFY(pending(table.state).empty());
        QVERIFY((ending(table.state)
            == Ending{endings::district, "SG-10.1", {town.shops[shop("fish")].district}, SeatSet::only(0)}));
        // The winner is first, no matter how rich the others are.
        const Result end = result(table.state);
        QVERIFY(end.over && end.winners == SeatSet::only(0));
        QCOMPARE(end.places[0], 1);
        QCOMPARE(end.places[1], 2);
        QCOMPARE(end.scores[1], 900);
        // Rackets do not count as shops of a district.
        Scene racketing = Scene().owns(0, most_of_harbour).before(0, killer, "fish");
        Table racket = Table(racketing).arrive(killer, "fish").act(Racket{Member::killer});
        QVERIFY(!racket.state.over);
    }

    /// If two gangs could win at once, the gang whose turn it is wins.
    void SG_10_1_twoAtOnce()
    {
        Scene scene = Scene().turn_of(1).owns(1, most_of_harbour).owns(0, {"fish"});
        scene.owns(0, {"baker", "locks", "antiques", "boxing", "clocks", "books", "hair"}).owns(1, {"pharmacy"});
        Table table = Table(scene).act(Offer{0, {0, 0, shops({"pharmacy"})}, {0, 0, shops({"fish"})}});
        table.act(Answer{true});
        QVERIFY(table.emitted<GameOver>({{SeatSet::only(1)}}));
        QVERIFY(ending(table.state).seats == SeatSet::only(1));
    }

    void SG_10_1_theLastGang()
    {
        Scene scene;
        scene.dead(1, killer).dead(1, vamp).dead(1, dealer).dead(2, killer).dead(2, vamp).stands(2, dealer, "s39");
        scene.before(0, killer, "s39");
        Table table = Table(scene).arrive(killer, "s39").faces({6, 1}).act(killing({id(2, dealer)})).shoot_all(false);
        QVERIFY(table.emitted<Eliminated>({{2}}));
        QVERIFY(table.emitted<GameOver>({{SeatSet::only(0)}}));
        QVERIFY((ending(table.state) == Ending{endings::last_gang, "SG-10.1", {}, SeatSet::only(0)}));
    }

    void SG_10_1_nobodyIsLeft()
    {
        Scene scene;
        for (const int seat : {0, 1, 2})
            for (const Character one : {vamp, dealer})
                scene.dead(seat, one);
        scene.patrols[0].returns = scene.patrols[1].returns = 1;
        scene.dead(2, killer).before(0, killer, "boxing").stands(1, killer, "boxing").owns(1, {"boxing"});
        Table table = Table(scene).arrive(killer, "boxing").faces({3, 1, 1, 1}).act(killing({id(1, killer)}));
        // 5 against 5, then 6 against 5.
        if (table.all<DuelRolled>().size() > 1)
            table.faces({});
        while (const Duel* duel = top<Duel>(table.state)) {
            if (duel->shooting == Side::attack && duel->defence[0].standing())
                table.shoot(0, false);
            else if (duel->shooting == Side::attack)
                table.miss();
            else if (duel->defence[0].standing())
                table.miss();
            else
                table.shoot(0, false);
        }
        SeatSet both = SeatSet::only(0);
        both.insert(1);
        QVERIFY(table.emitted<GameOver>({{both}}));
        const Result end = result(table.state);
        QVERIFY(end.places[0] == 1 && end.places[1] == 1 && end.places[2] == 3);
        QVERIFY((ending(table.state) == Ending{endings::nobody_left, "SG-10.1"}));
    }

    void SG_10_2_out()
    {
        Scene scene = Scene(4).dead(1, vamp).dead(1, dealer).stands(1, killer, "s39").before(0, killer, "s39");
        scene.cash(1, 200).stored(1, 4).pawns(1, {"p1", "p2"}).owns(1, {"baker"}).rackets(1, {"books"});
        Table table(scene);
        const int bank = table.state.bank;
        table.arrive(killer, "s39").faces({6, 1}).act(killing({id(1, killer)})).shoot_all(false);
        const Gang& gang = table.gang(1);
        QVERIFY(gang.out && gang.cash == 0 && gang.stored == 0 && gang.tokens() == 15 && gang.unbought() == 20);
        QCOMPARE(int(table.state.bank), bank + 200);
        table.done(killer).end_turn();
        QCOMPARE(int(table.decides()), 2);
        // A gang that is out is last, even if the others have nothing.
        const Result standing = result(table.state);
        QVERIFY(standing.scores[1] == 0 && standing.places[1] == 4 && standing.places[3] == 1);
    }

    /// Giving up is possible only before the throw and while the gang acts.
    void SG_10_2_givingUp()
    {
        Scene scene = Scene(4).cash(0, 70).patrol(0, "s38").before(0, vamp, "s39").stands(1, killer, "s39");
        Table table = Table(scene).roll();
        QCOMPARE(table.refusal(GiveUp()), "police-first SG-3.2");
        table.go(Mover::patrol_1, "s13").go(vamp, "s39").act(Vamp{id(1, killer)}).act(GiveUp());
        QVERIFY(table.emitted<Eliminated>({{0}}));
        QVERIFY(table.emitted<Freed>({{id(1, killer)}}));
        QCOMPARE(int(table.decides()), 1);
        table.act(GiveUp()).act(GiveUp());
        QVERIFY(table.emitted<GameOver>({{SeatSet::only(3)}}));
        // SG-10.5: gangs that are out have the score 0, whenever they went out, and equal scores share a place. The
        // order of elimination counts only if no gang is left (SG-10.1).
        const Result end = result(table.state);
        QVERIFY(end.places[3] == 1 && end.places[0] == 2 && end.places[1] == 2 && end.places[2] == 2);
    }

    /// From round 3 on, the police player has one blue die for either patrol.
    void SG_10_3_thePolicePlayer()
    {
        const Options options{.police_player = true};
        Scene scene = Scene().in_round(2).patrol(0, "s38").patrol(1, "s98");
        Table early = Table(scene, options).roll();
        QCOMPARE(int(early.all<Rolled>().at(0).dice[police_die]), 0);
        scene.in_round(3);
        Table table(scene, options);
        QCOMPARE(table.refusal(BuyPolice()), "police-not-for-sale SG-10.3");
        table.faces({1, 1, 1, 2}).act(Roll());
        QVERIFY((table.all<Rolled>().at(0).dice == Dice{1, 1, 1, 0, 0, 2}));
        QCOMPARE(int(table.decides()), 3);
        table.go(Mover::patrol_2, "s99 s100");
        QCOMPARE(int(table.decides()), 0);
        QCOMPARE(table.state.turn.phase, Phase::gang);
        QVERIFY(table.state.patrols[0].place == at("s38"));
    }

    void SG_10_3_custody()
    {
        Scene scene = Scene().patrol(0, "s38").stands(0, killer, "s39").stands(1, dealer, "s39").stands(2, vamp, "s39");
        scene.record(2, vamp, 1).stands(1, vamp, "s37");
        Table table = Table(scene, {.police_player = true}).roll().go(Mover::patrol_1, "s39");
        // The arrests come first, then the innocent gangsters one by one.
        QCOMPARE(int(table.decides()), 2);
        table.act(GoQuietly());
        QVERIFY(table.emitted<CustodyAsked>({{0}}));
        QCOMPARE(int(table.decides()), 3);
        QCOMPARE(table.refusal(TakeCustody{id(1, vamp)}), "not-together SG-10.3");
        QCOMPARE(table.refusal(TakeCustody{id(2, vamp)}), "not-together SG-10.3");
        QCOMPARE(table.refusal(Done{Mover::patrol_2}), "other-patrol SG-10.3");
        QCOMPARE(table.refusal(Roll()), "answer-first SG-10.3");
        table.act(TakeCustody{id(1, dealer)});
        QCOMPARE(int(table.decides()), 1);
        table.act(GoQuietly());
        QVERIFY(table.emitted<Jailed>({{id(1, dealer), 1}}));
        QCOMPARE(int(table.decides()), 3);
        table.act(Done{Mover::patrol_1});
        QVERIFY(table.happened<CustodyOver>() && table.state.frames.empty());
        QVERIFY(table.figure(0, killer).in_play());
    }

    void SG_10_3_rebelsInCustody()
    {
        Scene scene = Scene().patrol(0, "s38").stands(1, dealer, "s39").stands(2, dealer, "s39");
        Table table = Table(scene, {.police_player = true}).roll().go(Mover::patrol_1, "s39");
        table.act(TakeCustody{id(1, dealer)});
        Table won = table;
        table.faces({1, 6, 6}).act(Rebel()).shoot(0, true);
        QVERIFY(table.emitted<Injured>({{id(1, dealer), 2}}));
        QCOMPARE(int(table.decides()), 3);
        won.faces({6, 1, 1}).act(Rebel()).shoot(0, true).shoot(1, true);
        QVERIFY(won.happened<PatrolOut>() && won.happened<CustodyOver>());
        QCOMPARE(int(won.figure(1, dealer).record), 3);
        QCOMPARE(int(won.decides()), 0);
    }

    /// Gangsters who are not innocent cannot be taken into custody, and neither can a rebel who has won.
    void SG_10_3_notInnocent()
    {
        Scene scene = Scene().patrol(0, "s35").injured(1, dealer).record(1, dealer, 2).injured(2, dealer);
        Table table = Table(scene, {.police_player = true}).roll().go(Mover::patrol_1, "clinic");
        QCOMPARE(table.refusal(TakeCustody{id(1, dealer)}), "not-innocent SG-10.3");
        table.act(TakeCustody{id(2, dealer)});
        QVERIFY(table.emitted<Sentenced>({{id(2, dealer), 1}}));
        QVERIFY(table.happened<CustodyOver>());
        // A visitor of the clinic goes to jail at once, because nobody can rebel there.
        Scene visited = Scene().patrol(0, "s35").stands(2, dealer, "clinic").injured(1, killer);
        Table visit = Table(visited, {.police_player = true}).roll().go(Mover::patrol_1, "clinic");
        visit.act(TakeCustody{id(2, dealer)});
        QVERIFY(visit.emitted<Jailed>({{id(2, dealer), 1}}));
        QVERIFY(!visit.happened<CustodyOver>());
        visit.act(Done{Mover::patrol_1});
        QVERIFY(visit.happened<CustodyOver>());
    }

    void SG_10_3_thePoliceWin()
    {
        Scene scene;
        for (const int seat : {0, 1, 2})
            for (const Character one : all_characters)
                if (seat != 1 || one != dealer)
                    scene.jailed(seat, one, 2);
        scene.patrol(0, "s38").stands(1, dealer, "s39").record(1, dealer, 1);
        Table table = Table(scene, {.police_player = true}).roll().go(Mover::patrol_1, "s39").act(GoQuietly());
        QVERIFY(table.emitted<GameOver>({{SeatSet::only(3)}}));
        QVERIFY((ending(table.state) == Ending{endings::police, "SG-10.3", {}, SeatSet::only(3)}));
        QCOMPARE(result(table.state).places[3], 1);
    }

    void SG_10_4_trade()
    {
        Scene scene = Scene().cash(0, 60).cash(1, 40).owns(0, {"baker"}).owns(1, {"books"}).stored(0, 4).stored(1, 6);
        Table table(scene);
        const Offer offer{1, {60, 4, {}}, {0, 0, shops({"books"})}};
        table.act(offer);
        QVERIFY((table.all<Offered>().at(0).trade == Trade{0, 1, offer.give, offer.take}));
        QCOMPARE(int(table.decides()), 1);
        QCOMPARE(table.refusal(Roll()), "answer-first SG-10.4");
        Table refused = table;
        refused.act(Answer{false});
        QVERIFY(refused.emitted<Refused>({{1}}));
        QVERIFY(refused.gang(1).owned.contains(shop("books")));
        table.act(Answer{true});
        QVERIFY(table.happened<Traded>());
        QVERIFY(table.cash(0) == 0 && table.cash(1) == 100);
        // Pawns change to the receiver's colour.
        QVERIFY(table.gang(0).stored == 0 && table.gang(1).stored == 10);
        QCOMPARE(int(owner_of(table.state, shop("books"))), 0);
        QCOMPARE(int(table.decides()), 0);
        // Trading is also possible while the gang acts.
        table.roll().go(killer, "s8").act(Offer{1, {0, 0, shops({"baker"})}, {5, 0, {}}});
    }

    void SG_10_4_refused()
    {
        Scene scene = Scene(4).cash(0, 60).cash(1, 40).owns(0, {"baker"}).owns(1, {"books"}).stored(0, 4).stored(1, 18);
        scene.dead(2, killer).dead(2, vamp).dead(2, dealer);
        Table table(scene);
        const ShopSet baker = shops({"baker"});
        const ShopSet books = shops({"books"});
        const auto refused = [&](const Offer& offer) { return table.refusal(offer); };
        for (const Seat to : {Seat{0}, Seat{2}, Seat{4}, nobody})
            QCOMPARE(refused({to, {0, 0, baker}, {10, 0, {}}}), "no-partner SG-10.4");
        QCOMPARE(refused({1, {0, 0, baker}, {}}), "gives-nothing SG-10.4");
        QCOMPARE(refused({1, {}, {0, 0, books}}), "gives-nothing SG-10.4");
        QCOMPARE(refused({1, {10, 0, {}}, {10, 0, {}}}), "only-cash SG-10.4");
        QCOMPARE(refused({1, {61, 0, {}}, {0, 0, books}}), "has-not SG-10.4");
        QCOMPARE(refused({1, {-1, 0, baker}, {0, 0, books}}), "has-not SG-10.4");
        QCOMPARE(refused({1, {0, 0, baker}, {41, 0, {}}}), "has-not SG-10.4");
        QCOMPARE(refused({1, {0, 0, books}, {40, 0, {}}}), "has-not SG-10.4");
        QCOMPARE(refused({1, {0, 5, {}}, {40, 0, {}}}), "has-not SG-10.4");
        QCOMPARE(refused({1, {0, 4, {}}, {40, 0, {}}}), "pawns-all-bought SG-10.4");
        QCOMPARE(refused({1, {0, 2, {}}, {40, 0, {}}}), "");
        // Pawns given away make room for the same number of others.
        QCOMPARE(refused({1, {0, 4, {}}, {0, 1, {}}}), "pawns-all-bought SG-10.4");
        QCOMPARE(refused({1, {0, 4, {}}, {0, 2, {}}}), "");
    }

    /// A shop needs a token in the receiver's stock. A token freed by the same trade is sufficient.
    void SG_10_4_tokens()
    {
        Scene scene;
        scene.rackets(1,
            {"baker", "locks", "antiques", "clocks", "butcher", "cheese", "flowers", "garage", "notary", "bank",
                "couture", "piano", "perfume", "tea"});
        scene.owns(1, {"books"}).owns(0, {"hats", "boxing"}).cash(1, 40);
        Table table(scene);
        QCOMPARE(table.refusal(Offer{1, {0, 0, shops({"hats"})}, {40, 0, {}}}), "too-few-tokens SG-10.4");
        QCOMPARE(table.refusal(Offer{1, {0, 0, shops({"hats"})}, {0, 0, shops({"books"})}}), "");
        table.act(Offer{1, {0, 0, shops({"hats"})}, {40, 0, shops({"books"})}}).act(Answer{true});
        QCOMPARE(table.gang(1).tokens(), 0);
    }

    void SG_10_5_length()
    {
        Scene scene;
        scene.in_round(10).turn_of(2).owns(0, {"baker", "boxing"}).rackets(1, {"books"}).pawns(1, {"p1", "p2", "p3"});
        scene.cash(1, 110).cash(2, 20);
        Table table(scene, {.income = Income::ask, .length = 10});
        QCOMPARE(score_of(table.state, 0), 150);
        QCOMPARE(score_of(table.state, 1), 110 + 25 + 15);
        table.pass();
        SeatSet both = SeatSet::only(0);
        both.insert(1);
        QVERIFY(table.emitted<GameOver>({{both}}));
        const Result end = result(table.state);
        QVERIFY(end.winners == both && end.scores[2] == 20 && end.places[2] == 3);
        QVERIFY((ending(table.state) == Ending{endings::rounds_played, "SG-10.5", {10}}));
        // Without a limit the game goes on.
        Table endless = Table(scene, {.income = Income::ask}).pass();
        QVERIFY(!endless.state.over);
        QCOMPARE(endless.state.round, 11);
    }

    void SG_10_5_withAPolicePlayer()
    {
        Scene scene = Scene().in_round(10).turn_of(2);
        Table table = Table(scene, {.income = Income::ask, .police_player = true, .length = 10}).pass();
        QVERIFY(table.emitted<GameOver>({{SeatSet::first(3)}}));
        QCOMPARE(result(table.state).places[3], 4);
    }

    /// The police have nothing, but still rank before a gang that is out.
    void SG_10_5_thePoliceBeforeAGangThatIsOut()
    {
        Table table(Scene().in_round(10).turn_of(1), {.income = Income::ask, .police_player = true, .length = 10});
        table.act(GiveUp()).pass();
        QVERIFY(table.state.over);
        const Result end = result(table.state);
        QCOMPARE(end.places[3], 3);
        QCOMPARE(end.places[1], 4);
    }
};

BACKROOM_SUITE(SuperGangEnd)
#include "tst_end.moc"
