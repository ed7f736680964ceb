// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/events.hpp"
#include "engine/the_gang/state.hpp"

namespace backroom::the_gang {

/// TG-1.2, TG-2.3
constexpr int copies_of_special(int seats)
{
    return seats == 2 ? 3 : 4;
}
/// TG-1.1, TG-2.3
constexpr int gangsters_in_game(int seats)
{
    return seats == 2 ? 50 : gangster_count;
}

/// Removes one copy, if there is any, and keeps the order of the others.
void take_out(SpecialPile& pile, Special special);
/// TG-3.9. Returns `none` if the deck and the discard pile are both empty.
Special draw_special(State& state);
/// Requires that the deck holds enough cards.
Gangsters draw_gangsters(State& state, int count);
/// TG-3.9
void deal_hand(State& state, Seat seat);
/// TG-3.8
int missing_in_rows(const Rows& rows, int cities);
Gangsters refill(State& state, City city);

}
