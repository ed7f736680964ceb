#pragma once

#include "the_gang/actions.hpp"
#include "the_gang/state.hpp"

#include <optional>

/// What a computer player sees in the rows at a glance: what cards would capture if they were played now.
namespace backroom::the_gang {

/// A card as it is played in a city.
struct Play {
    City city{};
    /// The gangster that is placed; 0: it is the special.
    Gangster placed = 0;
    Special special = Special::none;
    /// Of a Lookout.
    End end{};
    /// Whom a Spy covers or The Boss Calls moves; 0: nobody.
    Gangster on = 0;

    bool operator==(const Play&) const = default;
};

/// What these rows become, and the gangs that are captured; `turn` is what the same turn brought before, and follows.
Gangsters play(Rows& rows, Turn& turn, const Play& card);

/// The card as an action of the turn of a gangster with special.
Action as_action(const Play& card);
Play as_play(const Action& action, Gangster gangster);

/// The turn of a gangster with special (TG-3.6), or what is left of it.
struct Plan {
    /// In their order; `second` only where two are left.
    Play first;
    std::optional<Play> second;
    /// By both cards, and of these by the first one.
    Gangsters captured;
    Gangsters by_first;
    int revolvers = -1;

    bool operator==(const Plan&) const = default;
};

/// The one that captures the most, as the rows and the turn stand; among equals one that `random` picks.
Plan best_plan(const Rows& rows, int cities, const Turn& turn, Gangster gangster, Special special, Random& random);

/// Revolvers that the gangster captures by a ticket, as the rows stand (TG-3.5).
int ticket_gain(const Rows& rows, Gangster gangster, City city);

}
