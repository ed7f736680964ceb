// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "engine/the_gang/outlook.hpp"
#include "random_games.hpp"
#include "suites.hpp"

#include <algorithm>
#include <map>

using namespace test;

/// TG-6 and TG-7
class TheGangEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void TG_6_1_deckTooSmallForTheCities()
    {
        Table table = before_the_end({61}, 2);
        finish(table);
        QVERIFY(table.state.phase == Phase::over);
        QCOMPARE(table.all<GameOver>().size(), 1u);
        QVERIFY(table.all<Refilled>().empty());
        QCOMPARE(table.row(chicago), (Gangsters{1, 21, 23}));
        QCOMPARE(table.state.deck.size(), 1u);
        QVERIFY(pending(table.state).empty());
    }

    void TG_6_1_justEnoughGoesOn()
    {
        Table table = before_the_end({61, 62}, 2);
        finish(table);
        QVERIFY(table.state.phase == Phase::choosing);
        QVERIFY(table.state.deck.empty());
        QCOMPARE(int(table.state.job), 4);
    }

    void TG_6_1_nothingToFillNeedsNoDeck()
    {
        Table table({.cities = {{{{21, 23, 25, 27}}, {{31, 33, 35, 37, 39}}, {{51, 53, 55, 57, 59}}}},
                        .hands = {hand({1, 41}), hand({3, 43}), hand({5, 45})},
                        .deck = std::vector<int>{}},
            3);
        finish(table);
        QVERIFY(table.state.phase == Phase::choosing);
    }

    void TG_6_1_handsAndCitiesTogetherAfterTheFourthJob()
    {
        std::vector<int> deck{60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72};
        Table short_of_one = before_the_end(deck, 1);
        finish(short_of_one);
        QVERIFY(short_of_one.state.phase == Phase::over);
        QVERIFY(short_of_one.all<Dealt>().empty());
        QCOMPARE(short_of_one.all<RoundEnded>().size(), 1u);
        deck.push_back(73);
        Table enough = before_the_end(deck, 1);
        finish(enough);
        QVERIFY(enough.state.phase == Phase::choosing);
        QCOMPARE(enough.all<Dealt>().size(), 3u);
    }

    void TG_6_2_lastRound()
    {
        Position position{.hands = {hand({1}), hand({3}), hand({5})}, .round = 4};
        Table table(position, 3);
        finish(table);
        QVERIFY(table.state.phase == Phase::over);
        QCOMPARE(int(table.state.round), 4);
        Table unlimited(position, 3, {0});
        finish(unlimited);
        QVERIFY(unlimited.state.phase == Phase::choosing);
        QCOMPARE(int(unlimited.state.round), 5);
    }

    void TG_6_2_whyItEnds()
    {
        const auto why = [](const Table& table) { return ending(public_state(table.state)); };
        Table rows = before_the_end({61}, 2);
        finish(rows);
        QVERIFY((why(rows) == Ending{endings::rows_unfilled, "TG-6.1", {1, 2}}));
        Table hands = before_the_end({60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72}, 1);
        finish(hands);
        QVERIFY((why(hands) == Ending{endings::round_undealt, "TG-6.1", {13, 14}}));
        Table last({.hands = {hand({1}), hand({3}), hand({5})}, .round = 4}, 3);
        finish(last);
        QVERIFY((why(last) == Ending{endings::rounds_played, "TG-6.2", {4}}));
    }

    /// TG-6.1: what the table announces is true in random games, for all numbers of seats and lengths. No game has more
    /// rounds than announced, and some have as many; none ends without a warning before its last job; a round announced
    /// as the last one is the last; and the deck was too small for the cards that it is said to have lacked.
    void TG_6_1_theNumberOfRoundsIsHonest()
    {
        std::map<std::pair<int, int>, int> most;
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            for (const State& beginning : beginnings<GangCases>(seed)) {
                State state = beginning;
                int& longest = most[{state.seats, state.options.rounds}];
                play_to_the_end(state, seed);
                longest = std::max(longest, int{state.round});
                const Ending why = ending(public_state(state));
                QCOMPARE(why.reason == endings::rounds_played,
                    state.round == state.options.rounds && state.job == 4 && why.rule == "TG-6.2");
                if (why.rule == "TG-6.1") {
                    QVERIFY(why.parameters[0] < why.parameters[1]);
                    QCOMPARE(why.parameters[0], static_cast<int>(state.deck.size()));
                }
                if (QTest::currentTestFailed())
                    return;
            }
        for (const auto& [game, longest] : most)
            QCOMPARE(longest, most_rounds({game.second}, game.first));
        QCOMPARE(most.size(), 8u);
        QVERIFY(most_rounds({4}, 5) == 3 && most_rounds({0}, 5) == 3 && most_rounds({4}, 3) == 4);
        QVERIFY(most_rounds({0}, 2) == 5 && most_rounds({0}, 3) == 5 && most_rounds({0}, 4) == 4);
    }

    void TG_6_3_mostRevolversThenHighestNumber()
    {
        const Result standing = result(arranged({.captured = {{9}, {1, 2, 80}, {3, 4, 5}, {}, {}}}, 5));
        QVERIFY((std::vector(standing.scores.begin(), standing.scores.begin() + 5) == std::vector{3, 4, 3, 0, 0}));
        QVERIFY((std::vector(standing.places.begin(), standing.places.begin() + 5) == std::vector{2, 1, 3, 4, 4}));
        QVERIFY(standing.winners == SeatSet::only(1));
        QVERIFY(!standing.over);
    }

    /// Of equal piles, the one with the highest number wins, even if it also has the lowest number.
    void TG_6_3_onlyTheHighestDecides()
    {
        const Result tied = result(arranged({.captured = {{21, 22, 23}, {1, 2, 33}, {11, 12, 31}}}, 3));
        QVERIFY((std::vector(tied.scores.begin(), tied.scores.begin() + 3) == std::vector{3, 3, 3}));
        QVERIFY((std::vector(tied.places.begin(), tied.places.begin() + 3) == std::vector{3, 1, 2}));
    }

    void TG_6_3_whatDecidesTies()
    {
        const State state = arranged({.captured = {{9}, {1, 2, 80}, {3, 4, 5}, {}, {}}}, 5);
        const auto deciders = tie_deciders(state.captured, state.seats);
        QVERIFY(deciders[0] == 9 && deciders[2] == 5);
        QVERIFY(!deciders[1]);
        QVERIFY(deciders[3] == 0 && deciders[4] == 0);
    }

    void TG_6_3_nobodyCapturedAnything()
    {
        const Result standing = result(deal({}, 3, 1));
        QVERIFY(standing.winners == SeatSet::first(3));
    }

    void TG_6_3_pilesAreOpenAtTheEnd()
    {
        Table table(deal({}, 3, 4));
        Random random(4);
        play_until(table, random, [](const Table&) { return false; });
        for (Seat seat = 0; seat < 3; ++seat)
            QVERIFY(view(table.state, seat).open.piles == table.state.captured);
        QVERIFY(result(table.state).over);
    }

    void TG_7_1_digitalRoots()
    {
        std::array<int, 4> count{};
        for (int number = 1; number <= gangster_count; ++number) {
            int root = number;
            while (root > 9)
                root = root / 10 + root % 10;
            const int expected = root <= 6 ? 1 : root <= 8 ? 2 : 3;
            QCOMPARE(revolvers(static_cast<Gangster>(number)), expected);
            ++count[static_cast<std::size_t>(expected)];
        }
        QVERIFY((count == std::array{0, 54, 18, 8}));
        Gangsters all;
        for (int number = 1; number <= gangster_count; ++number)
            all.insert(static_cast<Gangster>(number));
        QCOMPARE(revolvers(all), 114);
    }

    void TG_7_2_twoTypes()
    {
        QVERIFY(is_odd(1) && is_odd(79));
        QVERIFY(!is_odd(2) && !is_odd(80));
    }

private:
    /// Plays at random and compares the outlook of each job with what happens.
    static void play_to_the_end(State& state, std::uint64_t seed)
    {
        Random random(seed);
        Events events;
        int last_round = most_rounds(state.options, state.seats);
        while (!pending(state).empty() && !QTest::currentTestFailed()) {
            const Outlook before = outlook(public_state(state));
            QVERIFY(before.last_round() <= last_round);
            last_round = before.last_round();
            QVERIFY(state.round <= last_round);
            const Seat seat = any_of_seats(pending(state), random);
            const Action action = random_action<TheGang>(state, seat, random);
            const PublicState at_action = public_state(state);
            events.clear();
            apply(state, seat, action, events);
            if (state.phase == Phase::over)
                QVERIFY(before.may_be_last_job());
            else if (state.job != before.job || state.round != before.round)
                told_before_the_refill(at_action, state, events);
        }
    }

    /// The outlook made when a job ends equals the one made during the next job.
    static void told_before_the_refill(PublicState followed, const State& state, const Events& events)
    {
        for (const Event& event : events) {
            if (std::holds_alternative<JobEnded>(event)) {
                const Outlook next = next_outlook(followed);
                const Outlook now = outlook(public_state(state));
                QVERIFY(next.round == now.round && next.job == now.job && next.deck == now.deck);
                return;
            }
            follow(followed, event);
        }
        QVERIFY(false);
    }

    /// Hands have `size` cards. Chicago lacks two gangsters after the job.
    static Table before_the_end(const std::vector<int>& deck, int size)
    {
        Position position{.cities = {{{{21, 23}}, {{31, 33, 35, 37, 39}}, {{51, 53, 55, 57, 59}}}}};
        for (const int first : {1, 3, 5}) {
            std::vector<int> gangsters{first};
            for (int more = 1; more < size; ++more)
                gangsters.push_back(first + 10 * more);
            position.hands.push_back(hand(gangsters));
        }
        position.deck = deck;
        return Table(position, 3);
    }

    static void finish(Table& table) { table.ticket(0, 1, chicago).ticket(1, 3, detroit).ticket(2, 5, detroit); }
};

BACKROOM_SUITE(TheGangEnd)
#include "tst_end.moc"
