#pragma once

#include "the_gang/events.hpp"
#include "the_gang/open.hpp"

namespace backroom::the_gang {

/// What one seat may know (TG-4.6 and the sealed choices): what lies in the open, and the own cards.
struct View {
    Open open;
    Seat seat = 0;
    Hand hand;
    Gangsters captured;
    /// The own choice while it is sealed; gangster 0: none yet.
    Choice choice;

    bool operator==(const View&) const = default;
};

/// Follows the game: the event as the eyes of that seat see it.
void tell(View& view, const Event& event);

}
