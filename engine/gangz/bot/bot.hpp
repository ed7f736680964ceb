// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/gangz/actions.hpp"
#include "engine/gangz/view.hpp"

#include <optional>

namespace backroom::gangz {

/// Requires that the seat of the view is pending.
Action decide(const View& view, const BotContext& context);

enum class Reason : std::uint8_t {
    /// Of all possible intruders, these two have the weakest links to the leader's tattoo.
    least_linked,
    /// Other cards may be linked no better, but they have been in hands since before the last reshuffle (GZ-4.2); only
    /// `candidates` pictures can have come from the deck.
    from_the_deck,
    /// The other players show no preference for linked pictures, so no two cards are better than others.
    guess,
};

/// In percent; a weaker connection does not count as a link.
inline constexpr int least_link = 25;

struct Advice {
    Action action;
    Reason reason{};
    /// The links of the two cards to the leader's tattoo in percent, that of the lower card first.
    std::array<int, 2> links{};
    /// The link of the next candidate by weakness, in percent.
    int next_link = 0;
    /// The number of other players' pictures that may be intruders by public information.
    int candidates = 0;
    bool operator==(const Advice&) const = default;
};

/// Empty unless the seat is voting, because which cards to play is a matter of taste.
std::optional<Advice> advise(const View& view, const BotContext& context);

}
