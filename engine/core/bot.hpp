#pragma once

#include "core/game.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace backroom {

/// How well a computer player plays. Each is a fixed effort, never a time: the same view, level and seed give the same
/// action on every machine.
enum class Level : std::uint8_t { rookie = 1, soldier, boss };

inline constexpr int level_count = 3;

/// All that a computer player has besides the view of its seat.
struct Mind {
    Level level = Level::soldier;
    std::uint64_t seed = 0;
    /// Once it is requested, whatever is legal is given within milliseconds; the caller throws it away.
    std::stop_token stop;
};

/// A game that computer players play. They are handed what a seat may see and nothing else, so that they can't cheat.
template <class G>
concept PlayedByBots = Game<G> && requires(const typename G::View& view, const Mind& mind)
{
    /// What this seat does; only where it is pending.
    requires std::same_as<decltype(decide(view, mind)), typename G::Action>;
};

/// A game in which the boss says what it would do, and why.
template <class G>
concept AdvisedByBots = PlayedByBots<G> && requires(const typename G::View& view, const Mind& mind)
{
    requires std::equality_comparable<typename G::Advice>;
    /// `action` is what `decide` gives at the level of the boss with the same seed; the rest of an Advice is the game's
    /// own, for one sentence in its terms. Nothing, where a hint would spoil the game.
    requires std::same_as<decltype(advise(view, mind)), std::optional<typename G::Advice>>;
    requires std::same_as<decltype(G::Advice::action), typename G::Action>;
};

}
