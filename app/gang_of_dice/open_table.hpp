#pragma once

#include "gang_of_dice/events.hpp"
#include "gang_of_dice/state.hpp"

#include <optional>
#include <vector>

namespace gang_of_dice_table {

namespace rules = backroom::gang_of_dice;

/// What lies in the open, followed from event to event, each die with a key of its own wherever it goes.
class OpenTable {
public:
    struct Die {
        int key = 0;
        rules::Face face = rules::boss;
        bool operator==(const Die&) const = default;
    };
    using Dice = std::vector<Die>;

    /// The turn being played, from its first roll to its end.
    struct Turn {
        backroom::Seat seat = 0;
        Dice dice;
        /// What the newest roll threw, by index.
        rules::DiceSet thrown;
        int roll = 0;
        /// Of each die, the number of the roll that threw it last.
        std::vector<int> thrown_in;

        rules::Faces faces() const;
    };

    OpenTable() = default;
    /// Goes on from the beginning of a game.
    explicit OpenTable(const rules::State& initial);

    void tell(const rules::Event& event);

    int seats() const { return seats_; }
    int round() const { return round_; }
    backroom::Seat start() const { return start_; }
    const rules::Warning& warning() const { return warning_; }
    const std::optional<Turn>& turn() const { return turn_; }
    /// The newest one of this round that has ended, its dice wherever they are now.
    const std::optional<Turn>& ended() const { return ended_; }
    /// Before each player: the dice of a valid turn.
    const Dice& shown(backroom::Seat seat) const { return shown_[seat]; }
    const rules::Results& results() const { return results_; }
    backroom::SeatSet out() const { return out_; }
    const Dice& middle() const { return middle_; }
    int middle_tokens() const { return middle_tokens_; }
    int middle_in_dice() const;
    /// The middle, and all that is shown: what the winner of the round would take (GD-2.3).
    int prize() const;
    std::optional<backroom::Seat> leader() const;
    /// All in the order of play.
    std::vector<backroom::Seat> order() const;

private:
    void roll(const rules::Rolled& rolled);

    int seats_ = rules::min_seats;
    int round_ = 1;
    backroom::Seat start_ = 0;
    rules::Warning warning_;
    std::optional<Turn> turn_;
    std::optional<Turn> ended_;
    std::array<Dice, rules::max_seats> shown_;
    rules::Results results_{};
    backroom::SeatSet out_;
    Dice middle_;
    int middle_tokens_ = 0;
    int next_key_ = 0;
    int rolls_ = 0;
};

}
