// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_table.hpp"
#include "suites.hpp"

using namespace test;

namespace {

Faces faces_of(std::initializer_list<int> list)
{
    Faces faces;
    for (const int face : list)
        faces.push_back(static_cast<Face>(face));
    return faces;
}

std::vector<int> offending(const Warning& card, std::initializer_list<int> faces)
{
    std::vector<int> dice;
    for (const int die : offenders(card, faces_of(faces)))
        dice.push_back(die);
    return dice;
}

Measure measured(const Warning& card, std::initializer_list<int> faces)
{
    return measure(card, count(faces_of(faces)));
}

/// Calls `look` with every card and every result of up to five dice.
template <class Look>
void everywhere(Look look)
{
    for (const Back back : {Back::bright, Back::dark})
        for (const Warning& card : deck(back))
            for (int dice = 0, numbers = 1; dice <= 5; ++dice, numbers *= face_count)
                for (int number = 0; number < numbers; ++number) {
                    Faces faces;
                    for (int die = 0, rest = number; die < dice; ++die, rest /= face_count)
                        faces.push_back(static_cast<Face>(rest % face_count));
                    look(card, faces);
                }
}

TurnResult valid(int total, int dice)
{
    return {static_cast<std::uint8_t>(total), static_cast<std::uint8_t>(dice), true};
}

TurnResult lost(int total, int dice)
{
    return {static_cast<std::uint8_t>(total), static_cast<std::uint8_t>(dice), false};
}

}

/// What a table shows in addition to events: how near dice are to a trigger, which dice triggered it, and who leads.
class GangOfDiceMeasure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GD_4_8_measureReachesItsLimitWhenTriggered()
    {
        everywhere([](const Warning& card, const Faces& faces) {
            const Counts counts = count(faces);
            const Measure now = measure(card, counts);
            QCOMPARE(now.shown >= now.limit, triggered(card, counts));
            QVERIFY(now.shown >= 0 && now.limit >= 1);
        });
    }

    void measureCounts()
    {
        QCOMPARE(measured(bomb(Trigger::total, 7), {5, 0, 1}), (Measure{6, 7}));
        QCOMPARE(measured(bomb(Trigger::odd, 2), {5, 0, 4, 4}), (Measure{1, 2}));
        QCOMPARE(measured(bomb(Trigger::run, 3), {5, 1, 2, 2}), (Measure{2, 3}));
        QCOMPARE(measured(bomb(Trigger::run, 2), {0, 0}), (Measure{0, 2}));
        QCOMPARE(measured(bomb(Trigger::pair), {0, 0, 3, 3, 3}), (Measure{3, 2}));
        QCOMPARE(measured(bomb(Trigger::different, 3), {0, 3, 3, 1}), (Measure{2, 3}));
        QCOMPARE(measured(bomb(Trigger::fives), {5, 4, 0}), (Measure{1, 2}));
        QCOMPARE(measured(any_of(Kind::bomb, {4, 5}), {5, 4, 1}), (Measure{2, 1}));
        QCOMPARE(measured(any_of(Kind::bomb, {4, 5}), {1, 2, 3, 0}), (Measure{0, 1}));
    }

    void offendersAreThoseThatTrigger()
    {
        everywhere([](const Warning& card, const Faces& faces) {
            const DiceSet set = offenders(card, faces);
            QCOMPARE(!set.empty(), triggered(card, count(faces)));
            Faces rest;
            for (std::size_t die = 0; die < faces.size(); ++die)
                if (!set.contains(static_cast<int>(die)))
                    rest.push_back(faces[die]);
            QVERIFY(!triggered(card, count(rest)));
            for (const int die : set)
                QVERIFY(faces[static_cast<std::size_t>(die)] != boss);
            QVERIFY(set.empty() || set.highest() < static_cast<int>(faces.size()));
        });
    }

    void offendersOfEachTrigger()
    {
        using Dice = std::vector<int>;
        QCOMPARE(offending(bomb(Trigger::total, 7), {5, 0, 1, 1}), (Dice{0, 2, 3}));
        QCOMPARE(offending(bomb(Trigger::total, 7), {5, 0, 1}), Dice());
        QCOMPARE(offending(bomb(Trigger::odd, 2), {5, 2, 0, 1}), (Dice{0, 3}));
        QCOMPARE(offending(bomb(Trigger::run, 2), {1, 3, 5, 4, 0}), (Dice{1, 2, 3}));
        QCOMPARE(offending(bomb(Trigger::run, 3), {1, 2, 5, 4, 2}), Dice());
        QCOMPARE(offending(bomb(Trigger::run, 3), {3, 5, 4, 1, 3}), (Dice{0, 1, 2, 4}));
        QCOMPARE(offending(bomb(Trigger::pair), {4, 1, 4, 0, 0}), (Dice{0, 2}));
        QCOMPARE(offending(bomb(Trigger::pair), {4, 1, 4, 1, 4}), (Dice{0, 1, 2, 3, 4}));
        QCOMPARE(offending(bomb(Trigger::different, 3), {4, 1, 0, 4, 2}), (Dice{0, 1, 3, 4}));
        QCOMPARE(offending(bomb(Trigger::fives), {5, 4, 5}), (Dice{0, 2}));
        QCOMPARE(offending(any_of(Kind::explosive, {4, 5}), {1, 4, 0, 5}), (Dice{1, 3}));
    }

    void GD_2_4_leader()
    {
        QCOMPARE(leader({}, 0, 3), std::optional<Seat>());
        QCOMPARE(leader({lost(9, 3), {}, lost(8, 2)}, 0, 3), std::optional<Seat>());
        // An invalid result never leads, but a result of 0 can.
        QCOMPARE(leader({lost(9, 3), valid(0, 1)}, 0, 2), std::optional<Seat>(1));
        QCOMPARE(leader({valid(6, 2), {}, valid(7, 1), valid(5, 9)}, 1, 4), std::optional<Seat>(2));
        // If totals are equal, more dice lead.
        QCOMPARE(leader({valid(7, 2), valid(7, 3), valid(7, 1)}, 0, 3), std::optional<Seat>(1));
        // If the numbers of dice are equal too, the seat that is earlier in the order from the starting seat leads.
        const Results tied{valid(7, 2), valid(7, 2), valid(6, 5), valid(7, 2)};
        QCOMPARE(leader(tied, 0, 4), std::optional<Seat>(0));
        QCOMPARE(leader(tied, 1, 4), std::optional<Seat>(1));
        QCOMPARE(leader(tied, 2, 4), std::optional<Seat>(3));
        QCOMPARE(leader(tied, 3, 4), std::optional<Seat>(3));
    }

    void theLeaderWinsTheRound()
    {
        Random random(24);
        for (int game = 0; game < 200; ++game) {
            Table table(deal({}, 2 + game % 3, static_cast<std::uint64_t>(game)));
            Seat start = table.state.start;
            Results before = table.state.results;
            while (!pending(table.state).empty()) {
                const Seat seat = table.state.playing;
                table.act(seat, random_action(table.state, seat, random));
                for (const ResultShown& shown : table.all<ResultShown>())
                    before[shown.seat] = TurnResult{shown.total, shown.dice, true};
                for (const RoundWon& won : table.all<RoundWon>())
                    QCOMPARE(leader(before, start, table.state.seats), std::optional<Seat>(won.seat));
                if (!table.all<RoundLost>().empty())
                    QCOMPARE(leader(before, start, table.state.seats), std::optional<Seat>());
                if (!table.all<WarningRevealed>().empty()) {
                    start = table.state.start;
                    before = {};
                }
            }
        }
    }
};

BACKROOM_SUITE(GangOfDiceMeasure)
#include "tst_measure.moc"
