// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/scene.hpp"

#include "engine/gang_of_dice/rules.hpp"

namespace gang_of_dice_table {

using namespace rules;

Own behind_the_screen(int wealth, int seats, int taken)
{
    // No more single dice than at the start; the rest are tokens.
    const int over = std::max(0, wealth - dice_at_start(seats));
    Own own;
    own.tokens = (over + dice_of_token - 1) / dice_of_token;
    own.dice = wealth - own.tokens * dice_of_token;
    while (own.dice < taken) {
        --own.tokens;
        own.dice += dice_of_token;
    }
    return own;
}

void Scene::begin(const PublicState& at_first)
{
    open = at_first;
    dice = DiceOnTable(open);
}

std::optional<Own> Scene::own() const
{
    const View* known = behind();
    if (known == nullptr)
        return {};
    return behind_the_screen(known->wealth, open.seats, take);
}

std::optional<backroom::Seat> Scene::leader() const
{
    return rules::leader(open.results, open.start, open.seats);
}

std::vector<backroom::Seat> Scene::order() const
{
    const Order order = clockwise_from(open.start, open.seats);
    return {order.begin(), order.end()};
}

void Scene::putDown()
{
    held = {};
    aim = Aim::nowhere;
}

void Scene::letGo()
{
    putDown();
    view.reset();
    looking = false;
    take = 0;
    chosen = {};
    chances.reset();
}

void follow(Scene& scene, const Event& event)
{
    follow(scene.open, event);
    if (scene.own_view)
        follow(*scene.own_view, event);
    follow(scene.dice, event);
}

}
