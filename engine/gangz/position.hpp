#pragma once

#include "gangz/state.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace backroom::gangz {

/// A set position for puzzles, figures and tests, before anybody chooses. What it names stands exactly so; the rest is
/// dealt at random from what is left.
struct Position {
    /// Fewer than seats, or nothing: these are dealt.
    std::vector<std::optional<std::vector<int>>> hands;
    /// Of this round and the next ones; fewer than three: the others are dealt.
    std::vector<int> leaders;
    /// Fewer than seats: the others have 0.
    std::vector<int> totals;
    std::optional<int> round;
    /// The whole deck, top first: cards named nowhere are then out of the game.
    std::optional<std::vector<int>> deck;
    std::vector<int> discard;
    bool operator==(const Position&) const = default;
};

/// What cannot be, as an English sentence for whoever wrote the position.
struct PositionError {
    std::string message;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, std::uint64_t seed, const Position& position);

}
