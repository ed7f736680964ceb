// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/events.hpp"
#include "engine/supergang/public_state.hpp"

#include <optional>

namespace supergang_table {

/// Something that happens rarely and costs somebody dear: the town holds its breath before, and goes dark around it.
struct BigMoment {
    /// From 1, a death in a brawl or a long sentence, to 3, a district won.
    int weight = 1;
    /// `nobody` for a moment that only has losers.
    backroom::Seat winner = backroom::nobody;
    backroom::SeatSet losers = {};
    /// The sentence, or 0.
    int years = 0;
    /// It is about to happen.
    bool hushed = true;

    bool operator==(const BigMoment&) const = default;
};

/// A sentence from this on is a moment: a tenth of the longest games.
inline constexpr int long_sentence = 6;

/// Returns the moment that an event is, if it is one; `duel` is the kind of the duel that it follows from, if any.
std::optional<BigMoment> big_moment(const backroom::supergang::Event& event,
    const backroom::supergang::PublicState& before, std::optional<backroom::supergang::DuelKind> duel = {});

}
