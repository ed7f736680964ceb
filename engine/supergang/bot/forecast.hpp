// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/lookup.hpp"

#include <array>

/// Estimates which gang will be the richest when the last round is over (SG-10.5).
namespace backroom::supergang {

/// Returns whether this is the last round of a game of limited length.
inline bool last_round(const PublicState& open)
{
    return open.options.length > 0 && open.round >= open.options.length;
}

struct Forecast {
    explicit Forecast(const PublicState& open);

    /// A gang that is out.
    static constexpr int none = -10'000;
    /// The scores, including income still due.
    std::array<int, max_gangs> totals;
    /// The number of gangsters of each gang that will still act in the round.
    std::array<int, max_gangs> actors{};
    /// For each gang, the number of other gangs that will still act in the round and may take something from it.
    std::array<int, max_gangs> takers{};

    /// Returns the chance that the gang is the richest; a shared victory counts as a fraction. Between hopeless
    /// positions, the missing amount makes a small difference.
    double chance(Seat seat) const;
    /// The same without that difference, so that it is 0 or 1 once nobody acts any more.
    double richest(Seat seat) const;
};

/// Returns whether another turn follows in a game of limited length.
bool goes_on(const PublicState& open);

/// Returns each gang's chance to win in the last round, by completing a district or as the richest.
std::array<double, max_gangs> chances_at_end(const PublicState& open);

/// Returns the chance that none of the gangs that have yet to roll in this round completes a district.
double chance_of_no_district(const PublicState& open, Seat seat);

}
