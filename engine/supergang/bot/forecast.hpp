// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/lookup.hpp"

#include <array>

/// Who will be the richest when the last round is over (SG-10.5).
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
    /// The scores, with the income that is still to come.
    std::array<int, max_gangs> totals;
    /// How many gangsters of a gang still act in the round.
    std::array<int, max_gangs> actors{};
    /// How many gangs other than this one still act in the round, and may take something from it.
    std::array<int, max_gangs> takers{};

    /// Returns the chance that the gang is the richest; shared victories count in part. Between hopeless positions,
    /// what is lacking makes a small difference.
    double chance(Seat seat) const;
};

/// Returns the chance that no gang that is still to roll in this round completes a district.
double chance_of_no_district(const PublicState& open, Seat seat);

}
