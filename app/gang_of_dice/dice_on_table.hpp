#pragma once

#include "gang_of_dice/open.hpp"

#include <optional>
#include <vector>

namespace gang_of_dice_table {

namespace rules = backroom::gang_of_dice;

/// The dice that `Open` counts, one by one: each with a key that stays with it from the throw to whoever sweeps it up,
/// followed from event to event.
struct DiceOnTable {
    struct Die {
        int key = 0;
        rules::Face face = rules::boss;
        /// The number of the roll that threw it last, from 1.
        int roll = 0;

        bool operator==(const Die&) const = default;
    };
    using Dice = std::vector<Die>;
    struct Turn {
        backroom::Seat seat = 0;
        Dice dice;
    };

    DiceOnTable() = default;
    /// At the beginning of a round.
    explicit DiceOnTable(const rules::Open& open);

    /// Of each player; in the tray as long as that one rolls.
    std::array<Dice, rules::max_seats> shown;
    /// Beside the tokens.
    Dice middle;
    /// The newest turn of this round that has ended, its dice wherever they are now.
    std::optional<Turn> ended;
    /// How many dice and rolls there have been.
    int dice = 0;
    int rolls = 0;
};

rules::Faces faces_of(const DiceOnTable::Dice& dice);
void tell(DiceOnTable& table, const rules::Event& event);

}
