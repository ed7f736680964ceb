#include "gang_of_dice/scene.hpp"

#include "gang_of_dice/deal.hpp"
#include "gang_of_dice/rules.hpp"

namespace gang_of_dice_table {

using namespace rules;

namespace {

/// Single dice behind a screen, beside the tokens: as in the set-up (GD-1.4).
constexpr int single_dice(int seats)
{
    return seats == max_seats ? 9 : 12;
}

}

Own behind_the_screen(int wealth, int seats, int taken)
{
    const int over = std::max(0, wealth - single_dice(seats));
    Own own;
    own.tokens = (over + dice_of_token - 1) / dice_of_token;
    own.dice = wealth - own.tokens * dice_of_token;
    while (own.dice < taken) {
        --own.tokens;
        own.dice += dice_of_token;
    }
    return own;
}

std::optional<Own> Scene::own() const
{
    if (!view || !looking)
        return {};
    return behind_the_screen(view->wealth, open.seats, take);
}

std::optional<backroom::Seat> Scene::leader() const
{
    return rules::leader(open.results, open.start, open.seats);
}

std::vector<backroom::Seat> Scene::order() const
{
    std::vector<backroom::Seat> order;
    for (int step = 0; step < open.seats; ++step)
        order.push_back(static_cast<backroom::Seat>((open.start + step) % open.seats));
    return order;
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
}

void tell(Scene& scene, const Event& event)
{
    tell(scene.open, event);
    tell(scene.dice, event);
}

}
