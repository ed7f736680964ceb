// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation_suite.hpp"
#include "cases.hpp"
#include "play_suite.hpp"
#include "suites.hpp"

using namespace test;

class SuperGangRandom : public QObject {
    Q_OBJECT
    using Suite = PlaySuite<SuperGangCases>;

private Q_SLOTS:
    /// Nothing is lost or duplicated in 2,000 games, each of which ends or reaches its length.
    void wholeGames()
    {
        int reached = 0;
        int ended = 0;
        const auto totals = Suite::wholeGames(2000, [&](const State& state) {
            reached += state.round == state.options.length ? 1 : 0;
            ++ended;
        });
        QVERIFY(totals.actions > 300'000 && reached > ended / 2);
        QVERIFY(totals.longest >= 12 && totals.longest <= Events::capacity());
    }

    void everyAction() { Suite::everyAction(1); }
    void theSameSeedIsTheSameGame() { Suite::theSameSeedIsTheSameGame(6); }
    void undoneAndDoneAgain() { Suite::undoneAndDoneAgain(2); }
    void noAllocation() { AllocationSuite<SuperGangCases>::noneInWholeGames(4); }

    /// Different states have different hashes in games in which much happens.
    void theHashTellsStatesApart()
    {
        std::map<std::uint64_t, State> seen;
        Random random(3);
        Events events;
        for (int game = 1; game < 200; game += 2) {
            State state = SuperGangCases::start(game);
            for (int action = 0; action < 40 && !pending(state).empty(); ++action) {
                const Seat seat = *pending(state).begin();
                for (const Action& one : legal(state, seat)) {
                    State next = state;
                    events.clear();
                    apply(next, seat, one, events);
                    QVERIFY(seen.try_emplace(hash(next), next).first->second == next);
                }
                events.clear();
                apply(state, seat, random_action(state, seat, random), events);
            }
        }
        QVERIFY2(seen.size() > 8'000, qPrintable(QString::number(seen.size())));
    }

    /// Games of random players without a limit end too, because players give up late in the game.
    void endlessGamesEnd()
    {
        Random random(4);
        Events events;
        int by_district = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            State state = deal({.duels = Duels::dice}, 3, seed);
            QVERIFY(play_randomly<SuperGang>(state, events, random) < 20'000);
            for (const Gang& gang : state.gangs)
                for (const DistrictFacts& district : town.districts)
                    by_district += gang.owned.includes(district.shop_set) ? 1 : 0;
        }
        QVERIFY(by_district < 40);
    }

    /// A random player does not give up early; all other actions are equally likely.
    void aRandomPlayerIsUniform()
    {
        Random random(2);
        Table table(Scene().cash(0, 500));
        std::array<int, 3> counts{};
        for (int draw = 0; draw < 30'000; ++draw) {
            const Action action = random_action(table.state, 0, random);
            ++counts[std::holds_alternative<BuyPolice>(action) ? 0 : std::holds_alternative<Collect>(action) ? 1 : 2];
            QVERIFY(!std::holds_alternative<GiveUp>(action));
        }
        for (const int count : counts)
            QVERIFY(count > 9'600 && count < 10'400);
    }
};

BACKROOM_SUITE(SuperGangRandom)
#include "tst_random.moc"
