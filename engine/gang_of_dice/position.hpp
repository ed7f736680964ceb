#pragma once

#include "gang_of_dice/state.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace backroom::gang_of_dice {

/// A set position for puzzles, figures and tests, at the beginning of a round. What it names stands exactly so.
struct Position {
    /// Behind the screens. Fewer than seats: the others share what is left evenly.
    std::vector<int> wealth;
    /// With the tokens of this round; they alone when it is not named.
    std::optional<int> middle;
    std::optional<int> round;
    /// When not named, anyone who is not out.
    std::optional<int> start;
    /// The cards of this round and the next ones, any cards at all; those of other rounds are dealt.
    std::vector<Warning> warnings;
    /// The next faces, one a die in index order, before the generator takes over.
    std::vector<int> rolls;
    bool operator==(const Position&) const = default;
};

/// What cannot be, as an English sentence for whoever wrote the position.
struct PositionError {
    std::string message;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, std::uint64_t seed, const Position& position);

}
