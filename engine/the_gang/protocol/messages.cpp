// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/the_gang/protocol/codec.hpp"

#include "engine/core/sentences.hpp"

namespace backroom {

namespace {

namespace codes = the_gang::refusals;

/// What replaces %1 or %2.
enum class Part { number, city, special };

constexpr auto sentences = std::to_array<Sentence<Part>>({
    {codes::not_in_hand, "gangster %1 is not in the hand"},
    {codes::no_special, "there is no special card in the hand"},
    {codes::no_such_ticket, "there is no ticket for %1 with two players", {Part::city}},
    {codes::already_chosen, "this seat has already chosen"},
    {codes::still_choosing, "not everyone has chosen yet"},
    {codes::choices_are_open, "the choices of this job are already open"},
    {codes::lower_gangster_first, "gangster %1 is lower and plays first"},
    {codes::already_placed, "gangster %1 is already placed"},
    {codes::already_played, "the special card is already played"},
    {codes::other_special, "the special card of this turn is %1", {Part::special}},
    {codes::one_city, "both cards go to the same city, %1", {Part::city}},
    {codes::city_not_in_play, "%1 is not in play with two players", {Part::city}},
    {codes::not_in_row, "gangster %1 is not in %2", {Part::number, Part::city}},
    {codes::spy_needs_gangster, "the Spy must be played on a gangster in %1", {Part::city}},
    {codes::not_in_another_city, "gangster %1 is not in a city other than %2", {Part::number, Part::city}},
    {codes::must_call, "another city has a gangster, so one must be called to %1", {Part::city}},
});

std::string in_words(Part part, int value)
{
    constexpr std::array cities{"Chicago", "Detroit", "New York"};
    constexpr std::array specials{"no special card", "a Lookout", "a Spy", "The Boss Calls"};
    const auto at = static_cast<std::size_t>(value);
    return part == Part::city ? cities[at] : part == Part::special ? specials[at] : std::to_string(value);
}

}

std::string Codec<the_gang::TheGang>::message(const Refusal& refusal)
{
    return sentence_of<Part>(refusal, sentences, in_words);
}

}
