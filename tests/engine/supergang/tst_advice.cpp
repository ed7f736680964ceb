// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_decisions.hpp"
#include "suites.hpp"

#include "engine/supergang/bot/reasons.hpp"
#include "engine/supergang/bot/worth.hpp"

using namespace test;

/// Tests what a hint says beside the action: plans, threats, losses and the end.
class SuperGangAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// SG-5.12: a hint mentions that a dead gangster can be replaced as soon as there is the money or a shop for it.
    void mentionsTheDead()
    {
        const auto loss = [](const Scene& scene) { return advised(Table(scene)).loss; };
        QVERIFY(!loss(Scene().cash(0, 90)));
        QVERIFY(!loss(Scene().cash(0, 40).dead(0, vamp)));
        QVERIFY(loss(Scene().cash(0, 50).dead(0, vamp)) == (Advice::Loss{vamp, false}));
        const Scene injured = Scene().cash(0, 50).injured(0, vamp);
        QVERIFY(!loss(injured));
        for (Shop shop = 0; shop < shop_count; ++shop)
            if (recruits(town.shops[shop].kind, dealer)) {
                const auto id = town.places[town.shops[shop].place].id;
                QVERIFY(loss(Scene().owns(0, {id}).dead(0, dealer)) == (Advice::Loss{dealer, true}));
            }
        Table moving = Table(Scene().cash(0, 90).before(0, killer, "tea").dead(0, vamp)).roll();
        const Advice move = advised(moving);
        QVERIFY(std::holds_alternative<Move>(move.action));
        // Not mentioned if the move leads to the recruitment itself.
        QCOMPARE(move.loss.has_value(), move.reason != Reason::recruits);
        moving.act(move.action);
        QVERIFY(!advised(moving).loss);
    }

    /// Of two gangsters whom a patrol can arrest, it takes the one who is about to complete a district, although the
    /// other one has more years to serve. The hint says what that prevents.
    void stopsANearWin()
    {
        Scene scene = Scene(4).owns(1, villas).cash(1, 100).stands(1, killer, "s79").record(1, killer, 2);
        scene.jailed(1, vamp, 3).jailed(1, dealer, 3).stands(2, killer, "s36").record(2, killer, 6).patrol(0, "s34");
        Table table = Table(scene.only(killer)).faces({1, 1}).act(Roll());
        QCOMPARE(goes_to(table, Level::boss), at("s79"));
        const Advice advice = advised(table);
        QCOMPARE(advice.reason, Reason::arrests);
        QVERIFY(advice.threat);
        QCOMPARE(advice.threat->rival, Seat{1});
        QCOMPARE(advice.threat->district, town.shops[shop("tea")].district);
        QVERIFY(advice.threat->before >= 15 && advice.threat->after == 0);
        // No gang is near a win.
        Table quiet = Table(Scene(4).stands(2, killer, "s36").record(2, killer, 6).patrol(0, "s34").only(killer));
        QVERIFY(!advised(quiet.faces({1, 1}).act(Roll())).threat);
    }

    /// A plan is explained to its end: an action that only enables another one, and that one.
    void advisesTheWholePlan()
    {
        Table table = near_the_tea(10);
        const Advice advice = advised(table);
        QCOMPARE(advice.then.size(), std::size_t{2});
        QVERIFY(std::holds_alternative<Collect>(advice.then[0]) && std::holds_alternative<BuyShop>(advice.then[1]));
        QCOMPARE(advice.reason, Reason::completes_district);
        table.go(killer, "tea");
        const Advice there = advised(table);
        QVERIFY(std::holds_alternative<Collect>(there.action) && there.then.size() == 1);
        QCOMPARE(there.reason, Reason::completes_district);
    }

    /// In the last turn a hint counts the final total, and gives the chance that it suffices.
    void countsTheTotalInTheLastTurn()
    {
        Scene scene = Scene().before(0, killer, "baker").in_round(10).turn_of(0).cash(1, 20);
        const Options ten_rounds{.duels = Duels::dice, .length = 10};
        Table table = Table(scene.only(killer), ten_rounds).arrive(killer, "baker");
        const Advice advice = advised(table);
        QVERIFY(advice.chance_at_end && *advice.chance_at_end > 0 && *advice.chance_at_end <= 100);
        if (std::holds_alternative<Racket>(advice.action)) {
            QCOMPARE(advice.reason, Reason::adds_to_total);
            QCOMPARE(advice.gain, worth_of_racket + income_of_racket);
        }
        Table earlier = Table(scene.in_round(9).only(killer), ten_rounds).arrive(killer, "baker");
        QVERIFY(!advised(earlier).chance_at_end);
    }

    /// A district is a reason only if the gang, or the rival, still has the turns to complete it.
    void namesNoDistrictThatCannotBeCompleted()
    {
        const auto reason = [](int round, int length) {
            Scene scene = Scene().owns(0, {"notary"}).cash(0, 200).before(0, killer, "tea").in_round(round).turn_of(0);
            Table table = Table(scene.only(killer), {.length = length}).arrive(killer, "tea");
            Advice advice;
            advice.shop = shop("tea");
            tell_district(table.state, ShopOwners(table.state), 0, advice);
            return std::pair(advice.reason, advice.missing);
        };
        QCOMPARE(reason(5, 0), std::pair(Reason::nears_district, 5));
        QCOMPARE(reason(7, 10), std::pair(Reason::nears_district, 5));
        QCOMPARE(reason(9, 10), std::pair(Reason::shop_income, 5));
        QCOMPARE(reason(10, 10), std::pair(Reason::shop_income, 5));
    }

    /// If nothing can be done, a hint names the shop that the next throw may reach, and its purpose.
    void advisesWhatAMovePrepares()
    {
        Scene scene = Scene().owns(0, villas).cash(0, 60).stands(0, killer, "s39").in_round(2);
        bool prepares = false;
        for (const std::string_view from : {"s76", "s77", "s78", "s80"}) {
            Scene there = scene;
            Table table = Table(there.before(0, killer, from).only(killer)).roll();
            const Advice advice = advised(table);
            if (advice.reason != Reason::prepares_district)
                continue;
            prepares = true;
            QVERIFY(advice.faces > 0 && advice.shop == shop("tea"));
            QCOMPARE(advice.missing, 0);
        }
        QVERIFY(prepares);
    }
};

BACKROOM_SUITE(SuperGangAdvice)
#include "tst_advice.moc"
