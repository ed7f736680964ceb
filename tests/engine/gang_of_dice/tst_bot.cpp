#include "bot_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

#include "gang_of_dice/bot_chances.hpp"
#include "gang_of_dice/bot_many_dice.hpp"
#include "gang_of_dice/bot_reach.hpp"
#include "gang_of_dice/bot_round.hpp"
#include "gang_of_dice/bot_worth.hpp"
#include "gang_of_dice/odds.hpp"

#include <cmath>
#include <thread>

using namespace test;
using Suite = BotSuite<DiceCases>;

namespace {

Action decided(const State& state, Level level, std::uint64_t seed = 1)
{
    return decide(view(state, state.playing), Mind{level, seed, {}});
}

Advice advised(const State& state)
{
    return *advise(view(state, state.playing), Mind{Level::boss, 1, {}});
}

bool stops(const State& state, Level level)
{
    return decided(state, level) == Action(Stop());
}

bool rerolls(const State& state, Level level, DiceSet dice)
{
    return decided(state, level) == Action(Reroll{dice});
}

int taken(const State& state, Level level)
{
    return std::get<Take>(decided(state, level)).dice;
}

/// The first of two players has shown a result, and the second one shows these dice.
Table second_of_two(std::vector<int> first, std::vector<int> second, const Warning& card)
{
    const auto dice_of_first = static_cast<int>(first.size());
    const auto dice_of_second = static_cast<int>(second.size());
    std::vector<int> faces = first;
    faces.insert(faces.end(), second.begin(), second.end());
    Table table(rolls(faces, {card}), 2);
    table.take(0, dice_of_first);
    if (table.state.playing == 0)
        table.stop(0);
    table.take(1, dice_of_second);
    return table;
}

constexpr std::array thinkers{Level::soldier, Level::boss};

Warning fives_explode()
{
    return explosive(Trigger::fives);
}

}

/// The computer players of Gang of Dice.
class GangOfDiceBot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeGames()
    {
        for (const Level level : all_levels)
            Suite::playsWholeGames(level, 2);
    }
    void decidesWhatIsLegal()
    {
        Suite::decidesWhatIsLegal(Level::rookie, 100, 1);
        Suite::decidesWhatIsLegal(Level::soldier, 50, 7);
        Suite::decidesWhatIsLegal(Level::boss, 50, 11);
    }
    void decidesTheSameTwice()
    {
        Suite::decidesTheSameTwice(Level::rookie, 100, 3);
        Suite::decidesTheSameTwice(Level::soldier, 50, 31);
        Suite::decidesTheSameTwice(Level::boss, 50, 37);
    }
    void stopsAtOnce()
    {
        for (const Level level : all_levels)
            Suite::stopsAtOnce(level, 40, 5);
    }
    void levelsDiffer() { Suite::levelsDiffer(40, 9); }
    void advisesWhatTheBossDoes() { Suite::advisesWhatTheBossDoes(40, 23); }

    void stopsWhenItHasWon()
    {
        // 9 against a single 2, and nobody follows.
        const Table table = second_of_two({2}, {5, 4}, harmless);
        for (const Level level : all_levels)
            QVERIFY(stops(table.state, level));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::wins_surely);
        QCOMPARE(advice.chance, 100);
        QCOMPARE(advice.to_beat, 2);
        QCOMPARE(advice.dice_to_beat, 1);
        QCOMPARE(advice.pot, 1);
    }
    void rerollsWhatLoses()
    {
        // 3 against 9: only the boss face and the 3 can change that, both of them.
        const Table table = second_of_two({5, 4}, {0, 3}, harmless);
        for (const Level level : thinkers)
            QVERIFY(rerolls(table.state, level, {0, 1}));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::overtakes);
        QCOMPARE(advice.otherwise, 0);
        // Two fives of two dice: 10 beats 9.
        const double chance = Odds(harmless, 2, 10).value({0, 3}, 2);
        QCOMPARE(advice.chance, static_cast<int>(chance * 100 + 0.5));
    }
    void winsATieWithMoreDice()
    {
        const Table ahead = second_of_two({5}, {4, 1}, fives_explode());
        for (const Level level : all_levels)
            QVERIFY(stops(ahead.state, level));
        // The same total with as many dice was there earlier.
        const Table behind = second_of_two({4, 1}, {3, 2}, fives_explode());
        for (const Level level : thinkers)
            QVERIFY(!stops(behind.state, level));
    }
    void defusesABomb()
    {
        // 8 is a bomb; rerolled dice may save the turn.
        const Table table = second_of_two({3, 1}, {5, 3}, bomb(Trigger::total, 7));
        for (const Level level : all_levels)
            QVERIFY(!stops(table.state, level));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::defuses);
        QCOMPARE(advice.otherwise, 0);
        QVERIFY(advice.chance > 30);
    }
    void anyResultWinsWhenAllAreOut()
    {
        // The first one was invalid.
        Position position = rolls({5, 5}, {explosive(Trigger::pair)});
        position.middle = 18;
        Table table(position, 2);
        table.take(0, 2);
        QCOMPARE(table.state.playing, Seat{1});
        for (const Level level : thinkers)
            QCOMPARE(taken(table.state, level), 1);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::any_result_wins);
        QCOMPARE(advice.chance, 100);
        QCOMPARE(advice.pot, 20);
    }
    void paysLittleForLittle()
    {
        // 25 with five dice cannot be worth the dice that would beat it.
        Table table(rolls({5, 5, 5, 5, 5, 0}, {bomb(Trigger::total, 26)}), 2);
        table.take(0, 5);
        table.stop(0);
        for (const Level level : thinkers)
            QCOMPARE(taken(table.state, level), 1);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::one_will_do);
        QCOMPARE(advice.chance, 0);
        QCOMPARE(advice.to_beat, 25);
    }
    void takesDiceForALargeMiddle()
    {
        Position position = rolls({4}, {harmless});
        position.middle = 40;
        Table table(position, 2);
        table.take(0, 1);
        table.stop(0);
        for (const Level level : thinkers)
            QVERIFY(taken(table.state, level) >= 4);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::beats);
        QVERIFY(advice.chance >= 95);
        QCOMPARE(advice.pot, 41);
    }
    void leavesAnExplosiveCardAlone()
    {
        // 4 leads, and whatever is rerolled may explode; the other one has hardly any chance.
        const Table table = second_of_two({1}, {4, 0}, explosive(Trigger::any_of));
        for (const Level level : all_levels)
            QVERIFY(stops(table.state, level));
    }
    void knowsWhatFollows()
    {
        // The lead, but with nothing that would last.
        Position position = rolls({1}, {bomb(Trigger::total, 7)});
        position.middle = 12;
        Table table(position, 2);
        table.take(0, 1);
        for (const Level level : thinkers)
            QVERIFY(rerolls(table.state, level, {0}));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::improves);
        QVERIFY(advice.chance > advice.otherwise);
    }
    void keepsWhatIsGood()
    {
        // There is no more than 6 under this card.
        Position position = rolls({5, 1}, {bomb(Trigger::total, 7)});
        position.middle = 12;
        Table table(position, 2);
        table.take(0, 2);
        for (const Level level : thinkers)
            QVERIFY(stops(table.state, level));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::holds);
        QVERIFY(advice.chance >= advice.otherwise);
    }
    void knowsThatAllIsLost()
    {
        // One die cannot beat 9.
        const Table table = second_of_two({5, 4}, {3}, harmless);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::lost);
        QCOMPARE(advice.chance, 0);
        QCOMPARE(advice.otherwise, 0);
    }
    void lastRound_data()
    {
        QTest::addColumn<int>("mine");
        QTest::addColumn<Reason>("reason");
        // 114 dice with 9 in the middle; the other one has shown 4 with one die.
        QTest::newRow("far ahead") << 80 << Reason::safe;
        QTest::newRow("a little behind") << 48 << Reason::decides;
    }
    void lastRound()
    {
        QFETCH(int, mine);
        QFETCH(Reason, reason);
        Position position = rolls({4}, {harmless});
        position.round = 12;
        position.middle = 9;
        position.wealth = {105 - mine, mine};
        Table table(position, 2);
        table.take(0, 1);
        table.stop(0);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, reason);
        const int dice = std::get<Take>(advice.action).dice;
        QVERIFY(reason == Reason::safe ? dice == 1 : dice > 1);
    }
    void leadsWithEnoughDice()
    {
        Position position = rolls({}, {bomb(Trigger::total, 7)});
        position.middle = 20;
        const Table table(position, 2);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::leads);
        QVERIFY(advice.chance >= 30 && advice.chance <= 90);
        QCOMPARE(advice.dice_to_beat, 0);
    }
    void rookieRerollsWhatOffends()
    {
        Table table(rolls({5, 2, 5}, {bomb(Trigger::pair)}), 2);
        table.take(0, 3);
        QVERIFY(rerolls(table.state, Level::rookie, {0, 2}));
    }
    void rookieTakesAHandful()
    {
        const Table table(rolls({}, {harmless}), 4);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const int dice = std::get<Take>(decided(table.state, Level::rookie, seed)).dice;
            QVERIFY(dice == 5 || dice == 6);
        }
    }
    void nobodyElseIsAdvised()
    {
        const Table table(rolls({}), 3);
        QVERIFY(!advise(view(table.state, 1), Mind{Level::boss, 1, {}}));
    }

    /// One die against a 3, nobody follows: by counting faces.
    void chancesOfStoppingAndRerolling()
    {
        DiceSet die;
        die.insert(0);
        for (const Warning& card : {bomb(Trigger::total, 30), bomb(Trigger::total, 5), fives_explode()}) {
            const Table table = second_of_two({3}, {2}, card);
            const View seen = view(table.state, 1);
            int winning = 0;
            int setting_off = 0;
            for (Face face = 0; face < face_count; ++face) {
                const bool off = triggered(card, count(Faces{face}));
                setting_off += off;
                winning += !off && face > 3;
            }
            const double at_last = winning / 6.0;
            const double on = card.kind == Kind::explosive ? 6 - winning - setting_off : 6 - winning;
            const auto kept = chances(seen, {}, {});
            QVERIFY(kept.has_value());
            QCOMPARE(kept->stop, 0.0);
            QVERIFY(!kept->reroll && !kept->set_off);
            const auto thrown = chances(seen, die, {});
            QVERIFY(thrown && thrown->reroll && thrown->set_off);
            QVERIFY(std::abs(*thrown->reroll - (winning + on * at_last) / 6) < 1e-9);
            QVERIFY(std::abs(*thrown->set_off - setting_off / 6.0) < 1e-9);
            QVERIFY(!chances(view(table.state, 0), die, {}));
        }
        QCOMPARE(percent(0), 0);
        QCOMPARE(percent(1), 100);
        QCOMPARE(percent(0.001), 1);
        QCOMPARE(percent(0.999), 99);
        QCOMPARE(percent(0.125), 13);
        std::stop_source source;
        source.request_stop();
        QVERIFY(!chances(view(second_of_two({3}, {2}, bomb(Trigger::total, 78)).state, 1), die, source.get_token()));
    }

    /// Two windows, or a hint beside the odds, ask for the same card at the same time.
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
        // It asks often enough whether to stop, and stops there.
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
    /// What is said of many dice can be reached: with twelve, where all is known, it is less than the best, and not
    /// much.
    void manyDiceAreNearlyExact()
    {
        for (const Warning& card : {bomb(Trigger::run, 3), any_of(Kind::bomb, {4, 5}), bomb(Trigger::run, 2)}) {
            Worths worths;
            for (int total = 24; total <= most_total; ++total)
                worths.of_total[static_cast<std::size_t>(total)] = 1;
            const double exact = TurnPlan(card, 12, worths).before_rolling();
            const double nearly = ManyDice(card).before_rolling(12, worths);
            QVERIFY(nearly <= exact + 1e-12);
            QVERIFY(nearly > exact - 0.12);
        }
        QCOMPARE(ManyDice(explosive(Trigger::pair)).before_rolling(20, Worths{-3, {}}), -3.0);
    }
    void playsManyDice()
    {
        // 20 dice under a card that no 4 and no 5 may show: those are rerolled.
        std::vector<int> faces(20, 3);
        faces[4] = 5;
        faces[9] = 4;
        Table table(rolls(faces, {any_of(Kind::bomb, {4, 5})}), 2);
        table.take(0, 20);
        for (const Level level : all_levels)
            QVERIFY(rerolls(table.state, level, {4, 9}));
        QCOMPARE(advised(table.state).reason, Reason::defuses);
    }
    void planValuesItsSteps()
    {
        Worths worths;
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
    void wealthIsWorthMore_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = min_seats; seats <= gang_of_dice::max_seats; ++seats)
            QTest::newRow(std::to_string(seats).c_str()) << seats;
    }
    void wealthIsWorthMore()
    {
        QFETCH(int, seats);
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
        // What one of two wins the other one loses.
        QCOMPARE(worth({6, 2, 2, 50, 40, 6, true}) + worth({6, 2, 2, 40, 50, 6, false}), 1.0);
    }
};

BACKROOM_SUITE(GangOfDiceBot)
#include "tst_bot.moc"
