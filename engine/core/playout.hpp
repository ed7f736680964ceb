#pragma once

#include "core/game.hpp"

namespace backroom {

/// One of the legal actions, each as likely, unless the game says what its random player does.
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

/// Plays to the end by random actions; gives how many.
template <Game G>
std::uint64_t play_randomly(typename G::State& state, typename G::Events& events, Random& random)
{
    std::uint64_t actions = 0;
    for (SeatSet seats = pending(state); !seats.empty(); seats = pending(state))
        for (const Seat seat : seats) {
            events.clear();
            apply(state, seat, random_action<G>(state, seat, random), events);
            ++actions;
        }
    return actions;
}

}
