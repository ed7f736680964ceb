// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.hpp"
#include "open_suite.hpp"
#include "suites.hpp"
#include "view_suite.hpp"

using namespace test;
using Open = OpenSuite<DiceCases>;

namespace {

/// Returns another state that looks the same to the seat. The hidden wealth, the future cards and the future dice
/// differ.
State perturbed(const State& state, Seat seat, Random& random)
{
    State other = state;
    for (std::size_t round = state.round; round < round_count; ++round)
        other.warnings[round] = bomb(Trigger::total, static_cast<int>(1 + random.below(90)));
    other.random = Random(random.next());
    other.set_rolls = {static_cast<Face>(random.below(face_count))};
    if (state.phase == Phase::over)
        return other;
    for (Seat from = 0; from < state.seats; ++from)
        for (Seat to = 0; to < state.seats; ++to)
            if (from != seat && to != seat && from != to && !state.out.contains(to) && other.wealth[from] > 1) {
                const auto moved = static_cast<std::uint8_t>(random.below(other.wealth[from]));
                other.wealth[from] = static_cast<std::uint8_t>(other.wealth[from] - moved);
                other.wealth[to] = static_cast<std::uint8_t>(other.wealth[to] + moved);
            }
    return other;
}

}

class GangOfDiceView : public QObject {
    Q_OBJECT
    using Suite = ViewSuite<DiceCases>;

private Q_SLOTS:
    void followingIsKnowing() { Open::followingIsKnowing(1200); }
    void followingIsSeeing() { Open::followingIsSeeing(1200); }
    void viewsSayWhatIsOpenAndLegal() { Open::viewsSayWhatIsOpenAndLegal(1000); }

    void tokensInTheMiddleAddUp()
    {
        Table table(
            rolls({5, 5, 5, 5, 5, 5, 5, 5}, {bomb(Trigger::fives), bomb(Trigger::fives), harmless}, {.round = 10}), 2);
        QCOMPARE(int(public_state(table.state).tokens_in_middle), 3);
        table.turn(0, 2).turn(1, 2);
        QCOMPARE(int(public_state(table.state).tokens_in_middle), 3 + 6);
        QCOMPARE(int(public_state(table.state).middle), 3 + 6 + 4);
        table.turn(0, 2).turn(1, 2);
        QCOMPARE(int(public_state(table.state).tokens_in_middle), 3 + 6 + 9);
    }

    void mostToTakeFollowsFromTheView()
    {
        for (int game = 0; game < 60; ++game) {
            const State state = DiceCases::start(game);
            QCOMPARE(most_to_take(view(state, state.playing)), most_to_take(state));
        }
    }

    void wealthIsShownAtTheEnd()
    {
        Random random(4);
        Table table(deal({}, 3, 4));
        play_until(table, random, [](const Table& now) {
            if (public_state(now.state).wealth != Wealth{} && now.state.phase != Phase::over)
                throw std::logic_error("wealth is open too early");
            return false;
        });
        QVERIFY(public_state(table.state).wealth == table.state.wealth);
        QVERIFY(table.all<GameOver>().at(0).wealth == table.state.wealth);
    }

    void whatIsShown()
    {
        Table table = Table(rolls({5, 5, 3, 1}, {explosive(Trigger::fives)}), 3).turn(0, 2).take(1, 2);
        const View seen = view(table.state, 2);
        QCOMPARE(int(seen.wealth), 48);
        QVERIFY(seen.open.wealth == Wealth{});
        QVERIFY(seen.open.results == table.state.results);
        QVERIFY(seen.open.shown == table.state.shown);
        QVERIFY(seen.open.warning() == explosive(Trigger::fives));
        QCOMPARE(seen.open.warnings.size(), 1u);
        QCOMPARE(int(seen.open.middle), 2);
        QCOMPARE(int(seen.open.roll), 1);
        QCOMPARE(int(seen.open.playing), 1);
    }

    void hiddenThingsDoNotShow()
    {
        int checked = 0;
        int different = 0;
        along_random_states<DiceCases>(360, [&](const State& state, Seat seat, Random& random) {
            const State other = perturbed(state, seat, random);
            QVERIFY(view(other, seat) == view(state, seat));
            QVERIFY(!(other == state));
            different += other.wealth != state.wealth ? 1 : 0;
            ++checked;
        });
        QVERIFY(checked > 20000);
        QVERIFY(different > 10000);
    }

    void sampleAgreesWithTheView() { Suite::sampleAgreesWithTheView(240); }
    void sampleCanBePlayedOut() { Suite::sampleCanBePlayedOut(40); }
    void ownActionsLookTheSame() { Suite::ownActionsLookTheSame(240); }
    void sealedChoicesLookAllTheSame() { Suite::sealedChoicesLookAllTheSame(4); }

    void samplesDrawWhatIsPossible()
    {
        const View seen = view(arranged(rolls({}, {harmless}, {.wealth = {100, 40, 4}}), 3), 0);
        Random random(6);
        std::array<int, 44> drawn{};
        for (int draw = 0; draw < 43000; ++draw) {
            const State guess = sample(seen, random);
            QCOMPARE(guess.wealth[1] + guess.wealth[2], 44);
            ++drawn.at(guess.wealth[1]);
        }
        // A seat that has yet to play has at least one die. All splits are equally likely.
        QCOMPARE(drawn[0], 0);
        for (std::size_t wealth = 1; wealth < drawn.size(); ++wealth)
            QVERIFY(drawn[wealth] > 850 && drawn[wealth] < 1150);
    }

    void samplesOfCardsToCome()
    {
        const State state = deal({}, 3, 4);
        Random random(6);
        bool differ = false;
        for (int draw = 0; draw < 20; ++draw) {
            const State guess = sample(view(state, 0), random);
            QCOMPARE(std::ranges::count(guess.warnings, state.warning()), 1);
            differ = differ || guess.warnings != state.warnings;
        }
        QVERIFY(differ);
    }

    void eventsAreForEveryone()
    {
        QVERIFY(visible(Event(Rolled{}), 0) && visible(Event(WarningRevealed{}), 3));
        QVERIFY(reveals(Event(Rolled{})) && reveals(Event(WarningRevealed{})) && reveals(Event(GameOver{})));
        QVERIFY(!reveals(Event(ResultShown{})) && !reveals(Event(Busted{})) && !reveals(Event(RoundWon{})));
    }
};

BACKROOM_SUITE(GangOfDiceView)
#include "tst_view.moc"
