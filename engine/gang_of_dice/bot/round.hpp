// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gang_of_dice/bot/reach.hpp"
#include "engine/gang_of_dice/bot/worth.hpp"
#include "engine/gang_of_dice/view.hpp"

namespace backroom::gang_of_dice {

/// A round as seen by the player whose turn it is.
struct Situation {
    int seats = min_seats;
    int in_game = min_seats;
    int round = 1;
    Warning warning;
    /// The own dice, both those in use and those behind the screen.
    int mine = 0;
    /// The total behind the other players' screens.
    int others = 0;
    int middle = 0;
    int shown = 0;
    std::optional<TurnResult> to_beat;
    int later = 0;
    /// True if this seat began the round, and so begins the next one if nobody wins (GD-2.3).
    bool starts = false;

    /// Returns what a win brings besides the own dice and those that later turns lay down.
    int pot() const { return middle + shown; }
    bool beats(int total, int dice) const
    {
        return !to_beat || total > to_beat->total || (total == to_beat->total && dice > to_beat->dice);
    }
};
Situation situation_of(const View& view);
int most_to_take(const Situation& situation);
/// Returns whether the game cannot be won any more, not even with this round: it is the last, and somebody else then
/// still has more, unless a player who follows wastes dice. All that can be aimed at is the round.
bool hopeless(const Situation& situation);

enum class Foresight {
    /// Maximises dice, and expects every player who follows to take as many.
    plain,
    /// Expects the best answers of the players who follow. Maximises the chance to win the game, always with two
    /// players, with more after the first rounds.
    deep,
};

struct Outlook {
    /// The value to be maximised: dice or the chance to win the game.
    Values worth;
    Values chance;
};
/// Returns whether the foresight maximises the chance to win the game, and not dice.
bool counts_games(const Situation& situation, Foresight foresight);
Outlook outlook(const Situation& situation, int dice, const Reach& reach, Foresight foresight,
    double (*worth)(const Standing&) = gang_of_dice::worth);
/// Returns the chances to win the round for people to read. A result that somebody could still beat by taking more dice
/// than is wise is never certain.
Values chances_by_total(const Situation& situation, int dice, const Reach& reach);
/// Returns what a computer player maximises: the worth, or the chance to win the round where that is all there is left.
Values aim_of(const Situation& situation, int dice, const Reach& reach, Foresight foresight);

}
