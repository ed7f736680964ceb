// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_decisions.hpp"
#include "cases.hpp"
#include "random_games.hpp"
#include "suites.hpp"

#include "engine/supergang/bot/account.hpp"
#include "engine/supergang/bot/outlook.hpp"
#include "engine/supergang/bot/reach.hpp"
#include "engine/supergang/bot/search.hpp"

#include <algorithm>
#include <cmath>

using namespace test;

namespace {

const std::initializer_list<std::string_view> most_of_the_villas{"notary", "bank", "couture", "gallery", "piano"};

double chance_of(const Scene& scene, Seat seat, const Options& options = {})
{
    return chances_to_win(Table(scene, options).state)[seat];
}

}

class SuperGangOutlook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chancesAreShares()
    {
        along_random_states<SuperGangCases>(8, [](const State& state, Seat, Random&) {
            if (state.over)
                return;
            const auto chances = chances_to_win(state);
            double sum = 0;
            for (Seat seat = 0; seat < max_gangs; ++seat) {
                QVERIFY(chances[seat] >= 0 && chances[seat] <= 1);
                QVERIFY(chances[seat] > 0 || !in_game(state, seat));
                if (!in_game(state, seat))
                    QCOMPARE(chances[seat], 0.0);
                sum += chances[seat];
            }
            QVERIFY(std::abs(sum - 1) < 1e-9);
        });
    }

    /// If the gangs differ only in whose turn it is, none is far ahead.
    void equalGangsHaveEqualChances()
    {
        for (const int gangs : {3, 4})
            for (Seat seat = 0; seat < gangs; ++seat) {
                const double chance = chance_of(Scene(gangs), seat);
                QVERIFY(chance > 0.7 / gangs && chance < 1.4 / gangs);
            }
    }

    void advantagesRaiseTheChance()
    {
        const auto better = [](const Scene& one, const Scene& other) {
            return chance_of(one, 0) > chance_of(other, 0);
        };
        QVERIFY(better(Scene().owns(0, villas), Scene().owns(0, most_of_the_villas)));
        QVERIFY(better(Scene().owns(0, most_of_the_villas), Scene()));
        // One step before the last shop, with enough cash.
        QVERIFY(
            better(Scene().owns(0, villas).cash(0, 60).before(0, killer, "tea"), Scene().owns(0, villas).cash(0, 60)));
        QVERIFY(better(Scene(), Scene().dead(0, killer)));
        QVERIFY(better(Scene().dead(0, killer), Scene().dead(0, killer).dead(0, vamp)));
        QVERIFY(better(Scene(), Scene().jailed(0, killer, 9)));
        // Possessions of others count against the gang.
        QVERIFY(better(Scene(), Scene().owns(1, villas)));
        QVERIFY(better(Scene().owns(1, villas).owns(0, {"tea"}), Scene().owns(1, villas)));
    }

    /// Near the end money decides: the more rounds remain, the less the same sum counts.
    void moneyWinsInTheEnd()
    {
        const auto chance = [](int round) {
            return chance_of(Scene().cash(0, 200).in_round(round), 0, {.length = 10});
        };
        QVERIFY(chance(10) > chance(9));
        QVERIFY(chance(9) > chance(5));
    }

    /// A district that a rival may complete next turn is at least as likely to decide the game as to be completed,
    /// however strong another gang is.
    void nearWinsCount()
    {
        EvaluationWeights deaf = settings_of(Level::boss).weights;
        deaf.alarm = false;
        const auto compare = [&](const Scene& scene, bool less) {
            const Table table(scene);
            District any = 0;
            const double near = chance_of_district(table.state, ShopOwners(table.state), 1, any);
            const double heard = worth(table.state, 0, settings_of(Level::boss).weights);
            const double unheard = worth(table.state, 0, deaf);
            QCOMPARE(near > chances_to_win(table.state)[1], less);
            QVERIFY(less ? heard < unheard && heard <= certainty * (1 - near) : std::abs(heard - unheard) < 1e-9);
        };
        Scene rich = Scene(4).owns(0, {"imports", "tins", "bar", "tobacco", "ices", "cinema", "jewels", "dancing"});
        rich.owns(0, {"hotel", "cabaret"}).cash(0, 500);
        compare(rich, false);
        compare(
            rich.owns(1, villas).cash(1, 60).stands(1, killer, "s79").stands(1, vamp, "s62").stands(1, dealer, "s79"),
            true);
    }

    void certainWhenOver()
    {
        const EvaluationWeights& weights = settings_of(Level::boss).weights;
        Scene scene = Scene().owns(0, villas).cash(0, 60).before(0, killer, "tea");
        Table table = Table(scene.only(killer)).arrive(killer, "tea").act(BuyShop{Member::killer});
        QVERIFY(table.state.over);
        QCOMPARE(worth(table.state, 0, weights), certainty);
        QCOMPARE(worth(table.state, 1, weights), 0.0);
    }

    /// The patrol can arrest one of two gangsters with equal records. It arrests the one of the leading gang.
    void harmsTheLeader()
    {
        for (const int leader : {1, 2}) {
            Scene scene = Scene().owns(leader, most_of_the_villas).cash(leader, 100).patrol(0, "s38");
            scene.stands(1, killer, "s39").record(1, killer, 5).stands(2, killer, "s13").record(2, killer, 5);
            Table table = Table(scene.only(killer)).faces({1, 1}).act(Roll());
            QCOMPARE(goes_to(table), at(leader == 1 ? "s39" : "s13"));
        }
    }

    /// Of two stick-ups with equal odds, the one against the gang that is about to win is chosen.
    void takesFromTheLeader()
    {
        for (const int leader : {1, 2}) {
            Scene scene = Scene().owns(leader, villas).cash(leader, 100).before(0, killer, "perfume");
            scene.owns(3 - leader, {"baker"}).cash(3 - leader, 100);
            Table table = Table(scene.only(killer)).arrive(killer, "perfume");
            const Action action = decided(table);
            const auto* stick_up = std::get_if<StickUp>(&action);
            QVERIFY(stick_up);
            QCOMPARE(stick_up->prize, Prize::ownership);
        }
    }

    /// Chances are estimated at the end of the turn, so collecting income then does not count as a gain of the action.
    void weighsTheTurnFromItsEnd()
    {
        Scene scene = Scene().owns(0, {"baker"}).before(0, killer, "s39").in_round(1);
        Table table = Table(scene.only(killer)).arrive(killer, "s39").done(killer);
        Search search(view(table.state, 0), BotContext{Level::boss, 5, {}}, settings_of(Level::boss));
        const double before = search.value_now();
        table.act(Collect());
        search.look_from(table.state, 0);
        QCOMPARE(search.value_now(), before);
    }

    /// SG-4.4: to its last shop a gang also walks through its own shops.
    void walksThroughItsShops()
    {
        for (const char* from : {"s62", "s77", "couture"}) {
            Scene scene = Scene().owns(1, villas).cash(1, 60).stands(1, killer, from);
            const Table table(scene.jailed(1, vamp, 3).jailed(1, dealer, 3));
            const Figure& walks = table.figure(1, killer);
            int faces = 0;
            for (int face = 1; face <= 6; ++face) {
                Walks all;
                find_walks({WalkerKind::gangster, walks.place, walks.behind, table.gang(1).owned, false}, face, all);
                faces += std::ranges::any_of(all, [](const Walk& walk) { return walk.path.back() == at("tea"); });
            }
            District any = 0;
            const double chance = chance_of_district(table.state, ShopOwners(table.state), 1, any);
            QVERIFY(std::abs(chance - faces / 6.0) < 1e-9);
            QVERIFY(faces > faces_to(reach_of(WalkerKind::gangster, walks.place, walks.behind), at("tea")));
        }
    }

    void graspOfADistrict()
    {
        Scene scene = Scene().owns(0, most_of_the_villas).owns(1, {"tea"}).before(0, killer, "perfume");
        const Table table(scene.only(killer));
        const ShopOwners owners(table.state);
        const DistrictReach grasp = district_reach(table.state, owners, 0, town.shops[shop("tea")].district);
        QCOMPARE(grasp.lacking, 2);
        QCOMPARE(grasp.cost, price(town.shops[shop("perfume")].kind));
        QVERIFY(grasp.each > 0 && grasp.each < 1);
        QCOMPARE(district_reach(table.state, owners, 2, town.shops[shop("tea")].district).lacking, most_lacking + 1);
    }
};

BACKROOM_SUITE(SuperGangOutlook)
#include "tst_outlook.moc"
