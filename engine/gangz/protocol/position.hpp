// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/demand.hpp"
#include "engine/gangz/state.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace backroom::gangz {

/// A position for puzzles, figures and tests, before anybody has chosen. Fields that are given are used exactly; the
/// rest is dealt at random from the remaining cards.
struct Position {
    /// May have fewer entries than there are seats, or empty entries; these hands are dealt.
    std::vector<std::optional<std::vector<int>>> hands;
    /// The leaders of this round and the next ones. May have fewer than three entries; the others are dealt.
    std::vector<int> leaders;
    /// May have fewer entries than there are seats; the other totals are 0.
    std::vector<int> totals;
    std::optional<int> round;
    /// The whole deck, top first. If given, cards not named anywhere are out of the game.
    std::optional<std::vector<int>> deck;
    std::vector<int> discard;
    void fields(auto& f)
    {
        f.optional("hands", hands, card_numbers).optional("leaders", leaders, card_numbers);
        f.optional("totals", totals, Range{-999, 999}).optional("round", round, Range{1, 999});
        f.optional("deck", deck, card_numbers).optional("discard", discard, card_numbers);
    }
    bool operator==(const Position&) const = default;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position);

}
