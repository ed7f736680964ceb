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

/// How well the card goes with the leader, 0 to 1, as a player sees it.
double fit(Card leader, Card card);

/// How likely a picture that fits so well is among those that somebody chooses, against all pictures. `sense`: how much
/// of what is played was chosen by links, 0 to 1.
double likelihood_of_choice(double fit, double sense);

/// In the order of the wall.
Suspects suspects(const View& view, double sense);

/// Of every seat, how likely it plays and votes by links rather than at random, by what everybody has seen.
std::array<double, max_seats> sense_of_seats(const View& view);
/// The mean of the others.
double sense_of_others(const View& view);

}
