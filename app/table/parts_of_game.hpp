// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/core/game.hpp"

#include <optional>
#include <type_traits>
#include <variant>

/// The type of a game's advice; `std::monostate` if it gives none.
template <backroom::Game G>
struct AdviceOf {
    using Type = std::monostate;
};
template <backroom::AdvisedByBots G>
struct AdviceOf<G> {
    using Type = typename G::Advice;
};

/// Returns whether a gesture's result, an optional action or a struct with one as `action`, has an action of the game.
template <backroom::Game G, class Result>
bool makes_action(const Result& result)
{
    if constexpr (requires { result.action.has_value(); })
        return result.action.has_value();
    else
        return std::is_same_v<Result, std::optional<typename G::Action>> && static_cast<bool>(result);
}
