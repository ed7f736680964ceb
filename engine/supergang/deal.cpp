// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/rules.hpp"

#include "engine/supergang/lookup.hpp"

namespace backroom::supergang {

namespace {

/// SG-3.1
Seat first_gang(int gangs, Random& random)
{
    auto throwing = SeatSet::first(gangs);
    while (throwing.size() > 1) {
        SeatSet best;
        std::uint32_t highest = 0;
        for (const Seat seat : throwing) {
            const std::uint32_t sum = 3 + random.below(6) + random.below(6) + random.below(6);
            if (sum > highest)
                best = {};
            if (sum >= highest)
                best.insert(seat);
            highest = std::max(highest, sum);
        }
        throwing = best;
    }
    return *throwing.begin();
}

}

bool fits(const Options& options, int seats)
{
    return seats >= min_seats && seats <= max_seats && gangs_of(options, seats) <= max_gangs;
}

State deal(const Options& options, int seats, const Random& random)
{
    assert(fits(options, seats));
    State state;
    state.random = random;
    state.options = options;
    state.seats = static_cast<std::uint8_t>(seats);
    state.bank = static_cast<std::int16_t>(money_for(state.gang_count()));
    state.first = first_gang(state.gang_count(), state.random);
    state.turn.seat = state.first;
    return state;
}

}
