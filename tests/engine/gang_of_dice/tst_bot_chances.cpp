// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_decisions.hpp"
#include "suites.hpp"

#include "engine/gang_of_dice/bot/chances.hpp"
#include "engine/gang_of_dice/bot/many_dice.hpp"
#include "engine/gang_of_dice/bot/reach.hpp"
#include "engine/gang_of_dice/bot/round.hpp"
#include "engine/gang_of_dice/bot/turn.hpp"
#include "engine/gang_of_dice/bot/worth.hpp"
#include "engine/gang_of_dice/odds.hpp"

#include <cmath>
#include <thread>

using namespace test;

namespace {

std::vector<DiceSet> subsets(int dice)
{
    std::vector<DiceSet> all;
    for (unsigned bits = 1; bits < 1u << static_cast<unsigned>(dice); ++bits) {
        DiceSet some;
        for (int die = 0; die < dice; ++die)
            if ((bits >> static_cast<unsigned>(die) & 1u) != 0)
                some.insert(die);
        all.push_back(some);
    }
    return all;
}

/// Returns the end of a turn of the last player, after another player's result of a single 3.
TurnEnd ended(const Warning& card, const Faces& showing)
{
    if (triggered(card, count(showing)))
        return {0, 1};
    const int sum = total(count(showing));
    const bool wins = triggered(card, count(Faces{3})) || sum > 3 || (sum == 3 && showing.size() > 1);
    return {wins ? 1.0 : 0.0, 0};
}

TurnEnd after_reroll(const Warning& card, const Faces& showing, const DiceSet& rerolled, int left);

TurnEnd played_on(const Warning& card, const Faces& showing, int left)
{
    TurnEnd best = ended(card, showing);
    if (left == 0 || (card.kind == Kind::explosive && triggered(card, count(showing))))
        return best;
    for (const DiceSet& rerolled : subsets(static_cast<int>(showing.size())))
        if (const TurnEnd ending = after_reroll(card, showing, rerolled, left - 1); better(ending, best))
            best = ending;
    return best;
}

TurnEnd after_reroll(const Warning& card, const Faces& showing, const DiceSet& rerolled, int left)
{
    std::vector<Faces> all{showing};
    for (const int die : rerolled) {
        std::vector<Faces> more;
        for (Faces faces : all)
            for (Face face = 0; face < face_count; ++face) {
                faces[static_cast<std::size_t>(die)] = face;
                more.push_back(faces);
            }
        all = more;
    }
    TurnEnd sum;
    for (const Faces& faces : all) {
        const TurnEnd ending = played_on(card, faces, left);
        sum.win += ending.win;
        sum.set_off += ending.set_off;
    }
    const auto ways = static_cast<double>(all.size());
    return {sum.win / ways, sum.set_off / ways};
}

}

/// Tests what the decisions of computer players are based on: chances, reach and worth.
class GangOfDiceBotChances : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// No player follows. Compares with an enumeration of all ways to play, first for a win, then against the warning.
    void chancesOfStoppingAndRerolling()
    {
        for (const Warning& card : {bomb(Trigger::total, 30), bomb(Trigger::total, 5), bomb(Trigger::pair),
                 bomb(Trigger::odd, 1), fives_explode(), Warning{Kind::explosive, Trigger::run, 2}})
            for (const Faces& showing : {Faces{2}, Faces{0}, Faces{1, 3}, Faces{2, 2}, Faces{5, 0}}) {
                if (card.kind == Kind::explosive && triggered(card, count(showing)))
                    continue;
                const Table table = second_of_two({3}, {showing.begin(), showing.end()}, card);
                const View seen = view(table.state, 1);
                const auto kept = chances(seen, {}, {});
                QVERIFY(kept && !kept->reroll);
                QCOMPARE(kept->stop.set_off, triggered(card, count(showing)) ? 1.0 : 0.0);
                QCOMPARE(kept->stop.win, ended(card, showing).win);
                for (const DiceSet& rerolled : subsets(static_cast<int>(showing.size()))) {
                    const auto thrown = chances(seen, rerolled, {});
                    QVERIFY(thrown && thrown->reroll);
                    const TurnEnd expected = after_reroll(card, showing, rerolled, 1);
                    QVERIFY(std::abs(thrown->reroll->win - expected.win) < 1e-9);
                    QVERIFY(std::abs(thrown->reroll->set_off - expected.set_off) < 1e-9);
                    QVERIFY(thrown->reroll->win + thrown->reroll->set_off < 1 + 1e-9);
                    QVERIFY(percent(thrown->reroll->win) + percent_set_off(*thrown->reroll) <= 100);
                }
                QVERIFY(!chances(view(table.state, 0), DiceSet::first(1), {}));
            }
    }

    /// For more dice than a plan can take there are still chances, which are exact if no further reroll is left.
    void chancesOfManyDice()
    {
        const Faces showing{5, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4};
        State state = second_of_two({3}, {showing.begin(), showing.end()}, fives_explode()).state;
        state.roll = rolls_a_turn - 1;
        const auto one = chances(view(state, 1), DiceSet::first(1), {});
        QVERIFY(one && one->reroll && std::abs(one->reroll->win - 1) < 1e-9 && one->reroll->set_off < 1e-9);
        DiceSet two;
        two.insert(1);
        two.insert(2);
        const auto boss_faces = chances(view(state, 1), two, {});
        QVERIFY(std::abs(boss_faces->reroll->set_off - 11 / 36.0) < 1e-9);
        QVERIFY(std::abs(boss_faces->reroll->win - 25 / 36.0) < 1e-9);
    }

    void percentsFit()
    {
        QCOMPARE(percent(0), 0);
        QCOMPARE(percent(1), 100);
        QCOMPARE(percent(0.001), 1);
        QCOMPARE(percent(0.999), 99);
        QCOMPARE(percent(0.125), 13);
        QCOMPARE(percent_set_off({0.505, 0.495}), 49);
        QCOMPARE(percent_set_off({0, 0.17}), 17);
        std::stop_source source;
        source.request_stop();
        QVERIFY(!chances(
            view(second_of_two({3}, {2}, bomb(Trigger::total, 78)).state, 1), DiceSet::first(1), source.get_token()));
    }

    /// Only what nobody can beat is certain, however unlikely it is that somebody takes enough dice to beat it.
    void onlyTheUnbeatableIsCertain()
    {
        const Warning explodes = explosive(Trigger::total, 11);
        const auto stopping = [&](std::vector<int> faces) {
            const auto dice = static_cast<int>(faces.size());
            const Table table = Table(rolls(std::move(faces), {explodes}), 2).take(0, dice);
            return std::pair(percent(chances(view(table.state, 0), {}, {})->stop.win), advised(table.state).reason);
        };
        // More dice with the same sum would win the tie.
        QVERIFY(stopping({5, 5, 0}).first < 100 && stopping({5, 5, 0}).second != Reason::wins_surely);
        // Nobody can show more than 10, nor roll more dice than these.
        std::vector<int> all(dice_in_game(2), 0);
        all[0] = all[1] = 5;
        QCOMPARE(stopping(all), std::pair(100, Reason::wins_surely));
    }

    /// Several threads may ask for the same card at the same time.
    void reachIsSharedAmongThreads()
    {
        std::vector<Warning> cards;
        for (int total = 61; total < 65; ++total)
            cards.push_back(bomb(Trigger::total, total));
        std::array<std::vector<double>, 3> seen;
        {
            std::vector<std::jthread> threads;
            for (std::vector<double>& chances : seen)
                threads.emplace_back([&chances, &cards] {
                    for (const Warning& card : cards)
                        chances.push_back(Reach::of(card, {})->chance(3, 8));
                });
        }
        QCOMPARE(seen[0].size(), cards.size());
        QCOMPARE(seen[1], seen[0]);
        QCOMPARE(seen[2], seen[0]);
    }

    void reachIsExactForFewDice()
    {
        for (const Warning& card : {deck(Back::bright)[0], deck(Back::bright)[4], deck(Back::dark)[1]}) {
            const auto reach = Reach::of(card, {});
            for (const int dice : {1, 2, 5, 7})
                for (const int total : {0, 1, 4, 6, 9, 20})
                    QVERIFY(std::abs(reach->chance(dice, total) - Odds(card, dice, total).before_rolling(2)) < 1e-12);
            QCOMPARE(reach->chance(2, 11), 0.0);
            QCOMPARE(Reach::of(card, {}), reach);
        }
        std::stop_source source;
        source.request_stop();
        QVERIFY(!Reach::of(bomb(Trigger::total, 77), source.get_token()));
        // The choice does not go on either if the reach is already known.
        const Situation situation = situation_of(view(Table(rolls({}, {fives_explode()}), 2).state, 0));
        const auto known = Reach::of(situation.warning, {});
        QVERIFY(best_take(situation, *known, Foresight::plain, {}));
        QVERIFY(!best_take(situation, *known, Foresight::plain, source.get_token()));
        // The calculation asks often enough whether to go on, and stops when told to.
        const Warning card = bomb(Trigger::total, 60);
        std::size_t asked = 0;
        std::size_t most = 0;
        QVERIFY(Reach::work_out(card, [&](std::size_t steps) {
            ++asked;
            most = std::max(most, steps);
            return true;
        }) != nullptr);
        QVERIFY(asked > 30);
        QVERIFY2(most <= 20'000, std::to_string(most).c_str());
        std::size_t again = 0;
        QVERIFY(!Reach::work_out(card, [&](std::size_t) { return ++again < 7; }));
        QCOMPARE(again, std::size_t{7});
    }

    /// The values for many dice are lower bounds. For twelve, where the exact value is known, they are close to it.
    void manyDiceAreNearlyExact()
    {
        for (const Warning& card : {bomb(Trigger::run, 3), any_of(Kind::bomb, {4, 5}), bomb(Trigger::run, 2)}) {
            Values worths;
            for (int total = 24; total <= most_total; ++total)
                worths.of_total[static_cast<std::size_t>(total)] = 1;
            const double exact = TurnPlan(card, 12, worths).before_rolling();
            const double nearly = ManyDice(card).before_rolling(12, worths);
            QVERIFY(nearly <= exact + 1e-12);
            QVERIFY(nearly > exact - 0.12);
        }
        QCOMPARE(ManyDice(explosive(Trigger::pair)).before_rolling(20, Values{-3, {}}), -3.0);
    }

    void planValuesItsSteps()
    {
        Values worths;
        for (int total = 0; total <= most_total; ++total)
            worths.of_total[static_cast<std::size_t>(total)] = total;
        const TurnPlan plan(fives_explode(), 3, worths);
        const Faces showing{5, 1, 0};
        double best = 0;
        for (std::uint64_t bits = 1; bits < 8; ++bits)
            best = std::max(best, plan.value_of_reroll(showing, DiceSet::of_bits(bits), 2));
        QCOMPARE(plan.value_of_best_reroll(showing, 2), best);
        QCOMPARE(plan.value(showing, 2), std::max(best, 6.0));
        const Action action = plan.best(showing, 2);
        QCOMPARE(plan.value_of_reroll(showing, std::get<Reroll>(action).dice, 2), best);
    }

    /// However many follow, none of them is expected to give up so that a lead among more would be safer.
    void aLeadIsNoSaferAmongMore()
    {
        Situation situation{.seats = 4, .in_game = 4, .round = 3, .warning = harmless, .mine = 36, .others = 108};
        const auto reach = Reach::of(harmless, {});
        for (int dice = 1; dice <= 6; ++dice) {
            situation.later = 1;
            const Values one = outlook(situation, dice, *reach, Foresight::deep).chance;
            situation.later = 3;
            const Values three = outlook(situation, dice, *reach, Foresight::deep).chance;
            for (std::size_t total = 0; total <= static_cast<std::size_t>(dice * 5); ++total)
                QVERIFY(three.of_total[total] <= one.of_total[total] + 1e-9);
        }
    }

    void beginningIsADrawbackAmongMany()
    {
        for (int round = 2; round <= 12; ++round)
            QVERIFY(worth({round, 4, 4, 40, 110, 0, true}) < worth({round, 4, 4, 40, 110, 0, false}));
    }

    void wealthIsWorthMore()
    {
        const auto row = [&](Case, int seats) {
            for (int round = 2; round <= 13; ++round) {
                const int all = wealth_in_game(seats) - to_come_after(round - 1);
                double before = 0;
                for (int mine = 0; mine <= all; mine += 3) {
                    const double now = worth({round, seats, seats, mine, all - mine, 0, true});
                    QVERIFY(now >= before - 0.03 && now < 1 + 1e-9);
                    before = now;
                }
                QCOMPARE(worth({round, seats, seats, 0, all, 0, true}), 0.0);
                QCOMPARE(worth({round, seats, seats, all, 0, 0, true}), 1.0);
            }
            QCOMPARE(worth({13, 2, 2, 57, 57, 0, true}), 0.5);
            // The chances of two players add up to 1.
            QCOMPARE(worth({6, 2, 2, 50, 40, 6, true}) + worth({6, 2, 2, 40, 50, 6, false}), 1.0);
        };
        for (int seats = min_seats; seats <= gang_of_dice::max_seats; ++seats)
            row(std::to_string(seats).c_str(), seats);
    }
};

BACKROOM_SUITE(GangOfDiceBotChances)
#include "tst_bot_chances.moc"
