// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation_suite.hpp"
#include "cases.hpp"
#include "play_suite.hpp"
#include "suites.hpp"

using namespace test;

class GangzRandom : public QObject {
    Q_OBJECT
    using Suite = PlaySuite<GangzCases>;

private Q_SLOTS:
    void wholeGames()
    {
        int reshuffled = 0;
        int swapped = 0;
        const auto totals = Suite::wholeGames(2400, [&](const State& state) {
            reshuffled += state.memory.deck() > 0 ? 1 : 0;
            for (const CardSet& aside : state.aside)
                swapped += aside.any() ? 1 : 0;
        });
        QVERIFY(totals.actions > 240000);
        QVERIFY(totals.longest >= 16 && totals.longest <= Events::capacity());
        QVERIFY(reshuffled > 800 && swapped > 2400);
    }

    /// GZ-1.1: in each state of 10,000 games every card is in exactly one place.
    void everyCardAtEachStep()
    {
        std::array<int, card_count> once{};
        once.fill(1);
        Random random(4);
        Events events;
        for (int game = 0; game < 10000; ++game) {
            State state = deal({}, min_seats + game % 4, static_cast<std::uint64_t>(game));
            while (!pending(state).empty()) {
                QVERIFY(GangzCases::count(state) == once);
                const Seat seat = any_of_seats(pending(state), random);
                events.clear();
                apply(state, seat, random_action(state, seat, random), events);
            }
            QVERIFY(GangzCases::count(state) == once);
        }
    }

    /// Cards that a position has taken out of the game stay out after a reshuffle.
    void nothingComesBack()
    {
        const auto visit = [](int, const State& before, Seat, const Action&, const State& state, const Events&) {
            QVERIFY(GangzCases::count(state) == GangzCases::count(before));
        };
        along_random_actions<GangzCases>(300, visit);
    }

    void everyAction() { Suite::everyAction(1); }
    void theSameSeedIsTheSameGame() { Suite::theSameSeedIsTheSameGame(12); }
    void theHashTellsStatesApart() { Suite::theHashTellsStatesApart(1, 3000); }
    void undoneAndDoneAgain() { Suite::undoneAndDoneAgain(12); }
    void noAllocation() { AllocationSuite<GangzCases>::noneInWholeGames(20); }

    void aRandomPlayerIsUniform()
    {
        Random random(2);
        Table table(deal({}, 3, 1));
        std::array<int, 4> counts{};
        int swaps = 0;
        for (int draw = 0; draw < 84000; ++draw) {
            const Action action = random_action(table.state, 0, random);
            if (const auto* play = std::get_if<Play>(&action))
                ++counts[static_cast<std::size_t>(play->cards.size())];
            else
                ++swaps;
            QVERIFY(!check(table.state, 0, action));
        }
        QVERIFY(swaps > 1800 && swaps < 2200);
        QVERIFY(counts[1] > 5600 && counts[1] < 6400);
        QVERIFY(counts[2] > 14300 && counts[2] < 15700);
        QVERIFY(counts[3] > 59000 && counts[3] < 62500);
        table.all_play({2, 1, 3});
        std::map<std::pair<Card, Card>, int> votes;
        for (int draw = 0; draw < 15000; ++draw) {
            const Pawns pawns = std::get<Vote>(random_action(table.state, 0, random)).pawns;
            ++votes[{pawns.first, pawns.second}];
        }
        QCOMPARE(votes.size(), 15u);
        for (const auto& [pair, times] : votes)
            QVERIFY(times > 850 && times < 1150);
    }

    /// GZ-2.2 allows a second swap, but such a game might never end.
    void aRandomPlayerSwapsNoSecondHand()
    {
        const State state = arranged({.hands = {{{1, 2, 3, 4, 5}}}}, 3);
        QVERIFY(!check(state, 0, SwapHand()));
        Random random(2);
        for (int draw = 0; draw < 2000; ++draw)
            QVERIFY(std::holds_alternative<Play>(random_action(state, 0, random)));
    }
};

BACKROOM_SUITE(GangzRandom)
#include "tst_random.moc"
