#pragma once

#include "gangz/view.hpp"

namespace backroom::gangz {

/// Whose the cards of a wall may be, as far as a seat can tell while all vote.
struct Owners {
    CardsOfSeats played;
    Intruders intruders{};
};

/// Everyone who looks at the wall knows the own cards, that every other seat played one to three, and from which stocks
/// (GZ-4.2) the hands and the intruders were drawn. Every way that agrees with this can be drawn.
Owners guess_owners(const View& view, Random& random);

}
