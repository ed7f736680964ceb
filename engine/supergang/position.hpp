#pragma once

#include "supergang/state.hpp"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace backroom::supergang {

/// A set position for puzzles, figures and tests: a turn that begins, before the dice are thrown. What it names stands
/// exactly so; the rest is as in a new game.
struct Position {
    struct FigurePosition {
        std::optional<Place> place;
        Place behind = no_place;
        FigureState state = FigureState::in_play;
        int years = 0;
        int record = 0;
        bool held = false;
        /// Unseen, by `Crime`.
        std::array<int, crime_count> crimes{};
        /// `nobody`: none.
        int vamped_by = nobody;
        int vamped_turns = 0;
        /// Of a vamp.
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
    /// Whose turn begins.
    std::optional<int> seat;
    /// Who begins a round; when it is not named, `seat`.
    std::optional<int> first;
    /// When it is not named, what the gangs have not.
    std::optional<int> bank;
    /// Fewer than there are: the others are as in a new game.
    std::vector<GangPosition> gangs;
    std::vector<ShopPosition> shops;
    std::vector<SectionPosition> sections;
    std::vector<PatrolPosition> patrols;
    int police_owner = nobody;
    /// The next faces, first to last.
    std::vector<int> dice;
    bool operator==(const Position&) const = default;
};

/// What cannot be, as an English sentence for whoever wrote the position.
struct PositionError {
    std::string message;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, std::uint64_t seed, const Position& position);

}
