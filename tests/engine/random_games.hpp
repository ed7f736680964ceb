#pragma once

#include "core/playout.hpp"

#include <QTest>

#include <cstdint>
#include <vector>

/// Random games of any game. What a suite needs to know of a game is its `Cases`, in tests/engine/GAME/cases.hpp:
/// `Game`; `folder`, its name in engine/; `options()`, all that a game can begin with; `start(n)`, the beginning of the
/// n-th of many different games; `any_action(random)`, legal or not; `every_action()`, a generous list of what a seat
/// might try; `lists_all(state, seat)`, whether `legal` lists all that `check` allows; `wrong(state)`, what is lost,
/// doubled or cannot be, or nothing; `position()`, with `position_seats`; and `options_text`, the options in a journal.
/// Where they are needed also: `most_wild`, after how many actions a game of players who do anything at all might not
/// end; `more_actions(state, seat)`, what belongs to the list of every action in this state; `sealed(action)`, whether
/// what a seat does while several choose in secret is a sealed choice; and `forget(open)`, which leaves nothing in its
/// memory that tells hidden cards apart; `wins_without_score`, where places do not follow from scores alone; and
/// `hides_nothing`, where a view hides nothing but what is still to be drawn.
namespace test {

/// A seat that sees nothing but what lies in the open comes last.
inline std::vector<backroom::Seat> all_eyes(int seats)
{
    std::vector<backroom::Seat> eyes;
    for (const backroom::Seat seat : backroom::SeatSet::first(seats))
        eyes.push_back(seat);
    eyes.push_back(backroom::nobody);
    return eyes;
}

/// Any of those who must decide.
inline backroom::Seat any_of_seats(backroom::SeatSet seats, backroom::Random& random)
{
    auto skip = random.below(static_cast<std::uint32_t>(seats.size()));
    for (const backroom::Seat seat : seats)
        if (skip-- == 0)
            return seat;
    return backroom::nobody;
}

/// Any of those that `legal` lists, even where the game's own random player would not.
template <backroom::Game G>
typename G::Action any_legal(const typename G::State& state, backroom::Seat seat, backroom::Random& random)
{
    const typename G::Actions actions = legal(state, seat);
    return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
}

/// Whether a player may still do anything at all, or the game would not end.
template <class Cases>
bool may_be_wild(int actions)
{
    if constexpr (requires { Cases::most_wild; })
        return actions < Cases::most_wild;
    else
        return true;
}

/// Any of those that `legal` lists, or, late in a game that would not end so, what the game's own random player does.
template <class Cases>
typename Cases::Game::Action wild_action(
    const typename Cases::Game::State& state, backroom::Seat seat, int actions, backroom::Random& random)
{
    using G = typename Cases::Game;
    return may_be_wild<Cases>(actions) ? any_legal<G>(state, seat, random)
                                       : backroom::random_action<G>(state, seat, random);
}

/// A new game of every number of seats with every option.
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

/// Calls `visit(state, seat, random)` for every seat in every state of random games, the last one included.
template <class Cases, class Visit>
void along_random_states(int games, Visit visit)
{
    using G = typename Cases::Game;
    backroom::Random random(77);
    typename G::Events events;
    for (int game = 0; game < games; ++game) {
        typename G::State state = Cases::start(game);
        for (;;) {
            for (const backroom::Seat seat : backroom::SeatSet::first(state.seats))
                visit(state, seat, random);
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
