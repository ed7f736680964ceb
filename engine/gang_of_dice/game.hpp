#pragma once

#include "core/game.hpp"
#include "gang_of_dice/position.hpp"
#include "gang_of_dice/rules.hpp"

namespace backroom::gang_of_dice {

/// Gang of Dice as the core's templates see it.
struct GangOfDice {
    using State = gang_of_dice::State;
    using Options = gang_of_dice::Options;
    using Position = gang_of_dice::Position;
    using PositionError = gang_of_dice::PositionError;
    using Action = gang_of_dice::Action;
    using Actions = gang_of_dice::Actions;
    using Event = gang_of_dice::Event;
    using Events = gang_of_dice::Events;
    using View = gang_of_dice::View;

    static constexpr std::string_view id = "gang-of-dice";
    static constexpr int min_seats = gang_of_dice::min_seats;
    static constexpr int max_seats = gang_of_dice::max_seats;

    static State deal(const Options& options, int seats, std::uint64_t seed)
    {
        return gang_of_dice::deal(options, seats, seed);
    }
    static std::variant<State, PositionError> arrange(
        const Options& options, int seats, std::uint64_t seed, const Position& position)
    {
        return gang_of_dice::arrange(options, seats, seed, position);
    }
    static SeatSet pending(const State& state) { return gang_of_dice::pending(state); }
    static Actions legal(const State& state, Seat seat) { return gang_of_dice::legal(state, seat); }
    static std::optional<Refusal> check(const State& state, Seat seat, const Action& action)
    {
        return gang_of_dice::check(state, seat, action);
    }
    static void apply(State& state, Seat seat, const Action& action, Events& events)
    {
        gang_of_dice::apply(state, seat, action, events);
    }
    static View view(const State& state, Seat seat) { return gang_of_dice::view(state, seat); }
    static State sample(const View& view, Random& random) { return gang_of_dice::sample(view, random); }
    static Result result(const State& state) { return gang_of_dice::result(state); }
    static std::uint64_t hash(const State& state) { return gang_of_dice::hash(state); }
    static bool reveals(const Event& event) { return gang_of_dice::reveals(event); }
    static bool visible(const Event& event, Seat seat) { return gang_of_dice::visible(event, seat); }
    static Action random_action(const State& state, Seat seat, Random& random)
    {
        return gang_of_dice::random_action(state, seat, random);
    }
};

static_assert(Game<GangOfDice>);

}
