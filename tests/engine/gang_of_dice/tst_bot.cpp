// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bot_decisions.hpp"
#include "bot_suite.hpp"
#include "cases.hpp"
#include "suites.hpp"

#include "engine/gang_of_dice/bot/reasons.hpp"
#include "engine/gang_of_dice/odds.hpp"

#include <map>

using namespace test;

class GangOfDiceBot : public QObject {
    Q_OBJECT
    using Suite = BotSuite<DiceCases>;

private Q_SLOTS:
    void wholeGames()
    {
        for (const Level level : all_levels)
            Suite::playsWholeGames(level, 2);
    }

    void decidesWhatIsLegal() { Suite::decidesWhatIsLegal({{{100, 1}, {50, 7}, {50, 11}}}); }

    void decidesTheSameTwice() { Suite::decidesTheSameTwice({{{100, 3}, {50, 31}, {50, 37}}}); }

    /// With three players or more, a boss does not give up the best result in the hope that a lower one tempts the
    /// others to take fewer dice.
    void theBestResultIsKept()
    {
        for (const int seats : {3, 4})
            for (const int round : {3, 9}) {
                const Position position{.round = round};
                QVERIFY(stops(
                    Table(rolls({5}, {explosive(Trigger::odd, 3)}, position), seats).take(0, 1).state, Level::boss));
            }
    }

    void stopsAtOnce() { Suite::stopsAtOnce(40, 5); }

    void levelsDiffer() { Suite::levelsDiffer(40, 9); }

    /// The boss explains its choice, but never advises an apparent mistake without a considerable gain.
    void advisesWhatTheBossDoes()
    {
        std::map<Reason, int> met;
        int other = 0;
        Suite::along_decisions(300, 5, [&](const View& seen, std::uint64_t seed, const State&, Random&) {
            const BotContext context{Level::boss, seed, {}};
            const Advice advice = *advise(seen, context);
            ++met[advice.reason];
            const Action decision = decide(seen, context);
            other += advice.action == decision ? 0 : 1;
            switch (advice.reason) {
            case Reason::pays_in_game:
            case Reason::pays_by_seat:
                QVERIFY(advice.action == decision && advice.chance < advice.otherwise);
                QVERIFY(advice.game > advice.game_otherwise);
                break;
            case Reason::pays_in_dice:
                QVERIFY(advice.action == decision && advice.chance < advice.otherwise && advice.tenths > 0);
                break;
            case Reason::holds:
            case Reason::improves:
                QVERIFY(advice.chance >= advice.otherwise);
                break;
            default:
                break;
            }
        });
        QVERIFY2(other > 0 && other < 100, qPrintable(QString::number(other)));
        QVERIFY(met[Reason::pays_by_seat] > 0 && met[Reason::pays_in_dice] > 0 && met[Reason::pays_in_game] > 0);
    }

    void stopsWhenItHasWon()
    {
        // 9 against a single 2, and no player follows.
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
        // 3 against 9: the only chance is to reroll both dice.
        const Table table = second_of_two({5, 4}, {0, 3}, harmless);
        for (const Level level : thinkers)
            QVERIFY(rerolls(table.state, level, {0, 1}));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::overtakes);
        QCOMPARE(advice.otherwise, 0);
        // Two dice beat 9 only with two fives.
        const double chance = Odds(harmless, 2, 10).value({0, 3}, 2);
        QCOMPARE(advice.chance, static_cast<int>(chance * 100 + 0.5));
    }

    void winsATieWithMoreDice()
    {
        const Table ahead = second_of_two({5}, {4, 1}, fives_explode());
        for (const Level level : all_levels)
            QVERIFY(stops(ahead.state, level));
        // The same total with as many dice was shown earlier.
        const Table behind = second_of_two({4, 1}, {3, 2}, fives_explode());
        for (const Level level : thinkers)
            QVERIFY(!stops(behind.state, level));
    }

    void defusesABomb()
    {
        // 8 is a bomb; rerolling may save the turn.
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
        // The first turn was invalid.
        Table table = Table(rolls({5, 5}, {explosive(Trigger::pair)}, {.middle = 18}), 2).take(0, 2);
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
        // 25 with five dice: beating it costs more dice than it wins.
        Table table = Table(rolls({5, 5, 5, 5, 5, 0}, {bomb(Trigger::total, 26)}), 2).take(0, 5).stop(0);
        for (const Level level : thinkers)
            QCOMPARE(taken(table.state, level), 1);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::one_will_do);
        QCOMPARE(advice.chance, 0);
        QCOMPARE(advice.to_beat, 25);
    }

    /// Two dice are as safe from the bomb as one, but more dice in the round are worth more to the opponent.
    void saysThatTheOpponentWouldRaise()
    {
        const Table table(rolls({}, {bomb(Trigger::total, 10)}, {.wealth = {72, 24}, .round = 3}), 2);
        const Advice advice = advised(table.state);
        QVERIFY(advice.action == Action(Take{1}));
        QVERIFY(advice.one_more && *advice.one_more < advice.chance);
        QVERIFY(advice.others_raise);
        // Here it is the warning.
        const Table risky(rolls({}, {explosive(Trigger::different, 2)}, {.middle = 40}), 2);
        QVERIFY(!advised(risky.state).others_raise);
    }

    void takesDiceForALargeMiddle()
    {
        Table table = Table(rolls({4}, {harmless}, {.middle = 40}), 2).take(0, 1).stop(0);
        for (const Level level : thinkers)
            QVERIFY(taken(table.state, level) >= 4);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::beats);
        QVERIFY(advice.chance >= 95);
        QCOMPARE(advice.pot, 41);
    }

    void leavesAnExplosiveCardAlone()
    {
        // 4 leads, and any reroll may explode; the opponent has hardly any chance.
        const Table table = second_of_two({1}, {4, 0}, explosive(Trigger::any_of));
        for (const Level level : all_levels)
            QVERIFY(stops(table.state, level));
    }

    void knowsWhatFollows()
    {
        // The die leads, but will probably be beaten.
        Table table = Table(rolls({1}, {bomb(Trigger::total, 7)}, {.middle = 12}), 2).take(0, 1);
        for (const Level level : thinkers)
            QVERIFY(rerolls(table.state, level, {0}));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::improves);
        QVERIFY(advice.chance > advice.otherwise);
    }

    void keepsWhatIsGood()
    {
        // 6 is the maximum that this card allows.
        Table table = Table(rolls({5, 1}, {bomb(Trigger::total, 7)}, {.middle = 12}), 2).take(0, 2);
        for (const Level level : thinkers)
            QVERIFY(stops(table.state, level));
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::holds);
        QVERIFY(advice.chance >= advice.otherwise);
    }

    void knowsThatTheRoundIsLost()
    {
        // One die cannot beat 9.
        const Table table = second_of_two({5, 4}, {3}, harmless);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::lost);
        QCOMPARE(advice.chance, 0);
        QCOMPARE(advice.otherwise, 0);
    }

    void lastRound()
    {
        const auto row = [&](Case, int mine, Reason reason) {
            const Advice advice = advised(last_round(mine).state);
            QCOMPARE(advice.reason, reason);
            const int dice = std::get<Take>(advice.action).dice;
            QVERIFY(reason == Reason::safe ? dice == 1 : dice > 1);
        };
        row("far ahead", 80, Reason::safe);
        row("a little behind", 48, Reason::decides);
    }

    /// GD-5.2: a player who has certainly lost the game still plays for the round.
    void playsForTheRoundWhenTheGameIsLost()
    {
        // With the 10 dice in the middle 58 against 56, or 57 against 57: the round wins the game, or a share of it.
        QVERIFY(!advised(last_round(48).state).hopeless);
        QVERIFY(!advised(last_round(47).state).hopeless);
        Table table = last_round(30);
        const Advice advice = advised(table.state);
        QVERIFY(advice.hopeless);
        QCOMPARE(advice.reason, Reason::beats);
        QVERIFY(advice.chance >= 95);
        QCOMPARE(advice.action, decided(table.state, Level::boss));
        table.take(1, 1);
        QVERIFY(advised(table.state).hopeless);
    }

    /// The chances shown for one die more or less are those that the advice would give for that number.
    void oneDieMoreOrLess()
    {
        const Table table(rolls({}, {bomb(Trigger::total, 7)}, {.middle = 20}), 2);
        const Advice advice = advised(table.state);
        const int dice = std::get<Take>(advice.action).dice;
        QVERIFY(dice > 1 && advice.one_more && advice.one_less);
        const auto with = [&](int number) {
            return make_advice(view(table.state, table.state.playing), Take{static_cast<std::uint8_t>(number)}, {})
                .chance;
        };
        QCOMPARE(*advice.one_more, with(dice + 1));
        QCOMPARE(*advice.one_less, with(dice - 1));
        const Advice of_one = advised(Table(rolls({}, {harmless}, {.wealth = {1, 75}, .middle = 20}), 2).state);
        QVERIFY(!of_one.one_more && !of_one.one_less);
    }

    /// The advice says what the game would lose by one die more if that won the round more often.
    void whyNotOneDieMore()
    {
        int games = 0;
        int dice = 0;
        for (const int seats : {2, 4})
            for (int most = 4; most < 24; most += 2) {
                const Table table(rolls({}, {bomb(Trigger::total, most)}, {.middle = 4}), seats);
                const Advice advice = advised(table.state);
                const bool more = advice.one_more && *advice.one_more > advice.chance;
                QVERIFY(more || (!advice.game_with_one_more && advice.tenths_with_one_more == 0));
                if (advice.game_with_one_more)
                    QVERIFY(advice.game_with_one_more->first >= advice.game_with_one_more->second);
                games += advice.game_with_one_more.has_value();
                dice += advice.tenths_with_one_more > 0;
            }
        QVERIFY(games > 0 && dice > 0);
    }

    void leadsWithEnoughDice()
    {
        const Table table(rolls({}, {bomb(Trigger::total, 7)}, {.middle = 20}), 2);
        const Advice advice = advised(table.state);
        QCOMPARE(advice.reason, Reason::leads);
        QVERIFY(advice.chance >= 30 && advice.chance <= 90);
        QCOMPARE(advice.dice_to_beat, 0);
    }

    void rookieRerollsWhatOffends()
    {
        Table table = Table(rolls({5, 2, 5}, {bomb(Trigger::pair)}), 2).take(0, 3);
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
        QVERIFY(!advise(view(table.state, 1), BotContext{Level::boss, 1, {}}));
    }

    void playsManyDice()
    {
        // 20 dice under a card that allows no 4 and no 5: those are rerolled.
        std::vector<int> faces(20, 3);
        faces[4] = 5;
        faces[9] = 4;
        Table table = Table(rolls(faces, {any_of(Kind::bomb, {4, 5})}), 2).take(0, 20);
        for (const Level level : all_levels)
            QVERIFY(rerolls(table.state, level, {4, 9}));
        QCOMPARE(advised(table.state).reason, Reason::defuses);
    }
};

BACKROOM_SUITE(GangOfDiceBot)
#include "tst_bot.moc"
