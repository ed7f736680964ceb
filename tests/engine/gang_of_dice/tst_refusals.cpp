#include "gang_of_dice/codec.hpp"

#include "dice_table.hpp"

using namespace test;

/// Every refusal, with its rule and parameters; none changes the state.
class GangOfDiceRefusals : public QObject {
    Q_OBJECT

    static void refused(
        const Table& table, Seat seat, const Action& action, const Refusal& expected, const char* sentence)
    {
        const State before = table.state;
        const auto refusal = check(table.state, seat, action);
        QVERIFY(refusal.has_value());
        QCOMPARE(std::string(refusal->code), std::string(expected.code));
        QCOMPARE(std::string(refusal->rule), std::string(expected.rule));
        QVERIFY(*refusal == expected);
        QVERIFY(table.state == before);
        if (sentence)
            QCOMPARE(Codec<GangOfDice>::message(*refusal), std::string(sentence));
    }

private Q_SLOTS:
    void whileTaking()
    {
        Position position = rolls({});
        position.wealth = {40, 5, 99};
        const Table table(position, 3);
        refused(table, 0, Take{0}, {refuse::no_dice, "GD-3.1"}, "at least one die is needed");
        refused(table, 0, Take{41}, {refuse::more_than_wealth, "GD-3.1", {41, 40}},
            "41 dice are more than the 40 behind the screen");
        refused(table, 0, Take{37}, {refuse::more_than_in_game, "GD-3.1", {37, 36}},
            "37 dice are more than the 36 of the game");
        refused(table, 0, Take{255}, {refuse::more_than_wealth, "GD-3.1", {255, 40}}, nullptr);
        refused(table, 0, Reroll{{0}}, {refuse::not_rolled, "GD-3.2"}, "no dice are rolled yet");
        refused(table, 0, Reroll{}, {refuse::not_rolled, "GD-3.2"}, nullptr);
        refused(table, 0, Stop(), {refuse::not_rolled, "GD-3.2"}, nullptr);
        // Says nothing about the wealth of others.
        for (const Seat seat : std::array<Seat, 4>{1, 2, 3, 200})
            refused(table, seat, Take{77}, {backroom::refusals::not_your_turn, "GD-2.2", {0, 0}}, nullptr);
    }

    void whileRolling()
    {
        Table table(rolls({1, 2, 3}), 3);
        table.take(0, 3);
        refused(table, 0, Take{3}, {refuse::already_taken, "GD-3.1", {3, 0}},
            "the number of dice of this turn is already decided: 3");
        refused(table, 0, Reroll{}, {refuse::no_dice, "GD-3.2"}, nullptr);
        refused(
            table, 0, Reroll{{0, 3}}, {refuse::no_such_die, "GD-3.2", {3, 3}}, "there is no die 3: this turn uses 3");
        refused(table, 0, Reroll{{63}}, {refuse::no_such_die, "GD-3.2", {63, 3}}, nullptr);
        refused(table, 1, Stop(), {backroom::refusals::not_your_turn, "GD-2.2", {0, 0}}, nullptr);
    }

    void whoIsOut()
    {
        Position position = rolls({});
        position.wealth = {72, 0, 72};
        const Table table(position, 3);
        refused(table, 1, Take{1}, {backroom::refusals::not_your_turn, "GD-2.2", {0, 0}}, nullptr);
        QVERIFY(legal(table.state, 1).empty());
    }

    void afterTheEnd()
    {
        Table table(deal({}, 2, 1));
        Random random(1);
        play_until(table, random, [](const Table&) { return false; });
        for (const Seat seat : std::array<Seat, 3>{0, 1, 7})
            refused(table, seat, Take{1}, {backroom::refusals::game_over, ""}, nullptr);
        QVERIFY(legal(table.state, table.state.playing).empty());
    }
};

QTEST_APPLESS_MAIN(GangOfDiceRefusals)
#include "tst_refusals.moc"
