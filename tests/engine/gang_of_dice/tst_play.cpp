// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_table.hpp"
#include "suites.hpp"

#include <set>

using namespace test;

namespace {

int count_of(const std::array<std::uint8_t, gang_of_dice::max_seats>& wealth)
{
    int sum = 0;
    for (const int dice : wealth)
        sum += dice;
    return sum;
}

std::array<TurnResult, 3> results(const Table& table)
{
    std::array<TurnResult, 3> all;
    for (std::size_t seat = 0; seat < 3; ++seat)
        all[seat] = table.state.results[seat].value_or(TurnResult());
    return all;
}

}

/// GD-1 to GD-3
class GangOfDicePlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GD_1_1_fiveValuesAndTheBoss()
    {
        QCOMPARE(die_count, 36);
        QCOMPARE(deck(Back::bright).size() + deck(Back::dark).size(), 18u);
        Table table(rolls({}, {harmless}, {.wealth = {140, 2, 2}}), 3);
        std::set<int> faces;
        table.take(0, 36);
        for (const int face : table.shown(0))
            faces.insert(face);
        QVERIFY((faces == std::set{0, 1, 2, 3, 4, 5}));
        QCOMPARE(total(Counts{7, 1, 0, 0, 0, 1}), 6);
    }

    void GD_1_2_tokensSetAside()
    {
        for (int seats = 2; seats <= 4; ++seats) {
            const Table table(deal({}, seats, 1));
            QCOMPARE(to_come_after(1), 6 * 3);
            QCOMPARE(table.everything(), seats == 2 ? 114 : 162);
            QCOMPARE(int(table.state.middle), 0);
        }
        QCOMPARE(dice_in_game(2), 24);
        QCOMPARE(dice_in_game(3), 36);
    }

    void GD_1_3_shares()
    {
        for (int seats = 2; seats <= 4; ++seats) {
            const State state = deal({}, seats, 1);
            const int dice = seats == 4 ? 9 : 12;
            QCOMPARE(dice_at_start(seats), dice);
            QCOMPARE(tokens_at_start(seats), dice);
            for (Seat seat = 0; seat < seats; ++seat)
                QCOMPARE(int(state.wealth[seat]), dice + dice * 3);
            QCOMPARE(count_of(state.wealth), seats * dice * 4);
        }
    }

    void GD_1_4_aTokenIsThreeDice()
    {
        // More than the 12 initial dice: tokens are exchanged automatically.
        Table table = Table(rolls({}), 3).take(0, 20);
        QCOMPARE(int(table.state.wealth[0]), 28);
        QCOMPARE(table.shown(0).size(), 20u);
    }

    void GD_1_4_wealthIsHidden()
    {
        const State state = deal({}, 3, 1);
        const View seen = view(state, 1);
        QCOMPARE(int(seen.wealth), 48);
        QVERIFY(seen.open.wealth == Wealth{});
    }

    void GD_1_5_brightOnDark()
    {
        std::set<int> first;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const State state = deal({}, 3, seed);
            std::vector<Warning> bright(state.warnings.begin(), state.warnings.begin() + 9);
            std::vector<Warning> dark(state.warnings.begin() + 9, state.warnings.end());
            for (const Warning& card : bright) {
                QVERIFY(is_in(card, Back::bright));
                QCOMPARE(std::ranges::count(bright, card), 1);
            }
            for (const Warning& card : dark) {
                QVERIFY(is_in(card, Back::dark));
                QCOMPARE(std::ranges::count(dark, card), 1);
            }
            const auto cards = deck(Back::bright);
            first.insert(static_cast<int>(std::ranges::find(cards, bright.front()) - cards.begin()));
        }
        QCOMPARE(first.size(), 12u);
    }

    void GD_1_6_randomStart()
    {
        std::array<int, 4> count{};
        for (std::uint64_t seed = 0; seed < 4000; ++seed)
            ++count[deal({}, 4, seed).start];
        for (const int times : count)
            QVERIFY(times > 850 && times < 1150);
    }

    void GD_2_1_twelveRoundsAndTheTokens()
    {
        Table table(rolls({}, std::vector<Warning>(12, harmless)), 3);
        std::vector<int> added;
        for (int round = 1; round <= 12; ++round) {
            QCOMPARE(int(table.state.round), round);
            while (table.state.round == round && table.state.phase != Phase::over)
                table.turn(table.state.playing, 1);
            for (const WarningRevealed& revealed : table.all<WarningRevealed>()) {
                QCOMPARE(int(revealed.round), round + 1);
                QVERIFY(revealed.card == harmless);
                QCOMPARE(revealed.added, table.state.middle);
                added.push_back(revealed.added);
            }
        }
        QCOMPARE(added, (std::vector{0, 0, 0, 0, 0, 0, 0, 0, 3, 6, 9}));
        for (int round = 2; round <= 12; ++round)
            QCOMPARE(added_in_round(round), added[static_cast<std::size_t>(round - 2)]);
        QCOMPARE(added_in_round(1), 0);
        QVERIFY(table.state.phase == Phase::over);
        QCOMPARE(table.all<GameOver>().size(), 1u);
    }

    void GD_2_2_clockwiseFromTheStart()
    {
        Table table(rolls({}, {harmless}, {.wealth = {50, 0, 40, 54}, .start = 2}), 4);
        std::vector<int> order;
        while (table.state.round == 1) {
            order.push_back(table.state.playing);
            table.turn(table.state.playing, 2);
        }
        QCOMPARE(order, (std::vector{2, 3, 0}));
    }

    void GD_2_2_theOrderOfAllSeats()
    {
        QVERIFY(clockwise_from(0, 4) == (Order{0, 1, 2, 3}));
        QVERIFY(clockwise_from(2, 4) == (Order{2, 3, 0, 1}));
        QVERIFY(clockwise_from(2, 3) == (Order{2, 0, 1}));
        QVERIFY(clockwise_from(1, 2) == (Order{1, 0}));
    }

    void GD_2_3_theWinnerTakesEveryDie()
    {
        Table table(rolls({1, 1, 2, 2, 5}, {bomb(Trigger::total, 4)}, {.wealth = {40, 50, 47}, .middle = 7}), 3);
        table.turn(0, 2);
        QCOMPARE(table.shown(0), (std::vector{1, 1}));
        table.turn(1, 2);
        QCOMPARE(int(table.state.middle), 9);
        QVERIFY(table.shown(1).empty());
        table.turn(2, 1);
        QVERIFY((table.all<RoundWon>() == std::vector{RoundWon{0, 12}}));
        QCOMPARE(int(table.state.wealth[0]), 40 - 2 + 12);
        QCOMPARE(int(table.state.middle), 0);
        QCOMPARE(int(table.state.start), 0);
    }

    void GD_2_3_theWinnerStarts()
    {
        Table table(rolls({1, 5, 2}), 3);
        for (Seat seat = 0; seat < 3; ++seat)
            table.turn(seat, 1);
        QCOMPARE(int(table.state.start), 1);
        QCOMPARE(int(table.state.playing), 1);
    }

    void GD_2_3_nobodyWins()
    {
        Table table(rolls({5, 5, 5, 5, 5, 5, 1}, {any_of(Kind::bomb, {5}), harmless}, {.start = 1}), 3);
        for (const int seat : {1, 2, 0})
            table.turn(static_cast<Seat>(seat), 2);
        QVERIFY((table.all<RoundLost>() == std::vector{RoundLost{6}}));
        QVERIFY(table.all<RoundWon>().empty());
        QCOMPARE(int(table.state.start), 1);
        table.turn(1, 1).turn(2, 1).turn(0, 1);
        QCOMPARE(int(table.all<RoundWon>().at(0).dice), 9);
    }

    void GD_2_3_nobodyWinsAndTheStartIsOut()
    {
        Table table(rolls({5, 5, 5, 5}, {any_of(Kind::bomb, {5})}, {.wealth = {71, 2, 71}, .start = 1}), 3);
        table.turn(1, 2).turn(2, 1).turn(0, 1);
        QVERIFY((table.all<Eliminated>() == std::vector{Eliminated{1}}));
        QCOMPARE(int(table.state.start), 2);
    }

    void GD_2_4_highestThenMoreDiceThenEarlier()
    {
        const auto row = [&](Case, const std::vector<int>& faces, const std::vector<int>& dice, int winner) {
            Table table(rolls(faces, {bomb(Trigger::total, 8)}), 3);
            for (Seat seat = 0; seat < 3; ++seat)
                table.turn(seat, dice[seat]);
            QCOMPARE(table.all<RoundWon>().size(), 1u);
            QCOMPARE(int(table.all<RoundWon>()[0].seat), winner);
        };
        row("highest", std::vector{3, 4, 5}, std::vector{1, 1, 1}, 2);
        row("more dice", std::vector{4, 3, 1, 4}, std::vector{1, 2, 1}, 1);
        row("earlier", std::vector{1, 4, 2, 2, 3}, std::vector{1, 2, 2}, 1);
        row("invalid is none", std::vector{5, 5, 2, 1}, std::vector{2, 1, 1}, 1);
        row("0 beats invalid", std::vector{5, 5, 0, 5, 5}, std::vector{2, 1, 2}, 1);
    }

    void GD_2_4_earlierIsFromTheStart()
    {
        Table table(rolls({3, 3, 3}, {harmless}, {.start = 1}), 3);
        for (const int seat : {1, 2, 0})
            table.turn(static_cast<Seat>(seat), 1);
        QCOMPARE(int(table.all<RoundWon>()[0].seat), 1);
    }

    void GD_3_1_oneUpToTheWealth()
    {
        const Table table(rolls({}, {harmless}, {.wealth = {5, 100, 39}}), 3);
        QCOMPARE(legal(table.state, 0).size(), 5u);
        QVERIFY(table.refusal(0, Take{1}).empty());
        QVERIFY(table.refusal(0, Take{5}).empty());
        QCOMPARE(table.refusal(0, Take{0}), std::string(refuse::no_dice));
        QCOMPARE(table.refusal(0, Take{6}), std::string(refuse::more_than_wealth));
    }

    void GD_3_1_upToTheDiceOfTheGame()
    {
        for (int seats = 2; seats <= 3; ++seats) {
            Table table(rolls({}, {harmless}, {.wealth = {60}}), seats);
            const int most = seats == 2 ? 24 : 36;
            QCOMPARE(legal(table.state, 0).size(), std::size_t(most));
            QCOMPARE(
                table.refusal(0, Take{static_cast<std::uint8_t>(most + 1)}), std::string(refuse::more_than_in_game));
            table.take(0, most);
            QCOMPARE(table.refusal(0, Take{1}), std::string(refuse::already_taken));
        }
    }

    void GD_3_2_twoRerollsOfAnyDice()
    {
        Table table = Table(rolls({1, 2, 3, 4, 5, 0, 1}), 3).take(0, 3);
        QVERIFY((table.all<Rolled>() == std::vector{Rolled{0, {1, 2, 3}, {0, 1, 2}, 1}}));
        table.reroll(0, {0, 2});
        QVERIFY((table.all<Rolled>() == std::vector{Rolled{0, {4, 2, 5}, {0, 2}, 2}}));
        QCOMPARE(int(table.state.playing), 0);
        // One of these dice was kept before, the other was not.
        table.reroll(0, {1, 2});
        QVERIFY((table.all<Rolled>() == std::vector{Rolled{0, {4, 0, 1}, {1, 2}, 3}}));
        QCOMPARE(table.all<ResultShown>().size(), 1u);
        QCOMPARE(int(table.state.playing), 1);
    }

    void GD_3_2_stopAfterAnyRoll()
    {
        Table table = Table(rolls({1, 2, 3}), 3).take(0, 1).stop(0);
        QVERIFY((table.all<ResultShown>() == std::vector{ResultShown{0, 1, 1}}));
        table.take(1, 1).reroll(1, {0}).stop(1);
        QVERIFY((table.all<ResultShown>() == std::vector{ResultShown{1, 3, 1}}));
        QVERIFY((table.shown(0) == std::vector{1}));
    }

    void GD_3_3_sumOfTheValues()
    {
        Table table = Table(rolls({5, 0, 2, 0, 0}), 3).turn(0, 3).turn(1, 2);
        QVERIFY((results(table)[0] == TurnResult{7, 3, true}));
        QVERIFY((results(table)[1] == TurnResult{0, 2, true}));
    }

    void GD_3_4_explosiveAfterEveryRoll()
    {
        Table first = Table(rolls({5, 5}, {explosive(Trigger::fives)}), 3).take(0, 2);
        QVERIFY((first.all<Busted>() == std::vector{Busted{0, Kind::explosive}}));
        QCOMPARE(int(first.state.playing), 1);

        Table second = Table(rolls({5, 1, 5}, {explosive(Trigger::fives)}), 3).take(0, 2);
        QVERIFY(second.all<Busted>().empty());
        // All visible dice count, not only those thrown.
        second.reroll(0, {1});
        QCOMPARE(second.all<Busted>().size(), 1u);

        Table third = Table(rolls({5, 1, 0, 1, 5}, {explosive(Trigger::fives)}), 3).take(0, 2).reroll(0, {0});
        third.reroll(0, {0, 1});
        QVERIFY(third.all<Busted>().empty());
        QCOMPARE(int(third.all<ResultShown>().at(0).total), 6);
    }

    void GD_3_5_bombOnlyAtTheEnd()
    {
        Table kept = Table(rolls({5, 5, 1}, {bomb(Trigger::fives)}), 3).take(0, 2);
        QVERIFY(kept.all<Busted>().empty());
        kept.reroll(0, {0}).stop(0);
        QVERIFY((kept.all<ResultShown>() == std::vector{ResultShown{0, 6, 2}}));

        Table stopped = Table(rolls({5, 5}, {bomb(Trigger::fives)}), 3).take(0, 2).stop(0);
        QVERIFY((stopped.all<Busted>() == std::vector{Busted{0, Kind::bomb}}));

        Table last = Table(rolls({5, 5, 1, 5}, {bomb(Trigger::fives)}), 3).take(0, 2).reroll(0, {0}).reroll(0, {0});
        QVERIFY((last.all<Busted>() == std::vector{Busted{0, Kind::bomb}}));
    }

    void GD_3_6_whereTheDiceGo()
    {
        Table table = Table(rolls({5, 5, 1, 2, 3}, {explosive(Trigger::fives)}), 3).turn(0, 2);
        QCOMPARE(int(table.state.middle), 2);
        QVERIFY(table.shown(0).empty());
        QVERIFY((results(table)[0] == TurnResult{10, 2, false}));
        table.turn(1, 3);
        QCOMPARE(table.shown(1), (std::vector{1, 2, 3}));
        QCOMPARE(int(table.state.middle), 2);
        QCOMPARE(int(table.state.wealth[0]), 46);
        QCOMPARE(int(table.state.wealth[1]), 45);
    }
};

BACKROOM_SUITE(GangOfDicePlay)
#include "tst_play.moc"
