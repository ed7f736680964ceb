// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/events.hpp"
#include "engine/gang_of_dice/state.hpp"

namespace backroom::gang_of_dice {

/// The public state: what every viewer may see. That excludes the wealth until the end (GD-1.4) and the cards to come.
/// It takes only the open part of the state as it is, so hidden parts cannot get into it by oversight.
struct PublicState : OpenPart {
    /// The cards of the rounds so far, the present one last.
    FixedVector<Warning, round_count> warnings;
    /// 0 until the game is over.
    Wealth wealth{};

    const Warning& warning() const { return warnings.back(); }
    SeatSet in_game() const { return SeatSet::first(seats) - out; }
    /// Returns the number of dice in the middle and in front of the players.
    int dice_on_table() const
    {
        int dice = middle;
        for (const Faces& faces : shown)
            dice += static_cast<int>(faces.size());
        return dice;
    }
    void fields(auto& f)
    {
        shared_fields(f, *this);
        f.demand(warnings.size() == round, "\"warnings\" must have one for each round so far");
    }
    bool operator==(const PublicState&) const = default;
};

PublicState public_state(const State& state);
void follow(PublicState& open, const Event& event);

}
