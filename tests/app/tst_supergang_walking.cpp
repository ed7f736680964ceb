// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suites.hpp"
#include "supergang_pieces.hpp"

#include <set>

using namespace test;
using namespace test::supergang;

/// Tests figures while they walk, alone, together and underground.
class SuperGangWalkingTest : public PiecesTest {
    Q_OBJECT

    static std::set<int> open_covers(const Scene& scene)
    {
        std::set<int> open;
        for (const auto& manhole : manholes_of(scene))
            if (manhole.open)
                open.insert(manhole.key);
        return open;
    }
    static Walking walking(Mover mover, Place from, const Path& path, std::size_t steps = 0)
    {
        Walking walk;
        walk.mover = mover;
        walk.from = from;
        walk.path = path;
        walk.steps = steps;
        return walk;
    }

private Q_SLOTS:
    /// SG-4.1: from square to square.
    void walking()
    {
        const State before = played(street(), {Roll()}).state();
        Scene scene = scene_of(before);
        scene.view.reset();
        const Walking walk = walking(Mover::killer, at("s46"), three_squares);
        scene.walking = walk;
        QVERIFY(away(item(scene, rosas_killer), point_of(at("s46"))) < 1);
        for (std::size_t step = 1; step <= 3; ++step) {
            scene.walking->steps = step;
            const FigureItem one = item(scene, rosas_killer);
            QVERIFY(away(one, point_of(walk.path[step - 1])) < 1);
            QVERIFY(!one.free && !one.underground);
            QCOMPARE(one.angle, facing(walk.path[step - 1], step == 1 ? walk.from : walk.path[step - 2]));
        }
        QVERIFY(away(item(scene, beas_killer), point_of(at("centre"))) < 200);
    }

    /// SG-4.6: from cover to cover, invisible in between.
    void SG_4_6_throughTheSewer()
    {
        Scene scene = scene_at(street(), {Roll()});
        const Place down = at("s44");
        const Place other = town.manholes[town.manholes[0] == down ? 1 : 0];
        scene.walking = walking(Mover::killer, at("s43"), {down, other, at("s43")});
        scene.walking->steps = 1;
        QVERIFY(!item(scene, rosas_killer).underground);
        QVERIFY(open_covers(scene).empty());
        scene.walking->steps = 2;
        QVERIFY(item(scene, rosas_killer).underground);
        QCOMPARE(open_covers(scene), (std::set<int>{down, other}));
        scene.walking->steps = 3;
        QVERIFY(!item(scene, rosas_killer).underground);
        QVERIFY(open_covers(scene).empty());
        // A patrol that comes up uses one.
        scene.walking = walking(Mover::patrol_1, no_place, {down, at("s43")}, 1);
        QCOMPARE(open_covers(scene), std::set<int>{down});
        // It is visible from its first step on.
        scene.open.patrols[0] = {no_place, no_place, PatrolState::sewer, 0};
        QVERIFY(shown(scene, first_patrol));
        scene.walking->steps = 0;
        QVERIFY(!shown(scene, first_patrol));
    }

    /// SG-9.2: the sewer splashes where a patrol falls in.
    void SG_9_2_itSplashes()
    {
        Scene scene = plain();
        QVERIFY(std::ranges::none_of(manholes_of(scene), &ManholeItem::splash));
        scene.splash = at("s44");
        for (const auto& manhole : manholes_of(scene)) {
            QCOMPARE(manhole.splash, manhole.key == at("s44"));
            QCOMPARE(manhole.open, manhole.splash);
            QCOMPARE(manhole.middle, point_of(static_cast<Place>(manhole.key)));
        }
    }

    /// SG-7.2: a vamp and her man share a ring wherever they stand together.
    void SG_7_2_theyAreJoined()
    {
        Position from = position();
        put(from, rosas_vamp, "s46", "s37");
        put(from, beas_killer, "s46", "s37");
        QVERIFY(item(scene_at(from, {}), rosas_vamp).joint.isNull());
        vamp_man(from, beas_killer, 0);
        const Scene scene = scene_at(from, {});
        QCOMPARE(item(scene, rosas_vamp).joint, item(scene, beas_killer).feet - item(scene, rosas_vamp).feet);
        QVERIFY(!item(scene, rosas_vamp).joint.isNull() && item(scene, beas_killer).joint.isNull());
    }

    /// SG-7.2: he goes with her, step by step, and ends where he will stand.
    void SG_7_2_aVampedManWalksAlong()
    {
        Position from = position();
        put(from, rosas_vamp, "s46", "s37");
        put(from, beas_killer, "s46", "s37");
        vamp_man(from, beas_killer, 0);
        put(from, beas_dealer, "s46", "s37");
        from.dice = {3, 3, 2};
        const State rolled = played(from, {Roll()}).state();
        Scene scene = scene_of(rolled);
        scene.view.reset();
        QCOMPARE(item(scene, beas_killer).leader, marks_[0]);
        QCOMPARE(item(scene, beas_dealer).leader, -1);
        scene.walking = walking(Mover::vamp, at("s46"), three_squares);
        for (std::size_t step = 1; step <= 3; ++step) {
            scene.walking->steps = step;
            QVERIFY(away(item(scene, rosas_vamp), point_of(three_squares[step - 1])) < 30);
            QVERIFY(away(item(scene, beas_killer), point_of(three_squares[step - 1])) < 30);
            QVERIFY(away(item(scene, rosas_vamp), item(scene, beas_killer).feet) > 20);
            // A figure that is not led stays.
            QVERIFY(away(item(scene, beas_dealer), point_of(at("s46"))) < 30);
        }
        const auto after = scene_of(played(from, {Roll(), Move{Mover::vamp, three_squares}}).state());
        QCOMPARE(item(after, beas_killer).feet, item(scene, beas_killer).feet);
        QCOMPARE(item(after, rosas_vamp).feet, item(scene, rosas_vamp).feet);
    }

    void aPatrolWalks()
    {
        Position from = position();
        put(from, 0, "s45", "s50");
        from.dice = {1, 1, 1, 3};
        Scene scene = scene_at(from, {Roll()});
        scene.walking = walking(Mover::patrol_1, at("s45"), {at("s48"), at("s47"), at("s46")}, 2);
        QVERIFY(away(item(scene, first_patrol), point_of(at("s47"))) < 1);
        // The mover of the same number in the gang does not walk.
        QVERIFY(away(item(scene, rosas_killer), point_of(at("s47"))) > 100);
    }
};

BACKROOM_SUITE(SuperGangWalkingTest)
#include "tst_supergang_walking.moc"
