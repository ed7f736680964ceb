// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duel_scenes.hpp"

#include "engine/core/playout.hpp"
#include "engine/supergang/bot/choice.hpp"

using namespace test;

/// SG-8
class SuperGangDuel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void SG_8_1_theThrow()
    {
        Table table = fight({3, 2, 5, 4}, {id(1, vamp), id(1, dealer), id(2, killer)});
        const auto rolled = table.all<DuelRolled>();
        QCOMPARE(rolled.size(), 1u);
        QVERIFY((rolled[0].attack == FixedVector<std::uint8_t, most_attackers>{3}));
        QVERIFY((rolled[0].defence == FixedVector<std::uint8_t, most_defenders>{2, 5, 4}));
        // 3 + 2 against 2 + 5 + 4 + 2.
        const Duel& duel = *top<Duel>(table.state);
        QVERIFY(duel.shooting == Side::defence);
        QCOMPARE(int(duel.darts), 8);
    }

    void SG_8_1_aTie()
    {
        Table table = fight({2, 4, 1, 3, 6, 1}, {id(1, vamp)});
        QCOMPARE(table.all<DuelRolled>().size(), 3u);
        QCOMPARE(int(top<Duel>(table.state)->darts), 7);
    }

    /// More ties than are reported do not end the duel.
    void SG_8_1_manyTies()
    {
        Table table = Table(crowd()).arrive(killer, "s39");
        table.state.faces.push_back(1);
        table.state.faces.push_back(6);
        for (int tie = 0; tie < most_set_faces / 2 - 2; ++tie) {
            table.state.faces.push_back(4);
            table.state.faces.push_back(2);
        }
        kill_and_follow(table);
        QCOMPARE(static_cast<int>(table.all<DuelRolled>().size()), most_ties_reported + 1);
        QCOMPARE(int(top<Duel>(table.state)->darts), 7);
    }

    /// The difference is the number of darts of the side that is ahead, until one side has lost.
    void SG_8_2_darts()
    {
        Table table = fight({4, 2, 1}, {id(1, vamp), id(1, dealer)});
        const Duel& duel = *top<Duel>(table.state);
        QCOMPARE(int(duel.darts), 3);
        QCOMPARE(int(table.decides()), 0);
        table.shoot(1, true).miss();
        QVERIFY((table.all<Dart>().at(0).target == std::nullopt));
        table.miss();
        QCOMPARE(int(table.decides()), 1);
        QCOMPARE(int(duel.darts), 3);
        for (int dart = 0; dart < 3; ++dart)
            table.miss();
        QCOMPARE(int(table.decides()), 0);
        table.shoot(0, true);
        QVERIFY(table.emitted<DuelWon>({{Side::attack}}));
        QVERIFY(table.state.frames.empty());
    }

    void SG_8_2_severalGangs()
    {
        QCOMPARE(int(fight({1, 6, 6}, {id(1, vamp), id(2, killer)}).decides()), 1);
        QCOMPARE(int(fight({1, 6}, {id(2, killer)}).decides()), 2);
    }

    /// The seat that moves the police shoots for them; if its gang is in the duel, the next gang does.
    void SG_8_2_forCops()
    {
        Scene scene = Scene().before(0, killer, "s39").patrol(0, "s38");
        scene.police_owner = 2;
        QCOMPARE(int(Table(scene).roll().decides()), 2);
        QCOMPARE(int(attack_patrol(scene, {1, 6, 6}).decides()), 2);
        scene.police_owner = nobody;
        QCOMPARE(int(attack_patrol(scene, {1, 6, 6}).decides()), 1);
        QCOMPARE(int(attack_patrol(scene, {1, 6, 6}, {.police_player = true}).decides()), 3);
    }

    void SG_8_3_onItsFaceOrOnItsBack()
    {
        Table table = fight({6, 1, 1}, {id(1, vamp), id(1, dealer)}).shoot(0, false);
        const auto first = table.all<Dart>();
        QVERIFY(first.at(0).fate == Fate::dead && first[0].target == 0);
        table.shoot(1, true);
        QVERIFY(table.emitted<Killed>({{id(1, vamp)}}));
        QVERIFY(table.emitted<Injured>({{id(1, dealer), 0}}));
    }

    void SG_8_4_whereTargetsStand()
    {
        QCOMPARE(place_on_plank(Side::attack, 0), -1000);
        QCOMPARE(place_on_plank(Side::attack, 2), -5000);
        QCOMPARE(place_on_plank(Side::defence, 0), 1000);
        QCOMPARE(place_on_plank(Side::defence, 1), 3000);
        Table table = fight({6, 1, 1}, {id(1, vamp), id(1, dealer)});
        const auto hits = [&](int x, int y) {
            Table copy = table;
            copy.act(Shoot{{x, y}});
            const auto darts = copy.all<Dart>();
            return darts.at(0).target ? int(*darts[0].target) : -1;
        };
        QCOMPARE(hits(1000, 400), 0);
        QCOMPARE(hits(3000, -400), 1);
        // Between the targets, above, below, and on the shooter's own side.
        QCOMPARE(hits(2000, 0), -1);
        QCOMPARE(hits(1000, 1000), -1);
        QCOMPARE(hits(1000, -1000), -1);
        QCOMPARE(hits(-1000, 400), -1);
        // Far enough inside or outside that the scatter does not matter.
        for (int edge : {-1, 1}) {
            QCOMPARE(hits(1000 + edge * 349, 0), 0);
            QCOMPARE(hits(1000 + edge * 651, 0), -1);
            QCOMPARE(hits(1000, edge * 684), 0);
            QCOMPARE(hits(1000, edge * 986), -1);
        }
        QCOMPARE(table.refusal(Shoot{{farthest_shot + 1, 0}}), "off-the-stall SG-8.4");
        QCOMPARE(table.refusal(Shoot{{0, -farthest_shot - 1}}), "off-the-stall SG-8.4");
        // A fallen target is not hit again.
        table.shoot(0, true);
        QCOMPARE(hits(1000, 400), -1);
    }

    /// The scatter is uniform on a disc with a radius of 0.15.
    void SG_8_4_theScatter()
    {
        const Table table = fight({6, 1}, {id(1, vamp)});
        double inside_half = 0;
        double sum_x = 0;
        double sum_y = 0;
        constexpr int shots = 20000;
        std::array<int, 4> quarters{};
        for (int shot = 0; shot < shots; ++shot) {
            Table copy = table;
            copy.state.random = Random(static_cast<std::uint64_t>(shot));
            copy.act(Shoot{{5000, 2000}});
            const Point at = *copy.all<Dart>().at(0).at;
            const int x = at.x - 5000;
            const int y = at.y - 2000;
            QVERIFY(x * x + y * y <= 150 * 150);
            inside_half += x * x + y * y <= 75 * 75 ? 1 : 0;
            ++quarters[static_cast<std::size_t>((x > 0 ? 1 : 0) + (y > 0 ? 2 : 0))];
            sum_x += x;
            sum_y += y;
        }
        QVERIFY(qAbs(inside_half / shots - 0.25) < 0.015);
        QVERIFY(qAbs(sum_x / shots) < 2 && qAbs(sum_y / shots) < 2);
        for (const int quarter : quarters)
            QVERIFY(quarter > shots / 4 - 400 && quarter < shots / 4 + 400);
    }

    void SG_8_4_aReplayGivesTheSame()
    {
        Table one = fight({6, 1, 1}, {id(1, vamp), id(1, dealer)});
        Table other = one;
        Random random(3);
        while (top<Duel>(one.state)) {
            const Action shot = random_action(one.state, one.decides(), random);
            one.act(shot);
            other.act(shot);
            QVERIFY(one.events == other.events && one.state == other.state);
        }
    }

    /// The order is killer, vamp, dealer, vamped man, by seat; then managers.
    void SG_8_4_plankOrder()
    {
        Scene scene(4);
        scene.before(0, dealer, "boxing")
            .stands(0, killer, "boxing")
            .stands(2, vamp, "boxing")
            .stands(1, dealer, "boxing");
        scene.stands(3, killer, "boxing").vamped(3, killer, 2, 1).stands(1, killer, "boxing").owns(1, {"boxing"});
        Table table = Table(scene).arrive(dealer, "boxing").faces({1, 1, 6, 6, 6, 6, 6, 6});
        table.act(killing({id(2, vamp), id(1, dealer), id(1, killer)}, {Member::killer}, Member::dealer));
        const Duel& duel = *top<Duel>(table.state);
        QVERIFY(duel.attack[0].figure == id(0, killer) && duel.attack[1].figure == id(0, dealer));
        const std::vector<FigureId> order{id(1, killer), id(1, dealer), id(2, vamp), id(3, killer)};
        QCOMPARE(duel.defence.size(), 6u);
        for (std::size_t at = 0; at < order.size(); ++at)
            QVERIFY(duel.defence[at].figure == order[at]);
        QVERIFY(duel.defence[4].kind == TargetKind::manager && duel.defence[5].kind == TargetKind::manager);
    }

    /// 1 and 2 miss, 3 and 4 kill, 5 and 6 injure, always the first target standing.
    void SG_8_5_byDice()
    {
        const Table table = fight({3, 1, 1, 2, 3, 5}, {id(1, vamp), id(1, dealer)}, {.duels = Duels::dice});
        QVERIFY(table.state.frames.empty());
        const auto darts = table.all<Dart>();
        QCOMPARE(darts.size(), 3u);
        QVERIFY(!darts[0].target && !darts[0].at);
        QVERIFY(darts[1].target == 0 && darts[1].fate == Fate::dead);
        QVERIFY(darts[2].target == 1 && darts[2].fate == Fate::injured);
        QVERIFY(table.emitted<Killed>({{id(1, vamp)}}));
        QVERIFY(table.emitted<Injured>({{id(1, dealer), 0}}));
    }

    /// Even with more misses than are reported, the end follows from the events.
    void SG_8_5_manyMisses()
    {
        Table table = Table(crowd(), {.duels = Duels::dice}).arrive(killer, "s39");
        table.state.faces.push_back(6);
        for (int miss = 0; miss < most_set_faces - 3; ++miss)
            table.state.faces.push_back(1);
        table.state.faces.push_back(1);
        table.state.faces.push_back(2);
        kill_and_follow(table);
        QCOMPARE(static_cast<int>(table.all<Dart>().size()), most_misses_reported + 1);
    }

    /// A killer against a vamp: the results have the probabilities that follow from the rules.
    void SG_8_5_distribution()
    {
        int won = 0;
        int dead = 0;
        constexpr int duels = 20000;
        const Table before = Table(crowd(), {.duels = Duels::dice}).arrive(killer, "s39");
        for (int duel = 0; duel < duels; ++duel) {
            Table table = before;
            table.state.random = Random(static_cast<std::uint64_t>(duel));
            table.act(killing({id(1, vamp)}));
            QVERIFY(table.state.frames.empty());
            won += table.all<DuelWon>().at(0).side == Side::attack ? 1 : 0;
            dead += static_cast<int>(table.all<Killed>().size());
            QCOMPARE(table.all<Killed>().size() + table.all<Injured>().size(), 1u);
        }
        // Of 36 throws 4 are ties. All n darts of a side miss with probability (1/3)^n; then the other side shoots.
        double odds = 0;
        int throws_that_count = 0;
        for (int attack = 3; attack <= 8; ++attack)
            for (int defence = 1; defence <= 6; ++defence) {
                if (attack == defence)
                    continue;
                ++throws_that_count;
                double miss = 1;
                for (int dart = qAbs(attack - defence); dart > 0; --dart)
                    miss /= 3;
                const double first = (1 - miss) / (1 - miss * miss);
                odds += attack > defence ? first : 1 - first;
            }
        odds /= throws_that_count;
        QVERIFY2(qAbs(static_cast<double>(won) / duels - odds) < 0.012, qPrintable(QString::number(odds)));
        QVERIFY(qAbs(static_cast<double>(dead) / duels - 0.5) < 0.012);
    }

    void SG_8_5_noDuelWithoutEnd()
    {
        Random random(5);
        for (std::uint64_t seed = 0; seed < 300; ++seed)
            for (const Duels by : {Duels::aim, Duels::dice}) {
                Table table = fight({}, {id(1, vamp), id(1, dealer), id(2, killer)}, {.duels = by});
                int shots = 0;
                while (top<Duel>(table.state)) {
                    table.act(random_action(table.state, table.decides(), random));
                    QVERIFY(++shots < 40);
                }
            }
    }

    /// A duel by aim lasts only as long as both sides want. A dart aimed at a half of a target fells it whatever the
    /// scatter, so either side can end the duel with as many darts as there are targets, even if the other one always
    /// misses.
    void SG_8_4_eitherSideCanEndIt()
    {
        for (const Side wants : {Side::attack, Side::defence})
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                Table table = fight({}, {id(1, vamp), id(1, dealer), id(2, killer)});
                table.state.random = Random(seed);
                const auto standing = static_cast<int>(top<Duel>(table.state)->side(other(wants)).size());
                int own = 0;
                int past = 0;
                while (const Duel* duel = top<Duel>(table.state)) {
                    if (duel->shooting != wants) {
                        table.miss();
                        QVERIFY(++past < 100);
                        continue;
                    }
                    const Targets& targets = duel->side(other(wants));
                    std::size_t first = 0;
                    while (!targets[first].standing())
                        ++first;
                    table.act(Shoot{{place_on_plank(other(wants), first), seed % 2 == 0 ? aim_offset : -aim_offset}});
                    QVERIFY(table.all<Dart>().at(0).target == static_cast<std::uint8_t>(first));
                    QVERIFY(++own <= standing);
                }
                QCOMPARE(own, standing);
                QVERIFY(table.emitted<DuelWon>({{wants}}));
            }
    }

    void SG_8_5_computersEndTheirs()
    {
        Random random(11);
        for (const backroom::Level level : {backroom::Level::rookie, backroom::Level::soldier, backroom::Level::boss})
            for (int duel = 0; duel < 100; ++duel) {
                Table table = fight({}, {id(1, vamp), id(1, dealer), id(2, killer)});
                int shots = 0;
                while (const Duel* now = top<Duel>(table.state)) {
                    table.act(aim(table.state, *now, level, random));
                    QVERIFY(++shots < 200);
                }
            }
    }
};

BACKROOM_SUITE(SuperGangDuel)
#include "tst_duel.moc"
