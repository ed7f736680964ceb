// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/hash.hpp"

#include "engine/gangz/rules.hpp"

namespace backroom::gangz {

namespace {

template <class Pile>
void add_pile(Hash& hash, const Pile& pile)
{
    hash.add(static_cast<std::size_t>(pile.size()));
    for (const Card card : pile)
        hash.add(card);
}

void add(Hash& hash, const CardSet& set)
{
    hash.add(set.count());
    for (std::size_t card = 0; set.any() && card < set.size(); ++card)
        if (set.test(card))
            hash.add(card);
}

/// Includes cards and votes, because different rounds can bring the same scores.
void add(Hash& hash, const Reveal& reveal, int seats)
{
    hash.add(reveal.round);
    add_pile(hash, reveal.wall);
    for (Seat seat = 0; seat < seats; ++seat) {
        add_pile(hash, reveal.played[seat]);
        hash.add(reveal.votes[seat].first, reveal.votes[seat].second);
    }
}

}

std::uint64_t hash(const State& state)
{
    Hash hash;
    hash.add(state.random, state.options.target, state.seats, state.phase, state.round);
    add_pile(hash, state.leaders);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        add_pile(hash, state.hands[seat]);
        add(hash, state.aside[seat]);
        add_pile(hash, state.played[seat]);
        const Pawns vote = state.votes[seat].value_or(Pawns());
        hash.add(state.votes[seat].has_value(), vote.first, vote.second, state.totals[seat]);
    }
    hash.add(state.swapped.bits());
    add_pile(hash, state.intruders);
    add_pile(hash, state.wall);
    add_pile(hash, state.deck);
    add_pile(hash, state.discard);
    add(hash, state.story.last, state.seats);
    return hash.value();
}

}
