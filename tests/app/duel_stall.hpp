// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/duel/duel_show.hpp"
#include "app/supergang/duel/script_duel.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/protocol/position.hpp"
#include "engine/supergang/rules.hpp"

#include <stdexcept>

namespace test::supergang_duel {

using namespace backroom::supergang;
using backroom::nobody;
using backroom::Seat;
using supergang_table::Beat;
using supergang_table::DuelShow;

inline constexpr auto killer = Character::killer;
inline constexpr auto vamp = Character::vamp;
inline constexpr auto dealer = Character::dealer;

inline Place at(const char* id)
{
    return find_place(id).value();
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

/// Round 4, the turn of seat 0; the patrols are out until the previous gang's turn.
struct Position4 : Position {
    explicit Position4(int gang_count = 3)
    {
        round = 4;
        seat = 0;
        gangs.resize(static_cast<std::size_t>(gang_count));
        patrols.resize(patrol_count);
        for (PatrolPosition& patrol : patrols) {
            patrol.state = PatrolState::out;
            patrol.returns = gang_count - 1;
        }
    }
    FigurePosition& figure(int of, Character character)
    {
        return gangs[static_cast<std::size_t>(of)].figures[static_cast<std::size_t>(character)];
    }
    Position4& stands(int of, Character character, const char* place)
    {
        figure(of, character).place = at(place);
        return *this;
    }
    Position4& patrol(const char* place)
    {
        patrols[0] = {};
        patrols[0].place = at(place);
        return *this;
    }
};

/// A game that shows its duels as the table does.
class Stall {
public:
    Stall(const Position& position, const Options& options)
    {
        auto made = arrange(options, static_cast<int>(position.gangs.size()), 1, position);
        if (const auto* error = std::get_if<backroom::PositionError>(&made))
            throw std::logic_error(error->message);
        state = std::get<State>(made);
        scene.begin(public_state(state));
    }

    Seat decides() const { return decider(state); }

    Stall& faces(std::initializer_list<int> next)
    {
        state.faces.clear();
        for (auto face = std::rbegin(next); face != std::rend(next); ++face)
            state.faces.push_back(static_cast<std::uint8_t>(*face));
        return *this;
    }
    /// Rolls a 1 with every die.
    Stall& roll()
    {
        faces({1, 1, 1, 1, 1, 1}).play(Roll());
        state.faces.clear();
        return *this;
    }
    Stall& go(Mover mover, const char* place) { return play(Move{mover, Path{at(place)}}); }

    /// Plays the action and collects the steps that show it.
    Stall& begin(const Action& action)
    {
        if (const auto refused = check(state, decides(), action))
            throw std::logic_error(std::string(refused->code));
        scene.view.reset();
        PublicState before = public_state(state);
        Events events;
        apply(state, decides(), action, events);
        for (const Event& event : events) {
            happened.push_back(event);
            if (!supergang_table::follows_from_duel(event))
                end_duel(beats);
            if (!write_duel(beats, event, before))
                beats.push_back({"other", 0,
                    [event](supergang_table::Scene& shown) {
                        follow(shown, event);
                        note(shown, event);
                    },
                    {event}});
            follow(before, event);
        }
        end_duel(beats);
        return *this;
    }
    /// Shows the next step and returns its name; empty if there is none.
    QString next()
    {
        if (beats.empty())
            return {};
        const Beat beat = beats.front();
        beats.erase(beats.begin());
        beat.change(scene);
        told.insert(told.end(), beat.told.begin(), beat.told.end());
        if (*beat.name != 0)
            names += QString::fromLatin1(beat.name);
        if (beats.empty() && !state.over)
            scene.view = view(state, decides());
        return QString::fromLatin1(beat.name);
    }
    void until(const char* name)
    {
        for (QString now = next(); now != QLatin1String(name); now = next())
            if (now.isEmpty())
                throw std::logic_error(std::string("no beat ") + name);
    }
    /// Shows all the steps that are left.
    Stall& rest()
    {
        while (!next().isEmpty()) { }
        return *this;
    }
    Stall& play(const Action& action) { return begin(action).rest(); }
    void shoot(int x, int y) { play(Shoot{{x, y}}); }

    DuelShow show() const { return duel_of(scene, {seat_names, marks}); }

    State state;
    supergang_table::Scene scene;
    std::vector<Beat> beats;
    std::vector<Event> told;
    std::vector<Event> happened;
    QStringList names;
    QStringList seat_names{"Rosa", "Bea", "Vito", "Sal"};
    QList<int> marks{0, 1, 2, 3};
};

}
