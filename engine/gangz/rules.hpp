// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ending.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/result.hpp"
#include "engine/gangz/actions.hpp"
#include "engine/gangz/events.hpp"
#include "engine/gangz/public_state.hpp"
#include "engine/gangz/state.hpp"
#include "engine/gangz/view.hpp"

#include <cstdint>
#include <optional>

namespace backroom::gangz {

/// Refusals of this game; each comment names the parameters and the rule.
namespace refusals {
inline constexpr std::string_view one_to_three = "one-to-three"; ///< number of cards; GZ-2.1
inline constexpr std::string_view not_in_hand = "not-in-hand"; ///< card; GZ-2.1
inline constexpr std::string_view already_chosen = "already-chosen"; ///< GZ-2.1
inline constexpr std::string_view already_swapped = "already-swapped"; ///< GZ-2.2
inline constexpr std::string_view last_card = "last-card"; ///< GZ-2.2
inline constexpr std::string_view too_few_cards = "too-few-cards"; ///< cards left; GZ-2.2
inline constexpr std::string_view still_choosing = "still-choosing"; ///< GZ-2.3
inline constexpr std::string_view wall_is_laid = "wall-is-laid"; ///< GZ-2.3
inline constexpr std::string_view already_voted = "already-voted"; ///< GZ-2.4
inline constexpr std::string_view not_on_wall = "not-on-wall"; ///< card; GZ-2.4
inline constexpr std::string_view own_card = "own-card"; ///< card; GZ-2.4
inline constexpr std::string_view twice_the_same = "twice-the-same"; ///< card; GZ-2.1 or GZ-2.4
}

/// Reasons for the end of the game; each comment names the parameters and the rule.
namespace endings {
inline constexpr std::string_view target_reached = "target-reached"; ///< points to win; GZ-4.3
}

/// GZ-1: begins a new game. `seats` is 3 to 6.
State deal(const Options& options, int seats, const Random& random);
SeatSet pending(const State& state);
Actions legal(const State& state, Seat seat);
std::optional<Refusal> check(const State& state, Seat seat, const Action& action);
/// Gives the same answer as that, from what the seat knows.
std::optional<Refusal> check(const View& view, const Action& action);
/// Returns whether one pawn of the seat may lie on the card (GZ-2.4), regardless of the other one.
std::optional<Refusal> check_pawn(const View& view, Card card);
void apply(State& state, Seat seat, const Action& action, Events& events);
/// All votes are equally likely, and so are all choices, except that every other choice has three cards; no second hand
/// is swapped. Otherwise games of many seats might never end, because random players with few cards lose points.
Action random_action(const State& state, Seat seat, Random& random);
View view(const State& state, Seat seat);
State sample(const View& view, Random& random);
/// GZ-4.3
Result result(const State& state);
Result result(const PublicState& open);
Ending ending(const PublicState& open);
std::uint64_t hash(const State& state);
bool reveals(const Event& event);
bool visible(const Event& event, Seat viewer);
Event redact(const Event& event, Seat viewer);

}
