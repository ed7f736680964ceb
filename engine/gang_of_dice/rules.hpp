// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ending.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/result.hpp"
#include "engine/gang_of_dice/actions.hpp"
#include "engine/gang_of_dice/events.hpp"
#include "engine/gang_of_dice/public_state.hpp"
#include "engine/gang_of_dice/state.hpp"
#include "engine/gang_of_dice/view.hpp"

#include <cstdint>
#include <optional>

namespace backroom::gang_of_dice {

/// Refusals of this game; each comment names the parameters and the rule.
namespace refusals {
inline constexpr std::string_view no_dice = "no-dice"; ///< GD-3.1 or GD-3.2
inline constexpr std::string_view more_than_wealth = "more-than-wealth"; ///< dice, wealth; GD-3.1
inline constexpr std::string_view more_than_in_game = "more-than-in-game"; ///< dice, dice of the game; GD-3.1
inline constexpr std::string_view already_taken = "already-taken"; ///< dice taken; GD-3.1
inline constexpr std::string_view not_rolled = "not-rolled"; ///< GD-3.2
inline constexpr std::string_view no_such_die = "no-such-die"; ///< index, dice taken; GD-3.2
}

/// Reasons for the end of the game; each comment names the parameters and the rule.
namespace endings {
inline constexpr std::string_view one_left = "one-left"; ///< GD-5.1
inline constexpr std::string_view nobody_left = "nobody-left"; ///< seats that went out last; GD-5.1
inline constexpr std::string_view rounds_played = "rounds-played"; ///< GD-5.2
}

/// GD-1.3
constexpr int dice_at_start(int seats)
{
    return seats == max_seats ? 9 : 12;
}
constexpr int tokens_at_start(int seats)
{
    return seats == max_seats ? 9 : 12;
}
/// The tokens that a round adds to the middle, in dice (GD-2.1).
constexpr int added_in_round(int round)
{
    return round > bright_rounds ? (round - bright_rounds) * dice_of_token : 0;
}

/// GD-1: begins a new game. `seats` is 2 to 4.
State deal(const Options& options, int seats, const Random& random);
SeatSet pending(const State& state);
/// Returns every number of dice to take, or Stop and the rerolls. With up to 6 dice these are all sets of dice. With
/// more, `check` allows every set, but the list is bounded: up to 12 dice it has one set for each combination of faces
/// (the first dice that show them), above that one for each choice of none, one or all of the dice of a face.
Actions legal(const State& state, Seat seat);
std::optional<Refusal> check(const State& state, Seat seat, const Action& action);
void apply(State& state, Seat seat, const Action& action, Events& events);
View view(const State& state, Seat seat);
State sample(const View& view, Random& random);
/// GD-5. Scores are the numbers of dice behind the screens.
Result result(const State& state);
/// GD-5.1, GD-5.2
Ending ending(const PublicState& open);
std::uint64_t hash(const State& state);
bool reveals(const Event& event);
/// Always true: all events are public.
bool visible(const Event& event, Seat viewer);
Event redact(const Event& event, Seat viewer);

/// Returns how many dice the playing seat, or the seat of the view, can take at most (GD-3.1).
int most_to_take(const State& state);
int most_to_take(const View& view);
/// Returns all seats clockwise from the starting seat. Those still in the game play in this order (GD-2.2).
Order clockwise_from(Seat start, int seats);
Seat next_in(Seat seat, SeatSet out, int seats);
/// Returns the seat that wins the round with these results, or would win if no turn followed (GD-2.4).
std::optional<Seat> leader(const Results& results, Seat start, int seats);
/// GD-2.3: returns the seat that begins the round after these results. Requires that at least one seat is not out.
Seat next_start(const Results& results, Seat start, SeatSet out, int seats);
/// Takes 1 to 6 dice (at most the wealth), then stops or rerolls any dice. All actions are equally likely.
Action random_action(const State& state, Seat seat, Random& random);

}
