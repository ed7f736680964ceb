#pragma once

#include "core/game.hpp"

namespace backroom {

/// Plays to the end by random legal actions; gives how many.
template <Game G>
std::uint64_t play_randomly(typename G::State& state, typename G::Events& events, Random& random)
{
    std::uint64_t actions = 0;
    for (SeatSet pending = G::pending(state); !pending.empty(); pending = G::pending(state))
        for (const Seat seat : pending) {
            const typename G::Actions legal = G::legal(state, seat);
            events.clear();
            G::apply(state, seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))], events);
            ++actions;
        }
    return actions;
}

inline std::uint64_t next_seed(Random& random)
{
    const std::uint64_t high = random.next();
    return high << 32u | random.next();
}

}
