// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

void add_choices(const State& state, const Hand& hand, Actions& actions)
{
    const int cities = state.cities_in_play();
    for (const Gangster gangster : hand.gangsters) {
        for (int city = 0; city < cities; ++city)
            actions.emplace_back(Choose{gangster, static_cast<City>(city)});
        if (hand.special != Special::none)
            actions.emplace_back(Choose{gangster, {}});
    }
}

void add_boss_calls(const State& state, City city, Actions& actions)
{
    bool called = false;
    for (const City from : all_cities) {
        if (from == city)
            continue;
        for (const Gangster gangster : state.cities[static_cast<std::size_t>(from)]) {
            actions.emplace_back(PlayBossCalls{city, gangster});
            called = true;
        }
    }
    if (!called)
        actions.emplace_back(PlayBossCalls{city, 0});
}

void add_special(const State& state, Special special, City city, Actions& actions)
{
    switch (special) {
    case Special::none:
        break;
    case Special::lookout:
        actions.emplace_back(PlayLookout{city, End::left});
        actions.emplace_back(PlayLookout{city, End::right});
        break;
    case Special::spy:
        for (const Gangster on : state.cities[static_cast<std::size_t>(city)])
            actions.emplace_back(PlaySpy{city, on});
        break;
    case Special::boss_calls:
        add_boss_calls(state, city, actions);
        break;
    }
}

}

SeatSet pending(const State& state)
{
    SeatSet seats;
    if (state.phase == Phase::placing)
        seats.insert(state.to_play.back());
    if (state.phase == Phase::choosing)
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (state.choices[seat].gangster == 0)
                seats.insert(seat);
    return seats;
}

Actions legal(const State& state, Seat seat)
{
    Actions actions;
    if (!pending(state).contains(seat))
        return actions;
    if (state.phase == Phase::choosing) {
        add_choices(state, state.hands[seat], actions);
        return actions;
    }
    const Turn& turn = state.turn;
    for (int number = 0; number < state.cities_in_play(); ++number) {
        const City city = static_cast<City>(number);
        if (turn.begun() && city != turn.city)
            continue;
        if (!turn.gangster_placed)
            actions.emplace_back(PlaceGangster{city});
        if (!turn.special_played)
            add_special(state, state.choices[seat].special, city, actions);
    }
    return actions;
}

}
