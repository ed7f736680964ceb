#pragma once

#include "engine/supergang/state.hpp"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace backroom::supergang {

/// A position set up for puzzles, figures and tests, at the beginning of a turn. Fields that are given are used
/// exactly; the rest is as in a new game.
struct Position {
    struct FigurePosition {
        std::optional<Place> place;
        Place behind = no_place;
        FigureState state = FigureState::in_play;
        int years = 0;
        int record = 0;
        bool held = false;
        /// Unseen crimes, by `Crime`.
        std::array<int, crime_count> crimes{};
        int vamped_by = nobody;
        int vamped_turns = 0;
        FigureId last_vamped;
        bool operator==(const FigurePosition&) const = default;
    };
    struct GangPosition {
        int cash = 0;
        int pawns = 0;
        std::array<FigurePosition, character_count> figures;
        bool operator==(const GangPosition&) const = default;
    };
    struct ShopPosition {
        Shop shop = 0;
        int owner = nobody;
        int racket = nobody;
        bool operator==(const ShopPosition&) const = default;
    };
    struct SectionPosition {
        Section section = 0;
        int seat = 0;
        bool operator==(const SectionPosition&) const = default;
    };
    struct PatrolPosition {
        std::optional<Place> place;
        Place behind = no_place;
        PatrolState state = PatrolState::in_play;
        int returns = nobody;
        bool operator==(const PatrolPosition&) const = default;
    };

    std::optional<int> round;
    std::optional<int> seat;
    /// The gang that begins a round; `seat` if not given.
    std::optional<int> first;
    /// If not given, the money that the gangs do not have.
    std::optional<int> bank;
    /// May have fewer entries than gangs: the others are as in a new game.
    std::vector<GangPosition> gangs;
    std::vector<ShopPosition> shops;
    std::vector<SectionPosition> sections;
    std::vector<PatrolPosition> patrols;
    int police_owner = nobody;
    /// The faces rolled next, the first one first.
    std::vector<int> dice;
    bool operator==(const Position&) const = default;
};

struct PositionError {
    std::string message;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, std::uint64_t seed, const Position& position);

}
