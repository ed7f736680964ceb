#pragma once

#include "gangz/links.hpp"
#include "gangz/view.hpp"

namespace backroom::gangz {

/// A picture of the wall that is not the own one.
struct Suspect {
    Card card = 0;
    /// That it is an intruder.
    double chance = 0;
    /// False, when everybody who remembers the discards knows that it came out of a hand.
    bool possible = true;
};
using Suspects = FixedVector<Suspect, most_of_others>;

/// Whose eyes: nobody sees all links, and nobody knows which ones another player sees.
std::array<const Links*, 3> all_eyes();

/// How well the card goes with the leader, 0 to 1, in the mean of all eyes.
double fit(Card leader, Card card);

/// How likely each way to play is of a seat, by what everybody has seen of it; in the sum 1.
struct Habits {
    /// Chooses and votes at random.
    double aimless = 0;
    /// By links, with these eyes.
    std::array<double, 3> eyes{};
    /// How many cards the seat plays in a round, in the mean.
    double cards = 1.6;
};
using HabitsOfSeats = std::array<Habits, max_seats>;
HabitsOfSeats habits_of_seats(const View& view);
/// How likely the others together are aimless.
double aimless(const View& view, const HabitsOfSeats& habits);

/// In the order of the wall.
Suspects suspects(const View& view, const HabitsOfSeats& habits);

}
