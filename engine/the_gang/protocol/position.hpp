#pragma once

#include "engine/the_gang/state.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace backroom::the_gang {

/// A position set up for puzzles, figures and tests, before anybody chooses. Fields that are given are used exactly;
/// the rest is dealt at random from the remaining cards.
struct Position {
    struct HandPart {
        std::optional<std::vector<int>> gangsters;
        std::optional<Special> special;
        bool operator==(const HandPart&) const = default;
    };

    std::array<std::optional<std::vector<int>>, city_count> cities;
    /// May have fewer entries than seats: the other hands are dealt.
    std::vector<HandPart> hands;
    std::vector<std::vector<int>> captured;
    std::optional<int> round;
    /// The whole deck, top first. Gangsters that are named nowhere are then out of the game.
    std::optional<std::vector<int>> deck;
    std::optional<std::vector<Special>> special_deck;
    std::optional<std::vector<Special>> special_discard;
    bool operator==(const Position&) const = default;
};

struct PositionError {
    std::string message;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, std::uint64_t seed, const Position& position);

}
