// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/codec.hpp"

namespace backroom {

using namespace the_gang;

namespace {

std::string city_name(int city)
{
    constexpr std::array names{"Chicago", "Detroit", "New York"};
    return names[static_cast<std::size_t>(city)];
}

std::string special_name(int special)
{
    constexpr std::array names{"no special card", "a Lookout", "a Spy", "The Boss Calls"};
    return names[static_cast<std::size_t>(special)];
}

}

std::string Codec<TheGang>::message(const Refusal& refusal)
{
    const std::string_view code = refusal.code;
    const int first = refusal.parameters[0];
    const int second = refusal.parameters[1];
    const std::string number = std::to_string(first);
    if (code == the_gang::refusals::not_in_hand)
        return "gangster " + number + " is not in the hand";
    if (code == the_gang::refusals::no_special)
        return "there is no special card in the hand";
    if (code == the_gang::refusals::no_such_ticket)
        return "there is no ticket for " + city_name(first) + " with two players";
    if (code == the_gang::refusals::already_chosen)
        return "this seat has already chosen";
    if (code == the_gang::refusals::still_choosing)
        return "not everyone has chosen yet";
    if (code == the_gang::refusals::choices_are_open)
        return "the choices of this job are already open";
    if (code == the_gang::refusals::lower_gangster_first)
        return "gangster " + number + " is lower and plays first";
    if (code == the_gang::refusals::already_placed)
        return "gangster " + number + " is already placed";
    if (code == the_gang::refusals::already_played)
        return "the special card is already played";
    if (code == the_gang::refusals::other_special)
        return "the special card of this turn is " + special_name(first);
    if (code == the_gang::refusals::one_city)
        return "both cards go to the same city, " + city_name(first);
    if (code == the_gang::refusals::city_not_in_play)
        return city_name(first) + " is not in play with two players";
    if (code == the_gang::refusals::not_in_row)
        return "gangster " + number + " is not in " + city_name(second);
    if (code == the_gang::refusals::spy_needs_gangster)
        return "the Spy must be played on a gangster in " + city_name(first);
    if (code == the_gang::refusals::not_in_another_city)
        return "gangster " + number + " is not in a city other than " + city_name(second);
    if (code == the_gang::refusals::must_call)
        return "another city has a gangster, so one must be called to " + city_name(first);
    return std::string(code);
}

}
