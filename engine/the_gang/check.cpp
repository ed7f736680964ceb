// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/rules.hpp"

namespace backroom::the_gang {

namespace {

std::optional<Refusal> check_turn_of(const State& state, Seat seat)
{
    if (state.phase == Phase::choosing)
        return Refusal{refusals::still_choosing, "TG-3.3"};
    const Seat playing = state.to_play.back();
    if (seat == playing)
        return {};
    for (const Seat waiting : state.to_play)
        if (waiting == seat)
            return Refusal{refusals::lower_gangster_first, "TG-3.4", {state.choices[playing].gangster}};
    return Refusal{backroom::refusals::not_your_turn, "TG-3.4"};
}

std::optional<Refusal> check_city(const State& state, City city)
{
    if (index(city) >= state.cities_in_play())
        return Refusal{refusals::city_not_in_play, "TG-2.3", {index(city)}};
    const Turn& turn = state.turn;
    if (turn.begun() && city != turn.city)
        return Refusal{refusals::one_city, "TG-3.6", {index(turn.city)}};
    return {};
}

std::optional<Refusal> check_special(const State& state, Seat seat, Special special, City city)
{
    if (auto refusal = check_turn_of(state, seat))
        return refusal;
    const Special held = state.choices[seat].special;
    if (held != special)
        return Refusal{refusals::other_special, "TG-3.6", {static_cast<int>(held)}};
    if (state.turn.special_played)
        return Refusal{refusals::already_played, "TG-3.6"};
    return check_city(state, city);
}

struct Check {
    const State& state;
    Seat seat;

    std::optional<Refusal> operator()(const Choose& choose) const
    {
        if (state.phase == Phase::placing)
            return Refusal{refusals::choices_are_open, "TG-3.3"};
        if (state.choices[seat].gangster != 0)
            return Refusal{refusals::already_chosen, "TG-3.2"};
        const Hand& hand = state.hands[seat];
        if (!hand.gangsters.contains(choose.gangster))
            return Refusal{refusals::not_in_hand, "TG-3.2", {choose.gangster}};
        if (choose.ticket && index(*choose.ticket) >= state.cities_in_play())
            return Refusal{refusals::no_such_ticket, "TG-2.3", {index(*choose.ticket)}};
        if (!choose.ticket && hand.special == Special::none)
            return Refusal{refusals::no_special, "TG-3.2"};
        return {};
    }

    std::optional<Refusal> operator()(const PlaceGangster& place) const
    {
        if (auto refusal = check_turn_of(state, seat))
            return refusal;
        if (state.turn.gangster_placed)
            return Refusal{refusals::already_placed, "TG-3.6", {state.choices[seat].gangster}};
        return check_city(state, place.city);
    }

    std::optional<Refusal> operator()(const PlayLookout& play) const
    {
        return check_special(state, seat, Special::lookout, play.city);
    }

    std::optional<Refusal> operator()(const PlaySpy& play) const
    {
        if (auto refusal = check_special(state, seat, Special::spy, play.city))
            return refusal;
        if (play.on == 0)
            return Refusal{refusals::spy_needs_gangster, "TG-5.3", {index(play.city)}};
        if (!state.cities[static_cast<std::size_t>(play.city)].contains(play.on))
            return Refusal{refusals::not_in_row, "TG-5.3", {play.on, index(play.city)}};
        return {};
    }

    std::optional<Refusal> operator()(const PlayBossCalls& play) const
    {
        if (auto refusal = check_special(state, seat, Special::boss_calls, play.city))
            return refusal;
        const Gangsters elsewhere = can_be_called(state.cities, play.city);
        if (play.gangster == 0 && !elsewhere.empty())
            return Refusal{refusals::must_call, "TG-5.4", {index(play.city)}};
        if (play.gangster != 0 && !elsewhere.contains(play.gangster))
            return Refusal{refusals::not_in_another_city, "TG-5.4", {play.gangster, index(play.city)}};
        return {};
    }
};

}

Gangsters can_be_called(const Rows& rows, City to)
{
    Gangsters elsewhere;
    for (const City city : all_cities)
        if (city != to)
            elsewhere |= rows[static_cast<std::size_t>(city)];
    return elsewhere;
}

std::optional<Refusal> check(const State& state, Seat seat, const Action& action)
{
    if (state.phase == Phase::over)
        return Refusal{backroom::refusals::game_over, {}};
    if (seat >= state.seats)
        return Refusal{backroom::refusals::not_your_turn, {}};
    return std::visit(Check{state, seat}, action);
}

}
