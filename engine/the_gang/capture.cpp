// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/capture.hpp"

namespace backroom::the_gang {

namespace {

/// Returns the gangsters that count as odd. A gangster under a Spy counts as the other type (TG-5.3).
Gangsters counting_as_odd(Gangsters row, Gangster spied)
{
    Gangsters odd = row.odd();
    if (spied != 0 && row.contains(spied)) {
        if (is_odd(spied))
            odd.erase(spied);
        else
            odd.insert(spied);
    }
    return odd;
}

/// TG-4.1, TG-4.4: a single gangster is safe.
Gangsters if_gang(Gangsters run)
{
    return run.several() ? run : Gangsters{};
}

}

Gangs captured_by_gangster(Gangsters row, Gangster played, const Turn& turn)
{
    const Gangsters odd = counting_as_odd(row, turn.spied);
    const Gangsters same_type = odd.contains(played) ? odd : row - odd;
    Gangs gangs;

    const Gangsters right = row.above(played);
    if (const Gangster closing = (same_type & right).lowest(); closing != 0)
        gangs.right = if_gang(right.below(closing));
    else if (turn.lookout == End::right)
        gangs.right = if_gang(right);

    const Gangsters left = row.below(played);
    if (const Gangster closing = (same_type & left).highest(); closing != 0)
        gangs.left = if_gang(left.above(closing));
    else if (turn.lookout == End::left)
        gangs.left = if_gang(left);
    return gangs;
}

Gangsters captured_by_lookout(Gangsters row, End end)
{
    if (row.empty())
        return {};
    const bool from_left = end == End::left;
    const Gangster nearest = from_left ? row.lowest() : row.highest();
    const Gangsters other_type = is_odd(nearest) ? row.even() : row.odd();
    if (other_type.empty())
        return {};
    return if_gang(from_left ? row.below(other_type.lowest()) : row.above(other_type.highest()));
}

}
