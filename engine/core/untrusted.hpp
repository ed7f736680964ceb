// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/demand.hpp"
#include "engine/core/random.hpp"

/// Checks of what a program on another machine tells a seat. That program may have been modified. A game has
///
///     void demand_sound(const View&);             // every part of the view agrees with every other
///     void demand_fits(const View&, const Event&); // `follow` may be called, and the event agrees with the view
///
/// which throw CannotBe. A game that hides nothing can check all events of an action together, and has instead
///
///     void demand_fits(const View&, const Events&);
namespace backroom {

/// Demands also that the view contains nothing that no state could have.
template <class View>
void demand_possible(const View& known)
{
    demand_sound(known);
    Random random;
    demand(view(sample(known, random), known.seat) == known, "the view has what no table shows");
}

/// Adds the events of one action to the view, or throws CannotBe and leaves the view unchanged. The view need not be
/// sound between the events of an action.
template <class View, class Events>
void follow_untrusted(View& known, const Events& events)
{
    View followed = known;
    if constexpr (requires { demand_fits(followed, events); })
        demand_fits(followed, events);
    for (const auto& event : events) {
        if constexpr (requires { demand_fits(followed, event); })
            demand_fits(followed, event);
        follow(followed, event);
    }
    demand_possible(followed);
    known = followed;
}

}
