// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gang_of_dice/deal.hpp"
#include "engine/gang_of_dice/rules.hpp"

#include <algorithm>

namespace backroom::gang_of_dice {

namespace {

/// Returns the total number of dice behind the screens of all other seats.
int hidden_wealth(const View& view)
{
    const PublicState& open = view.open;
    int hidden = wealth_in_game(open.seats) - to_come_after(open.round) - open.middle - view.wealth;
    for (const Faces& shown : open.shown)
        hidden -= static_cast<int>(shown.size());
    return hidden;
}

/// Splits the hidden wealth among the seats that are not out. All splits are equally likely.
void draw_wealth(const View& view, State& state, Random& random)
{
    const PublicState& open = view.open;
    if (open.phase == Phase::over) {
        state.wealth = open.wealth;
        return;
    }
    state.wealth[view.seat] = view.wealth;
    FixedVector<Seat, max_seats> others;
    int left = hidden_wealth(view);
    for (Seat seat = 0; seat < open.seats; ++seat) {
        if (seat == view.seat || open.out.contains(seat))
            continue;
        others.push_back(seat);
        // A seat that still has to take dice in this round has at least one.
        const bool took = open.results[seat] || (seat == open.playing && open.phase == Phase::rolling);
        state.wealth[seat] = took ? 0 : 1;
        left -= state.wealth[seat];
    }
    if (others.empty())
        return;
    // Draws a random sequence of the dice and of the screens that separate the players.
    auto screens = static_cast<std::uint32_t>(others.size()) - 1;
    for (auto things = static_cast<std::uint32_t>(left) + screens; things > 0; --things) {
        if (random.below(things) < screens)
            --screens;
        else
            ++state.wealth[others[screens]];
    }
}

}

State sample(const View& view, Random& random)
{
    const PublicState& open = view.open;
    State state;
    state.options = open.options;
    state.seats = open.seats;
    state.round = open.round;
    state.phase = open.phase;
    state.start = open.start;
    state.playing = open.playing;
    state.roll = open.roll;
    state.middle = open.middle;
    state.tokens_in_middle = open.tokens_in_middle;
    state.thrown = open.thrown;
    state.out = open.out;
    state.newly_out = open.newly_out;
    state.results = open.results;
    state.shown = open.shown;
    draw_wealth(view, state, random);
    NamedWarnings known;
    std::copy(open.warnings.begin(), open.warnings.end(), known.begin());
    state.warnings = deal_warnings(known, random);
    state.random = Random(next_seed(random));
    return state;
}

}
