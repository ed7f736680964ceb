// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/links.hpp"
#include "engine/gangz/view.hpp"

namespace backroom::gangz {

struct Suspect {
    Card card = 0;
    double chance = 0;
    /// False if it certainly came out of a hand, as everybody who remembers the discards knows.
    bool possible = true;
};
using Suspects = FixedVector<Suspect, most_of_others>;

/// The ways to see links: no player sees all links, and none knows which ones another player sees.
std::array<const Links*, 3> all_eyes();

/// Returns how well the card goes with the leader, 0 to 1, averaged over `all_eyes`.
double fit(Card leader, Card card);

/// The probabilities of a seat's ways to play, from public information; their sum is 1.
struct Habits {
    double aimless = 0;
    /// The seat goes by links, one entry for each of `all_eyes`.
    std::array<double, 3> viewer{};
    double cards = 1.6;
};
using HabitsOfSeats = std::array<Habits, max_seats>;
HabitsOfSeats habits_of_seats(const View& view);
/// Returns the probability that the other seats on the whole are aimless.
double aimless(const View& view, const HabitsOfSeats& habits);

Suspects suspects(const View& view, const HabitsOfSeats& habits);

}
