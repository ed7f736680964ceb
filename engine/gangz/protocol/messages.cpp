// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"

namespace backroom {

using namespace gangz;

std::string Codec<Gangz>::message(const Refusal& refusal)
{
    const std::string_view code = refusal.code;
    const std::string number = std::to_string(refusal.parameters[0]);
    if (code == gangz::refusals::one_to_three)
        return "one, two or three cards are played, not " + number;
    if (code == gangz::refusals::not_in_hand)
        return "card " + number + " is not in the hand";
    if (code == gangz::refusals::already_chosen)
        return "this seat has already chosen";
    if (code == gangz::refusals::already_swapped)
        return "the hand can be swapped once a round";
    if (code == gangz::refusals::last_card)
        return "a hand of one card cannot be swapped for fewer";
    if (code == gangz::refusals::too_few_cards)
        return "only " + number + " cards are left to draw, too few for a new hand and two intruders";
    if (code == gangz::refusals::still_choosing)
        return "not everyone has chosen yet";
    if (code == gangz::refusals::wall_is_laid)
        return "the cards of this round are already on the wall";
    if (code == gangz::refusals::already_voted)
        return "this seat has already voted";
    if (code == gangz::refusals::not_on_wall)
        return "card " + number + " is not on the wall";
    if (code == gangz::refusals::own_card)
        return "card " + number + " is the seat's own: nobody votes for an own card";
    if (code == gangz::refusals::twice_the_same)
        return "card " + number + " is named twice";
    return std::string(code);
}

}
