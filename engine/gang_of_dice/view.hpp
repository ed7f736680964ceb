#pragma once

#include "gang_of_dice/events.hpp"
#include "gang_of_dice/open.hpp"

namespace backroom::gang_of_dice {

/// What one seat may know: what lies in the open, and what is behind the own screen (GD-1.4).
struct View {
    Open open;
    Seat seat = 0;
    std::uint8_t wealth = 0;

    bool operator==(const View&) const = default;
};

/// Follows the game: the event as the eyes of that seat see it.
void tell(View& view, const Event& event);

}
