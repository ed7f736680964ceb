// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gangz/state.hpp"

#include <variant>

namespace backroom::gangz {

/// GZ-2.2: exchanges the whole hand for new cards, one fewer. Only before choosing.
struct SwapHand : NoFields { };

/// The secret choice of a round (GZ-2.1): one to three cards from the hand.
struct Play {
    Cards cards;
    void fields(auto& f) { f("cards", cards, card_numbers); }
    bool operator==(const Play&) const = default;
};

/// GZ-2.4: two different cards of the wall, neither of them played by the voter.
struct Vote {
    Pawns pawns;
    void fields(auto& f) { f("cards", pawns, card_numbers); }
    bool operator==(const Vote&) const = default;
};

using Action = std::variant<SwapHand, Play, Vote>;

/// The ways to choose one, two or three cards from a full hand.
inline constexpr int most_plays = 6 + 15 + 20;

/// Large enough for the longest list of `legal`: all pairs of other players' cards.
using Actions = FixedVector<Action, most_of_others*(most_of_others - 1) / 2>;

}
