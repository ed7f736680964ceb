#pragma once

#include "the_gang/cards.hpp"
#include "the_gang/state.hpp"

namespace backroom::the_gang {

/// The gangs one play captures in a row, either of them perhaps empty (TG-4.3).
struct Gangs {
    Gangsters left;
    Gangsters right;
    bool operator==(const Gangs&) const = default;
};

/// What a gangster captures that was just played, moved or covered by a Spy and stands in the row. Of the
/// turn, the Spy and an earlier Lookout count.
Gangs captured_by_gangster(Gangsters row, Gangster played, const Turn& turn);

/// What a Lookout captures that was just played at an end of the row.
Gangsters captured_by_lookout(Gangsters row, End end);

}
