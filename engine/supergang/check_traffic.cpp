// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/check.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

int number(Character character)
{
    return static_cast<int>(character);
}

/// SG-6.2: returns the sections where the dealer may place pawns, including occupied ones.
std::span<const Section> sections_at(const PublicState& open, Seat seat, Place place)
{
    const Shop shop = shop_at(place);
    const bool closed = shop != no_shop && !open.gangs[seat].owned.contains(shop);
    return closed ? std::span<const Section>() : sections_of(place);
}

/// Returns whether all shops along the section belong to other gangs.
bool is_of_others(const PublicState& open, Seat seat, Section section)
{
    const auto shops = town.sections[section].shops;
    return std::ranges::all_of(shops, [&](Shop shop) {
        const Seat owner = owner_of(open, shop);
        return owner != nobody && owner != seat;
    });
}

}

Member dealer_member(const PublicState& open)
{
    return open.turn.active == Character::dealer ? Member::dealer : Member::vamped;
}

Seat active_dealer(const PublicState& open)
{
    const Seat seat = open.turn.seat;
    if (open.turn.active == Character::dealer)
        return seat;
    const FigureId man = open.turn.active == Character::vamp ? led_by(open, seat) : FigureId();
    return man.character == Character::dealer ? man.seat : nobody;
}

Verdict Check::operator()(const BuyPawns& buy) const
{
    const Seat colour = active_dealer(open);
    if (colour == nobody)
        return Refusal{refusals::dealer_only, "SG-6.1"};
    const Shop shop = shop_here();
    if (shop == no_shop || town.shops[shop].kind != ShopKind::star)
        return Refusal{refusals::no_star, "SG-6.1"};
    const int left = pawns_a_stop - actions(dealer_member(open)).pawns_bought;
    if (buy.pawns == 0 || buy.pawns % 2 != 0 || buy.pawns > left)
        return Refusal{refusals::pairs_up_to_ten, "SG-6.1", {left}};
    const int unbought = open.gangs[colour].unbought();
    if (buy.pawns > unbought)
        return Refusal{refusals::pawns_all_bought, "SG-6.1", {unbought}};
    const int cost = price_of_pawns(buy.pawns);
    if (gang().cash < cost)
        return Refusal{refusals::too_poor, "SG-6.1", {gang().cash, cost}};
    return {};
}

Verdict Check::operator()(const PlacePawn& place) const
{
    const Seat colour = active_dealer(open);
    if (colour == nobody)
        return Refusal{refusals::dealer_only, "SG-6.2"};
    if (open.gangs[colour].stored == 0)
        return Refusal{refusals::no_pawn, "SG-6.1"};
    const auto sections = sections_at(open, seat, acting_place(open));
    if (std::ranges::find(sections, place.section) == sections.end())
        return Refusal{refusals::section_away, "SG-6.2"};
    if (const Seat other = pawn_on(open, place.section); other != nobody)
        return Refusal{refusals::section_taken, "SG-6.2", {other}};
    if (is_of_others(open, seat, place.section))
        return Refusal{refusals::section_of_others, "SG-6.2"};
    return {};
}

Verdict Check::operator()(const Vamp& vamp) const
{
    if (open.turn.active != Character::vamp)
        return Refusal{refusals::vamp_only, "SG-7.1"};
    if (peaceful(open))
        return Refusal{refusals::too_early, "SG-3.3", {last_peaceful_round(open.options)}};
    if (!led_by(open, seat).none())
        return Refusal{refusals::leads_one, "SG-7.2"};
    if (actions(Member::vamp).has(ActionKind::vamping))
        return Refusal{refusals::once_a_turn, "SG-5.1", {static_cast<int>(Member::vamp)}};
    const auto refuse = [&](std::string_view code, std::string_view rule) {
        return Refusal{code, rule, {vamp.man.seat, number(vamp.man.character)}};
    };
    const Place place = acting_place(open);
    if (!is_street(place) && !is_shop(place))
        return Refusal{refusals::no_place_to_vamp, "SG-7.1"};
    if (!is_male(vamp.man.character))
        return Refusal{refusals::not_a_man, "SG-7.1"};
    if (vamp.man.seat == seat || vamp.man.seat >= open.gang_count())
        return refuse(refusals::no_opponent, "SG-7.1");
    const Figure& man = figure(open, vamp.man);
    if (!man.in_play() || man.place != place)
        return refuse(refusals::not_together, "SG-7.1");
    if (man.vamped_by != nobody)
        return refuse(refusals::vamped_already, "SG-7.1");
    if (members_at(open, vamp.man.seat, place).size() > 1)
        return refuse(refusals::not_alone, "SG-7.1");
    if (gang().last_vamped == vamp.man)
        return refuse(refusals::same_man, "SG-7.3");
    return {};
}

Verdict Check::operator()(const Offer& offer) const
{
    if (offer.to == seat || !in_game(open, offer.to))
        return Refusal{refusals::no_partner, "SG-10.4"};
    if (offer.give.nothing() || offer.take.nothing())
        return Refusal{refusals::gives_nothing, "SG-10.4"};
    if (offer.give.only_cash() && offer.take.only_cash())
        return Refusal{refusals::only_cash, "SG-10.4"};
    const auto gives = [&](Seat giver, const Bundle& bundle) {
        const Gang& from = open.gangs[giver];
        return bundle.cash >= 0 && bundle.cash <= from.cash && bundle.pawns <= from.stored
            && from.owned.includes(bundle.shops);
    };
    if (!gives(seat, offer.give))
        return Refusal{refusals::has_not, "SG-10.4", {seat}};
    if (!gives(offer.to, offer.take))
        return Refusal{refusals::has_not, "SG-10.4", {offer.to}};
    const auto receives = [&](Seat taker, const Bundle& gets, const Bundle& gave) -> Verdict {
        const Gang& gang = open.gangs[taker];
        if (gets.shops.size() > gang.tokens() + gave.shops.size())
            return Refusal{refusals::too_few_tokens, "SG-10.4", {taker}};
        if (gets.pawns > gang.unbought() + gave.pawns)
            return Refusal{refusals::pawns_all_bought, "SG-10.4", {gang.unbought() + gave.pawns}};
        return {};
    };
    if (auto refusal = receives(offer.to, offer.give, offer.take))
        return refusal;
    return receives(seat, offer.take, offer.give);
}

}
