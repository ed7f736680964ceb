// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/playout.hpp"

#include <QTest>

#include <cstdint>
#include <vector>

/// Random games of any game. A suite knows a game by its `Cases` in tests/engine/GAME/cases.hpp: `Game`; `folder`, its
/// name in engine/; `options()`, all sets of options; `start(n)`, the beginning of the n-th of many different games;
/// `any_action(random)`, legal or not; `every_action()`, a broad list of actions to try; `lists_all(state, seat)`,
/// whether `legal` lists all actions that `check` accepts; `wrong(state)`, what is lost, duplicated or impossible, or
/// empty; `position()` with `position_seats`; `options_text`, the options in a journal.
/// Optional: `most_wild`, the number of actions after which a game of players who choose any legal action might not
/// end; `more_actions(state, seat)`, further actions to try in this state; `sealed(action)`, whether an action made
/// while several seats choose is a secret choice; `forget(open)`, which clears the memory of hidden cards;
/// `wins_without_score`, if places do not follow from scores alone; `hides_nothing`, if a view hides nothing but future
/// draws.
namespace test {

/// Returns all seats, followed by `nobody`, who sees only public information.
inline std::vector<backroom::Seat> all_eyes(int seats)
{
    std::vector<backroom::Seat> viewer;
    for (const backroom::Seat seat : backroom::SeatSet::first(seats))
        viewer.push_back(seat);
    viewer.push_back(backroom::nobody);
    return viewer;
}

/// Returns a random one of the seats.
inline backroom::Seat any_of_seats(backroom::SeatSet seats, backroom::Random& random)
{
    auto skip = random.below(static_cast<std::uint32_t>(seats.size()));
    for (const backroom::Seat seat : seats)
        if (skip-- == 0)
            return seat;
    return backroom::nobody;
}

/// Returns any legal action, including one that the game's own random player would not choose.
template <backroom::Game G>
typename G::Action any_legal(const typename G::State& state, backroom::Seat seat, backroom::Random& random)
{
    const typename G::Actions actions = legal(state, seat);
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Returns whether players may still choose any legal action. Later the game might not end.
template <class Cases>
bool may_be_wild(int actions)
{
    if constexpr (requires { Cases::most_wild; })
        return actions < Cases::most_wild;
    else
        return true;
}

/// Returns any legal action or, late in a game that might not end otherwise, an action of the game's random player.
template <class Cases>
typename Cases::Game::Action wild_action(
    const typename Cases::Game::State& state, backroom::Seat seat, int actions, backroom::Random& random)
{
    using G = typename Cases::Game;
    return may_be_wild<Cases>(actions) ? any_legal<G>(state, seat, random)
                                       : backroom::random_action<G>(state, seat, random);
}

/// Returns a new game for every number of seats and every set of options.
template <class Cases>
std::vector<typename Cases::Game::State> beginnings(std::uint64_t seed)
{
    std::vector<typename Cases::Game::State> all;
    for (int seats = Cases::Game::min_seats; seats <= Cases::Game::max_seats; ++seats)
        for (const auto& options : Cases::options())
            if (backroom::seats_fit<typename Cases::Game>(options, seats))
                all.push_back(deal(options, seats, seed));
    return all;
}

/// Calls `visit(game, before, seat, action, state, events)` after each action of random games.
template <class Cases, class Visit>
void along_random_actions(int games, Visit visit)
{
    using G = typename Cases::Game;
    backroom::Random random(20);
    typename G::Events events;
    for (int game = 0; game < games; ++game) {
        typename G::State state = Cases::start(game);
        for (auto seats = pending(state); !seats.empty() && !QTest::currentTestFailed(); seats = pending(state)) {
            const typename G::State before = state;
            const backroom::Seat seat = any_of_seats(seats, random);
            const auto action = backroom::random_action<G>(state, seat, random);
            events.clear();
            apply(state, seat, action, events);
            visit(game, before, seat, action, state, events);
        }
    }
}

/// Calls `visit(state, seat, random)` for every seat, and for `nobody`, in every state of random games, the last one
/// included.
template <class Cases, class Visit>
void along_random_states(int games, Visit visit)
{
    using G = typename Cases::Game;
    backroom::Random random(77);
    typename G::Events events;
    for (int game = 0; game < games; ++game) {
        typename G::State state = Cases::start(game);
        for (;;) {
            for (const backroom::Seat viewer : all_eyes(state.seats))
                visit(state, viewer, random);
            const auto seats = pending(state);
            if (seats.empty() || QTest::currentTestFailed())
                break;
            const backroom::Seat seat = any_of_seats(seats, random);
            const auto action = backroom::random_action<G>(state, seat, random);
            events.clear();
            apply(state, seat, action, events);
        }
    }
}

}
