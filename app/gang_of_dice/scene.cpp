// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gang_of_dice/scene.hpp"

#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace gang_of_dice_table {

using namespace rules;

Own behind_the_screen(int wealth, int seats, int taken)
{
    Own own;
    own.tokens = std::min(tokens_at_start(seats), wealth / dice_of_token);
    // Single dice beyond those in the game are changed many at a time, so that it happens seldom.
    constexpr int changed = 4;
    while (wealth - own.tokens * dice_of_token > dice_in_game(seats))
        own.tokens += changed;
    own.dice = wealth - own.tokens * dice_of_token;
    while (own.dice < taken) {
        --own.tokens;
        own.dice += dice_of_token;
    }
    return own;
}

Weight Sweep::weight() const
{
    constexpr int large_pot = 12;
    constexpr int huge_pot = 24;
    return pot >= huge_pot ? Weight::huge : pot >= large_pot ? Weight::large : Weight::small;
}

int Scene::thingsAtStake() const
{
    int things =
        open.tokens_in_middle / dice_of_token + std::min(static_cast<int>(dice.middle.size()), most_middle_dice);
    for (const DiceOnTable::Dice& shown : dice.shown)
        things += static_cast<int>(shown.size());
    return things;
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

std::vector<int> Scene::laid() const
{
    std::vector<int> things;
    for (const int die : chosen)
        things.push_back(die);
    return things;
}

void Scene::putDown()
{
    held = {};
    aim = Aim::nowhere;
}

void Scene::clearPrivate()
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
    if (std::holds_alternative<Busted>(event) || std::holds_alternative<ResultShown>(event))
        scene.landing.reset();
    follow(scene.open, event);
    if (scene.own_view)
        follow(*scene.own_view, event);
    follow(scene.dice, event);
}

}
