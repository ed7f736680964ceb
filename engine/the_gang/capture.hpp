// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/the_gang/cards.hpp"
#include "engine/the_gang/state.hpp"

namespace backroom::the_gang {

/// The gangs that one play captures in a row; either may be empty (TG-4.3).
struct Gangs {
    Gangsters left;
    Gangsters right;
    bool operator==(const Gangs&) const = default;
};

/// Returns the capture of a gangster that was just placed, moved or covered by a Spy and stands in the row. The Spy and
/// an earlier Lookout of the turn are taken into account.
Gangs captured_by_gangster(Gangsters row, Gangster played, const Turn& turn);

/// Returns the capture of a Lookout that was just played at an end of the row.
Gangsters captured_by_lookout(Gangsters row, End end);

}
