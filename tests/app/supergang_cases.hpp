// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/compose.hpp"
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

/// Matches, scenes and random games for the tests of SuperGang's table.
namespace test::supergang {

using namespace backroom::supergang;
using backroom::nobody;
using backroom::Seat;
using namespace supergang_table;

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

inline Members members(std::initializer_list<Member> names)
{
    Members set;
    for (const Member name : names)
        set.insert(index_of(name));
    return set;
}
inline Figures figures(std::initializer_list<FigureId> ids)
{
    Figures set;
    for (const FigureId id : ids)
        set.insert(index_of(id));
    return set;
}

/// It is the first gang's turn. After the quiet rounds, the patrols are out until the last gang's turn.
inline Position position(int round = 5, int gangs = 3)
{
    Position made;
    made.round = round;
    made.seat = 0;
    made.gangs.resize(static_cast<std::size_t>(gangs));
    made.patrols.assign(2, {{}, no_place, PatrolState::out, gangs - 1});
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

inline void vamp_man(Position& position, FigureId id, int by)
{
    figure_in(position, id).vamped_by = by;
    figure_in(position, id).vamped_turns = 2;
}

/// Rosa's killer is in Three Cats Street with a 3 to move.
inline Position street()
{
    Position made = position();
    put(made, rosas_killer, "s46", "s37");
    made.dice = {3, 2, 2};
    return made;
}
inline const Path three_squares{at("s47"), at("s48"), at("s45")};
inline const Action killer_walks = Move{Mover::killer, three_squares};

/// Rosa's killer is before a shop without an owner, with a 2 to move.
inline Position before_hair()
{
    Position made = position();
    put(made, rosas_killer, "s50", "s45");
    made.dice = {2, 2, 2};
    return made;
}
inline const Action into_hair = Move{Mover::killer, {at("s51"), at("hair")}};

/// All tokens of Rosa's gang are on shops: `owned` of them on shops of its own, the others are rackets.
inline Position without_tokens(int owned)
{
    Position made = before_hair();
    for (Shop one = 0; one < shop_count && static_cast<int>(made.shops.size()) < tokens_of_gang; ++one)
        if (one != shop("hair") && one % 7 != 0) {
            const bool own = static_cast<int>(made.shops.size()) < owned;
            made.shops.push_back({one, own ? 0 : nobody, own ? nobody : 0});
        }
    return made;
}

/// A new game at the beginning of Rosa's turn.
inline State new_game(int round = 5, const Options& options = {}, int seats = 3)
{
    State made = deal(options, seats, 1);
    made.round = round;
    made.turn.seat = 0;
    return made;
}
inline Scene new_scene(int round = 5, const Options& options = {}, int seats = 3)
{
    Scene made;
    made.begin(public_state(new_game(round, options, seats)));
    return made;
}
/// The seat that decides sees the scene as it is.
inline void decide(Scene& scene)
{
    scene.view = View{scene.open, decider(scene.open)};
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

/// Provides the language and the seats. The first mark is not the number of its seat.
class SeatedTest : public QObject {
protected:
    HouseFolder folder_;
    const QStringList names_{"Rosa", "Bea", "Vito", "Sal", "Nina"};
    const QList<int> marks_{4, 1, 2, 3, 0};
    const Seated seated_{names_, marks_};

    /// Returns the die of a mover in the rail; its key is −1 if there is none.
    TurnDie die(const Scene& scene, Mover mover) const
    {
        for (const TurnDie& one : dice_of(scene, seated_))
            if (one.key == static_cast<int>(mover))
                return one;
        return TurnDie{.key = -1};
    }
};

}
