// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/demand.hpp"
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

/// A game is represented by a struct that has its types and constants. The functions of the game are free functions in
/// its namespace, found by argument-dependent lookup.
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

/// A game begins by `deal`, which copies the generator into the state, or by `arrange`, from a position.
template <class G>
concept Dealable = requires(const typename G::Options& options, int seats, const Random& random,
    const typename G::Position& position, std::variant<typename G::State, PositionError>& arranged)
{
    requires std::same_as<decltype(deal(options, seats, random)), typename G::State>;
    arranged = arrange(options, seats, random, position);
};

/// Returns whether that number of seats can play with these options. A game whose options restrict the number further
/// has a function `fits(options, seats)`.
template <class G>
bool seats_fit(const typename G::Options& options, int seats)
{
    if constexpr (requires { fits(options, seats); })
        return fits(options, seats);
    else
        return seats >= G::min_seats && seats <= G::max_seats;
}

/// The rules. These functions do not allocate, and change only their non-const arguments.
template <class G>
concept Playable = requires(const typename G::State& state, typename G::State& target, Seat seat,
    const typename G::Action& action, typename G::Events& events)
{
    /// The seats that must decide now: one, several if their choices are secret, none if the game is over.
    requires std::same_as<decltype(pending(state)), SeatSet>;
    /// All legal actions of a seat, or a bounded selection where there would be too many (documented by the game).
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
    requires std::same_as<decltype(public_state(state)), typename G::PublicState>;
    /// Updates a public state by an event. The event may be redacted for any viewer.
    follow(followed, event);
    /// Requires that the game is over, or that `followed` has followed the last event of the game.
    requires std::same_as<decltype(ending(std::as_const(followed))), Ending>;
    /// Returns what a viewer (a seat or `nobody`) may see of the event.
    requires std::same_as<decltype(redact(event, seat)), typename G::Event>;
    /// Returns whether the viewer may see all of the event.
    requires std::same_as<decltype(visible(event, seat)), bool>;
    /// Returns whether the event revealed hidden information to anybody. Undo stops there.
    requires std::same_as<decltype(reveals(event)), bool>;
    requires std::same_as<decltype(view(state, seat)), typename G::View>;
    /// Returns a full state that is consistent with the view, with the hidden part drawn at random.
    requires std::same_as<decltype(sample(seen, random)), typename G::State>;
};

template <class G>
concept Game = GameTypes<G> && Dealable<G> && Playable<G> && Observable<G>;

/// Names for `using` declarations in member functions that call a game's function of the same name as a member: they
/// make argument-dependent lookup find the game's function.
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
