// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/deal.hpp"

#include "engine/the_gang/rules.hpp"

#include <algorithm>

namespace backroom::the_gang {

void take_out(SpecialPile& pile, Special special)
{
    const auto found = std::ranges::find(pile, special);
    if (found == pile.end())
        return;
    std::rotate(found, found + 1, pile.end());
    pile.pop_back();
}

Special draw_special(State& state)
{
    if (state.special_deck.empty()) {
        std::swap(state.special_deck, state.special_discard);
        state.random.shuffle(state.special_deck);
    }
    return state.special_deck.empty() ? Special::none : state.special_deck.take_back();
}

Gangsters draw_gangsters(State& state, int count)
{
    Gangsters drawn;
    for (int left = count; left > 0; --left)
        drawn.insert(state.deck.take_back());
    return drawn;
}

void deal_hand(State& state, Seat seat)
{
    state.hands[seat].gangsters = draw_gangsters(state, hand_size);
    state.hands[seat].special = draw_special(state);
}

int missing_in_rows(const Rows& rows, int cities)
{
    int missing = 0;
    for (int city = 0; city < cities; ++city)
        missing += std::max(0, row_minimum - rows[static_cast<std::size_t>(city)].size());
    return missing;
}

Gangsters refill(State& state, City city)
{
    Gangsters& row = state.cities[static_cast<std::size_t>(city)];
    const Gangsters added = draw_gangsters(state, std::max(0, row_minimum - row.size()));
    row |= added;
    return added;
}

State deal(const Options& options, int seats, const Random& random)
{
    assert(seats >= min_seats && seats <= max_seats);
    State state;
    state.random = random;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);

    for (Gangster gangster = 1; gangster <= gangster_count; ++gangster)
        state.deck.push_back(gangster);
    state.random.shuffle(state.deck);
    while (static_cast<int>(state.deck.size()) > gangsters_in_game(seats))
        state.deck.pop_back();

    for (const Special special : all_specials)
        for (int copy = 0; copy < copies_of_special(seats); ++copy)
            state.special_deck.push_back(special);
    state.random.shuffle(state.special_deck);

    for (const Seat seat : SeatSet::first(seats))
        deal_hand(state, seat);
    for (int city = 0; city < state.cities_in_play(); ++city)
        refill(state, static_cast<City>(city));
    return state;
}

}
