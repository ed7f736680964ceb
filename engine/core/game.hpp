#pragma once

#include "core/ending.hpp"
#include "core/random.hpp"
#include "core/refusal.hpp"
#include "core/result.hpp"
#include "core/seat.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace backroom {

/// The struct that stands for a game, with its types and constants. What a game does are free functions in its
/// namespace, found by their arguments.
template <class G>
concept GameTypes = requires
{
    requires std::convertible_to<decltype(G::id), std::string_view>;
    requires std::convertible_to<decltype(G::min_seats), int>;
    requires std::convertible_to<decltype(G::max_seats), int>;
    requires std::default_initializable<typename G::Options>;
    requires std::regular<typename G::State>;
    requires std::regular<typename G::Open>;
    requires std::regular<typename G::View>;
    requires std::equality_comparable<typename G::Action>;
    requires std::equality_comparable<typename G::Event>;
};

/// A new game: dealt from the seed, or arranged as a position says.
template <class G>
concept Beginning = requires(const typename G::Options& options, int seats, std::uint64_t seed,
    const typename G::Position& position, std::variant<typename G::State, typename G::PositionError>& arranged)
{
    requires std::same_as<decltype(deal(options, seats, seed)), typename G::State>;
    arranged = arrange(options, seats, seed, position);
};

/// Whether so many seats can play with these options: of a game that has `fits(options, seats)`, what that says.
template <class G>
bool seats_fit(const typename G::Options& options, int seats)
{
    if constexpr (requires { fits(options, seats); })
        return fits(options, seats);
    else
        return seats >= G::min_seats && seats <= G::max_seats;
}

/// None of these allocates or has effects but on what it is handed by reference.
template <class G>
concept Playing = requires(const typename G::State& state, typename G::State& target, Seat seat,
    const typename G::Action& action, typename G::Events& events)
{
    /// Who must decide now: one seat, several when choices are secret, nobody when it is over.
    requires std::same_as<decltype(pending(state)), SeatSet>;
    /// Every legal action of a seat, or, where they are too many, a bounded choice of them that the game describes;
    /// empty when the seat is not pending.
    requires std::same_as<decltype(legal(state, seat)), typename G::Actions>;
    requires std::same_as<decltype(check(state, seat, action)), std::optional<Refusal>>;
    /// The action must have passed `check`. Events are appended in order.
    apply(target, seat, action, events);
    requires std::same_as<decltype(result(state)), Result>;
    requires std::same_as<decltype(hash(state)), std::uint64_t>;
};

/// Who sees what. None of these allocates.
template <class G>
concept Seeing = requires(const typename G::State& state, const typename G::Event& event, typename G::Open& followed,
    const typename G::View& seen, Seat seat, Random& random)
{
    /// What everybody at the table sees.
    requires std::same_as<decltype(open(state)), typename G::Open>;
    /// Follows what lies in the open by an event as any eyes may see it.
    tell(followed, event);
    /// Why the game is over, of one that is, or is at its last event.
    requires std::same_as<decltype(ending(std::as_const(followed))), Ending>;
    /// The event as these eyes may see it, which are a seat's or `nobody`'s.
    requires std::same_as<decltype(redact(event, seat)), typename G::Event>;
    /// Whether they may see it whole.
    requires std::same_as<decltype(visible(event, seat)), bool>;
    /// Whether the event showed somebody what was hidden: a barrier for undo.
    requires std::same_as<decltype(reveals(event)), bool>;
    /// What the seat may know.
    requires std::same_as<decltype(view(state, seat)), typename G::View>;
    /// A full state that agrees with the view; what the view hides is drawn from the generator.
    requires std::same_as<decltype(sample(seen, random)), typename G::State>;
};

/// What every game offers to the match, the journal, the table and the random players.
template <class G>
concept Game = GameTypes<G> && Beginning<G> && Playing<G> && Seeing<G>;

/// For `using` where a member hides a game's function of the same name, so that it is found by its arguments.
namespace by_arguments {
void check() = delete;
void ending() = delete;
void hash() = delete;
void legal() = delete;
void open() = delete;
void pending() = delete;
void result() = delete;
void view() = delete;
}

}
