// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_table.hpp"
#include "suites.hpp"

using namespace test;

namespace {

std::vector<int> wealth_of(const State& state)
{
    return {state.wealth.begin(), state.wealth.begin() + state.seats};
}

}

/// Fields that a position gives are used exactly, the rest is dealt, and impossible positions are errors.
class GangOfDicePosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyPosition()
    {
        const Table table(Position(), 3);
        QCOMPARE(wealth_of(table.state), (std::vector{48, 48, 48}));
        QCOMPARE(table.everything(), 162);
        QCOMPARE(int(table.state.round), 1);
        QVERIFY(table.state.phase == Phase::taking);
    }

    void sameSeedSamePosition()
    {
        QVERIFY(arranged({}, 4, 5) == arranged({}, 4, 5));
        QVERIFY(!(arranged({}, 4, 5) == arranged({}, 4, 6)));
    }

    void givenFieldsAreUsedExactly()
    {
        Position position{.wealth = {10, 0, 20, 100},
            .middle = 14 + 3,
            .round = 10,
            .start = 2,
            .warnings = {harmless, bomb(Trigger::pair)},
            .rolls = {5, 0, 1}};
        const State state = arranged(position, 4);
        QCOMPARE(wealth_of(state), position.wealth);
        QCOMPARE(int(state.middle), 17);
        QCOMPARE(int(state.round), 10);
        QCOMPARE(int(state.start), 2);
        QVERIFY(state.out == SeatSet::only(1));
        QVERIFY(state.warning() == harmless);
        QVERIFY(state.warnings[10] == bomb(Trigger::pair));
        QVERIFY(is_in(state.warnings[11], Back::dark));
        QVERIFY((state.set_rolls == SetRolls{1, 0, 5}));
    }

    void theMiddleIsTheTokensOfTheRound()
    {
        for (int round = 1; round <= 12; ++round) {
            const Table table(position_with<GangOfDice>([&](Position& p) { p.round = round; }), 3);
            QCOMPARE(int(table.state.middle), std::max(0, round - 9) * 3);
            QCOMPARE(table.everything(), 162);
        }
    }

    void theOthersShareTheRest()
    {
        QCOMPARE(wealth_of(arranged(position_with<GangOfDice>([](Position& p) { p.wealth = {43}; }), 3)),
            (std::vector{43, 51, 50}));
        QCOMPARE(wealth_of(arranged(position_with<GangOfDice>([](Position& p) { p.middle = 2; }), 2)),
            (std::vector{47, 47}));
    }

    void namedCardsAreNotDealtAgain()
    {
        Position position;
        for (const Warning& card : deck(Back::bright).first(9))
            position.warnings.push_back(card);
        for (const Warning& card : deck(Back::dark).first(2))
            position.warnings.push_back(card);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const State state = arranged(position, 3, seed);
            QVERIFY(std::equal(position.warnings.begin(), position.warnings.end(), state.warnings.begin()));
            QVERIFY(is_in(state.warnings[11], Back::dark));
            QVERIFY(!(state.warnings[11] == state.warnings[9]) && !(state.warnings[11] == state.warnings[10]));
        }
    }

    void rollsRunOut()
    {
        Table table = Table(rolls({4, 3}), 3).take(0, 3);
        QCOMPARE(table.shown(0)[0], 4);
        QCOMPARE(table.shown(0)[1], 3);
        QVERIFY(table.state.set_rolls.empty());
        const std::uint64_t before = table.state.random.state();
        table.reroll(0, {1});
        QVERIFY(table.state.random.state() != before);
    }

    void startIsInTheGame()
    {
        for (std::uint64_t seed = 0; seed < 30; ++seed)
            QVERIFY(arranged(position_with<GangOfDice>([](Position& p) {
                p.wealth = {0, 72, 72};
            }),
                        3, seed)
                        .start
                != 0);
    }

    void cannotBe()
    {
        const auto row = cannot_be<GangOfDice>;
        row("too much", 3, "make 163 dice instead of 162", [](Position& p) { p.wealth = {48, 48, 49}; });
        row("too little", 3, "make 161 dice instead of 162", [](Position& p) { p.wealth = {48, 48, 47}; });
        row("two players", 2, "make 115 dice instead of 114", [](Position& p) { p.wealth = {48, 49}; });
        row("too much already", 3, "make 168 dice", [](Position& p) { p.wealth = {150}; });
        row("too much in the middle", 3, "make 163 dice", [](Position& p) { p.middle = 145; });
        row("the middle lacks tokens", 3, "at least 6", [](Position& p) {
            p.round = 11;
            p.middle = 5;
        });
        row("a negative middle", 3, "in the middle", [](Position& p) { p.middle = -1; });
        row("a large middle", 3, "in the middle", [](Position& p) { p.middle = 163; });
        row("negative wealth", 3, "-1", [](Position& p) { p.wealth = {-1}; });
        row("large wealth", 3, "1000", [](Position& p) { p.wealth = {1000}; });
        row("a fourth", 3, "of 4 for 3 seats", [](Position& p) { p.wealth = {36, 36, 36, 36}; });
        row("all but one out", 3, "fewer than two", [](Position& p) { p.wealth = {0, 0}; });
        row("all in the middle", 3, "fewer than two", [](Position& p) { p.middle = 144; });
        row("round 0", 3, "round 0", [](Position& p) { p.round = 0; });
        row("round 13", 3, "round 13", [](Position& p) { p.round = 13; });
        row("seat 3", 3, "no seat 3", [](Position& p) { p.start = 3; });
        row("seat -1", 3, "no seat -1", [](Position& p) { p.start = -1; });
        row("start is out", 3, "cannot start", [](Position& p) {
            p.wealth = {0, 72, 72};
            p.start = 0;
        });
        row("warnings", 3, "3 warnings", [](Position& p) {
            p.round = 11;
            p.warnings = {harmless, harmless, harmless};
        });
        row("a six", 3, "not 6", [](Position& p) { p.rolls = {6}; });
        row("a negative face", 3, "not -1", [](Position& p) { p.rolls = {1, -1}; });
        row("rolls", 3, "241 rolls", [](Position& p) { p.rolls = std::vector(241, 1); });
    }
};

BACKROOM_SUITE(GangOfDicePosition)
#include "tst_position.moc"
