// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "supergang_table.hpp"

/// Duels for the tests of SG-8.
namespace test {

/// A killer of seat 0 one step from s39, where a vamp and a dealer of seat 1 and a killer of seat 2 are.
inline Scene crowd()
{
    Scene scene;
    scene.before(0, killer, "s39").stands(1, vamp, "s39").stands(1, dealer, "s39").stands(2, killer, "s39");
    return scene;
}

inline Table fight(const Scene& scene, std::initializer_list<int> faces, std::initializer_list<FigureId> targets,
    const Options& options = {})
{
    Table table = Table(scene, options).arrive(killer, "s39");
    table.faces(faces).act(Kill{Member::killer, {}, figures(targets)});
    return table;
}

inline Table fight(
    std::initializer_list<int> faces, std::initializer_list<FigureId> targets, const Options& options = {})
{
    return fight(crowd(), faces, targets, options);
}

/// The killer attacks the patrol that meets him at s39.
inline Table attack_patrol(const Scene& scene, std::initializer_list<int> faces, const Options& options = {})
{
    Table table = Table(scene, options).roll().go(Mover::patrol_1, "s39").go(killer, "s39");
    table.faces(faces).act(AttackPatrol{Member::killer, {}, 0});
    return table;
}

/// Attacks the vamp with the killer, and checks the public state that follows the events.
inline void kill_and_follow(Table& table)
{
    PublicState followed = public_state(table.state);
    table.act(killing({id(1, vamp)}));
    for (const Event& event : table.events)
        follow(followed, event);
    QVERIFY(followed == public_state(table.state));
}

}
