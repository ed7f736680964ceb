// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/events.hpp"
#include "engine/supergang/public_state.hpp"

#include <optional>

namespace supergang_table {

/// A rare event that costs somebody dear. The town is hushed before it, and darkened around it.
struct BigMoment {
    /// From 1, a death in a brawl or a long sentence, to 3, a district won.
    int weight = 1;
    /// `nobody` for a moment that only has losers.
    backroom::Seat winner = backroom::nobody;
    backroom::SeatSet losers = {};
    /// The length of the sentence in years, or 0.
    int years = 0;
    /// True while it is about to happen.
    bool hushed = true;

    bool operator==(const BigMoment&) const = default;
};

/// In years: a sentence of at least this length is a big moment, which about a tenth of them are in the longest games.
inline constexpr int long_sentence = 6;

/// Returns the big moment that an event causes, if any; `duel` is the kind of the duel that led to it.
std::optional<BigMoment> big_moment(const backroom::supergang::Event& event,
    const backroom::supergang::PublicState& before, std::optional<backroom::supergang::DuelKind> duel = {});

}
