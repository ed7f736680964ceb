// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/demand.hpp"
#include "engine/the_gang/protocol/words.hpp"
#include "engine/the_gang/state.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace backroom::the_gang {

/// A position for puzzles, figures and tests, before anybody has chosen. Fields that are given are used exactly; the
/// rest is dealt at random from the remaining cards.
struct Position {
    struct HandPart {
        std::optional<std::vector<int>> gangsters;
        std::optional<Special> special;
        void fields(auto& f)
        {
            f.optional("gangsters", gangsters, any_gangster).optional("special", special, or_no_special);
        }
        bool operator==(const HandPart&) const = default;
    };

    std::array<std::optional<std::vector<int>>, city_count> cities;
    /// May have fewer entries than there are seats; the other hands are dealt.
    std::vector<HandPart> hands;
    std::vector<std::vector<int>> captured;
    std::optional<int> round;
    /// The whole deck, top first. If given, gangsters not named anywhere are out of the game.
    std::optional<std::vector<int>> deck;
    std::optional<std::vector<Special>> special_deck;
    std::optional<std::vector<Special>> special_discard;
    void fields(auto& f)
    {
        f.optional("cities", Object{[this](auto& rows) {
            for (std::size_t city = 0; city < city_count; ++city)
                rows.optional(words::cities[city], cities[city], any_gangster);
        }});
        f.optional("hands", hands).optional("captured", captured, any_gangster).optional("round", round, Range{1, 99});
        f.optional("deck", deck, any_gangster).optional("special_deck", special_deck);
        f.optional("special_discard", special_discard);
    }
    bool operator==(const Position&) const = default;
};

std::variant<State, PositionError> arrange(
    const Options& options, int seats, const Random& random, const Position& position);

}
