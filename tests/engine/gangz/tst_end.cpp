// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "suites.hpp"

using namespace test;

namespace {

/// Each seat has six cards: from 1, 11, 21 and 31. The intruders are 201 and 202.
Position hands(int seats)
{
    Position position;
    for (int seat = 0; seat < seats; ++seat)
        position.hands.emplace_back(GangzCases::numbers(10 * seat + 1, 10 * seat + 6));
    position.leaders = {100, 101, 102};
    position.deck = GangzCases::numbers(201, 230);
    return position;
}

std::vector<int> scores(const Result& result)
{
    return {result.scores.begin(), result.scores.begin() + result.seats};
}

std::vector<int> places(const Result& result)
{
    return {result.places.begin(), result.places.begin() + result.seats};
}

}

/// GZ-3 and GZ-4
class GangzEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GZ_3_1_twoForEachIntruder()
    {
        const Table table = round({1, 1, 1}, {{201, 202}, {201, 1}, {1, 11}});
        QVERIFY(table.score(0).found == 2 && table.score(1).found == 1 && table.score(2).found == 0);
        QVERIFY((table.score(2) == Score{0, 1, 0, 1}));
    }

    void GZ_3_2_oneForEachCardWithoutAPawn()
    {
        const Table table = round({3, 2, 1}, {{11, 201}, {1, 201}, {1, 11}});
        QVERIFY((table.score(0) == Score{1, 2, 2, 2}));
        QVERIFY((table.score(1) == Score{1, 1, 2, 1}));
        QVERIFY((table.score(2) == Score{0, 1, 0, 1}));
    }

    void GZ_3_3_oneLessForEachPawn()
    {
        const Table table = round({1, 1, 1, 1}, {{11, 21}, {1, 31}, {1, 11}, {1, 21}});
        QVERIFY((table.score(0) == Score{0, 0, 3, -3}));
        QVERIFY((table.score(1) == Score{0, 0, 2, -2}));
        QVERIFY((table.score(2) == Score{0, 0, 2, -2}));
        QVERIFY((table.score(3) == Score{0, 0, 1, -1}));
    }

    void GZ_3_4_totalsBelowZero()
    {
        Table table = round({1, 1, 1, 1}, {{11, 21}, {1, 31}, {1, 11}, {1, 21}});
        QVERIFY((scores(result(table.state)) == std::vector{-3, -2, -2, -1}));
        QCOMPARE(public_state(table.state).places[0].total, -3);
        QVERIFY(table.state.phase == Phase::choosing);
    }

    /// The old deck is used up to its last card, then the discards are used.
    void GZ_4_2_theDiscardsBecomeTheDeck()
    {
        Position position = hands(3);
        position.deck = {{201, 202, 203}};
        position.discard = {210, 211};
        Table table = Table(position, 3).all_play({1, 2, 3});
        QVERIFY(table.all<Reshuffled>().empty());
        table.all_vote({{11, 201}, {1, 21}, {201, 202}});
        // Seat 0 draws the last card; then 2 discards, the leader and 8 cards of the wall are shuffled.
        QVERIFY((table.all<Drawn>().at(0) == Drawn{0, {203}}));
        QVERIFY((table.all<Reshuffled>() == std::vector{Reshuffled{11}}));
        QVERIFY(std::holds_alternative<Reshuffled>(table.events[8]));
        QVERIFY(table.state.discard.empty());
        QCOMPARE(table.state.deck.size(), 11u - 5 - 1);
        std::vector<int> shuffled(table.state.deck.begin(), table.state.deck.end());
        for (const Drawn& drawn : {table.all<Drawn>().at(1), table.all<Drawn>().at(2)})
            shuffled.insert(shuffled.end(), drawn.cards.begin(), drawn.cards.end());
        shuffled.push_back(table.state.leaders[2]);
        std::ranges::sort(shuffled);
        QVERIFY((shuffled == std::vector{1, 11, 12, 21, 22, 23, 100, 201, 202, 210, 211}));
    }

    void GZ_4_2_theDiscardsAreShuffled()
    {
        Position position = hands(3);
        position.deck = {{201}};
        position.discard = GangzCases::numbers(210, 215);
        std::array<int, card_count> drawn{};
        constexpr int games = 600;
        for (int game = 0; game < games; ++game) {
            Table table = Table(arranged(position, 3, {}, static_cast<std::uint64_t>(game))).all_play({1, 1, 1});
            ++drawn[table.state.intruders[1]];
        }
        for (int card = 210; card <= 215; ++card)
            QVERIFY(drawn[card] > games / 6 - 40 && drawn[card] < games / 6 + 40);
    }

    void GZ_4_2_inTheMiddleOfADraw()
    {
        Position position = hands(3);
        position.deck = {{201, 202}};
        position.discard = {210, 211, 212, 213, 214, 215};
        Table swapping = Table(position, 3).swap(2);
        QVERIFY((swapping.all<Reshuffled>() == std::vector{Reshuffled{6}}));
        const Swapped swapped = swapping.all<Swapped>().at(0);
        QCOMPARE(int(swapped.size), 5);
        QCOMPARE(int(swapped.before), 2);
        QVERIFY(swapped.cards.contains(201) && swapped.cards.contains(202));
        QCOMPARE(swapping.state.deck.size(), 3u);

        position.deck = {{201}};
        Table laying = Table(position, 3).all_play({1, 1, 1});
        QVERIFY((laying.all<Reshuffled>() == std::vector{Reshuffled{6}}));
        QCOMPARE(int(laying.all<LaidOut>().at(0).before), 1);
        QVERIFY(std::ranges::find(laying.state.wall, 201) != laying.state.wall.end());
        QCOMPARE(laying.state.deck.size(), 5u);
    }

    /// Two cards are enough for any number of rounds, because each round discards more cards than it draws.
    void GZ_4_2_thereIsAlwaysEnough()
    {
        for (int seats = 3; seats <= 6; ++seats) {
            Position position = hands(seats);
            position.deck = {{201}};
            position.discard = {202};
            Table table(position, seats, {20});
            Random random(static_cast<std::uint64_t>(seats));
            int rounds = 0;
            play_until(table, random, [&](const Table& now) {
                rounds = std::max(rounds, now.state.round);
                return now.state.round > 60 || !GangzCases::wrong(now.state).empty();
            });
            QCOMPARE(GangzCases::wrong(table.state), "");
            QVERIFY(rounds > 5);
            QVERIFY(table.state.memory.deck() > 4);
        }
    }

    void GZ_4_3_theRoundIsPlayedToItsEnd()
    {
        Position position = hands(3);
        position.totals = {14, 13, 2};
        Table table = Table(position, 3).all_play({1, 1, 1});
        const Wall wall = table.state.wall;
        table.all_vote({{11, 21}, {201, 202}, {1, 201}});
        // The totals are 14 − 1, 13 + 4 − 1 and 2 + 2 − 1.
        QVERIFY(table.state.phase == Phase::over);
        QVERIFY((scores(result(table.state)) == std::vector{13, 16, 3}));
        QVERIFY((places(result(table.state)) == std::vector{2, 1, 3}));
        QVERIFY((table.all<GameOver>().at(0).places == decltype(GameOver::places){2, 1, 3}));
        QVERIFY(table.all<Drawn>().empty() && table.all<LeaderMoved>().empty() && table.all<Discarded>().empty());
        QVERIFY(result(public_state(table.state)) == result(table.state));
        // The last wall is still visible.
        QVERIFY(public_state(table.state).wall == wall);
        QCOMPARE(GangzCases::wrong(table.state), "");
        QCOMPARE(table.refusal(0, SwapHand()), std::string(backroom::refusals::game_over));
    }

    void GZ_4_3_anySeatMayReachIt()
    {
        for (const int seats : {3, 6})
            for (Seat seat = 0; seat < seats; ++seat) {
                Position position = hands(seats);
                position.totals.assign(static_cast<std::size_t>(seats), 0);
                position.totals[seat] = 14;
                Table table = Table(position, seats).all_play(std::vector<int>(static_cast<std::size_t>(seats), 1));
                table.all_vote(std::vector<Pawns>(static_cast<std::size_t>(seats), {201, 202}));
                QCOMPARE(table.state.totals[seat], 14 + 4 + 1);
                QVERIFY(table.state.phase == Phase::over);
            }
    }

    void GZ_4_3_theHighestScoreWinsNotWhoReachesItFirst()
    {
        Position position = hands(3);
        position.totals = {14, 14, 14};
        Table table = Table(position, 3).all_play({3, 1, 1}).all_vote({{201, 202}, {201, 1}, {202, 11}});
        QVERIFY((scores(result(table.state)) == std::vector{14 + 4 + 2 - 1, 14 + 2 - 1, 14 + 2 + 1}));
        QVERIFY(result(table.state).winners == SeatSet::only(0));
    }

    void GZ_4_3_aTieIsShared()
    {
        Position position = hands(4);
        position.totals = {13, 13, 0, 3};
        Table table = Table(position, 4).all_play({1, 1, 1, 1}).all_vote({{201, 202}, {201, 202}, {1, 11}, {1, 11}});
        QVERIFY((scores(result(table.state)) == std::vector{15, 15, 1, 4}));
        QVERIFY((places(result(table.state)) == std::vector{1, 1, 4, 3}));
        QVERIFY(result(table.state).over && result(table.state).winners == SeatSet::first(2));
        QVERIFY(
            (ending(public_state(table.state)) == Ending{endings::target_reached, "GZ-4.3", {15}, SeatSet::first(2)}));
        QVERIFY((table.all<GameOver>().at(0).places == decltype(GameOver::places){1, 1, 4, 3}));
    }

    void GZ_4_3_tenFifteenOrTwenty()
    {
        for (const int target : {10, 15, 20})
            for (const int before : {target - 6, target - 5}) {
                Position position = hands(3);
                position.totals = {before};
                Table table = Table(position, 3, {target}).all_play({1, 1, 1});
                table.all_vote({{201, 202}, {201, 21}, {202, 11}});
                QCOMPARE(table.state.totals[0], before + 5);
                QCOMPARE(table.state.phase == Phase::over, before + 5 >= target);
            }
    }

    void mostEventsOfOneAction()
    {
        Position position = hands(6);
        position.deck = {{201, 202}};
        Table table = Table(position, 6).all_play({1, 1, 1, 1, 1, 1});
        table.all_vote({{11, 21}, {1, 21}, {1, 11}, {1, 11}, {1, 11}, {1, 11}});
        QCOMPARE(static_cast<int>(table.events.size()), Events::capacity());
    }

private:
    static Table round(const std::vector<int>& counts, const std::vector<Pawns>& votes)
    {
        Table table = Table(hands(static_cast<int>(counts.size())), static_cast<int>(counts.size())).all_play(counts);
        table.all_vote(votes);
        return table;
    }
};

BACKROOM_SUITE(GangzEnd)
#include "tst_end.moc"
