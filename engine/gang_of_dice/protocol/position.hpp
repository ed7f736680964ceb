// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/demand.hpp"
#include "engine/gang_of_dice/state.hpp"

#include <variant>
#include <vector>

namespace backroom::gang_of_dice {

/// A position for puzzles, figures and tests, at the beginning of a round. Fields that are given are used exactly.
struct Position {
    /// The dice behind the screens. May have fewer entries than seats; the other seats share the rest evenly.
    std::vector<int> wealth;
    /// Includes the tokens of this round. If not given, only these tokens are in the middle.
    std::optional<int> middle;
    std::optional<int> round;
    /// If not given, a seat that is not out is chosen.
    std::optional<int> start;
    /// The cards of this round and the next ones. They need not be in the decks. The remaining rounds are dealt.
    std::vector<Warning> warnings;
    /// The faces to be rolled first, one for each die in index order. After them the generator is used.
    std::vector<int> rolls;
    void fields(auto& f)
    {
        f.optional("wealth", wealth, number_of_dice).optional("middle", middle, number_of_dice);
        f.optional("round", round, Range{1, round_count}).optional("start", start, Seats{});
        f.optional("warnings", warnings).optional("rolls", rolls, all_faces);
    }
    bool operator==(const Position&) const = default;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position);

}
