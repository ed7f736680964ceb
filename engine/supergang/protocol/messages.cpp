// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/protocol/codec.hpp"
#include "engine/supergang/protocol/words.hpp"

namespace backroom {

using namespace supergang;

namespace {

/// The kinds of values that replace %1, %2 and so on in a sentence.
enum class Part { none, number, seat, place, member, character, mover, patrol };

struct Sentence {
    std::string_view code;
    std::string_view text;
    std::array<Part, 2> parts{};
};

namespace sg = supergang::refusals;

constexpr std::array sentences{
    // Paths.
    Sentence{sg::wrong_length, "the path has %1 steps and the die shows %2", {Part::number, Part::number}},
    Sentence{sg::not_next, "no step leads from %1 to %2", {Part::place, Part::place}},
    Sentence{sg::turns_back, "nobody turns back in the street: from %1 not to %2", {Part::place, Part::place}},
    Sentence{sg::wrong_exit, "%1 is not the exit of this die: that is %2", {Part::place, Part::place}},
    Sentence{sg::centre_closed, "the centre is never entered by moving"},
    Sentence{sg::no_door, "there is no door between %1 and %2", {Part::place, Part::place}},
    Sentence{sg::not_through_shop, "%1 is not the gang's own, so nobody crosses it", {Part::place}},
    Sentence{sg::shop_twice, "nobody enters %1 twice in a turn", {Part::place}},
    Sentence{sg::manholes_twice, "only one step from manhole to manhole a turn: not from %1 to %2",
        {Part::place, Part::place}},
    Sentence{sg::clinic_closed, "the clinic is entered only when somebody lies there to be attacked or arrested"},
    Sentence{sg::not_through_clinic, "a move that enters the clinic ends there"},
    Sentence{sg::graveyard_closed, "nobody enters the graveyard"},
    Sentence{
        sg::no_manholes_for_patrols, "patrols use no manhole as a way: not from %1 to %2", {Part::place, Part::place}},
    Sentence{sg::not_a_manhole, "a patrol comes out of the sewer at a manhole"},
    // Order and timing.
    Sentence{sg::answer_first, "something else waits for an answer"},
    Sentence{sg::nothing_asked, "nobody has asked for that"},
    Sentence{sg::roll_first, "the dice have not been thrown yet"},
    Sentence{sg::already_rolled, "the dice are thrown already"},
    Sentence{sg::police_first, "the police move first"},
    Sentence{sg::police_done, "the police have moved already"},
    Sentence{sg::no_die, "the %1 has no number to move with", {Part::mover}},
    Sentence{sg::finish_first, "the %1 who has moved is not done", {Part::character}},
    Sentence{sg::not_active, "the %1 is not the one who has just moved", {Part::mover}},
    Sentence{sg::must_move, "the %1 can move, so he must", {Part::character}},
    Sentence{sg::must_act, "the %1 has entered a shop and must do something there", {Part::member}},
    Sentence{sg::acts_where_move_ends, "the %1 acts only where the own move has just ended", {Part::member}},
    Sentence{sg::too_early, "up to round %1 no gangster harms another, and the police are not about", {Part::number}},
    Sentence{sg::no_clock, "this game has no clock"},
    Sentence{sg::already_collected, "the income of this turn is collected already"},
    // Limits per turn.
    Sentence{sg::once_a_turn, "the %1 does that only once a turn", {Part::member}},
    Sentence{sg::one_throw, "the %1 has thrown in this turn already", {Part::member}},
    // Places.
    Sentence{sg::not_in_street, "only in the street, and not on a manhole"},
    Sentence{sg::not_in_shop, "only in a shop"},
    Sentence{sg::no_place_to_kill, "gangland killings happen in streets and shops, not on a manhole"},
    Sentence{sg::patrol_present, "a patrol is on the same place"},
    Sentence{sg::no_patrol_here, "that patrol is not on the same place"},
    Sentence{sg::no_place_to_vamp, "she vamps in streets, on manholes and in shops"},
    Sentence{sg::not_together, "the %2 of seat %1 is not on the same place", {Part::seat, Part::character}},
    // Shops.
    Sentence{sg::owned, "the shop belongs to seat %1", {Part::seat}},
    Sentence{sg::own_shop, "the shop is the gang's own"},
    Sentence{sg::racketed, "seat %1 rackets the shop already", {Part::seat}},
    Sentence{sg::no_token, "no token is left in the stock"},
    Sentence{sg::tokens_left, "%1 tokens are in the stock: none need be taken back", {Part::number}},
    Sentence{sg::not_own_token, "no token of the gang lies there"},
    Sentence{sg::too_poor, "the gang has %1 and needs %2", {Part::number, Part::number}},
    Sentence{sg::just_robbed, "he took part in a stick-up here in this turn, so he cannot buy it"},
    Sentence{sg::robbed_already, "the gang has stuck up this shop in this turn"},
    Sentence{sg::nobody_owns, "nobody owns the shop, so it can only be robbed of money"},
    Sentence{sg::defender_is, "seat %1 throws for the managers", {Part::seat}},
    Sentence{sg::name_defender, "the attacker must name another player who throws for the managers"},
    // Participants.
    Sentence{sg::cannot_join, "the %1 cannot join", {Part::member}},
    Sentence{sg::always_together, "a vamp and her man act together, and one of them cannot"},
    Sentence{sg::no_target, "nobody is named as an opponent"},
    Sentence{sg::no_opponent, "the %2 of seat %1 is no opponent", {Part::seat, Part::character}},
    Sentence{sg::spellbound, "the %2 of seat %1 cannot attack the vamp who led him before he has moved",
        {Part::seat, Part::character}},
    Sentence{sg::one_alone, "in the clinic one attacks one, alone"},
    Sentence{sg::not_lying_there, "the %2 of seat %1 does not lie in the clinic as an opponent",
        {Part::seat, Part::character}},
    Sentence{sg::not_recruited_here, "this shop does not recruit that kind"},
    Sentence{sg::not_dead, "only a dead member is replaced"},
    Sentence{sg::no_such_price, "a price is from 0 to 1320"},
    // Traffic.
    Sentence{sg::dealer_only, "only a dealer who has just moved deals with pawns"},
    Sentence{sg::no_star, "pawns are sold in shops with a star"},
    Sentence{sg::pairs_up_to_ten, "pawns are bought in pairs, and only %1 more at this stop", {Part::number}},
    Sentence{sg::pawns_all_bought, "only %1 more pawns fit beside those stored and placed", {Part::number}},
    Sentence{sg::no_pawn, "no pawn is stored"},
    Sentence{sg::section_away, "the section is not one where the dealer can place a pawn from here"},
    Sentence{sg::section_taken, "a pawn of seat %1 is there", {Part::seat}},
    Sentence{sg::section_of_others, "the section lines only shops of other owners"},
    // The vamp.
    Sentence{sg::vamp_only, "only a vamp who has just moved can do that"},
    Sentence{sg::not_a_man, "only men can be vamped"},
    Sentence{sg::not_alone, "the %2 of seat %1 is not alone of his gang", {Part::seat, Part::character}},
    Sentence{sg::vamped_already, "the %2 of seat %1 is vamped, or has not moved since", {Part::seat, Part::character}},
    Sentence{sg::leads_one, "she leads one man at a time"},
    Sentence{
        sg::same_man, "the %2 of seat %1 was her last: she must vamp another first", {Part::seat, Part::character}},
    // Police.
    Sentence{sg::police_not_for_sale, "the police are not for sale: they are with seat %1", {Part::seat}},
    Sentence{sg::not_innocent, "the %2 of seat %1 is not innocent", {Part::seat, Part::character}},
    Sentence{sg::other_patrol, "that is %1", {Part::patrol}},
    // Trade.
    Sentence{sg::no_partner, "trade is with another gang of the game"},
    Sentence{sg::gives_nothing, "each side gives something"},
    Sentence{sg::only_cash, "cash for cash or for nothing would be a loan"},
    Sentence{sg::has_not, "seat %1 has not got all of that", {Part::seat}},
    Sentence{sg::too_few_tokens, "seat %1 has too few tokens for these shops", {Part::seat}},
    // Shots.
    Sentence{sg::off_the_stall, "nobody aims so far away"},
};

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
    for (const Sentence& sentence : sentences) {
        if (sentence.code != refusal.code)
            continue;
        std::string text(sentence.text);
        for (std::size_t number = 0; number < sentence.parts.size(); ++number) {
            const std::string mark = '%' + std::to_string(number + 1);
            if (const auto at = text.find(mark); at != std::string::npos)
                text.replace(at, mark.size(), text_of(sentence.parts[number], refusal.parameters[number]));
        }
        return text;
    }
    return std::string(refusal.code);
}

}
