#pragma once

#include "core/bot.hpp"
#include "gang_of_dice/actions.hpp"
#include "gang_of_dice/view.hpp"

#include <optional>

namespace backroom::gang_of_dice {

/// What the seat does; only where it has the turn.
Action decide(const View& view, const Mind& mind);

/// Why the boss does something. Chances are those of the own turn when it is played on as well as can be, against the
/// best answers of whoever follows.
enum class Reason : std::uint8_t {
    /// Take: to beat `to_beat` these dice win the round with `chance`.
    beats,
    /// Take: there is nothing to beat, and these dice win the round with `chance`.
    leads,
    /// Take: nobody follows and nothing is to be beaten, so that any valid result wins the `pot` (GD-2.4).
    any_result_wins,
    /// Take, in the last round: even if it is lost the game is won.
    safe,
    /// Take, in the last round: whoever wins it wins the game, and these dice do with `chance`.
    decides,
    /// Take: the `pot` is not worth more than one die, which wins it with `chance`.
    one_will_do,
    /// Stop: nobody can beat that any more.
    wins_surely,
    /// Stop: it wins with `chance`, and with a reroll it would be no more, `otherwise` at best.
    holds,
    /// Stop: there is no chance left.
    lost,
    /// Reroll: the dice as they lie are a bomb (GD-3.5); so they win with `chance`.
    defuses,
    /// Reroll: the dice as they lie don't beat `to_beat`; so they win with `chance`.
    overtakes,
    /// Reroll: stopping would win with `otherwise`, so they win with more, `chance`, if only by a fraction of a
    /// percent.
    improves,
    /// The round is won with `chance`, which is less than `otherwise` (stopping, rerolling, or with a single die), but
    /// the game with `game` instead of `game_otherwise`.
    pays_in_game,
    /// The same, because whoever does not win this round has the last seat in the next one (GD-2.3).
    pays_by_seat,
    /// The same, but on the average it leaves more dice: `tenths`.
    pays_in_dice,
};

/// What the boss would do, and why.
struct Advice {
    Action action;
    Reason reason{};
    /// To win the round, in percent, rounded; 1 to 99 unless it is sure or impossible.
    int chance = 0;
    /// The same if the turn went on, or ended, instead.
    int otherwise = 0;
    /// The best total so far, and with how many dice; no dice: there is none.
    int to_beat = 0;
    int dice_to_beat = 0;
    /// In dice: what lies in the middle and before the others.
    int pot = 0;
    /// To win the game, in percent, so and otherwise.
    int game = 0;
    int game_otherwise = 0;
    /// Tenths of a die.
    int tenths = 0;
    bool operator==(const Advice&) const = default;
};

/// Only where the seat has the turn.
std::optional<Advice> advise(const View& view, const Mind& mind);

}
