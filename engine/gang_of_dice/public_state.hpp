// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/events.hpp"
#include "engine/gang_of_dice/state.hpp"

namespace backroom::gang_of_dice {

/// The public state: what every viewer may see. The wealth is excluded until the end (GD-1.4), and so are future cards.
/// A type of its own, filled field by field, so that hidden parts of the state cannot get into it by mistake. Fields
/// without a comment are as in State.
struct PublicState {
    Options options;
    std::uint8_t seats = min_seats;
    std::uint8_t round = 1;
    Phase phase = Phase::taking;
    Seat start = 0;
    Seat playing = 0;
    std::uint8_t roll = 0;
    /// In dice, tokens included.
    std::uint8_t middle = 0;
    /// The part of `middle` that is tokens (GD-2.1).
    std::uint8_t tokens_in_middle = 0;
    DiceSet thrown;
    /// GD-5.1
    SeatSet out;
    SeatSet newly_out;
    /// The cards of the rounds so far, the present one last.
    FixedVector<Warning, round_count> warnings;
    Results results{};
    std::array<Faces, max_seats> shown;
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
