// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backroom {

/// What a seat in another house is told of a match, as texts of one line. The functions that read believe nothing: they
/// return nothing for a text that no game could bring. The definitions are in core/seat_lines_codec.hpp and are
/// instantiated for each game next to its codec.
template <Game G>
struct SeatLines {
    /// One action: who took it, and its events as the seat that is told may see them. Or actions were taken back: then
    /// only the first `back` of them stay done.
    struct News {
        Seat seat = nobody;
        std::vector<typename G::Event> events = {};
        bool by_house = false;
        std::optional<int> back = {};
    };

    static std::string line(const typename G::View& first);
    static std::string line(const News& news);
    static std::string line(const typename G::Action& action);

    static std::optional<typename G::View> view(std::string_view line);
    /// Also adds the events to the view; it stays as it was if nothing is returned. `length` is the number of actions
    /// so far.
    static std::optional<News> follow(typename G::View& view, std::string_view line, int length);
    static std::optional<typename G::Action> action(std::string_view line);
};

}
