// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supergang/scene.hpp"

namespace supergang_table {

rules::Action Party::action() const
{
    switch (kind) {
    case StickUp:
        return rules::StickUp{leader, prize, with, defender};
    case Killing:
        return rules::Kill{leader, with, targets};
    case Patrol:
        break;
    }
    return rules::AttackPatrol{leader, with, patrol};
}

void Scene::putDown()
{
    chosen.reset();
    lifted = false;
    aim = rules::no_place;
    way = 0;
}

void Scene::clearPrivate()
{
    putDown();
    party.reset();
    removing = false;
    view.reset();
}

void follow(Scene& scene, const rules::Event& event)
{
    follow(scene.open, event);
    if (const auto* rolled = std::get_if<rules::Rolled>(&event))
        scene.faces = rolled->dice;
    else if (std::holds_alternative<rules::TurnBegan>(event))
        scene.faces = {};
}

}
