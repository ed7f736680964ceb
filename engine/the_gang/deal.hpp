#pragma once

#include "the_gang/events.hpp"
#include "the_gang/state.hpp"

namespace backroom::the_gang {

/// Copies of each special in the game (TG-1.2, TG-2.3).
constexpr int copies_of_special(int seats)
{
    return seats == 2 ? 3 : 4;
}
/// Gangsters in the game (TG-1.1, TG-2.3).
constexpr int gangsters_in_game(int seats)
{
    return seats == 2 ? 50 : gangster_count;
}

/// Takes one of these out, if it is there; the others keep their order.
void take_out(SpecialPile& pile, Special special);
/// TG-3.9: none when deck and discard pile are both empty.
Special draw_special(State& state);
/// The deck must hold enough.
Gangsters draw_gangsters(State& state, int count);
/// TG-3.9
void deal_hand(State& state, Seat seat);
/// How many gangsters the rows of so many cities lack (TG-3.8).
int missing_in_rows(const Rows& rows, int cities);
/// Fills one row; gives what was added.
Gangsters refill(State& state, City city);

}
