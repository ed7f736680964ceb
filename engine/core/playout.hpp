// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"

namespace backroom {

/// Returns one of the legal actions, all equally likely, unless the game defines its own `random_action`.
template <Game G>
typename G::Action random_action(const typename G::State& state, Seat seat, Random& random)
{
    if constexpr (requires { random_action(state, seat, random); }) {
        return random_action(state, seat, random);
    } else {
        const typename G::Actions actions = legal(state, seat);
        return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    }
}

/// Plays to the end with the actions that `decide(state, seat)` returns. Returns the number of actions.
template <Game G, class Decide>
std::uint64_t play_out(typename G::State& state, typename G::Events& events, Decide decide)
{
    std::uint64_t actions = 0;
    for (SeatSet seats = pending(state); !seats.empty(); seats = pending(state))
        for (const Seat seat : seats) {
            events.clear();
            apply(state, seat, decide(state, seat), events);
            ++actions;
        }
    return actions;
}

template <Game G>
std::uint64_t play_randomly(typename G::State& state, typename G::Events& events, Random& random)
{
    return play_out<G>(state, events,
        [&random](const typename G::State& present, Seat seat) { return random_action<G>(present, seat, random); });
}

}
