#pragma once

#include "core/game.hpp"

namespace backroom {

/// One of the legal actions, each as likely, unless the game says what its random player does.
template <Game G>
typename G::Action random_action(const typename G::State& state, Seat seat, Random& random)
{
    if constexpr (requires { G::random_action(state, seat, random); }) {
        return G::random_action(state, seat, random);
    } else {
        const typename G::Actions legal = G::legal(state, seat);
        return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    }
}

/// Plays to the end by random actions; gives how many.
template <Game G>
std::uint64_t play_randomly(typename G::State& state, typename G::Events& events, Random& random)
{
    std::uint64_t actions = 0;
    for (SeatSet pending = G::pending(state); !pending.empty(); pending = G::pending(state))
        for (const Seat seat : pending) {
            events.clear();
            G::apply(state, seat, random_action<G>(state, seat, random), events);
            ++actions;
        }
    return actions;
}

}
