// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/bot.hpp"
#include "engine/gang_of_dice/actions.hpp"
#include "engine/gang_of_dice/view.hpp"

#include <optional>
#include <utility>

namespace backroom::gang_of_dice {

/// Requires that it is the seat's turn.
Action decide(const View& view, const BotContext& context);

/// The boss-level player's reason for an action. Chances assume the best play for the rest of the own turn, and the
/// best answers of the players who follow.
enum class Reason : std::uint8_t {
    /// Take: there is a result to beat, `to_beat`, and these dice win the round with `chance`.
    beats,
    /// Take: there is no result to beat, and these dice win the round with `chance`.
    leads,
    /// Take: no player follows and there is no result to beat, so any valid result wins the `pot` (GD-2.4).
    any_result_wins,
    /// Take, in the last round: the game is won even if the round is lost.
    safe,
    /// Take, in the last round: the winner of the round wins the game, and these dice win it with `chance`.
    decides,
    /// Take: the `pot` is not worth more than one die, which wins it with `chance`.
    one_will_do,
    /// Stop: no player can beat the result any more.
    wins_surely,
    /// Stop: it wins with `chance`; a reroll wins with no more than that, `otherwise` at best.
    holds,
    lost,
    /// Reroll: the dice as they lie are a bomb (GD-3.5); the reroll wins with `chance`.
    defuses,
    /// Reroll: the dice as they lie don't beat `to_beat`; the reroll wins with `chance`.
    overtakes,
    /// Reroll: it wins with `chance`, which is more than `otherwise` for stopping, perhaps by less than a percent.
    improves,
    /// The action wins the round with only `chance` instead of `otherwise` (for stopping, rerolling or taking one die),
    /// but the game with `game` instead of `game_otherwise`.
    pays_in_game,
    /// As `pays_in_game`, because a player who does not win this round has the last seat in the next one (GD-2.3).
    pays_by_seat,
    /// As `pays_in_game`, but the gain is `tenths` of a die on average.
    pays_in_dice,
};

/// The boss-level player's action and the reason for it. Fields that the reason does not use are 0.
struct Advice {
    Action action;
    Reason reason{};
    /// The chance to win the round, in percent, rounded; 1 to 99 unless certain or impossible.
    int chance = 0;
    /// The same for the alternative.
    int otherwise = 0;
    /// The best total so far and its number of dice; no dice if there is none.
    int to_beat = 0;
    int dice_to_beat = 0;
    /// The dice in the middle and in front of the other players.
    int pot = 0;
    /// The chance to win the game with the action and with the alternative, in percent.
    int game = 0;
    int game_otherwise = 0;
    int tenths = 0;
    /// The game cannot be won any more; the action aims at the round.
    bool hopeless = false;
    /// Take: the chance to win the round with one die more, and with one less; empty if so many cannot be taken.
    std::optional<int> one_more = {};
    std::optional<int> one_less = {};
    /// Take, if one die more would win the round more often: the chance to win the game as advised and with one die
    /// more, in percent.
    std::optional<std::pair<int, int>> game_with_one_more = {};
    /// The same in a game in which dice are counted instead: the tenths of a die that one die more loses on average.
    int tenths_with_one_more = 0;
    /// One die more lowers the chance because the players who follow would risk more, and not because of the warning.
    bool others_raise = false;
    bool operator==(const Advice&) const = default;
};

/// Empty unless it is the seat's turn.
std::optional<Advice> advise(const View& view, const BotContext& context);

}
