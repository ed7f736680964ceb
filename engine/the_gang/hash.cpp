// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/hash.hpp"

#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

void add(Hash& hash, Gangsters gangsters)
{
    hash.add(gangsters.low_bits(), gangsters.high_bits());
}

template <class Pile>
void add_pile(Hash& hash, const Pile& pile)
{
    hash.add(pile.size());
    for (const auto card : pile)
        hash.add(card);
}

void add(Hash& hash, const Choice& choice)
{
    hash.add(choice.gangster, choice.ticket ? index(*choice.ticket) : -1, choice.special);
}

void add(Hash& hash, const Turn& turn)
{
    hash.add(turn.gangster_placed, turn.special_played, turn.city);
    hash.add(turn.lookout ? static_cast<int>(*turn.lookout) : -1, turn.spied);
}

}

std::uint64_t hash(const State& state)
{
    Hash hash;
    hash.add(state.random, state.options.rounds, state.seats, state.round, state.job, state.phase);
    for (const Gangsters row : state.cities)
        add(hash, row);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        add(hash, state.hands[seat].gangsters);
        hash.add(state.hands[seat].special);
        add(hash, state.captured[seat]);
        add(hash, state.choices[seat]);
    }
    add_pile(hash, state.deck);
    add_pile(hash, state.special_deck);
    add_pile(hash, state.special_discard);
    add_pile(hash, state.to_play);
    add(hash, state.turn);
    return hash.value();
}

}
