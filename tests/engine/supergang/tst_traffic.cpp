// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_table.hpp"

using namespace test;

/// SG-6
class SuperGangTraffic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_6_1_buying()
    {
        Table table(Scene().before(0, dealer, "kiosk").cash(0, 40).pawns(0, {"p1", "p2", "p3"}).stored(0, 5));
        table.arrive(dealer, "kiosk");
        QCOMPARE(table.refusal(BuyPawns{3}), "pairs-up-to-ten SG-6.1");
        QCOMPARE(table.refusal(BuyPawns{0}), "pairs-up-to-ten SG-6.1");
        QCOMPARE(table.refusal(BuyPawns{12}), "pairs-up-to-ten SG-6.1");
        table.act(BuyPawns{4});
        QVERIFY(table.emitted<PawnsBought>({{0, 4}}));
        QVERIFY(table.emitted<Paid>({{0, nobody, 10}}));
        QCOMPARE(int(table.gang(0).stored), 9);
        // Stored pawns yield nothing.
        QCOMPARE(income_of(table.state, 0), 15);
        table.act(BuyPawns{6});
        QCOMPARE(table.refusal(BuyPawns{2}), "pairs-up-to-ten SG-6.1");
        QVERIFY(table.figure(0, dealer).innocent());
    }

    void SG_6_1_refused()
    {
        Table full = Table(Scene().before(0, dealer, "kiosk").cash(0, 40).stored(0, 19)).arrive(dealer, "kiosk");
        QCOMPARE(full.refusal(BuyPawns{2}), "pawns-all-bought SG-6.1");
        Table poor = Table(Scene().before(0, dealer, "kiosk").cash(0, 14)).arrive(dealer, "kiosk");
        QCOMPARE(poor.refusal(BuyPawns{6}), "too-poor SG-6.1");
        Table elsewhere = Table(Scene().before(0, dealer, "baker").before(0, killer, "kiosk").cash(0, 14)).roll();
        elsewhere.go(killer, "kiosk");
        QCOMPARE(elsewhere.refusal(BuyPawns{2}), "dealer-only SG-6.1");
        elsewhere.act(Racket{Member::killer}).done(killer).go(dealer, "baker");
        QCOMPARE(elsewhere.refusal(BuyPawns{2}), "no-star SG-6.1");
        QCOMPARE(elsewhere.refusal(PlacePawn{section("p4")}), "no-pawn SG-6.1");
    }

    void SG_6_2_inTheStreet()
    {
        Scene scene;
        scene.before(0, dealer, "s46").stored(0, 3).pawns(1, {"p6"}).owns(1, {"baker"}).owns(2, {"antiques"});
        Table table = Table(scene).roll();
        QCOMPARE(table.refusal(PlacePawn{section("p3")}), "dealer-only SG-6.2");
        table.go(dealer, "s46");
        // p3, p4, p6 and p9 touch s46. p3 lines shops of two other owners, p4 a shop of one.
        QCOMPARE(table.refusal(PlacePawn{section("p3")}), "section-of-others SG-6.2");
        QCOMPARE(table.refusal(PlacePawn{section("p4")}), "section-of-others SG-6.2");
        QCOMPARE(table.refusal(PlacePawn{section("p6")}), "section-taken SG-6.2");
        QCOMPARE(table.refusal(PlacePawn{section("p7")}), "section-away SG-6.2");
        table.act(PlacePawn{section("p9")});
        QVERIFY(table.emitted<PawnPlaced>({{0, section("p9")}}));
        QCOMPARE(table.refusal(PlacePawn{section("p9")}), "section-taken SG-6.2");
        QCOMPARE(int(table.gang(0).stored), 2);
    }

    void SG_6_2_inAnOwnShop()
    {
        Table table = Table(Scene().before(0, dealer, "baker").stored(0, 5).owns(0, {"baker"})).arrive(dealer, "baker");
        for (const char* one : {"p3", "p4", "p5"})
            table.act(PlacePawn{section(one)});
        QCOMPARE(table.refusal(PlacePawn{section("p9")}), "section-away SG-6.2");
        QCOMPARE(table.gang(0).pawns.size(), 3);
        Table other = Table(Scene().before(0, dealer, "baker").stored(0, 5)).arrive(dealer, "baker");
        QCOMPARE(other.refusal(PlacePawn{section("p4")}), "section-away SG-6.2");
    }

    void SG_6_2_onAManhole()
    {
        Table table = Table(Scene().before(0, dealer, "s16").stored(0, 1)).arrive(dealer, "s16");
        table.act(PlacePawn{section("p5")});
    }

    /// Pawns on a section that lines only this shop change to the new owner's colour as far as the owner has pawns; the
    /// rest are removed.
    void SG_6_3_pawnsOfAShopThatChangesHands()
    {
        Scene scene = Scene().before(0, killer, "kiosk").cash(0, 100).pawns(1, {"p67"}).pawns(2, {"p68"}).stored(0, 19);
        Table table = Table(scene).arrive(killer, "kiosk").act(BuyShop{Member::killer});
        QVERIFY(
            (table.all<PawnTurned>() == std::vector<PawnTurned>{{section("p67"), 1, 0}, {section("p68"), 2, nobody}}));
        QVERIFY(table.gang(0).pawns.contains(section("p67")) && table.gang(2).pawns.empty());
        QCOMPARE(table.gang(0).unbought(), 0);
        // Pawns of the gang stay, and so do those on a section along two shops.
        Table own(Scene().before(0, killer, "boxing").cash(0, 100).pawns(0, {"p9"}).pawns(1, {"p6"}));
        own.arrive(killer, "boxing").act(BuyShop{Member::killer});
        QVERIFY(!own.happened<PawnTurned>());
    }

    void SG_6_3_byTrade()
    {
        Table table(Scene().owns(0, {"kiosk"}).pawns(0, {"p67"}).pawns(1, {"p68"}).cash(1, 20));
        table.act(Offer{1, {0, 0, shops({"kiosk"})}, {20, 0, {}}}).act(Answer{true});
        QVERIFY(table.emitted<PawnTurned>({{section("p67"), 0, 1}}));
    }

    void SG_6_4_oneCrimeAStop()
    {
        Table table = Table(Scene().before(0, dealer, "s46").stored(0, 3)).arrive(dealer, "s46");
        QVERIFY(table.figure(0, dealer).innocent());
        table.act(PlacePawn{section("p3")}).act(PlacePawn{section("p4")});
        QCOMPARE(table.unseen(0, dealer, Crime::traffic), 1);
        // Ending a move beside a pawn of the gang is traffic too.
        Table beside = Table(Scene().before(0, dealer, "s46").stored(0, 3).pawns(0, {"p3"})).arrive(dealer, "s46");
        QCOMPARE(beside.unseen(0, dealer, Crime::traffic), 1);
        beside.act(PlacePawn{section("p4")});
        QCOMPARE(beside.unseen(0, dealer, Crime::traffic), 1);
        // It is not traffic beside a pawn of others, by another character, or in a shop.
        Table others = Table(Scene().before(0, dealer, "s46").pawns(1, {"p3"})).arrive(dealer, "s46");
        QVERIFY(others.figure(0, dealer).innocent());
        Table killing = Table(Scene().before(0, killer, "s46").pawns(0, {"p3"})).arrive(killer, "s46");
        QVERIFY(killing.figure(0, killer).innocent());
        Table inside(Scene().before(0, dealer, "baker").pawns(0, {"p3"}).owns(0, {"baker"}).stored(0, 1));
        inside.arrive(dealer, "baker");
        QVERIFY(inside.figure(0, dealer).innocent());
        inside.act(PlacePawn{section("p4")});
        QCOMPARE(inside.unseen(0, dealer, Crime::traffic), 1);
    }
};

BACKROOM_SUITE(SuperGangTraffic)
#include "tst_traffic.moc"
