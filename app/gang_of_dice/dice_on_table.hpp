// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/public_state.hpp"

#include <optional>
#include <vector>

namespace gang_of_dice_table {

namespace rules = backroom::gang_of_dice;

/// Tracks from event to event the individual dice that `PublicState` only counts. A die keeps its key from the throw
/// until it is swept up.
struct DiceOnTable {
    struct Die {
        int key = 0;
        rules::Face face = rules::boss;
        /// The number of the roll that last threw the die, from 1.
        int roll = 0;

        bool operator==(const Die&) const = default;
    };
    using Dice = std::vector<Die>;
    struct Turn {
        backroom::Seat seat = 0;
        Dice dice;
    };

    DiceOnTable() = default;
    /// For the beginning of a round.
    explicit DiceOnTable(const rules::PublicState& open);

    /// The dice of each seat; they are in the tray while the seat rolls.
    std::array<Dice, rules::max_seats> shown;
    Dice middle;
    /// The latest turn of this round that has ended; its dice may have moved on since.
    std::optional<Turn> ended;
    /// The number of keys given out so far, and of rolls.
    int dice = 0;
    int rolls = 0;
};

rules::Faces faces_of(const DiceOnTable::Dice& dice);
void follow(DiceOnTable& table, const rules::Event& event);

}
