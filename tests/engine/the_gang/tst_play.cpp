// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "table.hpp"

#include <set>

using namespace test;

/// TG-1 to TG-3
class TheGangPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void TG_1_1_eightyGangsters()
    {
        Gangsters all;
        for (int number = 1; number <= gangster_count; ++number)
            all.insert(static_cast<Gangster>(number));
        QCOMPARE(all.size(), 80);
        QCOMPARE(all.odd().size(), 40);
        QCOMPARE(all.even().size(), 40);
    }

    void TG_1_2_fourOfEachSpecial()
    {
        const State state = deal({}, 5, 3);
        std::array<int, 4> count{};
        for (const Special special : state.special_deck)
            ++count[static_cast<std::size_t>(special)];
        for (const Hand& hand : state.hands)
            ++count[static_cast<std::size_t>(hand.special)];
        QVERIFY((count == std::array{0, 4, 4, 4}));
    }

    void TG_1_3_threeCitiesAndTickets()
    {
        const State state = deal({}, 3, 1);
        QCOMPARE(state.cities_in_play(), 3);
        std::set<City> tickets;
        for (const Action& action : legal(state, 0))
            if (const auto* choose = std::get_if<Choose>(&action); choose && choose->ticket)
                tickets.insert(*choose->ticket);
        QCOMPARE(tickets.size(), 3u);
    }

    void TG_2_1_handsOfFourAndASpecial()
    {
        for (int seats = min_seats; seats <= the_gang::max_seats; ++seats) {
            const State state = deal({}, seats, 7);
            for (Seat seat = 0; seat < seats; ++seat) {
                QCOMPARE(state.hands[seat].gangsters.size(), 4);
                QVERIFY(state.hands[seat].special != Special::none);
            }
        }
    }

    void TG_2_2_rowsOfFive()
    {
        const State state = deal({}, 4, 7);
        for (const Gangsters row : state.cities) {
            QCOMPARE(row.size(), 5);
        }
        QCOMPARE(state.deck.size(), 80u - 4 * 4 - 15);
    }

    void TG_2_3_twoPlayers()
    {
        const State state = deal({}, 2, 5);
        QCOMPARE(state.cities_in_play(), 2);
        QVERIFY(state.cities[2].empty());
        QCOMPARE(state.deck.size(), 50u - 8 - 10);
        QCOMPARE(state.special_deck.size(), 7u);
        std::array<int, 4> count{};
        for (const Special special : state.special_deck)
            ++count[static_cast<std::size_t>(special)];
        for (const Hand& hand : {state.hands[0], state.hands[1]})
            ++count[static_cast<std::size_t>(hand.special)];
        QVERIFY((count == std::array{0, 3, 3, 3}));
        QCOMPARE(Table(state).refusal(0, Choose{*state.hands[0].gangsters.begin(), new_york}),
            std::string(refuse::no_such_ticket));
    }

    void TG_2_4_theStartDoesNotOrderTheTurns()
    {
        Table table = Table({.hands = {hand({60}), hand({20}), hand({40})}}, 3).ticket(0, 60, chicago);
        table.ticket(1, 20, chicago).ticket(2, 40, chicago);
        QCOMPARE(table.placed(), (std::vector{20, 40, 60}));
    }

    void TG_3_1_aRoundIsFourJobs()
    {
        Table table(deal({}, 3, 11));
        Random random(1);
        std::vector<int> jobs;
        while (table.state.round == 1) {
            const int job = table.state.job;
            play_until(table, random, [&](const Table& now) { return now.state.job != job; });
            jobs.push_back(job);
        }
        QCOMPARE(jobs, (std::vector{1, 2, 3, 4}));
        QCOMPARE(int(table.state.job), 1);
    }

    void TG_3_1_noLimitOfRounds()
    {
        int most = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Table table(deal({0}, 2, seed));
            Random random(seed);
            play_until(table, random, [](const Table&) { return false; });
            most = std::max<int>(most, table.state.round);
            const int needed = missing(table.state) + (table.state.hands[0].gangsters.empty() ? 8 : 0);
            QVERIFY(static_cast<int>(table.state.deck.size()) < needed);
        }
        QVERIFY(most >= 4);
    }

    void TG_3_2_gangsterAndTicketOrSpecial()
    {
        const Table table({.hands = {hand({12, 30}, Special::spy), hand({1, 2}), hand({3, 4})}}, 3);
        QCOMPARE(legal(table.state, 0).size(), 2u * 4);
        QCOMPARE(legal(table.state, 1).size(), 2u * 3);
        QVERIFY(pending(table.state) == SeatSet::first(3));
    }

    void TG_3_3_revealedTogether()
    {
        Table table = solo({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 19}}, 20);
        others_choose(table);
        QVERIFY(table.all<Revealed>().empty());
        QVERIFY(pending(table.state) == SeatSet::only(0));
        table.ticket(0, 20, chicago);
        const auto revealed = table.all<Revealed>();
        QCOMPARE(revealed.size(), 1u);
        QCOMPARE(revealed[0].choices.size(), 3u);
        QCOMPARE(int(revealed[0].choices[0].choice.gangster), 20);
        QCOMPARE(int(revealed[0].choices[2].choice.gangster), 80);
    }

    void TG_3_4_wholeTurnBeforeTheNext()
    {
        Position position;
        position.cities[0] = {{1, 3, 5, 7, 9}};
        position.hands = {hand({30}, Special::spy), hand({20}, Special::lookout), hand({10})};
        Table table = Table(position, 3).special(0, 30).special(1, 20).ticket(2, 10, chicago);
        QVERIFY(pending(table.state) == SeatSet::only(1));
        table.place(1, chicago);
        QVERIFY(pending(table.state) == SeatSet::only(1));
        QCOMPARE(table.refusal(0, PlaceGangster{chicago}), std::string(refuse::lower_gangster_first));
        table.lookout(1, chicago, End::left);
        QVERIFY(pending(table.state) == SeatSet::only(0));
    }

    void TG_3_5_ticketSaysTheCity()
    {
        const Table table = with_ticket({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 23}}, 20, detroit);
        QCOMPARE(table.row(detroit), (Gangsters{11, 13, 15, 17, 20, 23}));
        const Placed placed = table.all<Placed>().front();
        QVERIFY((placed == Placed{0, 20, detroit, 4}));
        QVERIFY(pending(table.state) == SeatSet::only(1));
    }

    void TG_3_5_theTicketReturns()
    {
        Table table = Table({.hands = {hand({12, 30}), hand({1, 2}), hand({3, 4})}}, 3).ticket(0, 12, chicago);
        table.ticket(1, 1, chicago).ticket(2, 3, chicago);
        QCOMPARE(table.refusal(0, Choose{30, chicago}), "");
    }

    void TG_3_6_eitherOrderInOneCity()
    {
        Table table = with_special({{1, 3, 5, 7, 9}, {11, 13, 15, 17, 23}}, 20, Special::lookout);
        QCOMPARE(legal(table.state, 0).size(), 3u + 3 * 2);
        table.lookout(0, chicago, End::right);
        QCOMPARE(legal(table.state, 0).size(), 1u);
        QCOMPARE(table.refusal(0, PlaceGangster{detroit}), std::string(refuse::one_city));
        QVERIFY(table.all<SpecialDiscarded>().empty());
        table.place(0, chicago);
        QVERIFY((table.all<SpecialDiscarded>().front() == SpecialDiscarded{0, Special::lookout}));
        QCOMPARE(table.state.special_discard.size(), 1u);
        QVERIFY(!table.state.turn.lookout);
    }

    void TG_3_6_eachCardMayCapture()
    {
        Table table = with_special({{10, 12, 13, 15, 16, 18, 21}, {}}, 19, Special::lookout);
        table.lookout(0, chicago, End::left);
        QCOMPARE(table.gangs(), (List{{10, 12}}));
        table.place(0, chicago);
        QCOMPARE(table.gangs(), (List{{16, 18}}));
        QCOMPARE(table.row(chicago), (Gangsters{13, 15, 19, 21}));
    }

    void TG_3_7_secondCardIsChosenAfterTheFirst()
    {
        Table table = with_special({{10, 12, 13, 15, 16}, {}}, 40, Special::spy).place(0, chicago);
        QVERIFY(pending(table.state) == SeatSet::only(0));
        const Actions seconds = legal(table.state, 0);
        QCOMPARE(seconds.size(), static_cast<std::size_t>(table.row(chicago).size()));
        for (const Action& second : seconds)
            QVERIFY(std::holds_alternative<PlaySpy>(second));
    }

    void TG_3_8_refilledToFive()
    {
        Table table({.cities = {{{{21, 23}}, {{31, 33, 35, 37, 39, 41}}, {{51, 53, 55, 57}}}},
                        .hands = {hand({1, 61}), hand({3, 63}), hand({5, 65})},
                        .deck = {{80, 2, 78, 4, 76}}},
            3);
        table.ticket(0, 1, chicago).ticket(1, 3, detroit).ticket(2, 5, detroit);
        QCOMPARE(table.row(chicago), (Gangsters{1, 2, 21, 23, 80}));
        QCOMPARE(table.row(detroit).size(), 8);
        QCOMPARE(table.row(new_york), (Gangsters{51, 53, 55, 57, 78}));
        QCOMPARE(table.all<Refilled>().size(), 2u);
        QCOMPARE(table.gangs(), List{});
        QCOMPARE(table.state.deck.size(), 2u);
    }

    void TG_3_9_newHandsAfterTheFourthJob()
    {
        Table table({.cities = {{{{21, 23, 25, 27, 29}}, {{31, 33, 35, 37, 39, 41}}, {{51, 53, 55, 57, 59}}}},
                        .hands = {hand({1}, Special::spy), hand({3}, Special::lookout), hand({5})},
                        .special_deck = std::vector{Special::boss_calls}},
            3);
        table.ticket(0, 1, chicago).ticket(1, 3, detroit).ticket(2, 5, detroit);
        const auto discarded = table.all<SpecialDiscarded>();
        QCOMPARE(discarded.size(), 2u);
        QVERIFY((discarded[0] == SpecialDiscarded{0, Special::spy}));
        QCOMPARE(table.all<RoundEnded>().size(), 1u);
        const auto dealt = table.all<Dealt>();
        QCOMPARE(dealt.size(), 3u);
        QVERIFY(dealt[0].special == Special::boss_calls);
        QVERIFY(dealt[1].special != dealt[2].special);
        QVERIFY(dealt[1].special == Special::spy || dealt[1].special == Special::lookout);
        QVERIFY(table.state.special_discard.empty());
        QCOMPARE(int(table.state.round), 2);
        QCOMPARE(int(table.state.job), 1);
    }

    void TG_3_9_noSpecialWhenBothPilesAreEmpty()
    {
        Table table(
            {.hands = {hand({1}), hand({3}, Special::lookout), hand({5})}, .special_deck = std::vector<Special>{}}, 3);
        table.ticket(0, 1, chicago).ticket(1, 3, detroit).ticket(2, 5, detroit);
        QVERIFY(table.state.hands[0].special == Special::lookout);
        QVERIFY(table.state.hands[1].special == Special::none);
    }

    void TG_3_10_handsBeforeCities()
    {
        Table table({.cities = {{{{21, 23, 25}}, {{31, 33, 35, 37, 39, 41}}, {{51, 53, 55, 57, 59}}}},
                        .hands = {hand({1}), hand({3}), hand({5})},
                        .deck = {{61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74}}},
            3);
        table.ticket(0, 1, chicago).ticket(1, 3, detroit).ticket(2, 5, detroit);
        QCOMPARE(table.state.hands[0].gangsters, (Gangsters{61, 62, 63, 64}));
        QCOMPARE(table.state.hands[2].gangsters, (Gangsters{69, 70, 71, 72}));
        QCOMPARE(table.row(chicago), (Gangsters{1, 21, 23, 25, 73}));
    }

private:
    static int missing(const State& state)
    {
        int gangsters = 0;
        for (int city = 0; city < state.cities_in_play(); ++city)
            gangsters += std::max(0, row_minimum - state.cities[static_cast<std::size_t>(city)].size());
        return gangsters;
    }
};

BACKROOM_SUITE(TheGangPlay)
#include "tst_play.moc"
