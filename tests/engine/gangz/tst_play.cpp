// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "suites.hpp"

#include <map>

using namespace test;

namespace {

/// Seat 0 has 1 to 6, seat 1 has 11 to 16, seat 2 has 21 to 26. The intruders are 201 and 202.
Position three_hands()
{
    Position position{.hands = {GangzCases::numbers(1, 6), GangzCases::numbers(11, 16), GangzCases::numbers(21, 26)},
        .leaders = {100, 101, 102},
        .deck = GangzCases::numbers(201, 230)};
    return position;
}

std::vector<int> sorted(const auto& cards)
{
    std::vector<int> list(cards.begin(), cards.end());
    std::ranges::sort(list);
    return list;
}

std::vector<std::string> names_of(const Events& events)
{
    static const std::vector<std::string> names{"swapped", "chosen", "reshuffled", "laid-out", "voted", "votes-shown",
        "unmasked", "scored", "discarded", "drawn", "leader", "game-over"};
    std::vector<std::string> list;
    for (const Event& event : events)
        list.push_back(names[event.index()]);
    return list;
}

using Names = std::vector<std::string>;

}

/// GZ-1, GZ-2 and GZ-4.1
class GangzPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GZ_1_1_everyCardOnce()
    {
        for (int seats = 3; seats <= 6; ++seats) {
            const State state = deal({}, seats, 3);
            QCOMPARE(GangzCases::wrong(state), "");
            QCOMPARE(state.deck.size(), static_cast<std::size_t>(card_count - 3 - hand_size * seats));
        }
    }

    void GZ_1_2_sixCardsAndThreeLeaders()
    {
        const State state = deal({}, 4, 3);
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(state.hands[seat].size(), 6);
        const PublicState seen = public_state(state);
        QVERIFY(seen.leaders == state.leaders);
        QCOMPARE(seen.leader(), state.leaders[0]);
        QVERIFY(seen.discard.empty() && seen.wall.empty());
        QCOMPARE(int(seen.deck), 240 - 24 - 3);
    }

    /// From the top of the shuffled deck: the hands, then the leaders of rounds 1, 2 and 3.
    void GZ_1_2_theNextThreeCardsAreTheLeaders()
    {
        Deck deck;
        for (const int card : GangzCases::numbers(0, card_count - 1))
            deck.push_back(static_cast<Card>(card));
        Random(3).shuffle(deck);
        const State state = deal({}, 4, 3);
        for (Seat seat = 0; seat < 4; ++seat)
            for (int card = 0; card < hand_size; ++card)
                QVERIFY(state.hands[seat].contains(deck.take_back()));
        for (const Card leader : state.leaders)
            QCOMPARE(leader, deck.take_back());
        QVERIFY(state.deck == deck);
    }

    void GZ_1_3_threeToSixPlayers()
    {
        QCOMPARE(Gangz::min_seats, 3);
        QCOMPARE(Gangz::max_seats, 6);
        QVERIFY(pending(deal({}, 6, 1)) == SeatSet::first(6));
    }

    void GZ_2_1_oneTwoOrThreeOfTheHand()
    {
        Table table(three_hands(), 3);
        QCOMPARE(legal(table.state, 0).size(), 41u + 1);
        std::map<int, int> sizes;
        for (const Action& action : legal(table.state, 0))
            if (const auto* play = std::get_if<Play>(&action))
                ++sizes[play->cards.size()];
        QVERIFY((sizes == std::map<int, int>{{1, 6}, {2, 15}, {3, 20}}));
        table.play(0, {5, 2});
        QVERIFY((table.state.played[0] == Cards{2, 5}));
        QVERIFY((table.all<Chosen>() == std::vector{Chosen{0, {2, 5}}}));
        QVERIFY(!pending(table.state).contains(0));
    }

    void GZ_2_1_everyoneAtOnce()
    {
        Table one = Table(three_hands(), 3).play(0, {1}).play(1, {11, 12}).play(2, {21});
        Table other = Table(three_hands(), 3).play(2, {21}).play(1, {12, 11}).play(0, {1});
        QVERIFY(one.state == other.state);
        QVERIFY(one.all<LaidOut>() == other.all<LaidOut>());
    }

    void GZ_2_2_swapsTheWholeHandForOneFewer()
    {
        Table table = Table(three_hands(), 3).swap(1);
        QVERIFY((table.state.hands[1] == Cards{201, 202, 203, 204, 205}));
        QVERIFY(table.all<Swapped>() == std::vector({Swapped{1, {201, 202, 203, 204, 205}}}));
        QCOMPARE(int(public_state(table.state).places[1].hand), 5);
        QCOMPARE(int(public_state(table.state).places[1].aside), 6);
        QVERIFY(public_state(table.state).places[1].swapped && !public_state(table.state).places[0].swapped);
        QVERIFY(pending(table.state) == SeatSet::first(3));
        QCOMPARE(legal(table.state, 1).size(), 25u);
    }

    /// The old hand is not added to the discards: it lies face down, and nobody else sees it.
    void GZ_2_2_theOldHandIsOutOfTheGame()
    {
        Position position = three_hands();
        position.deck = GangzCases::numbers(201, 207);
        Table table = Table(position, 3).swap(1);
        QVERIFY(table.state.discard.empty());
        for (int card = 11; card <= 16; ++card) {
            QVERIFY(table.state.aside[1].test(static_cast<std::size_t>(card)));
            QVERIFY(view(table.state, 1).aside.test(static_cast<std::size_t>(card)));
            QVERIFY(!view(table.state, 0).aside.test(static_cast<std::size_t>(card)));
        }
        for (int round = 0; round < 12 && !pending(table.state).empty(); ++round) {
            table.all_play({1, 1, 1});
            for (Seat seat = 0; seat < 3; ++seat)
                table.act(seat, legal(table.state, seat)[0]);
            for (int card = 11; card <= 16; ++card)
                QVERIFY(table.state.aside[1].test(static_cast<std::size_t>(card)));
        }
        QVERIFY(table.state.memory.deck() > 0);
    }

    void GZ_2_2_oneCardFewerForTheRestOfTheGame()
    {
        Table table = Table(three_hands(), 3).swap(1);
        for (int round = 0; round < 2; ++round) {
            table.all_play({1, 3, 2});
            table.all_vote({random_pawns(table.state, 0), random_pawns(table.state, 1), random_pawns(table.state, 2)});
            QCOMPARE(table.state.hands[0].size(), 6);
            QCOMPARE(table.state.hands[1].size(), 5);
        }
        QVERIFY(!public_state(table.state).places[1].swapped);
        table.swap(1);
        QCOMPARE(table.state.hands[1].size(), 4);
    }

    void GZ_2_2_onceARoundAndNeverBelowOne()
    {
        Position position = three_hands();
        position.hands[1] = {{11, 12}};
        Table table = Table(position, 3).swap(1);
        QCOMPARE(table.refusal(1, SwapHand()), std::string(refuse::already_swapped));
        QCOMPARE(legal(table.state, 1).size(), 1u);
        table.all_play({1, 1, 1});
        table.all_vote({random_pawns(table.state, 0), random_pawns(table.state, 1), random_pawns(table.state, 2)});
        QCOMPARE(table.state.hands[1].size(), 1);
        QCOMPARE(table.refusal(1, SwapHand()), std::string(refuse::last_card));
        QCOMPARE(table.refusal(0, SwapHand()), "");
    }

    void GZ_2_3_chosenCardsAndTwoIntruders()
    {
        Table table = Table(three_hands(), 3).all_play({2, 1, 3});
        QVERIFY((names_of(table.events) == Names{"chosen", "laid-out"}));
        QVERIFY((sorted(table.state.wall) == std::vector{1, 2, 11, 21, 22, 23, 201, 202}));
        QVERIFY((table.state.intruders == Intruders{201, 202}));
        QVERIFY(table.all<LaidOut>().at(0).cards == table.state.wall);
        QVERIFY((table.state.hands[0] == Cards{3, 4, 5, 6}));
        QVERIFY(table.state.phase == Phase::voting);
        QCOMPARE(cards_in_row, 4);
    }

    /// Every card is equally likely in every place, whichever seat has played it.
    void GZ_2_3_shuffled()
    {
        std::map<int, std::array<int, 5>> places;
        Position position = three_hands();
        constexpr int games = 5000;
        for (int game = 0; game < games; ++game) {
            Table table = Table(arranged(position, 3, {}, static_cast<std::uint64_t>(game))).all_play({1, 1, 1});
            for (std::size_t at = 0; at < 5; ++at)
                ++places[table.state.wall[at]][at];
        }
        QCOMPARE(places.size(), 5u);
        for (const auto& [card, times] : places)
            for (const int count : times)
                QVERIFY(count > games / 5 - 150 && count < games / 5 + 150);
    }

    /// The order depends only on the set of cards and on the generator, not on who played which card.
    void GZ_2_3_theOrderSaysNothingAboutWhoPlayedWhat()
    {
        Random random(9);
        for (int game = 0; game < 400; ++game) {
            const int seats = 3 + game % 4;
            Table table(deal({}, seats, static_cast<std::uint64_t>(game)));
            State twin = table.state;
            std::vector<Card> all;
            for (Seat seat = 0; seat < seats; ++seat)
                all.insert(all.end(), twin.hands[seat].begin(), twin.hands[seat].end());
            random.shuffle(all);
            // Three cards of each hand are played: the same cards, but by other seats.
            std::vector<Card> played(all.begin(), all.begin() + 3 * seats);
            std::vector<Card> kept(all.begin() + 3 * seats, all.end());
            const auto play = [&](State state) {
                std::size_t at = 0;
                for (Seat seat = 0; seat < seats; ++seat) {
                    state.hands[seat] = {};
                    for (int card = 0; card < 3; ++card, ++at) {
                        state.hands[seat].insert(played[at]);
                        state.hands[seat].insert(kept[at]);
                    }
                }
                Table now(state);
                for (Seat seat = 0; seat < seats; ++seat)
                    now.play(seat, {played[3u * seat], played[3u * seat + 1], played[3u * seat + 2]});
                return now.state;
            };
            const State one = play(table.state);
            random.shuffle(played);
            const State other = play(table.state);
            QVERIFY(one.wall == other.wall);
            QVERIFY(public_state(one) == public_state(other));
        }
    }

    void GZ_2_4_twoDifferentCardsOfOthers()
    {
        Table table = Table(three_hands(), 3).all_play({2, 1, 3});
        QCOMPARE(legal(table.state, 0).size(), 15u);
        QCOMPARE(legal(table.state, 1).size(), 21u);
        QCOMPARE(legal(table.state, 2).size(), 10u);
        // The order is ascending, whatever the order of the wall.
        QVERIFY(std::get<Vote>(legal(table.state, 0)[0]) == (Vote{{11, 21}}));
        QVERIFY(std::get<Vote>(legal(table.state, 0)[5]) == (Vote{{21, 22}}));
        QVERIFY(std::get<Vote>(legal(table.state, 0)[14]) == (Vote{{201, 202}}));
        table.vote(0, 202, 11);
        QVERIFY((table.state.votes[0] == Pawns{11, 202}));
        QVERIFY((table.all<Voted>() == std::vector{Voted{0, {11, 202}}}));
        QCOMPARE(table.refusal(1, Vote{{11, 201}}), std::string(refuse::own_card));
        QCOMPARE(table.refusal(1, Vote{{201, 201}}), std::string(refuse::twice_the_same));
        QVERIFY((Pawns{4, 9} == Pawns{9, 4}));
    }

    void GZ_2_4_votesAreSecretUntilAllAreIn()
    {
        Table table = Table(three_hands(), 3).all_play({1, 1, 1}).vote(1, 201, 1);
        QVERIFY((names_of(table.events) == Names{"voted"}));
        QVERIFY(public_state(table.state).places[1].voted);
        QVERIFY(!view(table.state, 0).vote);
        QVERIFY((view(table.state, 1).vote == Pawns{1, 201}));
        QVERIFY((pending(table.state).size() == 2));
    }

    void GZ_2_5_allVotesAreShownTogether()
    {
        Table table = Table(three_hands(), 3).all_play({1, 2, 1}).all_vote({{11, 201}, {1, 21}, {201, 202}});
        QVERIFY((names_of(table.events)
            == Names{"voted", "votes-shown", "unmasked", "scored", "scored", "scored", "discarded", "drawn", "drawn",
                "drawn", "leader"}));
        const VotesShown shown = table.all<VotesShown>().at(0);
        QCOMPARE(int(shown.seats), 3);
        QVERIFY((shown.votes == PawnsOfSeats{Pawns{11, 201}, Pawns{1, 21}, Pawns{201, 202}}));
        const Unmasked unmasked = table.all<Unmasked>().at(0);
        QVERIFY((unmasked.intruders == Intruders{201, 202}));
        QVERIFY((unmasked.played == CardsOfSeats{Cards{1}, Cards{11, 12}, Cards{21}}));
    }

    void GZ_4_1_discardsDrawsAndTheNextLeader()
    {
        Table table = Table(three_hands(), 3).all_play({1, 2, 3});
        const Wall wall = table.state.wall;
        table.all_vote({{11, 201}, {1, 21}, {201, 202}});
        const auto discarded = table.all<Discarded>().at(0).cards;
        QCOMPARE(int(discarded[0]), 100);
        QVERIFY(std::equal(wall.begin(), wall.end(), discarded.begin() + 1, discarded.end()));
        QVERIFY(std::equal(discarded.begin(), discarded.end(), table.state.discard.begin(), table.state.discard.end()));
        QVERIFY((table.all<Drawn>() == std::vector{Drawn{0, {203}}, Drawn{1, {204, 205}}, Drawn{2, {206, 207, 208}}}));
        QVERIFY((table.all<LeaderMoved>() == std::vector{LeaderMoved{101, 209}}));
        QVERIFY((table.state.leaders == Leaders{101, 102, 209}));
        QVERIFY((table.state.hands[1] == Cards{13, 14, 15, 16, 204, 205}));
        QCOMPARE(table.state.round, 2);
        QVERIFY(table.state.wall.empty() && table.state.phase == Phase::choosing);
        QVERIFY(pending(table.state) == SeatSet::first(3));
    }

private:
    static Pawns random_pawns(const State& state, Seat seat)
    {
        const Actions votes = legal(state, seat);
        return votes.empty() ? Pawns() : std::get<Vote>(votes[votes.size() / 2]).pawns;
    }
};

BACKROOM_SUITE(GangzPlay)
#include "tst_play.moc"
