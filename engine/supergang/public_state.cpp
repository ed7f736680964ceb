// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/public_state.hpp"

#include "engine/supergang/follower.hpp"

namespace backroom::supergang {

void Follower::operator()(const Collected& collected) const
{
    pay(nobody, collected.seat, collected.amount);
    turn().collected = true;
}

void Follower::operator()(const Rolled& rolled) const
{
    turn().dice = rolled.dice;
    turn().phase = Phase::police;
    turn().away = {};
    for (const Character character : all_characters) {
        const FigureState state = figure(open, {rolled.seat, character}).state;
        if (state == FigureState::jail || state == FigureState::clinic)
            turn().away.insert(index_of(member_of(character)));
    }
    for (Patrol& patrol : open.patrols) {
        if (patrol.returns != rolled.seat)
            continue;
        patrol.returns = nobody;
        if (patrol.state == PatrolState::out)
            patrol = Patrol();
    }
}

void Follower::operator()(const Moved& moved) const
{
    turn().walked = moved.path;
    const Place end = moved.path.back();
    if (is_patrol(moved.figure)) {
        Patrol& patrol = open.patrols[patrol_of(moved.figure)];
        patrol = {end, moved.behind, PatrolState::in_play, nobody};
        turn().dice[open.options.police_player ? police_die : static_cast<std::size_t>(moved.figure)] = 0;
        return;
    }
    const auto character = static_cast<Character>(moved.figure);
    turn().dice[static_cast<std::size_t>(moved.figure)] = 0;
    turn().active = character;
    stop({moved.seat, character}, end, moved.behind);
    if (character != Character::vamp)
        return;
    if (const FigureId man = led_by(open, moved.seat); !man.none())
        stop(man, end, moved.behind);
}

void Follower::operator()(const TurnEnded& ended) const
{
    for (const Character character : all_characters) {
        Figure& gangster = figure(open, {ended.seat, character});
        if (gangster.state != FigureState::jail || !turn().away.contains(index_of(member_of(character))))
            continue;
        gangster.years = static_cast<std::uint16_t>(gangster.years - 1);
        // The first turn in jail is for the clock; any remaining turns are the sentence.
        if (gangster.years > 0)
            gangster.held = false;
    }
    if (const FigureId man = led_by(open, ended.seat); !man.none() && !turn().vamped) {
        Figure& led = figure(open, man);
        led.vamped_turns = static_cast<std::uint8_t>(led.vamped_turns - 1);
    }
}

void Follower::operator()(const TurnBegan& began) const
{
    turn() = Turn();
    turn().seat = began.seat;
    open.round = began.round;
}

void Follower::operator()(const Eliminated& eliminated) const
{
    Gang& gang = open.gangs[eliminated.seat];
    pay(eliminated.seat, nobody, gang.cash);
    for (const Character character : all_characters) {
        leave({eliminated.seat, character}, FigureState::graveyard, town.graveyard, 0);
        gang.figures[static_cast<std::size_t>(character)].record = 0;
    }
    gang.stored = 0;
    gang.out = true;
    gang.owned = {};
    gang.rackets = {};
    gang.pawns = {};
    gang.last_vamped = {};
    if (open.police_owner == eliminated.seat)
        open.police_owner = nobody;
    for (Patrol& patrol : open.patrols)
        if (patrol.returns == eliminated.seat)
            patrol.returns = next_gang(open, eliminated.seat);
}

void Follower::operator()(const GameOver& game_over) const
{
    open.frames.clear();
    open.over = true;
    open.winners = game_over.winners;
}

void Follower::pay(Seat from, Seat to, int amount) const
{
    std::int16_t& source = from == nobody ? open.bank : open.gangs[from].cash;
    std::int16_t& goal = to == nobody ? open.bank : open.gangs[to].cash;
    source = static_cast<std::int16_t>(source - amount);
    goal = static_cast<std::int16_t>(goal + amount);
}

void Follower::stop(FigureId id, Place place, Place behind) const
{
    Figure& gangster = figure(open, id);
    gangster.place = place;
    gangster.behind = behind;
    gangster.crimes = {};
    MemberActions& actions = actions_of(id);
    actions.pawns_bought = 0;
    actions.acted = false;
    actions.trafficked = false;
}

void Follower::leave(FigureId id, FigureState state, Place place, std::uint16_t years) const
{
    Figure& gangster = figure(open, id);
    set_free(gangster);
    gangster.place = place;
    gangster.behind = no_place;
    gangster.state = state;
    gangster.years = years;
    gangster.held = false;
    gangster.crimes = {};
    if (id.seat != turn().seat)
        return;
    turn().dice[static_cast<std::size_t>(mover_of(id.character))] = 0;
    if (turn().active == id.character)
        turn().active.reset();
}

PublicState public_state(const State& state)
{
    return state;
}

void follow(PublicState& open, const Event& event)
{
    std::visit(Follower{open}, event);
}

}
