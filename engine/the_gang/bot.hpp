#pragma once

#include "core/bot.hpp"
#include "the_gang/actions.hpp"
#include "the_gang/bot_plans.hpp"
#include "the_gang/view.hpp"

namespace backroom::the_gang {

/// Why an action is advised.
enum class Reason : std::uint8_t {
    /// The card captures `gangsters` in `city`: for certain when it is played, or, of a choice, as the rows stand now,
    /// and with `chance` when its turn comes (TG-3.4).
    captures,
    /// Of a choice: nothing is to be had as the rows stand, but with `chance` the gangster captures something in `city`
    /// when its turn comes, because others place theirs before.
    will_capture,
    /// Of a choice with the special: with `chance` the two cards capture something, on the average `tenths`; as the
    /// rows stand, `gangsters` in `city`, if anything, by `plan`.
    special_pays,
    /// Of a choice with the special, in the last job of a round: unused it would be discarded (TG-3.9).
    special_expires,
    /// The first card of a turn: it captures nothing itself, but after it the second one can capture what `plan` says.
    prepares,
    /// Of a choice or a card that captures nothing: the others capture `tenths` fewer on the average than if this seat
    /// did anything else.
    spoils,
    /// Of a choice that captures little: `kept` stays in the hand for a later job of this round. As the rows stand it
    /// would capture `gangsters` in `city`.
    keeps,
    /// Of a choice by a ticket: the special stays in the hand for a later job of this round. As the rows stand it would
    /// help to capture `gangsters` in `city`.
    keeps_special,
    /// As the rows stand, another play would capture `gangsters` in `city`; looking ahead, this one is better.
    looks_ahead,
    /// There is nothing to be had, and nothing else is better.
    nothing_better,
};

/// What the boss would do, and why. What a reason does not speak of is 0 or empty.
struct Advice {
    Action action;
    Reason reason = Reason::nothing_better;
    City city{};
    Gangsters gangsters;
    /// Of `gangsters`.
    int revolvers = 0;
    /// In percent, 1 to 100.
    int chance = 0;
    /// Tenths of a revolver.
    int tenths = 0;
    Gangster kept = 0;
    /// As the rows stand: the two cards that a choice with the special is made for; or, of the first card of a turn
    /// (`captures`, `prepares`), the other one, if that captures something.
    std::optional<Plan> plan;

    bool operator==(const Advice&) const = default;
};

/// What this seat does; only where it is pending.
Action decide(const View& view, const Mind& mind);
/// What the boss does there, and why; never nothing.
std::optional<Advice> advise(const View& view, const Mind& mind);

}
