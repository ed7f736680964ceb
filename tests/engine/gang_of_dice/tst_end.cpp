// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_table.hpp"
#include "suites.hpp"

using namespace test;

namespace {

/// Every player plays all dice. A five makes the turn invalid.
Table all_in(std::vector<int> wealth, int round, std::vector<int> faces)
{
    Position position = rolls(std::move(faces), {any_of(Kind::bomb, {5})});
    const int seats = static_cast<int>(wealth.size());
    position.round = round;
    int middle = wealth_in_game(seats) - to_come_after(round);
    for (const int dice : wealth)
        middle -= dice;
    position.middle = middle;
    position.wealth = std::move(wealth);
    Table table(position, seats);
    for (int turn = seats - table.state.out.size(); turn > 0; --turn)
        table.turn(table.state.playing, table.state.wealth[table.state.playing]);
    return table;
}

}

/// GD-5
class GangOfDiceEnd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void GD_5_1_outAtTheEndOfARound()
    {
        Table table = Table(rolls({5, 3, 4, 1}, {harmless, harmless}, {.wealth = {1, 2, 141}}), 3).turn(0, 1);
        QVERIFY(table.all<Eliminated>().empty());
        table.turn(1, 2);
        QVERIFY(!table.state.out.contains(0));
        table.turn(2, 1);
        // Seat 1 had used all dice as well, but won.
        QVERIFY((table.all<Eliminated>() == std::vector{Eliminated{0}}));
        QVERIFY(table.state.out == SeatSet::only(0));
        QCOMPARE(int(table.state.wealth[1]), 4);
        QVERIFY(pending(table.state) == SeatSet::only(1));
        table.turn(1, 1);
        QVERIFY(pending(table.state) == SeatSet::only(2));
    }

    void GD_5_1_lastOneLeftWinsAtOnce()
    {
        const Table table = all_in({2, 1, 3}, 4, {5, 1, 5, 1, 1, 2});
        QVERIFY(table.state.phase == Phase::over);
        QCOMPARE(int(table.state.round), 4);
        QVERIFY((table.all<Eliminated>() == std::vector{Eliminated{0}, Eliminated{1}}));
        const Result standing = result(table.state);
        QVERIFY(standing.over);
        QVERIFY(standing.winners == SeatSet::only(2));
        QVERIFY((ending(public_state(table.state)) == Ending{endings::one_left, "GD-5.1", {}, SeatSet::only(2)}));
        QCOMPARE(standing.scores[2], 162 - 18);
        QVERIFY((standing.places == decltype(standing.places){2, 2, 1}));
    }

    void GD_5_1_nobodyLeft()
    {
        const Table table = all_in({2, 0, 3}, 4, {5, 1, 5, 1, 1});
        QVERIFY(table.state.phase == Phase::over);
        QCOMPARE(int(table.all<RoundLost>().at(0).middle), 162 - 18);
        const Result standing = result(table.state);
        QVERIFY((standing.scores == decltype(standing.scores){0, 0, 0}));
        QVERIFY((standing.places == decltype(standing.places){1, 3, 1}));
        SeatSet both = SeatSet::only(0);
        both.insert(2);
        QVERIFY(standing.winners == both);
        QVERIFY((ending(public_state(table.state)) == Ending{endings::nobody_left, "GD-5.1", {}, both}));
    }

    void GD_5_1_mostEventsOfOneAction()
    {
        const Table table = all_in({1, 1, 1, 1}, 12, {5, 5, 5, 5});
        QCOMPARE(table.all<Eliminated>().size(), 4u);
        QVERIFY(result(table.state).winners == SeatSet::first(4));
        QVERIFY(static_cast<int>(table.events.size()) < Events::capacity());
    }

    void GD_5_2_mostDiceAfterTwelveRounds()
    {
        Table table(rolls({5, 5, 5}, {any_of(Kind::bomb, {5})}, {.wealth = {50, 60, 43}, .middle = 9, .round = 12}), 3);
        QVERIFY(view(table.state, 2).open.wealth == Wealth{});
        for (Seat seat = 0; seat < 3; ++seat)
            table.turn(seat, 1);
        QVERIFY(table.state.phase == Phase::over);
        const Result standing = result(table.state);
        QVERIFY((standing.scores == decltype(standing.scores){49, 59, 42}));
        QVERIFY((standing.places == decltype(standing.places){2, 1, 3}));
        QVERIFY(standing.winners == SeatSet::only(1));
        QVERIFY((ending(public_state(table.state)) == Ending{endings::rounds_played, "GD-5.2", {12}}));
        // The dice left in the middle belong to nobody, and all wealth is shown.
        QCOMPARE(int(table.state.middle), 12);
        QVERIFY(view(table.state, 2).open.wealth[0] == 49);
        QCOMPARE(table.refusal(0, Take{1}), std::string(backroom::refusals::game_over));
    }

    void GD_5_2_aTieIsShared()
    {
        Table table(rolls({5, 5, 5}, {any_of(Kind::bomb, {5})}, {.wealth = {60, 60, 33}, .round = 12}), 3);
        for (Seat seat = 0; seat < 3; ++seat)
            table.turn(seat, 1);
        const Result standing = result(table.state);
        QVERIFY((standing.places == decltype(standing.places){1, 1, 3}));
        QVERIFY(standing.winners == SeatSet::first(2));
    }
};

BACKROOM_SUITE(GangOfDiceEnd)
#include "tst_end.moc"
