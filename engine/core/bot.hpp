// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace backroom {

/// The strength of a computer player. A level fixes the effort and not the time: the same view, level and seed give the
/// same action on every machine.
enum class Level : std::uint8_t { rookie = 1, soldier, boss };

inline constexpr int level_count = 3;

struct BotContext {
    Level level = Level::soldier;
    std::uint64_t seed = 0;
    /// Once a stop is requested, `decide` returns some legal action within milliseconds, which the caller discards.
    std::stop_token stop;
};

/// A game that has computer players. They decide from a view, never from a state, so they cannot cheat.
template <class G>
concept PlayedByBots = Game<G> && requires(const typename G::View& view, const BotContext& context)
{
    /// Requires that the seat of the view is pending.
    requires std::same_as<decltype(decide(view, context)), typename G::Action>;
};

/// A game whose boss-level player can explain its choice.
template <class G>
concept AdvisedByBots = PlayedByBots<G> && requires(const typename G::View& view, const BotContext& context)
{
    requires std::equality_comparable<typename G::Advice>;
    /// Returns an action and the reason for it in terms of the game. The action is the one that `decide` returns for
    /// the level boss and the same seed. Empty if a hint would spoil the game.
    requires std::same_as<decltype(advise(view, context)), std::optional<typename G::Advice>>;
    requires std::same_as<decltype(G::Advice::action), typename G::Action>;
};

}
