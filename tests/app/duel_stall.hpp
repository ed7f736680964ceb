// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supergang/duel/duel_show.hpp"
#include "app/supergang/duel/script_duel.hpp"
#include "supergang_cases.hpp"

namespace test::supergang {

inline constexpr auto killer = Character::killer;
inline constexpr auto vamp = Character::vamp;
inline constexpr auto dealer = Character::dealer;

/// A position in round 4, built step by step.
struct Position4 : Position {
    explicit Position4(int gang_count = 3)
        : Position(position(4, gang_count))
    {
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
        put(*this, 0, place);
        return *this;
    }
};

/// Adds what shows the event to the steps, and lets `before` follow it.
inline void write_event(std::vector<Beat>& beats, const Event& event, PublicState& before)
{
    if (!follows_from_duel(event))
        end_duel(beats);
    if (!write_duel(beats, event, before))
        beats.push_back({"other", 0,
            [event](Scene& shown) {
                follow(shown, event);
                note(shown, event);
            },
            {event}});
    follow(before, event);
}

/// A game that shows its duels as the table does.
class Stall {
public:
    explicit Stall(const Position& position, const Options& options = {})
        : state(played(position, {}, static_cast<int>(position.gangs.size()), options).state())
    {
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
            write_event(beats, event, before);
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
        logged.insert(logged.end(), beat.logged.begin(), beat.logged.end());
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
    Scene scene;
    std::vector<Beat> beats;
    std::vector<Event> logged;
    std::vector<Event> happened;
    QStringList names;
    QStringList seat_names{"Rosa", "Bea", "Vito", "Sal"};
    QList<int> marks{0, 1, 2, 3};
};

/// Rosa's killer stands next to a shop and enters it.
inline Stall in_boxing(Position4 position, Duels duels = Duels::aim)
{
    position.stands(0, killer, "s46");
    Stall stall = Stall(position, {.duels = duels}).roll().go(Mover::killer, "boxing");
    stall.names.clear();
    return stall;
}

inline Stall stick_up(std::initializer_list<int> faces, Duels duels = Duels::aim)
{
    Stall stall = in_boxing(Position4(), duels);
    stall.faces(faces).begin(StickUp{Member::killer, Prize::money, {}, 1});
    return stall;
}

/// Rosa's vamp, with Bea's killer under her spell, against Vito's dealer or Bea's.
inline Stall vamp_and_man(int victim)
{
    Position4 position = Position4().stands(0, vamp, "s38").stands(1, killer, "s38").stands(victim, dealer, "s39");
    vamp_man(position, {1, killer}, 0);
    Stall stall = Stall(position).roll().go(Mover::vamp, "s39");
    stall.names.clear();
    stall.faces({2, 1, 6}).begin(
        Kill{Member::vamp, members({Member::vamped}), figures({{static_cast<Seat>(victim), dealer}})});
    return stall;
}

inline DuelTarget target(const DuelShow& show, int number)
{
    return show.targets.at(number).value<DuelTarget>();
}

inline QStringList darts(const DuelShow& show)
{
    QStringList list;
    for (const QVariant& dart : show.darts)
        list += dart.value<DuelDart>().did;
    return list;
}

inline QStringList rules_of(const DuelShow& show)
{
    QStringList list;
    for (const QVariant& row : show.follows)
        list += row.value<DuelRow>().rule;
    return list;
}

inline QString text_of(const DuelShow& show, const char* rule)
{
    for (const QVariant& row : show.follows)
        if (row.value<DuelRow>().rule == QLatin1String(rule))
            return row.value<DuelRow>().text;
    return {};
}

}
