#pragma once

#include "gangz/actions.hpp"
#include "gangz/view.hpp"

namespace backroom::gangz {

/// Sees what is obvious, plays whatever seems to go, mostly too much of it, and votes for what seems not to go.
Action choose_as_rookie(const View& view, std::uint64_t seed);
Action vote_as_rookie(const View& view, std::uint64_t seed);

/// Sees what one commonly thinks of, plays what goes well, fewer when that was shot at too often, and votes for what
/// goes least and can have come from the deck.
Action choose_as_soldier(const View& view);
Action vote_as_soldier(const View& view, std::uint64_t seed);

}
