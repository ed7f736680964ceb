// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ending.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/result.hpp"
#include "engine/the_gang/actions.hpp"
#include "engine/the_gang/events.hpp"
#include "engine/the_gang/public_state.hpp"
#include "engine/the_gang/state.hpp"
#include "engine/the_gang/view.hpp"

#include <cstdint>
#include <optional>

namespace backroom::the_gang {

/// Refusals of this game; each comment names the parameters and the rule.
namespace refusals {
inline constexpr std::string_view not_in_hand = "not-in-hand"; ///< gangster; TG-3.2
inline constexpr std::string_view no_special = "no-special"; ///< TG-3.2
inline constexpr std::string_view no_such_ticket = "no-such-ticket"; ///< city; TG-2.3
inline constexpr std::string_view already_chosen = "already-chosen"; ///< TG-3.2
inline constexpr std::string_view still_choosing = "still-choosing"; ///< TG-3.3
inline constexpr std::string_view choices_are_open = "choices-are-open"; ///< TG-3.3
inline constexpr std::string_view lower_gangster_first = "lower-gangster-first"; ///< gangster to play; TG-3.4
inline constexpr std::string_view already_placed = "already-placed"; ///< gangster; TG-3.6
inline constexpr std::string_view already_played = "already-played"; ///< TG-3.6
inline constexpr std::string_view other_special = "other-special"; ///< special held; TG-3.6
inline constexpr std::string_view one_city = "one-city"; ///< city of the first card; TG-3.6
inline constexpr std::string_view city_not_in_play = "city-not-in-play"; ///< city; TG-2.3
inline constexpr std::string_view not_in_row = "not-in-row"; ///< gangster, city; TG-5.3
inline constexpr std::string_view spy_needs_gangster = "spy-needs-gangster"; ///< city; TG-5.3
inline constexpr std::string_view not_in_another_city = "not-in-another-city"; ///< gangster, city; TG-5.4
inline constexpr std::string_view must_call = "must-call"; ///< city; TG-5.4
}

/// Reasons for the end of the game; each comment names the parameters and the rule.
namespace endings {
inline constexpr std::string_view rows_unfilled = "rows-unfilled"; ///< gangsters left, needed; TG-6.1
inline constexpr std::string_view round_undealt = "round-undealt"; ///< gangsters left, needed; TG-6.1
inline constexpr std::string_view rounds_played = "rounds-played"; ///< rounds; TG-6.2
}

/// TG-2: begins a new game. `seats` is 2 to 5.
State deal(const Options& options, int seats, const Random& random);
SeatSet pending(const State& state);
Actions legal(const State& state, Seat seat);
std::optional<Refusal> check(const State& state, Seat seat, const Action& action);
void apply(State& state, Seat seat, const Action& action, Events& events);
View view(const State& state, Seat seat);
State sample(const View& view, Random& random);
/// TG-6.3
Result result(const State& state);
/// For each seat that ties with another one in revolvers, returns the gangster that breaks the tie (TG-6.3): the
/// highest one that the seat has captured, or 0. Empty for the other seats.
std::array<std::optional<Gangster>, max_seats> tie_deciders(const std::array<Gangsters, max_seats>& piles, int seats);
/// TG-6.1, TG-6.2
Ending ending(const PublicState& open);
/// Returns the maximum number of rounds of a game, limited by the hands that the deck must supply in each.
int most_rounds(const Options& options, int seats);
/// Returns the gangsters that The Boss Calls can move to the city (TG-5.4). The action must name one unless there is
/// none. `rows` may come from a state or from a public state.
Gangsters can_be_called(const Rows& rows, City to);
std::uint64_t hash(const State& state);
bool reveals(const Event& event);
bool visible(const Event& event, Seat viewer);
Event redact(const Event& event, Seat viewer);

}
