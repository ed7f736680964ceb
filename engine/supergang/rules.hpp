// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ending.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/result.hpp"
#include "engine/supergang/actions.hpp"
#include "engine/supergang/events.hpp"
#include "engine/supergang/public_state.hpp"
#include "engine/supergang/state.hpp"
#include "engine/supergang/view.hpp"

#include <cstdint>
#include <optional>

namespace backroom::supergang {

/// Refusals of this game, besides those of a path (walks.hpp); each comment names the parameters and the rule. Figures
/// are given as seat and character, members as numbers of `Member`.
namespace refusals {
// Order and timing.
inline constexpr std::string_view answer_first = "answer-first"; ///< SG-8.2, SG-9.5, SG-5.12, SG-10.4, SG-10.3
inline constexpr std::string_view nothing_asked = "nothing-asked"; ///< SG-8.2, SG-9.5, SG-5.12, SG-10.4, SG-10.3
inline constexpr std::string_view roll_first = "roll-first"; ///< SG-3.2
inline constexpr std::string_view already_rolled = "already-rolled"; ///< SG-3.2
inline constexpr std::string_view police_first = "police-first"; ///< SG-3.2
inline constexpr std::string_view police_done = "police-done"; ///< SG-3.2
inline constexpr std::string_view no_die = "no-die"; ///< mover; SG-3.2
inline constexpr std::string_view finish_first = "finish-first"; ///< the figure that is not done; SG-3.2
inline constexpr std::string_view not_active = "not-active"; ///< mover; SG-3.2
inline constexpr std::string_view must_move = "must-move"; ///< the figure that can move; SG-4.1
inline constexpr std::string_view must_act = "must-act"; ///< member; SG-5.2
inline constexpr std::string_view acts_where_move_ends = "acts-where-move-ends"; ///< member; SG-4.1
inline constexpr std::string_view too_early = "too-early"; ///< last round of peace; SG-3.3
inline constexpr std::string_view no_clock = "no-clock"; ///< SG-3.7
inline constexpr std::string_view already_collected = "already-collected"; ///< SG-3.4
// Limits per turn.
inline constexpr std::string_view once_a_turn = "once-a-turn"; ///< member; SG-5.1, of requests SG-5.12
inline constexpr std::string_view one_throw = "one-throw"; ///< member; SG-5.1
// Places.
inline constexpr std::string_view not_in_street = "not-in-street"; ///< SG-5.3
inline constexpr std::string_view not_in_shop = "not-in-shop"; ///< SG-5.4, SG-5.5, SG-5.6, SG-5.12, SG-5.13
inline constexpr std::string_view no_place_to_kill = "no-place-to-kill"; ///< SG-5.8
inline constexpr std::string_view patrol_present = "patrol-present"; ///< SG-5.11, in the clinic SG-8.8
inline constexpr std::string_view no_patrol_here = "no-patrol-here"; ///< SG-5.9
inline constexpr std::string_view no_place_to_vamp = "no-place-to-vamp"; ///< SG-7.1
inline constexpr std::string_view not_together = "not-together"; ///< seat, character; SG-5.8, SG-7.1, SG-10.3
// Shops.
inline constexpr std::string_view owned = "owned"; ///< owner; SG-5.4, SG-5.5
inline constexpr std::string_view own_shop = "own-shop"; ///< SG-5.6, SG-5.13
inline constexpr std::string_view racketed = "racketed"; ///< racketeer; SG-5.4
inline constexpr std::string_view no_token = "no-token"; ///< SG-5.13
inline constexpr std::string_view tokens_left = "tokens-left"; ///< number of tokens; SG-5.13
inline constexpr std::string_view not_own_token = "not-own-token"; ///< SG-5.13
inline constexpr std::string_view too_poor = "too-poor"; ///< cash, price; SG-5.5, SG-5.12, SG-6.1, SG-9.6
inline constexpr std::string_view just_robbed = "just-robbed"; ///< SG-5.5
inline constexpr std::string_view robbed_already = "robbed-already"; ///< SG-5.6
inline constexpr std::string_view nobody_owns = "nobody-owns"; ///< SG-5.6
inline constexpr std::string_view defender_is = "defender-is"; ///< defender; SG-5.7
inline constexpr std::string_view name_defender = "name-defender"; ///< SG-5.7
// Participants.
inline constexpr std::string_view cannot_join = "cannot-join"; ///< member; SG-5.10, of rebels SG-9.5
inline constexpr std::string_view always_together = "always-together"; ///< SG-5.10
inline constexpr std::string_view no_target = "no-target"; ///< SG-5.8
inline constexpr std::string_view no_opponent = "no-opponent"; ///< seat, character; SG-5.8, SG-7.1
inline constexpr std::string_view spellbound = "spellbound"; ///< seat, character of the man; SG-7.3
inline constexpr std::string_view one_alone = "one-alone"; ///< SG-8.8
inline constexpr std::string_view not_lying_there = "not-lying-there"; ///< seat, character; SG-8.8
inline constexpr std::string_view not_recruited_here = "not-recruited-here"; ///< SG-5.12
inline constexpr std::string_view not_dead = "not-dead"; ///< SG-5.12
inline constexpr std::string_view no_such_price = "no-such-price"; ///< SG-5.12
// Traffic.
inline constexpr std::string_view dealer_only = "dealer-only"; ///< SG-6.1, SG-6.2
inline constexpr std::string_view no_star = "no-star"; ///< SG-6.1
inline constexpr std::string_view pairs_up_to_ten = "pairs-up-to-ten"; ///< pawns that can still be bought; SG-6.1
inline constexpr std::string_view pawns_all_bought = "pawns-all-bought"; ///< number of pawns left; SG-6.1, SG-10.4
inline constexpr std::string_view no_pawn = "no-pawn"; ///< SG-6.1
inline constexpr std::string_view section_away = "section-away"; ///< SG-6.2
inline constexpr std::string_view section_taken = "section-taken"; ///< owner; SG-6.2
inline constexpr std::string_view section_of_others = "section-of-others"; ///< SG-6.2
// The vamp.
inline constexpr std::string_view vamp_only = "vamp-only"; ///< SG-7.1
inline constexpr std::string_view not_a_man = "not-a-man"; ///< SG-7.1
inline constexpr std::string_view not_alone = "not-alone"; ///< seat, character; SG-7.1
inline constexpr std::string_view vamped_already = "vamped-already"; ///< seat, character; SG-7.1
inline constexpr std::string_view leads_one = "leads-one"; ///< SG-7.2
inline constexpr std::string_view same_man = "same-man"; ///< seat, character; SG-7.3
// Police.
inline constexpr std::string_view police_not_for_sale = "police-not-for-sale"; ///< owner; SG-9.6, SG-10.3
inline constexpr std::string_view not_innocent = "not-innocent"; ///< seat, character; SG-10.3
inline constexpr std::string_view other_patrol = "other-patrol"; ///< expected patrol; SG-10.3
// Trade.
inline constexpr std::string_view no_partner = "no-partner"; ///< SG-10.4
inline constexpr std::string_view gives_nothing = "gives-nothing"; ///< SG-10.4
inline constexpr std::string_view only_cash = "only-cash"; ///< SG-10.4
inline constexpr std::string_view has_not = "has-not"; ///< seat; SG-10.4
inline constexpr std::string_view too_few_tokens = "too-few-tokens"; ///< seat; SG-10.4
// Shots.
inline constexpr std::string_view off_the_stall = "off-the-stall"; ///< SG-8.4
}

/// Reasons for the end of the game; each comment names the parameters and the rule.
namespace endings {
inline constexpr std::string_view district = "district"; ///< district; SG-10.1
inline constexpr std::string_view last_gang = "last-gang"; ///< SG-10.1
inline constexpr std::string_view nobody_left = "nobody-left"; ///< SG-10.1
inline constexpr std::string_view police = "police"; ///< SG-10.3
inline constexpr std::string_view rounds_played = "rounds-played"; ///< rounds; SG-10.5
}

/// Returns whether that number of seats can play: 3 or 4 gangs, or 2 to 4 gangs and a police player (SG-10.3).
bool fits(const Options& options, int seats);
/// SG-1, 3.1: begins a new game. Requires that the seats fit the options.
State deal(const Options& options, int seats, const Random& random);
SeatSet pending(const State& state);
/// Omits offers, TimeUp and further paths to the same end. Lists two shots for each target, and prices in multiples of
/// 50.
Actions legal(const PublicState& open, Seat seat);
std::optional<Refusal> check(const PublicState& open, Seat seat, const Action& action);
void apply(State& state, Seat seat, const Action& action, Events& events);
/// All legal actions are equally likely, but giving up is only possible from `first_round_to_give_up` on, which makes
/// every game end.
Action random_action(const State& state, Seat seat, Random& random);
inline constexpr int first_round_to_give_up = 40;
View view(const State& state, Seat seat);
State sample(const View& view, Random& random);
/// SG-10
Result result(const State& state);
Result result(const PublicState& open);
/// SG-10.1, 10.3, 10.5
Ending ending(const PublicState& open);
std::uint64_t hash(const State& state);
bool reveals(const Event& event);
/// Always true: all events are public.
bool visible(const Event& event, Seat viewer);
Event redact(const Event& event, Seat viewer);

}
