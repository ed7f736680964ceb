// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

/// Compares the tracked dice with the state of the rules, event by event.
class GangOfDiceDiceOnTableTest : public QObject {
    Q_OBJECT

    static Scene scene_of(const State& state)
    {
        Scene scene;
        scene.open = public_state(state);
        scene.dice = DiceOnTable(scene.open);
        return scene;
    }

    static int prize(const State& state)
    {
        int prize = state.middle;
        for (const Faces& shown : state.shown)
            prize += static_cast<int>(shown.size());
        return prize;
    }

    static void agrees(const Scene& scene, const State& state)
    {
        QVERIFY(scene.open == public_state(state));
        const auto middle = static_cast<int>(scene.dice.middle.size());
        QCOMPARE(middle + scene.open.tokens_in_middle, int{state.middle});
        QCOMPARE(middle_of(scene).prize, prize(state));
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const bool rolling = state.phase == Phase::rolling && seat == state.playing;
            QCOMPARE(scene.inTray() && scene.open.playing == seat, rolling);
            QVERIFY(faces_of(scene.dice.shown[seat]) == state.shown[seat]);
            if (rolling)
                for (std::size_t die = 0; die < scene.dice.shown[seat].size(); ++die)
                    QCOMPARE(scene.dice.shown[seat][die].roll == scene.dice.rolls,
                        state.thrown.contains(static_cast<int>(die)));
        }
        if (state.phase != Phase::over)
            QCOMPARE(scene.leader(), leader(state.results, state.start, state.seats));
        QCOMPARE(scene.order().size(), static_cast<std::size_t>(state.seats));
        QCOMPARE(scene.order().front(), state.start);
    }

    /// Returns the place of each die by its key, which must be unique.
    static QMap<int, QString> places(const Scene& scene)
    {
        QMap<int, QString> found;
        const auto note = [&](const DiceOnTable::Dice& dice, const QString& place) {
            for (const DiceOnTable::Die& die : dice) {
                if (found.contains(die.key))
                    throw std::logic_error("a die is at two places");
                found.insert(die.key, place);
            }
        };
        note(scene.dice.middle, QStringLiteral("middle"));
        for (Seat seat = 0; seat < scene.open.seats; ++seat)
            note(scene.dice.shown[seat], QStringLiteral("seat %1").arg(seat));
        return found;
    }

private Q_SLOTS:
    void randomGames()
    {
        for (int seats = 2; seats <= 4; ++seats) {
            const Case tried(QString::asprintf("%d seats", seats));
            for (int game = 0; game < 60; ++game) {
                State state = deal({}, seats, static_cast<std::uint64_t>(game));
                Random random(static_cast<std::uint64_t>(game));
                Scene scene = scene_of(state);
                agrees(scene, state);
                while (state.phase != Phase::over) {
                    Events events;
                    apply(state, state.playing, any_action(state, random), events);
                    for (const Event& event : events) {
                        const QMap<int, QString> before = places(scene);
                        follow(scene, event);
                        const QMap<int, QString> after = places(scene);
                        // Dice leave the table only with the winner of a round, and enter it only by a first roll.
                        for (const int key : before.keys())
                            QCOMPARE(after.contains(key), !std::holds_alternative<RoundWon>(event));
                        const auto* rolled = std::get_if<Rolled>(&event);
                        if (rolled == nullptr || rolled->roll > 1)
                            QVERIFY(after.size() <= before.size());
                    }
                    agrees(scene, state);
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
    }

    void aTurn()
    {
        State state = match(rolls({3, 1, 0, 2}), 2).state();
        Scene scene = scene_of(state);
        const auto act = [&](const Action& action) {
            Events events;
            apply(state, state.playing, action, events);
            for (const Event& event : events)
                follow(scene, event);
        };
        const auto rolled_in = [&] {
            std::vector<int> list;
            for (const DiceOnTable::Die& die : scene.dice.shown[0])
                list.push_back(die.roll);
            return list;
        };
        QVERIFY(!scene.inTray());
        QCOMPARE(middle_of(scene).prize, 0);
        act(Take{3});
        const DiceOnTable::Dice rolled = scene.dice.shown[0];
        QCOMPARE(rolled_in(), (std::vector<int>{1, 1, 1}));
        act(Reroll{{2}});
        QCOMPARE(rolled_in(), (std::vector<int>{1, 1, 2}));
        QCOMPARE(scene.dice.shown[0][0], rolled[0]);
        QCOMPARE(scene.dice.shown[0][2], (DiceOnTable::Die{rolled[2].key, 2, 2}));
        QCOMPARE(middle_of(scene).prize, 3);
        QCOMPARE(scene.leader(), std::optional<Seat>());
        QVERIFY(!scene.dice.ended);
        act(Stop{});
        QVERIFY(!scene.inTray());
        QCOMPARE(scene.dice.shown[0].size(), std::size_t{3});
        QCOMPARE(scene.dice.shown[0][2].key, rolled[2].key);
        QCOMPARE(scene.leader(), std::optional<Seat>(0));
        QCOMPARE(scene.dice.ended->seat, Seat{0});
        QCOMPARE(scene.dice.ended->dice, scene.dice.shown[0]);
    }

    /// The dice of a lost turn keep their keys in the middle.
    void aBust()
    {
        State state = match(rolls({5, 5, 1}, {explosive(Trigger::fives)}), 2).state();
        Scene scene = scene_of(state);
        Events events;
        apply(state, 0, Take{3}, events);
        follow(scene, events[0]);
        const DiceOnTable::Dice rolled = scene.dice.shown[0];
        for (std::size_t at = 1; at < events.size(); ++at)
            follow(scene, events[at]);
        QCOMPARE(scene.dice.middle, rolled);
        QCOMPARE(scene.dice.ended->dice, rolled);
        QCOMPARE(scene.open.results[0], std::optional(TurnResult{11, 3, false}));
        QCOMPARE(middle_of(scene).prize, 3);
    }

    /// A position may begin with dice and tokens in the middle (GD-2.1).
    void whatLiesInTheMiddleAtFirst()
    {
        Position position = rolls({}, {harmless}, {.middle = 10, .round = 11});
        const Scene scene = scene_of(match(position, 3).state());
        QCOMPARE(int{scene.open.tokens_in_middle}, 2 * dice_of_token);
        QCOMPARE(scene.dice.middle.size(), std::size_t{4});
        QCOMPARE(int{scene.open.middle}, 10);
        QCOMPARE(middle_of(scene).prize, 10);
        QCOMPARE(middle_of(scene_of(match(rolls({}), 3).state())).prize, 0);
    }
};

BACKROOM_SUITE(GangOfDiceDiceOnTableTest)
#include "tst_gang_of_dice_dice_on_table.moc"
