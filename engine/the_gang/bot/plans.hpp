// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/actions.hpp"
#include "engine/the_gang/state.hpp"

#include <optional>

/// Computes what cards would capture if they were played now.
namespace backroom::the_gang {

struct Play {
    City city{};
    /// The gangster placed; 0 if the card is the special.
    Gangster placed = 0;
    Special special = Special::none;
    End end{};
    /// The gangster that a Spy covers or The Boss Calls moves; 0 if none.
    Gangster on = 0;

    bool operator==(const Play&) const = default;
};

/// Plays the card on the rows and returns the gangsters captured. `turn` holds the earlier card of the same turn, if
/// any, and is updated.
Gangsters play(Rows& rows, Turn& turn, const Play& card);

Action as_action(const Play& card);
Play as_play(const Action& action, Gangster gangster);

/// The turn of a gangster with a special (TG-3.6), or the rest of it.
struct Plan {
    /// In the order of play; `second` is empty if only one card is left.
    Play first;
    std::optional<Play> second;
    /// The gangsters captured by both cards, and those of them that the first card captures.
    Gangsters captured;
    Gangsters by_first;
    int revolvers = -1;

    bool operator==(const Plan&) const = default;
};

/// Returns the plan that captures the most revolvers, given the rows and the turn so far. `random` breaks ties.
Plan best_plan(const Rows& rows, int cities, const Turn& turn, Gangster gangster, Special special, Random& random);

/// Returns the revolvers that the gangster captures with a ticket, as the rows stand (TG-3.5).
int ticket_gain(const Rows& rows, Gangster gangster, City city);

}
