// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/doubt.hpp"
#include "engine/core/ending.hpp"
#include "engine/core/random.hpp"
#include "engine/core/refusal.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace backroom {

/// The struct that stands for a game has its types and constants. The functions of the game are free functions in its
/// namespace, found by argument-dependent lookup.
template <class G>
concept GameTypes = requires
{
    requires std::convertible_to<decltype(G::id), std::string_view>;
    requires std::convertible_to<decltype(G::min_seats), int>;
    requires std::convertible_to<decltype(G::max_seats), int>;
    requires std::default_initializable<typename G::Options>;
    requires std::regular<typename G::State>;
    requires std::regular<typename G::PublicState>;
    requires std::regular<typename G::View>;
    requires std::equality_comparable<typename G::Action>;
    requires std::equality_comparable<typename G::Event>;
};

/// Functions that begin a game: dealt by a generator, which is the game's from then on, or arranged as a position says.
template <class G>
concept Dealable = requires(const typename G::Options& options, int seats, const Random& random,
    const typename G::Position& position, std::variant<typename G::State, PositionError>& arranged)
{
    requires std::same_as<decltype(deal(options, seats, random)), typename G::State>;
    arranged = arrange(options, seats, random, position);
};

/// Returns whether so many seats can play with these options. A game with further limits than min_seats and max_seats
/// has a function `fits(options, seats)`.
template <class G>
bool seats_fit(const typename G::Options& options, int seats)
{
    if constexpr (requires { fits(options, seats); })
        return fits(options, seats);
    else
        return seats >= G::min_seats && seats <= G::max_seats;
}

/// The rules. These functions do not allocate, and change only what they get by non-const reference.
template <class G>
concept Playable = requires(const typename G::State& state, typename G::State& target, Seat seat,
    const typename G::Action& action, typename G::Events& events)
{
    /// The seats that must decide now: one, several if choices are secret, none if the game is over.
    requires std::same_as<decltype(pending(state)), SeatSet>;
    /// Every legal action of a seat, or, where there would be too many, a bounded selection that the game documents.
    /// Empty if the seat is not pending.
    requires std::same_as<decltype(legal(state, seat)), typename G::Actions>;
    requires std::same_as<decltype(check(state, seat, action)), std::optional<Refusal>>;
    /// Requires that `check` has accepted the action. Appends the events in order.
    apply(target, seat, action, events);
    requires std::same_as<decltype(result(state)), Result>;
    requires std::same_as<decltype(hash(state)), std::uint64_t>;
};

/// The functions that limit what each viewer may see. They do not allocate.
template <class G>
concept Observable = requires(const typename G::State& state, const typename G::Event& event,
    typename G::PublicState& followed, const typename G::View& seen, Seat seat, Random& random)
{
    /// The public state.
    requires std::same_as<decltype(public_state(state)), typename G::PublicState>;
    /// Updates a public state by an event, however redacted.
    follow(followed, event);
    /// Requires that the game is over, or that `followed` is at the game's last event.
    requires std::same_as<decltype(ending(std::as_const(followed))), Ending>;
    /// The event as a viewer (a seat or `nobody`) may see it.
    requires std::same_as<decltype(redact(event, seat)), typename G::Event>;
    /// Whether the viewer may see all of the event.
    requires std::same_as<decltype(visible(event, seat)), bool>;
    /// Whether the event showed hidden information to anybody. Undo does not go back over it.
    requires std::same_as<decltype(reveals(event)), bool>;
    requires std::same_as<decltype(view(state, seat)), typename G::View>;
    /// A full state that is consistent with the view; what the view hides is drawn at random.
    requires std::same_as<decltype(sample(seen, random)), typename G::State>;
};

template <class G>
concept Game = GameTypes<G> && Dealable<G> && Playable<G> && Observable<G>;

/// For `using` declarations in members that have the same name as a function of a game, so that argument-dependent
/// lookup still finds the latter.
namespace adl {
void check() = delete;
void ending() = delete;
void hash() = delete;
void legal() = delete;
void public_state() = delete;
void pending() = delete;
void result() = delete;
void view() = delete;
}

}
