// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gangz/protocol/codec.hpp"

#include "engine/core/sentences.hpp"

namespace backroom {

std::string Codec<gangz::Gangz>::message(const Refusal& refusal)
{
    namespace codes = gangz::refusals;
    static constexpr auto sentences = std::to_array<Sentence<>>({
        {codes::one_to_three, "one, two or three cards are played, not %1"},
        {codes::not_in_hand, "card %1 is not in the hand"},
        {codes::already_chosen, "this seat has already chosen"},
        {codes::already_swapped, "the hand can be swapped once a round"},
        {codes::last_card, "a hand of one card cannot be swapped for fewer"},
        {codes::too_few_cards, "only %1 cards are left to draw, too few for a new hand and two intruders"},
        {codes::still_choosing, "not everyone has chosen yet"},
        {codes::wall_is_laid, "the cards of this round are already on the wall"},
        {codes::already_voted, "this seat has already voted"},
        {codes::not_on_wall, "card %1 is not on the wall"},
        {codes::own_card, "card %1 is the seat's own: nobody votes for an own card"},
        {codes::twice_the_same, "card %1 is named twice"},
    });
    return sentence_of(refusal, sentences);
}

}
