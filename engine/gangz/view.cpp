// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

struct OwnPart {
    View& view;

    void operator()(const Swapped& swapped) const
    {
        if (swapped.seat != view.seat)
            return;
        for (const Card card : view.hand)
            view.aside.set(card);
        view.hand = swapped.cards;
    }
    void operator()(const Chosen& chosen) const
    {
        if (chosen.seat == view.seat)
            view.played = chosen.cards;
    }
    void operator()(const LaidOut&) const
    {
        for (const Card card : view.played)
            view.hand.erase(card);
    }
    void operator()(const Voted& voted) const
    {
        if (voted.seat == view.seat)
            view.vote = voted.pawns;
    }
    void operator()(const Drawn& drawn) const
    {
        if (drawn.seat == view.seat)
            for (const Card card : drawn.cards)
                view.hand.insert(card);
    }
    void operator()(const LeaderMoved&) const
    {
        view.played = {};
        view.vote.reset();
    }
    void operator()(const OneOf<Reshuffled, VotesShown, Unmasked, Scored, Discarded, GameOver> auto&) const { }
};

}

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    View view;
    view.open = public_state(state);
    view.seat = seat;
    view.hand = state.hands[seat];
    view.played = state.played[seat];
    view.vote = state.votes[seat];
    view.aside = state.aside[seat];
    return view;
}

void follow(View& view, const Event& event)
{
    follow(view.open, event);
    std::visit(OwnPart{view}, event);
}

}
