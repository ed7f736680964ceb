// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/duel/duel_odds.hpp"
#include "suites.hpp"

#include "../allocations.hpp"
#include "supergang_table.hpp"

#include <cmath>

using namespace test;

namespace {

const Options by_dice{.duels = Duels::dice};

/// Returns the share of duels that the attack wins in the engine.
double tried(const Table& table, const Action& action)
{
    constexpr int duels = 20000;
    int won = 0;
    for (int duel = 0; duel < duels; ++duel) {
        State state = table.state;
        state.random = Random(static_cast<std::uint64_t>(duel));
        state.faces.clear();
        Events events;
        apply(state, table.decides(), action, events);
        for (const Event& event : events)
            if (const auto* end = std::get_if<DuelWon>(&event))
                won += end->side == Side::attack ? 1 : 0;
    }
    return static_cast<double>(won) / duels;
}

/// Larger than any likely error with 20,000 duels.
constexpr double tolerance = 0.0145;

double counted(const Table& table, const Action& action)
{
    const auto chance = chance_by_dice(table.state, table.decides(), action);
    return chance ? *chance : -1;
}

}

class SuperGangDuelOdds : public QObject {
    Q_OBJECT

    static void agrees(const Table& table, const Action& action)
    {
        const double chance = counted(table, action);
        const double often = tried(table, action);
        QVERIFY2(
            std::abs(chance - often) < tolerance, qPrintable(QStringLiteral("%1, tried %2").arg(chance).arg(often)));
    }

private Q_SLOTS:
    /// SG-8.1, 8.2, 8.5: one against one, calculated by hand.
    void oneAgainstOne()
    {
        // Both sides shoot first equally often.
        QVERIFY(std::abs(chance_by_dice({1, 0, 1}, {1, 0, 1}) - 0.5) < 1e-12);
        // For the throws of a killer and a manager, 32 of 36 are not ties. The side that shoots first with n darts wins
        // with the probability 1 / (1 + 3⁻ⁿ).
        double wins = 0;
        for (int own = 3; own <= 8; ++own)
            for (int other = 1; other <= 6; ++other) {
                if (own == other)
                    continue;
                const double misses = std::pow(1.0 / 3, std::abs(own - other));
                const double first = 1 / (1 + misses);
                wins += (own > other ? first : 1 - first) / 32;
            }
        QVERIFY(std::abs(chance_by_dice({1, 2, 1}, {1, 0, 1}) - wins) < 1e-12);
        QVERIFY(wins > 0.7 && wins < 0.85);
    }

    /// SG-8.1, 8.2: the higher throw shoots first, and a tie is thrown again.
    void whoShootsFirst()
    {
        const auto near = [](double one, double other) { return std::abs(one - other) < 1e-9; };
        QVERIFY(near(chance_to_lead({1, 0, 1}, {1, 0, 1}), 0.5));
        // 3 to 8 against 1 to 6: 26 throws are higher and 6 lower.
        QVERIFY(near(chance_to_lead({1, 2, 1}, {1, 0, 1}), 26.0 / 32));
        QVERIFY(near(chance_to_lead({1, 0, 1}, {1, 2, 1}), 6.0 / 32));
        // 2 to 12 against 1 to 6: of 216 throws 15 are ties and 20 lower.
        QVERIFY(near(chance_to_lead({2, 0, 2}, {1, 0, 1}), 181.0 / 201));
        // The number of targets does not matter.
        QVERIFY(near(chance_to_lead({1, 2, 5}, {1, 0, 1}), 26.0 / 32));
        Scene scene = Scene().before(0, killer, "s39").stands(1, dealer, "s39");
        for (const Duels duels : {Duels::aim, Duels::dice}) {
            Table table = Table(scene, {.duels = duels}).arrive(killer, "s39");
            const auto chance = chance_to_lead(table.state, table.decides(), killing({id(1, dealer)}));
            QVERIFY(chance && near(*chance, 26.0 / 32));
            QVERIFY(!chance_to_lead(table.state, table.decides(), Coward{Member::killer}));
            QVERIFY(!chance_to_lead(table.state, table.decides(), killing({id(2, dealer)})));
        }
    }

    /// SG-8.8: as many darts as the die shows, and no defence.
    void inTheClinic()
    {
        double misses = 0;
        for (int darts = 1; darts <= 6; ++darts)
            misses += std::pow(1.0 / 3, darts) / 6;
        QVERIFY(std::abs(chance_by_dice({1, 0, 1}, {0, 0, 1}) - (1 - misses)) < 1e-12);
        Table table = Table(Scene().before(0, killer, "clinic").injured(1, dealer), by_dice).arrive(killer, "clinic");
        const Kill kill{Member::killer, {}, figures({id(1, dealer)})};
        QVERIFY(std::abs(counted(table, kill) - (1 - misses)) < 1e-12);
        QVERIFY(!chance_to_lead(table.state, table.decides(), kill));
        agrees(table, kill);
    }

    void bothSidesTogether()
    {
        for (int attackers = 1; attackers <= most_attackers; ++attackers)
            for (int defenders = 1; defenders <= most_defenders; ++defenders) {
                const Forces attack{attackers, attackers > 1 ? 2 : 0, attackers};
                const Forces defence{defenders, 2, defenders};
                const double one = chance_by_dice(attack, defence);
                const double other = chance_by_dice(defence, attack);
                QVERIFY(one > 0 && one < 1);
                QVERIFY(std::abs(one + other - 1) < 1e-9);
            }
        // One more on the same side never harms, one more on the other side never helps.
        for (int number = 1; number < most_attackers; ++number) {
            QVERIFY(chance_by_dice({number + 1, 0, number + 1}, {3, 0, 3})
                > chance_by_dice({number, 0, number}, {3, 0, 3}));
            QVERIFY(chance_by_dice({3, 0, 3}, {number + 1, 0, number + 1})
                < chance_by_dice({3, 0, 3}, {number, 0, number}));
        }
    }

    /// SG-5.6: a stick-up against one manager, and against two.
    void aStickUp()
    {
        for (const char* place : {"baker", "boxing"}) {
            Table table = Table(Scene().before(0, killer, place), by_dice).arrive(killer, place);
            agrees(table, StickUp{Member::killer, Prize::money, {}, 1});
        }
        Scene scene = Scene().before(0, dealer, "boxing").stands(0, vamp, "boxing").owns(1, {"boxing"});
        Table table = Table(scene, by_dice).arrive(dealer, "boxing");
        const StickUp together{Member::dealer, Prize::ownership, members({Member::vamp}), nobody};
        agrees(table, together);
        QVERIFY(counted(table, together) > counted(table, StickUp{Member::dealer, Prize::ownership, {}, nobody}));
    }

    /// SG-5.8
    void aKilling()
    {
        Scene scene;
        scene.before(0, killer, "s39").stands(1, vamp, "s39").stands(1, dealer, "s39").stands(2, killer, "s39");
        Table table = Table(scene, by_dice).arrive(killer, "s39");
        agrees(table, killing({id(1, vamp)}));
        agrees(table, killing({id(1, vamp), id(2, killer)}));
        agrees(table, killing({id(1, vamp), id(1, dealer), id(2, killer)}));
    }

    /// SG-5.8: the managers fight for the owner of the shop.
    void aKillingInAShop()
    {
        for (int owner = 0; owner <= 2; ++owner) {
            Scene scene = Scene().before(0, killer, "boxing").stands(1, killer, "boxing").owns(owner, {"boxing"});
            Table table = Table(scene, by_dice).arrive(killer, "boxing");
            const Kill kill{Member::killer, {}, figures({id(1, killer)})};
            const auto duel = duel_begun_by(table.state, kill);
            QVERIFY(duel.has_value());
            QCOMPARE(forces_of(table.state, *duel, Side::attack).dice, owner == 0 ? 3 : 1);
            QCOMPARE(forces_of(table.state, *duel, Side::defence).dice, owner == 1 ? 3 : 1);
            agrees(table, kill);
        }
    }

    /// SG-7.4: a man who fights against his own gang leaves when his vamp falls; otherwise he stays.
    void aVampAndHerMan()
    {
        for (const int his : {1, 2}) {
            Scene scene = Scene().before(0, vamp, "s39").before(his, killer, "s39").vamped(his, killer, 0, 2);
            scene.stands(1, dealer, "s39").stands(1, vamp, "s39");
            Table table = Table(scene, by_dice).arrive(vamp, "s39");
            const Kill kill{Member::vamp, members({Member::vamped}), figures({id(1, dealer), id(1, vamp)})};
            const auto duel = duel_begun_by(table.state, kill);
            QVERIFY(duel.has_value());
            QVERIFY((forces_of(table.state, *duel, Side::attack) == Forces{2, 2, his == 1 ? 1 : 2}));
            QVERIFY((forces_of(table.state, *duel, Side::defence) == Forces{2, 0, 2}));
            agrees(table, kill);
        }
    }

    /// SG-5.9, 9.5
    void againstCops()
    {
        Scene scene = Scene().before(0, killer, "s39").patrol(0, "s38");
        Table table = Table(scene, by_dice).roll().go(Mover::patrol_1, "s39").go(killer, "s39");
        agrees(table, AttackPatrol{Member::killer, {}, 0});
        Scene caught = Scene().stands(0, killer, "s39").patrol(0, "s38").record(0, killer, 1);
        Table rebels = Table(caught, by_dice).roll().go(Mover::patrol_1, "s39");
        agrees(rebels, Rebel{});
    }

    void noChanceForOtherActions()
    {
        Scene scene = Scene().before(0, killer, "s39").stands(1, vamp, "s39");
        Table table(scene, by_dice);
        QVERIFY(!chance_by_dice(table.state, 0, Roll{}));
        QVERIFY(!chance_by_dice(table.state, 0, killing({id(1, vamp)})));
        table.arrive(killer, "s39");
        QVERIFY(chance_by_dice(table.state, 0, killing({id(1, vamp)})));
        QVERIFY(!chance_by_dice(table.state, 0, killing({id(2, vamp)})));
        QVERIFY(!chance_by_dice(table.state, 1, killing({id(1, vamp)})));
        // In duels by aim the answer is the same.
        table.state.options.duels = Duels::aim;
        QVERIFY(chance_by_dice(table.state, 0, killing({id(1, vamp)})));
    }

    /// A menu asks for several chances at once, so calculating them must not allocate.
    void doesNotAllocate()
    {
        Scene scene;
        scene.before(0, killer, "s39").stands(1, vamp, "s39").stands(1, dealer, "s39").stands(2, killer, "s39");
        Table table = Table(scene, by_dice).arrive(killer, "s39");
        const Action kill = killing({id(1, vamp), id(1, dealer), id(2, killer)});
        constexpr int questions = 100;
        QVERIFY(allocations_count());
        const std::uint64_t before = allocations;
        double sum = 0;
        for (int question = 0; question < questions; ++question)
            sum += chance_by_dice(table.state, 0, kill).value_or(0);
        QCOMPARE(allocations, before);
        QVERIFY(sum > 0);
    }
};

BACKROOM_SUITE(SuperGangDuelOdds)
#include "tst_duel_odds.moc"
