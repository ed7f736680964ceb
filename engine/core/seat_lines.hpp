// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backroom {

/// What a seat is told of one line of a journal.
template <Game G>
struct SeatUpdate {
    /// The seat whose action was done or redone; `nobody` if an action was undone.
    Seat seat = nobody;
    /// Redacted for the seat that is told. Empty if an action was undone.
    std::vector<typename G::Event> events = {};
    /// The number of actions after the line, not counting undone ones.
    int actions = 0;
    /// A computer player has acted for a person who was away.
    bool by_house = false;
    bool operator==(const SeatUpdate&) const = default;
};

/// What a seat in another house is told of a match, as texts of one line. The functions that read return nothing if the
/// text is malformed or impossible in the game. The definitions are in core/seat_lines_codec.hpp and are instantiated
/// for each game next to its codec.
template <Game G>
struct SeatLines {
    static std::string line(const typename G::View& first);
    static std::string line(const SeatUpdate<G>& update);
    static std::string line(const typename G::Action& action);

    static std::optional<typename G::View> view(std::string_view line);
    /// Also adds the events to the view, which is unchanged if nothing is returned. `actions` is the number of actions
    /// so far.
    static std::optional<SeatUpdate<G>> follow(typename G::View& view, std::string_view line, int actions);
    static std::optional<typename G::Action> action(std::string_view line);
};

}
