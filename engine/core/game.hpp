#pragma once

#include "core/random.hpp"
#include "core/refusal.hpp"
#include "core/result.hpp"
#include "core/seat.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

namespace backroom {

/// What every game offers to the match, the journal and the random players. All functions are free
/// of side effects but for what they are handed by reference; none of `legal`, `check`, `apply` and
/// `view` allocates.
template <class G>
concept Game = std::regular<typename G::State> && std::equality_comparable<typename G::View> && std::
    equality_comparable<typename G::Action> && std::default_initializable<typename G::Options> && requires(
        const typename G::State& state, typename G::State& target, const typename G::Action& action,
        const typename G::Event& event, typename G::Events& events, const typename G::View& view,
        const typename G::Options& options, Seat seat, Random& random)
{
    {
        G::id
        } -> std::convertible_to<std::string_view>;
    {
        G::min_seats
        } -> std::convertible_to<int>;
    {
        G::max_seats
        } -> std::convertible_to<int>;
    /// A new game, dealt from the seed.
    {
        G::deal(options, 2, std::uint64_t{})
        } -> std::same_as<typename G::State>;
    /// Who must decide now: one seat, several when choices are secret, nobody when it is over.
    {
        G::pending(state)
        } -> std::same_as<SeatSet>;
    /// Every legal action of a seat, or, where they are too many, a bounded choice of them that the
    /// game describes; empty when the seat is not pending.
    {
        G::legal(state, seat)
        } -> std::same_as<typename G::Actions>;
    {
        G::check(state, seat, action)
        } -> std::same_as<std::optional<Refusal>>;
    /// The action must have passed `check`. Events are appended in order.
    {
        G::apply(target, seat, action, events)
        } -> std::same_as<void>;
    /// What the seat may know.
    {
        G::view(state, seat)
        } -> std::same_as<typename G::View>;
    /// A full state that agrees with the view; what the view hides is drawn from the generator.
    {
        G::sample(view, random)
        } -> std::same_as<typename G::State>;
    {
        G::result(state)
        } -> std::same_as<Result>;
    {
        G::hash(state)
        } -> std::same_as<std::uint64_t>;
    /// Whether the event showed somebody what was hidden: a barrier for undo.
    {
        G::reveals(event)
        } -> std::same_as<bool>;
    /// Whether the seat may see the event whole when it happens.
    {
        G::visible(event, seat)
        } -> std::same_as<bool>;
};

}
