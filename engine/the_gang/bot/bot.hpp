// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/the_gang/actions.hpp"
#include "engine/the_gang/bot/plans.hpp"
#include "engine/the_gang/view.hpp"

namespace backroom::the_gang {

enum class Reason : std::uint8_t {
    /// The card captures `gangsters` in `city`. This is certain if it is a card being played; for a choice it holds as
    /// the rows stand now, and with `chance` when its turn comes (TG-3.4).
    captures,
    /// For a choice: it captures nothing as the rows stand, but with `chance` it captures something in `city` when its
    /// turn comes, because others play before it.
    will_capture,
    /// For a choice with the special: with `chance` the two cards capture something, `tenths` on average. As the rows
    /// stand they capture `gangsters` (perhaps none) in `city` by `plan`.
    special_pays,
    /// For a choice with the special in the last job of a round: unused, it would be discarded (TG-3.9).
    special_expires,
    /// For the first card of a turn: it captures nothing itself, but lets the second card capture what `plan` says.
    prepares,
    /// For a choice or card that captures nothing: the others capture `tenths` less on average than after any other
    /// action of this seat.
    spoils,
    /// For a choice that captures little: `kept` stays in the hand for a later job of this round. As the rows stand,
    /// `kept` would capture `gangsters` in `city`; played now, it captures `tenths` on average.
    keeps,
    /// For a choice with a ticket: the special stays in the hand for a later job of this round. As the rows stand, it
    /// would help to capture `gangsters` in `city`; played now, both cards capture `tenths` on average.
    keeps_special,
    /// As the rows stand, another action would capture `gangsters` in `city`, but looking ahead this one is better.
    looks_ahead,
    /// As `looks_ahead` in the last job of the game: this action is expected to end the job with the better lead.
    ends_better,
    nothing_better,
};

/// In the last round: whether the game is still open after the action, or practically decided.
enum class Prospect : std::uint8_t { open, won, lost };

/// The boss-level player's action and the reason for it. Fields that the reason does not use are 0 or empty.
struct Advice {
    Action action;
    Reason reason = Reason::nothing_better;
    City city{};
    Gangsters gangsters;
    int revolvers = 0;
    /// In percent, 1 to 100.
    int chance = 0;
    /// Tenths of a revolver.
    int tenths = 0;
    Gangster kept = 0;
    /// As the rows stand: for a choice with the special, the two cards it is made for. For the first card of a turn
    /// (`captures`, `prepares`), the other card, if that captures something.
    std::optional<Plan> plan;
    Prospect prospect = Prospect::open;

    bool operator==(const Advice&) const = default;
};

/// Requires that the seat of the view is pending.
Action decide(const View& view, const BotContext& context);
/// Returns the boss-level player's advice; never empty. Requires that the seat of the view is pending.
std::optional<Advice> advise(const View& view, const BotContext& context);

}
