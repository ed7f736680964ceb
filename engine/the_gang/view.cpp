// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

struct OwnPart {
    View& view;

    void operator()(const Chosen& chosen) const
    {
        if (chosen.seat == view.seat)
            view.choice = chosen.choice;
    }
    void operator()(const Revealed&) const
    {
        view.hand.gangsters.erase(view.choice.gangster);
        if (view.choice.special != Special::none)
            view.hand.special = Special::none;
        view.choice = {};
    }
    void operator()(const Captured& captured) const
    {
        if (captured.seat == view.seat)
            view.captured |= captured.gangsters;
    }
    void operator()(const SpecialDiscarded& discarded) const
    {
        if (discarded.seat == view.seat)
            view.hand.special = Special::none;
    }
    void operator()(const Dealt& dealt) const
    {
        if (dealt.seat == view.seat)
            view.hand = {dealt.gangsters, dealt.special};
    }
    void operator()(const OneOf<Placed, SpecialPlayed, JobEnded, Refilled, RoundEnded, GameOver> auto&) const { }
};

}

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    View view;
    view.open = public_state(state);
    view.seat = seat;
    view.hand = state.hands[seat];
    view.captured = state.captured[seat];
    if (state.phase == Phase::choosing)
        view.choice = state.choices[seat];
    return view;
}

void follow(View& view, const Event& event)
{
    follow(view.open, event);
    std::visit(OwnPart{view}, event);
}

}
