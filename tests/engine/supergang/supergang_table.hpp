// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/game.hpp"
#include "engine/supergang/lookup.hpp"

#include "game_table.hpp"
#include "ways.hpp"

#include <algorithm>

namespace test {

namespace refuse = backroom::supergang::refusals;

inline constexpr auto killer = Character::killer;
inline constexpr auto vamp = Character::vamp;
inline constexpr auto dealer = Character::dealer;

inline Section section(std::string_view id)
{
    if (const auto found = find_section(id))
        return *found;
    throw std::invalid_argument("no section " + std::string(id));
}

inline FigureId id(int seat, Character character)
{
    return {static_cast<Seat>(seat), character};
}

inline Figures figures(std::initializer_list<FigureId> ids)
{
    Figures set;
    for (const FigureId one : ids)
        set.insert(index_of(one));
    return set;
}

inline Members members(std::initializer_list<Member> names)
{
    Members set;
    for (const Member name : names)
        set.insert(index_of(name));
    return set;
}

/// Returns the attack on these figures by a gangster, by default the killer.
inline Kill killing(
    std::initializer_list<FigureId> targets, std::initializer_list<Member> with = {}, Member by = Member::killer)
{
    return {by, members(with), figures(targets)};
}

/// A position in round 4 at the turn of seat 0. Both patrols are out until the turn of the previous gang.
struct Scene : Position {
    explicit Scene(int gang_count = 3)
    {
        round = 4;
        seat = 0;
        gangs.resize(static_cast<std::size_t>(gang_count));
        PatrolPosition away;
        away.state = PatrolState::out;
        away.returns = gang_count - 1;
        patrols = {away, away};
    }

    FigurePosition& figure(int of, Character character)
    {
        return gangs[static_cast<std::size_t>(of)].figures[static_cast<std::size_t>(character)];
    }
    Scene& stands(int of, Character character, std::string_view place)
    {
        return set(figure(of, character).place, at(place));
    }
    /// Puts the gangster one step before the place.
    Scene& before(int of, Character character, std::string_view place)
    {
        const Place goal = at(place);
        Place start = goal == town.clinic ? town.clinic_square : no_place;
        if (is_shop(goal))
            start = town.shops[shop_at(goal)].accesses.front();
        for (const Place next : town.places[goal].street_next)
            if (!is_manhole(next))
                start = next;
        figure(of, character).place = start;
        return *this;
    }
    Scene& dead(int of, Character character) { return set(figure(of, character).state, FigureState::graveyard); }
    Scene& injured(int of, Character character, int sentence = 0)
    {
        figure(of, character).state = FigureState::clinic;
        figure(of, character).years = sentence;
        return *this;
    }
    Scene& jailed(int of, Character character, int years)
    {
        figure(of, character).state = FigureState::jail;
        figure(of, character).years = years;
        return *this;
    }
    Scene& vamped(int of, Character character, int by, int turns)
    {
        figure(of, character).vamped_by = by;
        figure(of, character).vamped_turns = turns;
        return *this;
    }
    Scene& record(int of, Character character, int years) { return set(figure(of, character).record, years); }
    Scene& cash(int of, int amount) { return set(gangs[static_cast<std::size_t>(of)].cash, amount); }
    Scene& stored(int of, int pawns) { return set(gangs[static_cast<std::size_t>(of)].pawns, pawns); }
    Scene& owns(int of, std::initializer_list<std::string_view> ids)
    {
        for (const std::string_view one : ids)
            Position::shops.push_back({shop(one), of, nobody});
        return *this;
    }
    Scene& rackets(int of, std::initializer_list<std::string_view> ids)
    {
        for (const std::string_view one : ids)
            Position::shops.push_back({shop(one), nobody, of});
        return *this;
    }
    Scene& pawns(int of, std::initializer_list<std::string_view> ids)
    {
        for (const std::string_view one : ids)
            sections.push_back({section(one), of});
        return *this;
    }
    Scene& patrol(int number, std::string_view place)
    {
        PatrolPosition& one = patrols[static_cast<std::size_t>(number)];
        one = {};
        one.place = at(place);
        return *this;
    }
    /// Puts the other gangsters of the first gang in jail, so that only this one acts.
    Scene& only(Character left)
    {
        for (const Character one : all_characters)
            if (one != left)
                jailed(0, one, 3);
        return *this;
    }
    template <class Value>
    Scene& set(Value& what, const std::type_identity_t<Value>& value)
    {
        what = value;
        return *this;
    }
    Scene& turn_of(int whose)
    {
        seat = whose;
        first = 0;
        const int before = (whose + static_cast<int>(gangs.size()) - 1) % static_cast<int>(gangs.size());
        for (PatrolPosition& one : patrols)
            if (one.returns != nobody)
                one.returns = before;
        return *this;
    }
    Scene& in_round(int number) { return set(round, number); }
};

inline State arranged(const Position& position, int seats, const Options& options = {}, std::uint64_t seed = 1)
{
    return arranged_in<SuperGang>(position, seats, options, seed);
}

class Table : public GameTable<SuperGang> {
public:
    using GameTable::GameTable;
    explicit Table(const Scene& scene, const Options& options = {})
        : GameTable(arranged(scene, static_cast<int>(scene.gangs.size()) + (options.police_player ? 1 : 0), options))
    {
    }

    Seat decides() const { return decider(state); }
    /// Performs an action of the seat that decides.
    Table& act(const Action& action)
    {
        GameTable::act(decides(), action);
        return *this;
    }
    /// Returns "code rule", or an empty string.
    std::string refusal(const Action& action) const
    {
        const auto refused = check(state, decides(), action);
        return refused ? std::string(refused->code) + ' ' + std::string(refused->rule) : std::string();
    }
    /// Sets the next faces to be rolled.
    Table& faces(std::initializer_list<int> next)
    {
        state.faces.clear();
        for (auto face = std::rbegin(next); face != std::rend(next); ++face)
            state.faces.push_back(static_cast<std::uint8_t>(*face));
        return *this;
    }
    Table& roll(int face = 1)
    {
        faces({face, face, face, face, face, face}).act(Roll());
        state.faces.clear();
        return *this;
    }
    Table& go(Mover mover, const std::string& way) { return act(Move{mover, path(way)}); }
    Table& go(Character character, const std::string& way) { return go(mover_of(character), way); }
    /// Rolls only ones and moves the gangster one step.
    Table& arrive(Character character, const std::string& place) { return roll().go(character, place); }
    Table& done(Character character) { return act(Done{mover_of(character)}); }
    /// Takes the next necessary step that has the least effect: a move that ends in the street, or Done.
    void step()
    {
        const auto listed = legal(state, decides());
        const auto modest = [](const Action& action) {
            const auto* move = std::get_if<Move>(&action);
            return std::holds_alternative<Done>(action) || std::holds_alternative<EndTurn>(action)
                || (move && kind_of(move->path.back()) == PlaceKind::street);
        };
        act(*std::ranges::find_if(listed, modest));
    }
    /// Moves all figures that have not moved, and ends the turn.
    Table& end_turn()
    {
        while (!refusal(EndTurn()).empty())
            step();
        return act(EndTurn());
    }
    /// Plays such turns.
    Table& pass(int turns = 1)
    {
        for (; turns > 0; --turns)
            roll().end_turn();
        return *this;
    }
    Table& pass_until(Seat seat)
    {
        do
            pass();
        while (decides() != seat);
        return *this;
    }
    /// Shoots for both sides until the duel ends: always at the first target standing, at its back or at its face.
    Table& shoot_all(bool back)
    {
        while (const Duel* duel = top<Duel>(state)) {
            const Side side = other(duel->shooting);
            std::size_t index = 0;
            while (!duel->side(side)[index].standing())
                ++index;
            shoot(index, back);
        }
        return *this;
    }
    Table& shoot(std::size_t index, bool back)
    {
        const Side side = other(top<Duel>(state)->shooting);
        return act(Shoot{{place_on_plank(side, index), back ? aim_offset : -aim_offset}});
    }
    Table& miss() { return act(Shoot{{0, 20'000}}); }

    const Figure& figure(int seat, Character character) const { return supergang::figure(state, id(seat, character)); }
    const Gang& gang(int seat) const { return state.gangs[static_cast<std::size_t>(seat)]; }
    int cash(int seat) const { return gang(seat).cash; }
    bool on(int seat, Character character, std::string_view place) const
    {
        return figure(seat, character).place == at(place);
    }
    int unseen(int seat, Character character, Crime crime) const
    {
        return figure(seat, character).crimes[static_cast<std::size_t>(crime)];
    }
    template <class Kind>
    bool happened() const
    {
        return !all<Kind>().empty();
    }
};

}
