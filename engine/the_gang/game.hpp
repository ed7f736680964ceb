#pragma once

#include "core/game.hpp"
#include "the_gang/position.hpp"
#include "the_gang/rules.hpp"

namespace backroom::the_gang {

/// The Gang as the core's templates see it.
struct TheGang {
    using State = the_gang::State;
    using Options = the_gang::Options;
    using Position = the_gang::Position;
    using PositionError = the_gang::PositionError;
    using Action = the_gang::Action;
    using Actions = the_gang::Actions;
    using Event = the_gang::Event;
    using Events = the_gang::Events;
    using View = the_gang::View;

    static constexpr std::string_view id = "the-gang";
    static constexpr int min_seats = the_gang::min_seats;
    static constexpr int max_seats = the_gang::max_seats;

    static State deal(const Options& options, int seats, std::uint64_t seed)
    {
        return the_gang::deal(options, seats, seed);
    }
    static std::variant<State, PositionError> arrange(
        const Options& options, int seats, std::uint64_t seed, const Position& position)
    {
        return the_gang::arrange(options, seats, seed, position);
    }
    static SeatSet pending(const State& state) { return the_gang::pending(state); }
    static Actions legal(const State& state, Seat seat) { return the_gang::legal(state, seat); }
    static std::optional<Refusal> check(const State& state, Seat seat, const Action& action)
    {
        return the_gang::check(state, seat, action);
    }
    static void apply(State& state, Seat seat, const Action& action, Events& events)
    {
        the_gang::apply(state, seat, action, events);
    }
    static View view(const State& state, Seat seat) { return the_gang::view(state, seat); }
    static State sample(const View& view, Random& random) { return the_gang::sample(view, random); }
    static Result result(const State& state) { return the_gang::result(state); }
    static std::uint64_t hash(const State& state) { return the_gang::hash(state); }
    static bool reveals(const Event& event) { return the_gang::reveals(event); }
    static bool visible(const Event& event, Seat seat) { return the_gang::visible(event, seat); }
};

static_assert(Game<TheGang>);

}
