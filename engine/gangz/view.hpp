#pragma once

#include "gangz/events.hpp"
#include "gangz/open.hpp"

namespace backroom::gangz {

/// What one seat may know: what lies in the open, and the own cards, choice and vote.
struct View {
    Open open;
    Seat seat = 0;
    /// While choosing, with what is chosen; from the wall on without it.
    Cards hand;
    /// The own choice of this round; empty: none yet.
    Cards played;
    std::optional<Pawns> vote;
    /// What the seat swapped away (GZ-2.2).
    CardSet aside;

    bool operator==(const View&) const = default;
};

/// Follows the game: the event as the eyes of that seat see it.
void tell(View& view, const Event& event);

}
