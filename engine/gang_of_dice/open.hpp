#pragma once

#include "gang_of_dice/events.hpp"
#include "gang_of_dice/state.hpp"

namespace backroom::gang_of_dice {

/// What lies in the open: what everybody at the table may see at this moment; not the wealth until the end (GD-1.4),
/// nor the cards and dice to come. A type of its own, filled field by field, so that nothing of the state leaks by
/// being forgotten.
struct Open {
    Options options;
    std::uint8_t seats = min_seats;
    std::uint8_t round = 1;
    Phase phase = Phase::taking;
    /// Who began the round.
    Seat start = 0;
    Seat playing = 0;
    /// Rolls of the present turn so far, 1 to 3 while rolling, otherwise 0.
    std::uint8_t roll = 0;
    /// In dice, tokens included.
    std::uint8_t middle = 0;
    /// Of the middle, the tokens that were set aside for these rounds (GD-2.1), in dice.
    std::uint8_t tokens_in_middle = 0;
    /// What the newest roll threw, by index; the dice may be gone since.
    DiceSet thrown;
    /// Those who are out (GD-5.1), and of these who went out in the newest round that ended.
    SeatSet out;
    SeatSet newly_out;
    /// The cards of the rounds so far, the present one last.
    FixedVector<Warning, round_count> warnings;
    /// The finished turns of this round; when the game is over, of the last round.
    Results results{};
    /// The dice before each player: of valid turns of this round, and of the present one.
    std::array<Faces, max_seats> shown;
    /// Of everyone, once the game is over.
    Wealth wealth{};

    const Warning& warning() const { return warnings.back(); }
    bool operator==(const Open&) const = default;
};

Open open(const State& state);
/// Follows the game by an event.
void tell(Open& open, const Event& event);

}
