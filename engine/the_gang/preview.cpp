// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/preview.hpp"

#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

/// Any sample is good enough, because the checks depend only on what the seat can see.
State any_sample(const View& view)
{
    Random random;
    return sample(view, random);
}

/// Collects the events that belong to the first card. Returns false at the first other event.
struct Follow {
    Preview& foreseen;
    bool begun = false;

    bool operator()(const Placed& placed)
    {
        if (begun)
            return false;
        foreseen.city = placed.city;
        foreseen.gangster = placed.gangster;
        return true;
    }
    bool operator()(const SpecialPlayed& played)
    {
        if (begun)
            return false;
        foreseen.city = played.city;
        if (played.special == Special::lookout)
            foreseen.end = played.end;
        if (played.special == Special::boss_calls)
            foreseen.gangster = played.gangster;
        return true;
    }
    bool operator()(const Captured& captured)
    {
        foreseen.gangs.push_back(captured);
        return begun;
    }
    bool operator()(const auto&) { return false; }
};

Preview follow(State state, Seat seat, const Action& action)
{
    Events events;
    apply(state, seat, action, events);
    Preview foreseen;
    Follow follow{foreseen};
    for (const Event& event : events) {
        if (!std::visit(follow, event))
            break;
        follow.begun = true;
    }
    return foreseen;
}

}

std::optional<Refusal> check(const View& view, const Action& action)
{
    return check(any_sample(view), view.seat, action);
}

Preview preview(const View& view, const Action& action)
{
    State state = any_sample(view);
    const auto* choose = std::get_if<Choose>(&action);
    if (choose == nullptr)
        return follow(state, view.seat, action);
    if (!choose->ticket)
        return {};
    state.phase = Phase::placing;
    state.hands[view.seat].gangsters.erase(choose->gangster);
    state.choices[view.seat] = {choose->gangster, std::nullopt, Special::lookout};
    state.to_play = {view.seat};
    state.turn = {};
    return follow(state, view.seat, PlaceGangster{*choose->ticket});
}

}
