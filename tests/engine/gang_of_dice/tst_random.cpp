// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation_suite.hpp"
#include "cases.hpp"
#include "play_suite.hpp"
#include "suites.hpp"

#include <set>

using namespace test;

namespace {

bool contains(const Actions& actions, const Action& action)
{
    return std::ranges::find(actions, action) != actions.end();
}

/// Returns a state in which seat 0 has rolled these faces in its turn.
State rolled(const std::vector<int>& faces)
{
    Table table = Table(rolls(faces, {harmless}, {.wealth = {140, 2, 2}}), 3).take(0, static_cast<int>(faces.size()));
    return table.state;
}

std::set<Counts> rerolled_faces(const State& state)
{
    std::set<Counts> found;
    for (const Action& action : legal(state, 0))
        if (const auto* reroll = std::get_if<Reroll>(&action)) {
            Counts counts{};
            for (const int die : reroll->dice)
                ++counts[state.shown[0][static_cast<std::size_t>(die)]];
            found.insert(counts);
        }
    return found;
}

}

class GangOfDiceRandom : public QObject {
    Q_OBJECT
    using Suite = PlaySuite<DiceCases>;

private Q_SLOTS:
    void wholeGames()
    {
        std::array<int, 13> rounds{};
        const auto totals = Suite::wholeGames(10000, [&](const State& state) { ++rounds.at(state.round); });
        QVERIFY(totals.actions > 500000);
        QVERIFY(totals.longest >= 6 && totals.longest <= Events::capacity());
        QVERIFY(rounds[12] > 6000 && rounds[12] < 10000);
    }

    void everyAction() { Suite::everyAction(30); }
    void theSameSeedIsTheSameGame() { Suite::theSameSeedIsTheSameGame(40); }
    void theHashTellsStatesApart() { Suite::theHashTellsStatesApart(3, 3000); }
    void undoneAndDoneAgain() { Suite::undoneAndDoneAgain(20); }
    void noAllocation() { AllocationSuite<DiceCases>::noneInWholeGames(140); }

    void aRandomPlayerIsUniform()
    {
        Random random(2);
        Table table(rolls({1, 2}, {harmless}, {.wealth = {4, 70, 70}}), 3);
        std::map<int, int> taken;
        for (int draw = 0; draw < 4000; ++draw)
            ++taken[std::get<Take>(random_action(table.state, 0, random)).dice];
        QCOMPARE(taken.size(), 4u);
        for (const auto& [dice, times] : taken)
            QVERIFY(dice >= 1 && dice <= 4 && times > 850 && times < 1150);
        table.take(0, 2);
        std::map<std::uint64_t, int> steps;
        for (int draw = 0; draw < 4000; ++draw) {
            const Action step = random_action(table.state, 0, random);
            ++steps[std::holds_alternative<Stop>(step) ? 0 : std::get<Reroll>(step).dice.bits()];
        }
        QCOMPARE(steps.size(), 4u);
        for (const auto& [bits, times] : steps)
            QVERIFY(times > 850 && times < 1150);
        const State many = rolled(std::vector(36, 1));
        for (int draw = 0; draw < 1000; ++draw)
            QVERIFY(!check(many, 0, random_action(many, 0, random)));
    }

    void everySetOfUpToSixDice()
    {
        for (int dice = 1; dice <= 6; ++dice) {
            const Actions actions = legal(rolled(std::vector(static_cast<std::size_t>(dice), 3)), 0);
            QCOMPARE(actions.size(), std::size_t{1} << dice);
            QVERIFY(contains(actions, Stop()));
            for (std::uint64_t bits = 1; bits < std::uint64_t{1} << dice; ++bits)
                QVERIFY(contains(actions, Reroll{DiceSet::of_bits(bits)}));
        }
    }

    void everyCombinationOfFacesUpToTwelveDice()
    {
        const std::vector<int> worst{0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5};
        QCOMPARE(legal(rolled(worst), 0).size(), std::size_t(Actions::capacity()));
        QCOMPARE(rerolled_faces(rolled(worst)).size(), 728u);
        const std::vector<int> seven{5, 5, 5, 5, 1, 1, 0};
        const State state = rolled(seven);
        QCOMPARE(legal(state, 0).size(), 5u * 3 * 2);
        QCOMPARE(rerolled_faces(state).size(), 5u * 3 * 2 - 1);
        QVERIFY(contains(legal(state, 0), Reroll{{0, 1, 4, 6}}));
        // The set is not listed, but is allowed.
        QVERIFY(!contains(legal(state, 0), Reroll{{1, 2}}));
        QVERIFY(!check(state, 0, Reroll{{1, 2}}));
    }

    void noneOneOrAllOfAFaceBeyond()
    {
        std::vector<int> faces;
        for (int die = 0; die < 36; ++die)
            faces.push_back(die % 6);
        const Actions actions = legal(rolled(faces), 0);
        QCOMPARE(actions.size(), std::size_t(Actions::capacity()));
        QVERIFY(contains(actions, Reroll{DiceSet::first(36)}));
        QVERIFY(contains(actions, Reroll{{5}}));
        QVERIFY(contains(actions, Reroll{{0, 6, 12, 18, 24, 30}}));
        QCOMPARE(legal(rolled(std::vector(13, 4)), 0).size(), 3u);
    }
};

BACKROOM_SUITE(GangOfDiceRandom)
#include "tst_random.moc"
