// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/the_gang/scene.hpp"

#include <algorithm>
#include <ranges>

namespace the_gang_table {

using namespace rules;

Feat Feat::of(const std::vector<Captured>& gangs)
{
    constexpr int large_gang = 4;
    constexpr int huge_gang = 6;
    constexpr int huge_worth = 8;
    Feat feat{Weight::small, false, gangs.front().seat, static_cast<int>(gangs.size()), 0, 0};
    for (const Captured& gang : gangs) {
        feat.gangsters += gang.gangsters.size();
        feat.revolvers += rules::revolvers(gang.gangsters);
    }
    if (feat.gangsters >= huge_gang || feat.revolvers >= huge_worth)
        feat.weight = Weight::huge;
    else if (feat.gangsters >= large_gang)
        feat.weight = Weight::large;
    return feat;
}

std::optional<Turn> Scene::turn() const
{
    const auto shown = std::ranges::find_if(open.choices, [&](const OpenChoice& of) { return of.seat == active; });
    if (shown == open.choices.end())
        return {};
    Turn turn{shown->seat, shown->choice, open.turn};
    if (open.to_play.empty() || open.to_play.back() != shown->seat) {
        turn.choice.special = Special::none;
        turn.cards.gangster_placed = turn.cards.special_played = true;
    }
    return turn;
}

std::vector<OpenChoice> Scene::waiting() const
{
    std::vector<OpenChoice> waiting;
    for (const OpenChoice& choice : open.choices)
        if (choice.seat != active && std::ranges::find(open.to_play, choice.seat) != open.to_play.end())
            waiting.push_back(choice);
    return waiting;
}

Gangster Scene::spiedAt() const
{
    return placing() && held.kind == Piece::Special && aim && aim->kind == TargetItem::OnGangster ? aim->gangster
                                                                                                  : Gangster{0};
}

std::vector<backroom::Seat> Scene::order() const
{
    std::vector<backroom::Seat> seats;
    for (const OpenChoice& choice : open.choices)
        seats.push_back(choice.seat);
    for (backroom::Seat seat = 0; seat < open.seats; ++seat)
        if (std::ranges::find(seats, seat) == seats.end())
            seats.push_back(seat);
    return seats;
}

std::optional<City> Scene::callsTo() const
{
    if (calling || !placing())
        return calling;
    const auto now = turn();
    const bool left = now && now->cards.gangster_placed && !now->cards.special_played;
    return left && now->choice.special == Special::boss_calls ? std::optional(now->cards.city) : std::nullopt;
}

void Scene::putDown()
{
    held = {};
    aim.reset();
    preview.reset();
    considered = 0;
}

void Scene::clearPrivate()
{
    putDown();
    picked = {};
    calling.reset();
    view.reset();
    looking = false;
}

void follow(Scene& scene, const Event& event)
{
    follow(scene.open, event);
    if (scene.own)
        follow(*scene.own, event);
}

}
