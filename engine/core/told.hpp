// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/doubt.hpp"
#include "engine/core/random.hpp"

/// What a seat is told by a program on another machine, which may be another one than it says. A game has
///
///     void demand_sound(const View&);             // every part of the view agrees with every other
///     void demand_fits(const View&, const Event&); // `follow` may be called, and the event says what the view knows
///
/// which throw CannotBe. A game that hides nothing works out all events of an action, and has instead
///
///     void demand_fits(const View&, const Events&);
namespace backroom {

/// Also demands that the view has nothing but what the view of some state has.
template <class View>
void demand_possible(const View& told)
{
    demand_sound(told);
    Random random;
    demand(view(sample(told, random), told.seat) == told, "the view has what no table shows");
}

/// Adds the events of one action to the view, or throws CannotBe and leaves it as it was. Within an action a view need
/// not be sound.
template <class View, class Events>
void follow_told(View& told, const Events& events)
{
    View followed = told;
    if constexpr (requires { demand_fits(followed, events); })
        demand_fits(followed, events);
    for (const auto& event : events) {
        if constexpr (requires { demand_fits(followed, event); })
            demand_fits(followed, event);
        follow(followed, event);
    }
    demand_possible(followed);
    told = followed;
}

}
