// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/seat_lines.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace backroom {

/// The views of a seat that is told of a match line by line, one before each action and the present one.
template <Game G>
class SeatHistory {
public:
    using View = typename G::View;

    explicit SeatHistory(View first)
        : views_{std::move(first)}
    {
    }

    /// The number of actions, not counting undone ones.
    int length() const { return static_cast<int>(views_.size()) - 1; }
    /// Returns the view before the action with this index, or the present view.
    const View& at(int position) const { return views_[static_cast<std::size_t>(position)]; }
    const View& first() const { return views_.front(); }

    /// Follows the next line. Returns nothing and changes nothing if the line is impossible in the game.
    std::optional<SeatUpdate<G>> follow(std::string_view line)
    {
        View next = views_.back();
        auto update = SeatLines<G>::follow(next, line, length());
        if (!update)
            return {};
        if (update->seat == nobody)
            views_.erase(views_.begin() + update->actions + 1, views_.end());
        else
            views_.push_back(std::move(next));
        return update;
    }

private:
    std::vector<View> views_;
};

}
