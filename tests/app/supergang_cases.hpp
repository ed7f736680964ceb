// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/scene.hpp"
#include "app/supergang/town/town_plan.hpp"
#include "engine/core/random.hpp"
#include "engine/supergang/game.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/protocol/position.hpp"
#include "matches.hpp"

#include <QTest>

#include <functional>
#include <string_view>

namespace test {

/// Five seats need a police player (SG-10.3).
template <>
inline backroom::Setup<backroom::supergang::SuperGang> setup_of<backroom::supergang::SuperGang>(
    int seats, std::uint64_t seed)
{
    static const std::vector<std::string> names{"Rosa", "Bea", "Vito", "Sal", "Nina"};
    backroom::Setup<backroom::supergang::SuperGang> made;
    made.names.assign(names.begin(), names.begin() + seats);
    made.seed = seed;
    made.options.police_player = seats == backroom::supergang::max_seats;
    return made;
}

}

/// Matches, scenes and random games for the tests of SuperGang's table.
namespace test::town {

using namespace backroom::supergang;
using backroom::nobody;
using backroom::Seat;
using supergang_table::Party;
using supergang_table::Scene;

inline constexpr FigureId rosas_killer{0, Character::killer};
inline constexpr FigureId rosas_vamp{0, Character::vamp};
inline constexpr FigureId rosas_dealer{0, Character::dealer};
inline constexpr FigureId beas_killer{1, Character::killer};
inline constexpr FigureId beas_vamp{1, Character::vamp};
inline constexpr FigureId beas_dealer{1, Character::dealer};
inline constexpr FigureId vitos_killer{2, Character::killer};

inline Place at(const char* id)
{
    return find_place(id).value();
}
inline Shop shop(const char* id)
{
    return find_shop(id).value();
}

/// It is Rosa's turn. After the quiet rounds, the patrols are out until Vito's turn.
inline Position position(int round = 5)
{
    Position made;
    made.round = round;
    made.seat = 0;
    made.gangs.resize(3);
    made.patrols.resize(2);
    for (auto& patrol : made.patrols)
        patrol = {{}, no_place, PatrolState::out, 2};
    return made;
}
inline Position::FigurePosition& figure_in(Position& position, FigureId id)
{
    return position.gangs[id.seat].figures[static_cast<std::size_t>(id.character)];
}
inline void put(Position& position, FigureId id, const char* place, const char* behind = nullptr)
{
    auto& figure = figure_in(position, id);
    figure.place = at(place);
    figure.behind = behind == nullptr ? no_place : at(behind);
}
inline void put(Position& position, int patrol, const char* place, const char* behind = nullptr)
{
    position.patrols[static_cast<std::size_t>(patrol)] = {
        at(place), behind == nullptr ? no_place : at(behind), PatrolState::in_play, nobody};
}

inline backroom::Match<SuperGang> played(
    const Position& position, const std::vector<Action>& actions, int seats = 3, const Options& options = {})
{
    backroom::Setup<SuperGang> setup = setup_of<SuperGang>(seats, 1);
    setup.options = options;
    setup.position = position;
    auto made = match(std::move(setup));
    for (const Action& action : actions)
        if (const auto refusal = made.act(*made.pending().begin(), action))
            throw std::logic_error(std::string(refusal->code));
    return made;
}

/// Returns the scene for the seat that decides.
inline Scene scene_of(const State& state)
{
    Scene scene;
    scene.begin(public_state(state));
    scene.faces = state.turn.dice;
    if (!state.over)
        scene.view = view(state, decider(state));
    return scene;
}
inline Scene scene_at(const Position& position, const std::vector<Action>& actions, int seats = 3)
{
    return scene_of(played(position, actions, seats).state());
}

/// Plays random games with every number of seats, with dice thrown by the program or by hand, with and without the
/// police player. Calls `see` for every state with a decision.
inline void random_games(int games, int actions, const std::function<void(const State&)>& see, std::uint64_t seed = 7)
{
    backroom::Random random(seed);
    for (int game = 0; game < games && !QTest::currentTestFailed(); ++game) {
        Options options;
        options.length = 10;
        options.duels = game % 2 == 0 ? Duels::aim : Duels::dice;
        options.police_player = game % 5 == 4;
        const int seats = options.police_player ? 3 + game / 5 % 3 : 3 + game % 2;
        State state = deal(options, seats, next_seed(random));
        for (int action = 0; action < actions && !state.over && !QTest::currentTestFailed(); ++action) {
            see(state);
            const Seat seat = decider(state);
            Events events;
            apply(state, seat, random_action(state, seat, random), events);
        }
    }
}

}
