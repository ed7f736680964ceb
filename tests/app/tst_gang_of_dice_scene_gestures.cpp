// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_driver.hpp"
#include "suites.hpp"

using namespace test;
using namespace test::dice;

/// Tests the gestures on scenes, without a table.
class GangOfDiceSceneGesturesTest : public QObject {
    Q_OBJECT

    /// Seat 0 takes dice, with its screen open.
    static Scene taking()
    {
        const State state = match(rolls({}), 2).state();
        Scene scene;
        scene.open = public_state(state);
        scene.dice = DiceOnTable(scene.open);
        scene.view = view(state, 0);
        scene.looking = true;
        scene.take = 3;
        return scene;
    }
    /// Three dice lie in the tray, with keys from 0.
    static Scene rolling()
    {
        State state = match(rolls({3, 1, 0}), 2).state();
        Scene scene;
        scene.open = public_state(state);
        scene.dice = DiceOnTable(scene.open);
        Events events;
        apply(state, 0, Take{3}, events);
        for (const Event& event : events)
            follow(scene, event);
        scene.view = view(state, 0);
        return scene;
    }

private Q_SLOTS:
    /// What is thrown is what leaves: the dice taken, and none of the tokens that were left beside them.
    void aThrowTakesSingleDiceAway()
    {
        for (const int seats : {2, 3, 4}) {
            const int start = dice_at_start(seats) + tokens_at_start(seats) * dice_of_token;
            const Own own = behind_the_screen(start, seats, 0);
            QCOMPARE(own, (Own{dice_at_start(seats), tokens_at_start(seats)}));
            // With more single dice than the game has, four tokens are exchanged for them at once.
            for (int wealth = 1; wealth <= tokens_at_start(seats) * dice_of_token + dice_in_game(seats); ++wealth)
                for (int dice = 1; dice <= std::min(wealth, dice_in_game(seats)); ++dice) {
                    const Own before = behind_the_screen(wealth, seats, dice);
                    QCOMPARE(before.dice + before.tokens * dice_of_token, wealth);
                    QVERIFY(before.dice >= dice);
                    QCOMPARE(behind_the_screen(wealth - dice, seats, 0), (Own{before.dice - dice, before.tokens}));
                }
            for (int wealth = 0; wealth < seats * start; ++wealth) {
                const Own all = behind_the_screen(wealth, seats, 0);
                QCOMPARE(all.dice + all.tokens * dice_of_token, wealth);
                QVERIFY(all.dice >= 0 && all.dice <= dice_in_game(seats) && all.tokens >= 0);
            }
        }
    }

    void whatCanBeUsed()
    {
        Scene scene = taking();
        QVERIFY(gestures::usable(scene, own_die_key) && gestures::usable(scene, own_die_key + 11));
        QVERIFY(!gestures::usable(scene, own_die_key + 12));
        QVERIFY(!gestures::usable(scene, own_die_key - 1) && !gestures::usable(scene, 0));
        scene.clearPrivate();
        QVERIFY(!gestures::usable(scene, own_die_key));
        scene = rolling();
        QVERIFY(gestures::usable(scene, 0) && gestures::usable(scene, 2));
        QVERIFY(!gestures::usable(scene, 3) && !gestures::usable(scene, own_die_key));
        // Dice behind the player's own screen can only be looked at.
        scene.looking = true;
        QVERIFY(scene.own());
        QVERIFY(!gestures::usable(scene, own_die_key));
        scene.view.reset();
        QVERIFY(!gestures::usable(scene, 0));
    }

    void whereItPoints()
    {
        const GangOfDiceLayout layout;
        const QPointF tray = layout.tray().center();
        const QPointF hand = layout.middlePlate().center();
        Scene scene = rolling();
        QVERIFY(gestures::aim_at(scene, layout, tray) == Aim::nowhere);
        gestures::hold(scene, 1);
        QVERIFY(gestures::aim_at(scene, layout, tray) == Aim::tray);
        QVERIFY(gestures::aim_at(scene, layout, hand) == Aim::hand);
        QVERIFY(gestures::aim_at(scene, layout, layout.buttons().center()) == Aim::hand);
        QVERIFY(gestures::aim_at(scene, layout, layout.panel().center()) == Aim::nowhere);
        // The whole area below the tray counts, beside the panel.
        for (const QPointF below : {layout.tray().bottomLeft(), layout.rail().center(), layout.person().center(),
                 QPointF(2, layout.rail().bottom() - 2)})
            QVERIFY(gestures::aim_at(scene, layout, below + QPointF(0, 1)) == Aim::hand);
        QVERIFY(gestures::aim_at(scene, layout, layout.tray().topLeft() - QPointF(3, 3)) == Aim::nowhere);
        QVERIFY(gestures::aim_at(scene, layout, layout.panel().bottomLeft() + QPointF(3, -3)) == Aim::nowhere);
        scene = taking();
        gestures::hold(scene, own_die_key);
        QVERIFY(gestures::aim_at(scene, layout, tray) == Aim::tray);
        QVERIFY(gestures::aim_at(scene, layout, hand) == Aim::nowhere);
    }

    void aHandful()
    {
        Scene scene = taking();
        gestures::hold(scene, own_die_key + 1);
        QCOMPARE(scene.take, 3);
        gestures::hold(scene, own_die_key + 6);
        QCOMPARE(scene.take, 7);
        QVERIFY((scene.held == Held{Held::Handful, own_die_key + 6}));
        QVERIFY(!gestures::release(scene));
        QVERIFY(scene.held == Held());
        gestures::hold(scene, own_die_key);
        scene.aim = Aim::tray;
        const auto action = gestures::release(scene);
        QVERIFY(action && std::get<Take>(*action) == Take{7});
        QVERIFY(scene.held == Held() && scene.aim == Aim::nowhere);
    }

    void aDie()
    {
        Scene scene = rolling();
        const auto drop = [&](int die, Aim aim) {
            gestures::hold(scene, die);
            scene.aim = aim;
            QVERIFY(!gestures::release(scene));
        };
        drop(2, Aim::hand);
        QVERIFY(gestures::is_chosen(scene, 2) && scene.chosen == DiceSet{2});
        drop(2, Aim::hand);
        drop(2, Aim::nowhere);
        drop(0, Aim::tray);
        QVERIFY(scene.chosen == DiceSet{2});
        drop(2, Aim::tray);
        QVERIFY(scene.chosen.empty());
    }

    void theNumber()
    {
        Scene scene = taking();
        for (const auto& [asked, taken] : {std::pair(99, 24), {0, 1}, {5, 5}}) {
            gestures::set_take(scene, asked);
            QCOMPARE(scene.take, taken);
        }
        gestures::pick(scene, own_die_key + 8);
        QCOMPARE(scene.take, 9);
        scene = rolling();
        gestures::set_take(scene, 5);
        QCOMPARE(scene.take, 0);
    }

    /// Each action exists only in its phase.
    void actions()
    {
        Scene scene = taking();
        QVERIFY(gestures::roll(scene) && !gestures::reroll(scene) && !gestures::stop(scene));
        scene = rolling();
        gestures::pick(scene, 1);
        QVERIFY(!gestures::roll(scene) && gestures::stop(scene));
        QVERIFY(std::get<Reroll>(*gestures::reroll(scene)) == Reroll{{1}});
        scene.clearPrivate();
        QVERIFY(!gestures::roll(scene) && !gestures::reroll(scene) && !gestures::stop(scene));
    }
};

BACKROOM_SUITE(GangOfDiceSceneGesturesTest)
#include "tst_gang_of_dice_scene_gestures.moc"
