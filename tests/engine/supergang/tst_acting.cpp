// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_table.hpp"

using namespace test;

/// SG-5, without the killings and stick-ups in tst_fighting.cpp.
class SuperGangActing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_5_1_eachKindOnceAndOneThrow()
    {
        Table table(Scene().before(0, killer, "s39").stands(1, vamp, "s39").stands(1, dealer, "s39"));
        table.arrive(killer, "s39").act(Coward{Member::killer});
        QCOMPARE(table.refusal(Coward{Member::killer}), "once-a-turn SG-5.1");
        table.faces({6, 1}).act(killing({id(1, vamp)})).shoot_all(true);
        QCOMPARE(table.refusal(killing({id(1, dealer)})), "one-throw SG-5.1");
        QCOMPARE(table.refusal(Coward{Member::vamp}), "acts-where-move-ends SG-4.1");
    }

    void SG_5_1_anyOrder()
    {
        Table table = Table(Scene().cash(0, 50).before(0, killer, "baker")).arrive(killer, "baker");
        table.act(Racket{Member::killer}).act(BuyShop{Member::killer});
        QVERIFY(table.gang(0).owned.contains(shop("baker")) && table.gang(0).rackets.empty());
        QCOMPARE(table.gang(0).tokens(), 14);
    }

    void SG_5_2_somethingMustBeDone()
    {
        Table table = Table(Scene().before(0, killer, "baker")).arrive(killer, "baker");
        QCOMPARE(table.refusal(Done{Mover::killer}), "must-act SG-5.2");
        table.act(Racket{Member::killer});
        QCOMPARE(table.refusal(Done{Mover::killer}), "");
        // Nothing must be done in the gang's own shop, nor in the street.
        Table own(Scene().owns(0, {"baker"}).before(0, killer, "baker").before(0, vamp, "s39"));
        own.arrive(killer, "baker").done(killer).go(vamp, "s39").done(vamp);
        // Nothing is legal: the shop belongs to another gang, and a patrol is there.
        Table watched(Scene().turn_of(0).owns(1, {"baker"}).before(0, killer, "baker").patrol(0, "antiques"));
        watched.roll().go(Mover::patrol_1, "s48").go(killer, "baker");
        QCOMPARE(watched.refusal(Done{Mover::killer}), "must-act SG-5.2");
        Scene scene = Scene().owns(1, {"baker"}).before(0, killer, "baker").patrol(0, "s38");
        Table guarded = Table(scene).roll().go(Mover::patrol_1, "baker").go(killer, "baker");
        QCOMPARE(guarded.refusal(StickUp{Member::killer, Prize::money, {}, nobody}), "patrol-present SG-5.11");
        guarded.done(killer);
    }

    void SG_5_2_alsoRecruitingAndPawns()
    {
        Scene scene = Scene().owns(1, {"hair"}).before(0, killer, "hair").dead(0, vamp).patrol(0, "s89");
        Table recruiting = Table(scene).roll().go(Mover::patrol_1, "hair").go(killer, "hair");
        QCOMPARE(recruiting.refusal(Done{Mover::killer}), "must-act SG-5.2");
        recruiting.act(Recruit{Member::killer, vamp}).act(NamePrice()).done(killer);

        Scene buying = Scene().owns(1, {"kiosk"}).before(0, dealer, "kiosk").cash(0, 5).patrol(0, "s55");
        Table table = Table(buying).roll().go(Mover::patrol_1, "kiosk").go(dealer, "kiosk");
        QCOMPARE(table.refusal(Done{Mover::dealer}), "must-act SG-5.2");
        table.act(BuyPawns{2}).done(dealer);
    }

    void SG_5_3_cowardAttack()
    {
        Table table = Table(Scene().before(0, killer, "s39")).arrive(killer, "s39").act(Coward{Member::killer});
        QVERIFY(table.emitted<CowardAttacked>({{id(0, killer)}}));
        QVERIFY(table.emitted<Paid>({{nobody, 0, 10}}));
        QCOMPARE(table.cash(0), 10);
        QCOMPARE(table.unseen(0, killer, Crime::coward_attack), 1);
        Table manhole = Table(Scene().before(0, killer, "s16")).arrive(killer, "s16");
        QCOMPARE(manhole.refusal(Coward{Member::killer}), "not-in-street SG-5.3");
        // An empty bank pays nothing.
        Table poor = Table(Scene().cash(1, 1000).before(0, killer, "s39")).arrive(killer, "s39");
        poor.act(Coward{Member::killer});
        QVERIFY(!poor.happened<Paid>() && poor.cash(0) == 0);
    }

    void SG_5_4_racket()
    {
        Table table(Scene().before(0, vamp, "baker").rackets(1, {"locks"}).owns(1, {"books"}));
        table.arrive(vamp, "baker").act(Racket{Member::vamp});
        QVERIFY(table.emitted<Racketed>({{id(0, vamp), shop("baker")}}));
        QVERIFY(table.gang(0).rackets.contains(shop("baker")));
        QCOMPARE(table.unseen(0, vamp, Crime::racket), 1);
        QCOMPARE(table.refusal(Racket{Member::vamp}), "once-a-turn SG-5.1");
        for (const auto& [place, refused] : {std::pair{"locks", "racketed SG-5.4"}, std::pair{"books", "owned SG-5.4"},
                 std::pair{"s39", "not-in-shop SG-5.4"}}) {
            Table other(Scene().before(0, vamp, place).rackets(1, {"locks"}).owns(1, {"books"}));
            other.arrive(vamp, place);
            QCOMPARE(other.refusal(Racket{Member::vamp}), std::string(refused));
        }
    }

    void SG_5_5_purchase()
    {
        Table table(Scene().cash(0, 160).before(0, vamp, "boxing").rackets(1, {"boxing"}));
        table.arrive(vamp, "boxing").act(BuyShop{Member::vamp});
        QVERIFY(table.emitted<Bought>({{id(0, vamp), shop("boxing")}}));
        QVERIFY(table.emitted<Paid>({{0, nobody, 100}}));
        // Another gang's racket is removed.
        QCOMPARE(table.gang(1).tokens(), 15);
        QVERIFY(table.figure(0, vamp).innocent());
        QCOMPARE(table.refusal(BuyShop{Member::vamp}), "owned SG-5.5");
        Table poor = Table(Scene().cash(0, 49).before(0, vamp, "baker")).arrive(vamp, "baker");
        QCOMPARE(poor.refusal(BuyShop{Member::vamp}), "too-poor SG-5.5");
    }

    /// The gangster who has robbed the shop cannot buy it, but another one can.
    void SG_5_5_notAfterTheOwnStickUp()
    {
        Scene scene = Scene().cash(0, 60).before(0, killer, "locks").before(0, dealer, "locks");
        Table table = Table(scene).roll().go(killer, "locks");
        table.faces({6, 1}).act(StickUp{Member::killer, Prize::money, {}, 1}).shoot_all(true);
        QVERIFY(table.happened<StuckUp>());
        QCOMPARE(table.refusal(BuyShop{Member::killer}), "just-robbed SG-5.5");
        table.done(killer).go(dealer, "locks").act(BuyShop{Member::dealer});
        QVERIFY(table.gang(0).owned.contains(shop("locks")));
    }

    void SG_5_12_recruitFromTheBank()
    {
        Scene scene = Scene().cash(0, 60).before(0, dealer, "boxing").dead(0, killer).rackets(1, {"boxing"});
        Table table = Table(scene).arrive(dealer, "boxing");
        QCOMPARE(table.refusal(Recruit{Member::dealer, vamp}), "not-recruited-here SG-5.12");
        table.act(Recruit{Member::dealer, killer});
        QVERIFY(table.emitted<Recruited>({{id(0, killer), shop("boxing"), Member::dealer}}));
        QVERIFY(table.emitted<Paid>({{0, nobody, 50}}));
        const Figure& recruit = table.figure(0, killer);
        QVERIFY(recruit.in_play() && recruit.place == at("boxing") && recruit.innocent() && recruit.behind == no_place);
        QCOMPARE(table.refusal(Recruit{Member::dealer, killer}), "once-a-turn SG-5.12");
        // The recruit gets no die before the next turn, but can be an accomplice at once.
        table.faces({6, 6, 1, 1}).act(StickUp{Member::dealer, Prize::money, members({Member::killer}), nobody});
        QCOMPARE(top<Duel>(table.state)->attack.size(), 2u);
        table.shoot_all(true).done(dealer);
        QCOMPARE(table.refusal(Move{Mover::killer, path("s41")}), "no-die SG-3.2");
    }

    void SG_5_12_ownShop()
    {
        Table table(Scene().owns(0, {"boxing"}).before(0, dealer, "boxing").dead(0, killer));
        table.arrive(dealer, "boxing").act(Recruit{Member::dealer, killer});
        QVERIFY(!table.happened<Paid>());
    }

    void SG_5_12_theOwnerNamesAPrice()
    {
        Scene scene = Scene().cash(0, 120).owns(2, {"boxing"}).before(0, dealer, "boxing").dead(0, killer);
        const auto asking = [&] {
            Table table = Table(scene).arrive(dealer, "boxing").act(Recruit{Member::dealer, killer});
            return table;
        };
        Table table = asking();
        QVERIFY(table.happened<PriceAsked>());
        QCOMPARE(int(table.decides()), 2);
        QCOMPARE(table.refusal(Answer{true}), "answer-first SG-5.12");
        QCOMPARE(legal(table.state, 2).size(), 4u);
        table.act(NamePrice{75});
        QVERIFY(table.emitted<PriceNamed>({{2, killer, shop("boxing"), 75}}));
        QCOMPARE(int(table.decides()), 0);
        table.act(Answer{true});
        QVERIFY(table.emitted<Paid>({{0, 2, 75}}));
        QVERIFY(table.figure(0, killer).in_play());

        Table refused = asking().act(NamePrice());
        QVERIFY(refused.emitted<Refused>({{2}}));
        QVERIFY(!refused.figure(0, killer).in_play() && refused.state.frames.empty());
        QCOMPARE(refused.refusal(Recruit{Member::dealer, killer}), "once-a-turn SG-5.12");

        Table declined = asking().act(NamePrice{0}).act(Answer{false});
        QVERIFY(declined.emitted<Refused>({{0}}));

        Table dear = asking().act(NamePrice{121});
        QCOMPARE(dear.refusal(Answer{true}), "too-poor SG-5.12");
        QCOMPARE(legal(dear.state, 0).size(), 1u);
    }

    /// A recruit is a new man: the vamp may vamp him although she vamped the dead one last.
    void SG_5_12_aNewMan()
    {
        Scene scene = Scene().owns(0, {"boxing"}).before(0, dealer, "boxing").dead(0, killer);
        scene.figure(1, vamp).last_vamped = id(0, killer);
        Table table(scene);
        QVERIFY(!table.gang(1).last_vamped.none());
        table.arrive(dealer, "boxing").act(Recruit{Member::dealer, killer});
        QVERIFY(table.gang(1).last_vamped.none());
    }

    void SG_5_13_tokens()
    {
        Scene scene;
        scene.rackets(0,
            {"baker", "locks", "antiques", "clocks", "books", "butcher", "cheese", "flowers", "garage", "notary",
                "bank", "couture", "piano", "perfume"});
        scene.owns(0, {"boxing"}).before(0, killer, "hats").cash(0, 200).owns(1, {"tins"});
        Table table(scene);
        QCOMPARE(table.gang(0).tokens(), 0);
        table.arrive(killer, "hats");
        QCOMPARE(table.refusal(Racket{Member::killer}), "no-token SG-5.13");
        QCOMPARE(table.refusal(BuyShop{Member::killer}), "no-token SG-5.13");
        QCOMPARE(table.refusal(RemoveToken{shop("tins")}), "not-own-token SG-5.13");
        table.act(RemoveToken{shop("boxing")});
        QVERIFY(table.emitted<TokenRemoved>({{0, shop("boxing")}}));
        QCOMPARE(owner_of(table.state, shop("boxing")), nobody);
        QCOMPARE(table.refusal(RemoveToken{shop("baker")}), "tokens-left SG-5.13");
        table.act(Racket{Member::killer});
        // A purchase replaces the gang's own racket and needs no other token.
        QCOMPARE(table.refusal(BuyShop{Member::killer}), "");
        table.act(BuyShop{Member::killer});
        QCOMPARE(table.gang(0).tokens(), 0);
        QCOMPARE(table.refusal(RemoveToken{shop("baker")}), "own-shop SG-5.13");
        scene.before(0, killer, "s39");
        Table street = Table(scene).arrive(killer, "s39");
        QCOMPARE(street.refusal(RemoveToken{shop("baker")}), "not-in-shop SG-5.13");
    }
};

BACKROOM_SUITE(SuperGangActing)
#include "tst_acting.moc"
