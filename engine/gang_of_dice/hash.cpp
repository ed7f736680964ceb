// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/hash.hpp"

#include "engine/gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

namespace {

template <class List>
void add_faces(Hash& hash, const List& faces)
{
    hash.add(faces.size());
    for (const Face face : faces)
        hash.add(face);
}

void add(Hash& hash, const Warning& warning)
{
    hash.add(warning.kind, warning.trigger, warning.n, warning.values);
}

void add(Hash& hash, const std::optional<TurnResult>& result)
{
    hash.add(result.has_value());
    if (result)
        hash.add(result->total, result->dice, result->valid);
}

}

std::uint64_t hash(const State& state)
{
    Hash hash;
    hash.add(state.random, state.seats, state.round, state.phase, state.start, state.playing, state.roll, state.middle);
    hash.add(state.thrown.bits(), state.out.bits(), state.newly_out.bits());
    for (const Warning& warning : state.warnings)
        add(hash, warning);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        hash.add(state.wealth[seat]);
        add(hash, state.results[seat]);
        add_faces(hash, state.shown[seat]);
    }
    add_faces(hash, state.set_rolls);
    return hash.value();
}

}
