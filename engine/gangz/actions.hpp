#pragma once

#include "gangz/state.hpp"

#include <variant>

namespace backroom::gangz {

/// GZ-2.2: before choosing, the whole hand for new cards, one fewer.
struct SwapHand {
    bool operator==(const SwapHand&) const = default;
};

/// The secret choice of a round (GZ-2.1): one to three cards of the hand.
struct Play {
    Cards cards;
    bool operator==(const Play&) const = default;
};

/// GZ-2.4: two different cards of the wall, none of them an own one.
struct Vote {
    Pawns pawns;
    bool operator==(const Vote&) const = default;
};

using Action = std::variant<SwapHand, Play, Vote>;

/// Ways to choose from a full hand: one, two or three cards.
inline constexpr int most_plays = 6 + 15 + 20;

/// Pairs of the cards of others are the most that `legal` lists.
using Actions = FixedVector<Action, most_of_others*(most_of_others - 1) / 2>;

}
