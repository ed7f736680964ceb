// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/variants.hpp"
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

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

struct Reveals {
    bool operator()(const OneOf<WarningRevealed, Rolled, GameOver> auto&) const { return true; }
    bool operator()(const OneOf<Busted, ResultShown, RoundWon, RoundLost, Eliminated> auto&) const { return false; }
};

/// Returns the dice behind the screens of all other seats together.
int hidden_wealth(const View& view)
{
    const PublicState& open = view.open;
    int hidden = wealth_in_game(open.seats) - to_come_after(open.round) - open.middle - view.wealth;
    for (const Faces& shown : open.shown)
        hidden -= static_cast<int>(shown.size());
    return hidden;
}

/// Splits the hidden wealth among the seats that are not out; every split is equally likely.
void draw_wealth(const View& view, State& state, Random& random)
{
    const PublicState& open = view.open;
    if (open.phase == Phase::over) {
        state.wealth = open.wealth;
        return;
    }
    if (view.seat != nobody)
        state.wealth[view.seat] = view.wealth;
    FixedVector<Seat, max_seats> others;
    int left = hidden_wealth(view);
    for (Seat seat = 0; seat < open.seats; ++seat) {
        if (seat == view.seat || open.out.contains(seat))
            continue;
        others.push_back(seat);
        // A seat that has still to take dice in this round has at least one.
        const bool took = open.results[seat] || (seat == open.playing && open.phase == Phase::rolling);
        state.wealth[seat] = took ? 0 : 1;
        left -= state.wealth[seat];
    }
    if (others.empty())
        return;
    // Draws a random row of the dice and of the screens that separate the players.
    auto screens = static_cast<std::uint32_t>(others.size()) - 1;
    for (auto things = static_cast<std::uint32_t>(left) + screens; things > 0; --things) {
        if (random.below(things) < screens)
            --screens;
        else
            ++state.wealth[others[screens]];
    }
}

}

View view(const State& state, Seat seat)
{
    assert(seat < state.seats || seat == nobody);
    return {public_state(state), seat, seat == nobody ? std::uint8_t{0} : state.wealth[seat]};
}

void follow(View& view, const Event& event)
{
    follow(view.open, event);
    std::visit(OwnPart{view}, event);
}

bool reveals(const Event& event)
{
    return std::visit(Reveals(), event);
}

bool visible(const Event&, Seat)
{
    return true;
}

Event redact(const Event& event, Seat)
{
    return event;
}

State sample(const View& view, Random& random)
{
    const PublicState& open = view.open;
    State state;
    static_cast<OpenPart&>(state) = open;
    draw_wealth(view, state, random);
    NamedWarnings known;
    std::copy(open.warnings.begin(), open.warnings.end(), known.begin());
    state.warnings = deal_warnings(known, random);
    state.random = Random(next_seed(random));
    return state;
}

}
