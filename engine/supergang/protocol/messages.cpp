// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"

#include "engine/core/sentences.hpp"
#include "engine/supergang/protocol/words.hpp"

namespace backroom {

using namespace supergang;

namespace {

/// The kinds of values that replace %1, %2 and so on in a sentence.
enum class Part { none, number, seat, place, member, character, mover, patrol };

namespace sg = supergang::refusals;

constexpr auto sentences = std::to_array<Sentence<Part>>({
    // A path.
    {sg::wrong_length, "the path has %1 steps and the die shows %2", {Part::number, Part::number}},
    {sg::not_next, "no step leads from %1 to %2", {Part::place, Part::place}},
    {sg::turns_back, "nobody turns back in the street: from %1 not to %2", {Part::place, Part::place}},
    {sg::wrong_exit, "%1 is not the exit of this die: that is %2", {Part::place, Part::place}},
    {sg::centre_closed, "the centre is never entered by moving"},
    {sg::no_door, "there is no door between %1 and %2", {Part::place, Part::place}},
    {sg::not_through_shop, "%1 is not the gang's own, so nobody crosses it", {Part::place}},
    {sg::shop_twice, "nobody enters %1 twice in a turn", {Part::place}},
    {sg::manholes_twice, "only one step from manhole to manhole a turn: not from %1 to %2", {Part::place, Part::place}},
    {sg::clinic_closed, "the clinic is entered only when somebody lies there to be attacked or arrested"},
    {sg::not_through_clinic, "a move that enters the clinic ends there"},
    {sg::graveyard_closed, "nobody enters the graveyard"},
    {sg::no_manholes_for_patrols, "patrols use no manhole as a way: not from %1 to %2", {Part::place, Part::place}},
    {sg::not_a_manhole, "a patrol comes out of the sewer at a manhole"},
    // When.
    {sg::answer_first, "something else waits for an answer"},
    {sg::nothing_asked, "nobody has asked for that"},
    {sg::roll_first, "the dice have not been thrown yet"},
    {sg::already_rolled, "the dice are thrown already"},
    {sg::police_first, "the police move first"},
    {sg::police_done, "the police have moved already"},
    {sg::no_die, "the %1 has no number to move with", {Part::mover}},
    {sg::finish_first, "the %1 who has moved is not done", {Part::character}},
    {sg::not_active, "the %1 is not the one who has just moved", {Part::mover}},
    {sg::must_move, "the %1 can move, so he must", {Part::character}},
    {sg::must_act, "the %1 has entered a shop and must do something there", {Part::member}},
    {sg::acts_where_move_ends, "the %1 acts only where the own move has just ended", {Part::member}},
    {sg::too_early, "up to round %1 no gangster harms another, and the police are not about", {Part::number}},
    {sg::no_clock, "this game has no clock"},
    {sg::already_collected, "the income of this turn is collected already"},
    // How often.
    {sg::once_a_turn, "the %1 does that only once a turn", {Part::member}},
    {sg::one_throw, "the %1 has thrown in this turn already", {Part::member}},
    // Where.
    {sg::not_in_street, "only in the street, and not on a manhole"},
    {sg::not_in_shop, "only in a shop"},
    {sg::no_place_to_kill, "gangland killings happen in streets and shops, not on a manhole"},
    {sg::patrol_present, "a patrol is on the same place"},
    {sg::no_patrol_here, "that patrol is not on the same place"},
    {sg::no_place_to_vamp, "she vamps in streets, on manholes and in shops"},
    {sg::not_together, "the %2 of seat %1 is not on the same place", {Part::seat, Part::character}},
    // Shops.
    {sg::owned, "the shop belongs to seat %1", {Part::seat}},
    {sg::own_shop, "the shop is the gang's own"},
    {sg::racketed, "seat %1 rackets the shop already", {Part::seat}},
    {sg::no_token, "no token is left in the stock"},
    {sg::tokens_left, "%1 tokens are in the stock: none need be taken back", {Part::number}},
    {sg::not_own_token, "no token of the gang lies there"},
    {sg::too_poor, "the gang has %1 and needs %2", {Part::number, Part::number}},
    {sg::just_robbed, "he took part in a stick-up here in this turn, so he cannot buy it"},
    {sg::robbed_already, "the gang has stuck up this shop in this turn"},
    {sg::nobody_owns, "nobody owns the shop, so it can only be robbed of money"},
    {sg::defender_is, "seat %1 throws for the managers", {Part::seat}},
    {sg::name_defender, "the attacker must name another player who throws for the managers"},
    // Who.
    {sg::cannot_join, "the %1 cannot join", {Part::member}},
    {sg::always_together, "a vamp and her man act together, and one of them cannot"},
    {sg::no_target, "nobody is named as an opponent"},
    {sg::no_opponent, "the %2 of seat %1 is no opponent", {Part::seat, Part::character}},
    {sg::spellbound, "the %2 of seat %1 cannot attack the vamp who led him before he has moved",
        {Part::seat, Part::character}},
    {sg::one_alone, "in the clinic one attacks one, alone"},
    {sg::not_lying_there, "the %2 of seat %1 does not lie in the clinic as an opponent", {Part::seat, Part::character}},
    {sg::not_recruited_here, "this shop does not recruit that kind"},
    {sg::not_dead, "only a dead member is replaced"},
    {sg::no_such_price, "a price is from 0 to 1320"},
    // Traffic.
    {sg::dealer_only, "only a dealer who has just moved deals with pawns"},
    {sg::no_star, "pawns are sold in shops with a star"},
    {sg::pairs_up_to_ten, "pawns are bought in pairs, and only %1 more at this stop", {Part::number}},
    {sg::pawns_all_bought, "only %1 more pawns fit beside those stored and placed", {Part::number}},
    {sg::no_pawn, "no pawn is stored"},
    {sg::section_away, "the section is not one where the dealer can place a pawn from here"},
    {sg::section_taken, "a pawn of seat %1 is there", {Part::seat}},
    {sg::section_of_others, "the section lines only shops of other owners"},
    // The vamp.
    {sg::vamp_only, "only a vamp who has just moved can do that"},
    {sg::not_a_man, "only men can be vamped"},
    {sg::not_alone, "the %2 of seat %1 is not alone of his gang", {Part::seat, Part::character}},
    {sg::vamped_already, "the %2 of seat %1 is vamped, or has not moved since", {Part::seat, Part::character}},
    {sg::leads_one, "she leads one man at a time"},
    {sg::same_man, "the %2 of seat %1 was her last: she must vamp another first", {Part::seat, Part::character}},
    // Police.
    {sg::police_not_for_sale, "the police are not for sale: they are with seat %1", {Part::seat}},
    {sg::not_innocent, "the %2 of seat %1 is not innocent", {Part::seat, Part::character}},
    {sg::other_patrol, "that is %1", {Part::patrol}},
    // Trade.
    {sg::no_partner, "trade is with another gang of the game"},
    {sg::gives_nothing, "each side gives something"},
    {sg::only_cash, "cash for cash or for nothing would be a loan"},
    {sg::has_not, "seat %1 has not got all of that", {Part::seat}},
    {sg::too_few_tokens, "seat %1 has too few tokens for these shops", {Part::seat}},
    // A shot.
    {sg::off_the_stall, "nobody aims so far away"},
});

std::string text_of(Part part, int value)
{
    const auto of = [value](const auto& words) {
        const auto at = static_cast<std::size_t>(value);
        return at < words.size() ? std::string(words[at]) : "?";
    };
    switch (part) {
    case Part::place:
        return value >= 0 && value < place_count ? std::string(PlaceId::write(static_cast<Place>(value))) : "nowhere";
    case Part::member:
        return of(words::members);
    case Part::character:
        return of(words::characters);
    case Part::mover:
        return of(words::movers);
    case Part::patrol:
        return of(words::patrols);
    default:
        return std::to_string(value);
    }
}

}

std::string Codec<SuperGang>::message(const Refusal& refusal)
{
    return sentence_of<Part>(refusal, sentences, text_of);
}

}
