// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

struct OwnPart {
    View& view;

    void operator()(const Rolled& rolled) const
    {
        if (rolled.seat == view.seat && rolled.roll == 1)
            view.wealth = static_cast<std::uint8_t>(view.wealth - rolled.values.size());
    }
    void operator()(const RoundWon& won) const
    {
        if (won.seat == view.seat)
            view.wealth = static_cast<std::uint8_t>(view.wealth + won.dice);
    }
    void operator()(const OneOf<WarningRevealed, Busted, ResultShown, RoundLost, Eliminated, GameOver> auto&) const { }
};

}

View view(const State& state, Seat seat)
{
    assert(seat < state.seats);
    return {public_state(state), seat, state.wealth[seat]};
}

void follow(View& view, const Event& event)
{
    follow(view.open, event);
    std::visit(OwnPart{view}, event);
}

}
