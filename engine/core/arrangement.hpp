// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/demand.hpp"
#include "engine/core/random.hpp"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// The parts of the games' `arrange` functions that are the same in every game.
namespace backroom {

std::string text(std::integral auto number)
{
    return std::to_string(number);
}

inline std::string text(std::string_view word)
{
    return std::string(word);
}

/// The base of a class that builds a state from a position, by its function `make`.
template <class State, class Position>
class ArrangementOf {
public:
    ArrangementOf(const Position& position, State state)
        : position_(position)
        , state_(std::move(state))
    {
    }
    template <class Options>
    ArrangementOf(const Options& options, int seats, const Random& random, const Position& position)
        : position_(position)
    {
        state_.random = random;
        state_.options = options;
        state_.seats = static_cast<std::uint8_t>(seats);
    }

protected:
    std::size_t seats() const { return state_.seats; }

    const Position& position_;
    State state_;
};

/// Returns the state that the arrangement makes, or why it is impossible (`CannotBe`).
template <class Arrangement, class State, class... Arguments>
std::variant<State, PositionError> arranged(const Arguments&... arguments)
{
    try {
        return Arrangement(arguments...).make();
    } catch (const CannotBe& error) {
        return PositionError{error.what()};
    }
}

}
