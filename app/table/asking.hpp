#pragma once

#include "core/seat.hpp"

#include <optional>

/// Who is asked next of those who must decide: a person before a seat that is none, and of several the first.
inline std::optional<backroom::Seat> next_asked(backroom::SeatSet pending, backroom::SeatSet persons)
{
    if (pending.empty())
        return {};
    for (const backroom::Seat seat : pending)
        if (persons.contains(seat))
            return seat;
    return *pending.begin();
}
