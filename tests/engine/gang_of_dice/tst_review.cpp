// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/bot/review.hpp"
#include "suites.hpp"

#include "cases.hpp"
#include "review_suite.hpp"

using namespace test;

namespace {

Reviewer reviewer(const State& = {})
{
    return Reviewer({});
}

State late(int seats)
{
    Position position{.round = 10};
    position.middle = wealth_in_game(seats) - to_come_after(10) - 20 * seats;
    return arranged(position, seats);
}

/// Returns the mean luck of taking dice, or of rerolling all dice after the first roll, over all possible throws.
double mean_luck(int dice, bool again, const Warning& card)
{
    int ways = 1;
    for (int die = 0; die < dice; ++die)
        ways *= face_count;
    double sum = 0;
    for (int way = 0; way < ways; ++way) {
        std::vector<int> faces(again ? static_cast<std::size_t>(dice) : 0, 1);
        for (int die = 0, left = way; die < dice; ++die, left /= face_count)
            faces.push_back(left % face_count);
        Table table(rolls(faces, {card}), 3);
        if (again)
            table.take(0, dice);
        const State before = table.state;
        const Action action =
            again ? Action(Reroll{DiceSet::first(dice)}) : Action(Take{static_cast<std::uint8_t>(dice)});
        table.act(0, action);
        sum += reviewer().luck(before, {0, action}, table.events);
    }
    return sum / ways;
}

}

class GangOfDiceReviewTest : public QObject {
    Q_OBJECT
    using Suite = ReviewSuite<DiceCases, Reviewer>;

private Q_SLOTS:
    void isTheSameTwice() { Suite::isTheSameTwice(late(3)); }
    void findsNoFaultWithTheBoss() { Suite::findsNoFaultWithTheBoss(deal({}, 2, 4)); }
    void weighsByTheView() { Suite::weighsByTheView(8, 5, reviewer); }
    void drawsAnewOnlyWhatNobodyHasSeen() { Suite::drawsAnewOnlyWhatNobodyHasSeen(8, reviewer); }
    void stops() { Suite::stops(late(4)); }

    /// With exact odds the mean luck is 0 for both kinds of cards.
    void meanLuckIsZero()
    {
        for (const Warning& card : {explosive(Trigger::fives), bomb(Trigger::pair), harmless})
            for (const bool again : {false, true}) {
                QVERIFY(std::abs(mean_luck(1, again, card)) < 1e-9);
                QVERIFY(std::abs(mean_luck(3, again, card)) < 1e-9);
            }
    }

    /// A good choice with a bad outcome is bad luck. A bad choice with a good outcome is good luck, but still bad.
    void distinguishesLuckFromChoice()
    {
        Table table = Table(rolls({5, 5, 4, 5, 5, 5, 0}, {harmless}), 2).turn(0, 3);
        const State before = table.state;
        table.take(1, 3);
        QVERIFY(reviewer().luck(before, {1, Take{3}}, table.events) > 0);
        const State best_roll = table.state;
        const Action again = Reroll{{0}};
        const auto weighed = reviewer().weigh(view(best_roll, 1), {again, Stop(), Stop()}, {Level::boss, 1, {}});
        QVERIFY(weighed->cost > 0.01);
        QCOMPARE(weighed->gain, -weighed->cost);
        const auto sound = reviewer().weigh(view(best_roll, 1), {Stop(), Stop(), again}, {Level::boss, 1, {}});
        QCOMPARE(sound->cost, 0.0);
        QCOMPARE(sound->gain, weighed->cost);
        table.act(1, again);
        QVERIFY(reviewer().luck(best_roll, {1, again}, table.events) < 0);
    }
};

BACKROOM_SUITE(GangOfDiceReviewTest)
#include "tst_review.moc"
