#pragma once

#include "gang_of_dice/bot_reach.hpp"
#include "gang_of_dice/bot_worth.hpp"
#include "gang_of_dice/view.hpp"

namespace backroom::gang_of_dice {

/// What a round looks like to whoever has the turn.
struct Situation {
    int seats = min_seats;
    int in_game = min_seats;
    int round = 1;
    Warning warning;
    /// Own wealth, with the dice in use.
    int mine = 0;
    /// Behind the screens of the others, together.
    int others = 0;
    int middle = 0;
    /// Dice of valid turns before this one.
    int shown = 0;
    /// The best of them.
    std::optional<TurnResult> to_beat;
    /// How many turns follow in this round.
    int later = 0;
    /// Whether this seat began the round, or the next one would if nobody wins (GD-2.3).
    bool starts = false;

    /// What a win brings besides the own dice, with those that later turns lay down.
    int pot() const { return middle + shown; }
    bool beats(int total, int dice) const
    {
        return !to_beat || total > to_beat->total || (total == to_beat->total && dice > to_beat->dice);
    }
};
Situation situation_of(const View& view);
/// As `most_to_take`.
int most_to_take(const Situation& situation);

/// How a player sees a round.
enum class Foresight {
    /// Counts dice, and fears that everyone who follows takes as many.
    plain,
    /// Counts on the best answers of all who follow, and plays for the game: between two always, among more at the end.
    deep,
};

/// What the own turn can come to.
struct Outlook {
    /// What counts: dice, or the chance to win the game.
    Worths worth;
    /// The chance to win the round.
    Worths chance;
};
/// Whether it is the chance to win the game, not dice, that foresight counts.
bool counts_games(const Situation& situation, Foresight foresight);
Outlook outlook(const Situation& situation, int dice, const Reach& reach, Foresight foresight,
    double (*worth)(const Standing&) = gang_of_dice::worth);

}
