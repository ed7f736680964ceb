// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/refusal.hpp"
#include "engine/the_gang/actions.hpp"
#include "engine/the_gang/view.hpp"

#include <optional>
#include <vector>

namespace backroom::the_gang {

/// The effect of an action before anybody else plays, shown as a preview at the table.
struct Preview {
    City city{};
    /// The gangster for which a gap opens in the row; 0 if none.
    Gangster gangster = 0;
    /// The end of the row at which a gap opens for a Lookout.
    std::optional<End> end;
    std::vector<Captured> gangs;

    bool operator==(const Preview&) const = default;
};

/// Gives the same answer as `check` of the full state, using only what the seat knows.
std::optional<Refusal> check(const View& view, const Action& action);
/// Requires that `check` allows the action, or that it is a choice. A choice is treated as if its gangster were placed
/// now, before all others.
Preview preview(const View& view, const Action& action);

}
