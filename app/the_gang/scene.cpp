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

namespace {

/// The chosen gangster is its number, a ticket this plus its city.
constexpr int a_ticket = 1000;
constexpr int the_special = 2000;
constexpr int a_call = 3000;

}

std::vector<int> Scene::laid() const
{
    std::vector<int> things;
    if (picked.gangster != 0)
        things.push_back(picked.gangster);
    if (picked.ticket)
        things.push_back(a_ticket + static_cast<int>(*picked.ticket));
    if (picked.special)
        things.push_back(the_special);
    if (calling)
        things.push_back(a_call + static_cast<int>(*calling));
    return things;
}

void Scene::lay(int thing)
{
    if (thing >= a_call)
        calling = static_cast<City>(thing - a_call);
    else if (thing == the_special)
        picked.special = true;
    else if (thing >= a_ticket)
        picked.ticket = static_cast<City>(thing - a_ticket);
    else
        picked.gangster = static_cast<Gangster>(thing);
}

void Scene::takeOff(int thing)
{
    if (thing >= a_call)
        calling.reset();
    else if (thing == the_special)
        picked.special = false;
    else if (thing >= a_ticket)
        picked.ticket.reset();
    else
        picked.gangster = 0;
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
