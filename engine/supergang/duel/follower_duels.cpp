// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Public consequences of duels and arrests.
#include "engine/supergang/follower.hpp"

namespace backroom::supergang {

void Follower::operator()(const Arrested& arrested) const
{
    if (arrested.asked)
        open.frames.emplace_back(Arrest{arrested.figure, arrested.patrol, arrested.custody});
}

void Follower::operator()(const Jailed& jailed) const
{
    if (const Arrest* arrest = top<Arrest>(open); arrest && arrest->figure == jailed.figure)
        open.frames.pop_back();
    leave(jailed.figure, FigureState::jail, town.centre, jailed.years);
    figure(open, jailed.figure).held = jailed.by_clock;
}

void Follower::operator()(const Released& released) const
{
    Figure& gangster = figure(open, released.figure);
    if (gangster.state == FigureState::jail && !gangster.held)
        gangster.record = 0;
    gangster.held = false;
    gangster.state = FigureState::in_play;
    gangster.place = town.centre;
}

void Follower::operator()(const DuelBegan& began) const
{
    const Duel& duel = began.duel;
    open.frames.emplace_back(duel);
    if (duel.kind == DuelKind::rebellion)
        return;
    for (const Target& target : duel.attack)
        if (target.kind == TargetKind::gangster) {
            MemberActions& actions = actions_of(target.figure);
            actions.threw = true;
            actions.acted = true;
        }
    turn().of(duel.leader).add(action_of(duel.kind));
}

void Follower::operator()(const DuelRolled& rolled) const
{
    Duel& duel = this->duel();
    duel.shooting = Side::attack;
    if (duel.kind == DuelKind::clinic) {
        duel.volley = duel.darts = rolled.attack[0];
        return;
    }
    const int difference = sum(duel.attack, rolled.attack) - sum(duel.defence, rolled.defence);
    duel.volley = duel.darts = static_cast<std::uint8_t>(difference < 0 ? -difference : difference);
    if (difference < 0)
        duel.shooting = Side::defence;
}

void Follower::operator()(const Dart& dart) const
{
    Duel& duel = this->duel();
    if (dart.target)
        duel.side(dart.side)[*dart.target].fate = dart.fate;
    duel.darts = static_cast<std::uint8_t>(duel.darts - 1);
    if (duel.darts > 0 || duel.kind == DuelKind::clinic)
        return;
    duel.shooting = other(duel.shooting);
    duel.darts = duel.volley;
}

void Follower::operator()(const LeftDuel& left) const
{
    for (const Side side : {Side::attack, Side::defence})
        for (Target& target : duel().side(side))
            if (target.kind == TargetKind::gangster && target.figure == left.figure)
                target.fate = Fate::left;
}

void Follower::operator()(const DuelWon&) const
{
    const bool rebellion = duel().kind == DuelKind::rebellion;
    open.frames.pop_back();
    if (rebellion)
        open.frames.pop_back();
}

void Follower::operator()(const Killed& killed) const
{
    leave(killed.figure, FigureState::graveyard, town.graveyard, 0);
    figure(open, killed.figure).record = 0;
    if (killed.figure.character == Character::vamp)
        open.gangs[killed.figure.seat].last_vamped = {};
}

void Follower::operator()(const Injured& injured) const
{
    leave(injured.figure, FigureState::clinic, town.clinic, injured.years);
}

}
