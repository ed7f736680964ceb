// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/check.hpp"

namespace backroom::supergang {

namespace {

int number(Member member)
{
    return static_cast<int>(member);
}

}

Members party_of(const PublicState& open, Seat seat, Member leader, Members with, bool pairs)
{
    Members party = with;
    party.insert(index_of(leader));
    const bool one_of_pair = party.contains(index_of(Member::vamp)) || party.contains(index_of(Member::vamped));
    if (pairs && one_of_pair && !led_by(open, seat).none()) {
        party.insert(index_of(Member::vamp));
        party.insert(index_of(Member::vamped));
    }
    return party;
}

Figures with_pairs(const PublicState& open, Figures targets)
{
    Figures all = targets;
    for (const std::uint8_t index : targets) {
        const FigureId id = figure_at(index);
        const Figure& one = figure(open, id);
        if (one.vamped_turns > 0)
            all.insert(index_of(FigureId{one.vamped_by, Character::vamp}));
        if (id.character == Character::vamp)
            if (const FigureId man = led_by(open, id.seat); !man.none())
                all.insert(index_of(man));
    }
    return all;
}

Members accomplices(const PublicState& open, Seat seat, Member leader, Place place)
{
    Members joining;
    for (const std::uint8_t member : members_at(open, seat, place))
        if (member != index_of(leader) && !open.turn.actions[member].threw)
            joining.insert(member);
    return joining;
}

SeatSet possible_defenders(const PublicState& open)
{
    SeatSet seats;
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        if (seat != open.turn.seat && in_game(open, seat))
            seats.insert(seat);
    if (open.options.police_player)
        seats.insert(police_seat(open));
    return seats;
}

Seat defender_of(const PublicState& open, Shop shop)
{
    if (const Seat owner = owner_of(open, shop); owner != nobody)
        return owner;
    const Seat racketeer = racketeer_of(open, shop);
    return racketeer == open.turn.seat ? nobody : racketeer;
}

FigureId forbidden_vamp(const PublicState& open, Seat seat, Members party, Figures targets, FigureId& man)
{
    for (const std::uint8_t member : party) {
        man = find_member(open, seat, static_cast<Member>(member));
        const Figure& one = figure(open, man);
        const FigureId vamp{one.vamped_by, Character::vamp};
        if (!vamp.none() && one.vamped_turns == 0 && targets.contains(index_of(vamp)))
            return vamp;
    }
    return {};
}

Verdict Check::may_act(Member member) const
{
    const auto& active = open.turn.active;
    const bool moved = active && member == member_of(*active);
    const bool led = active == Character::vamp && member == Member::vamped && !led_by(open, seat).none();
    if (!moved && !led)
        return Refusal{refusals::acts_where_move_ends, "SG-4.1", {number(member)}};
    return {};
}

Verdict Check::may_throw(Member member) const
{
    if (actions(member).threw)
        return Refusal{refusals::one_throw, "SG-5.1", {number(member)}};
    return {};
}

Verdict Check::may_join(Member leader, Members with, Place place, bool pairs) const
{
    const Members allowed = accomplices(open, seat, leader, place);
    for (const std::uint8_t member : with - allowed)
        return Refusal{refusals::cannot_join, "SG-5.10", {member}};
    Members party = party_of(open, seat, leader, with, pairs);
    party.erase(index_of(leader));
    if (!allowed.includes(party))
        return Refusal{refusals::always_together, "SG-5.10"};
    return {};
}

Verdict Check::operator()(const Coward& coward) const
{
    if (auto refusal = may_act(coward.figure))
        return refusal;
    if (actions(coward.figure).has(ActionKind::coward))
        return Refusal{refusals::once_a_turn, "SG-5.1", {number(coward.figure)}};
    if (kind_of(acting_place(open)) != PlaceKind::street)
        return Refusal{refusals::not_in_street, "SG-5.3"};
    return {};
}

Verdict Check::operator()(const Racket& racket) const
{
    if (auto refusal = may_act(racket.figure))
        return refusal;
    const Shop shop = shop_here();
    if (shop == no_shop)
        return Refusal{refusals::not_in_shop, "SG-5.4"};
    if (actions(racket.figure).has(ActionKind::racket))
        return Refusal{refusals::once_a_turn, "SG-5.1", {number(racket.figure)}};
    if (const Seat owner = owner_of(open, shop); owner != nobody)
        return Refusal{refusals::owned, "SG-5.4", {owner}};
    if (const Seat racketeer = racketeer_of(open, shop); racketeer != nobody)
        return Refusal{refusals::racketed, "SG-5.4", {racketeer}};
    if (gang().tokens() == 0)
        return Refusal{refusals::no_token, "SG-5.13"};
    return {};
}

Verdict Check::operator()(const BuyShop& buy) const
{
    if (auto refusal = may_act(buy.figure))
        return refusal;
    const Shop shop = shop_here();
    if (shop == no_shop)
        return Refusal{refusals::not_in_shop, "SG-5.5"};
    if (const Seat owner = owner_of(open, shop); owner != nobody)
        return Refusal{refusals::owned, "SG-5.5", {owner}};
    if (actions(buy.figure).has(ActionKind::purchase))
        return Refusal{refusals::once_a_turn, "SG-5.1", {number(buy.figure)}};
    if (actions(buy.figure).robbed == shop)
        return Refusal{refusals::just_robbed, "SG-5.5"};
    if (gang().tokens() == 0 && !gang().rackets.contains(shop))
        return Refusal{refusals::no_token, "SG-5.13"};
    const int cost = price(town.shops[shop].kind);
    if (gang().cash < cost)
        return Refusal{refusals::too_poor, "SG-5.5", {gang().cash, cost}};
    return {};
}

Verdict Check::may_stick_up(Member member) const
{
    if (auto refusal = may_act(member))
        return refusal;
    const Shop shop = shop_here();
    if (shop == no_shop)
        return Refusal{refusals::not_in_shop, "SG-5.6"};
    if (gang().owned.contains(shop))
        return Refusal{refusals::own_shop, "SG-5.6"};
    if (auto refusal = may_throw(member))
        return refusal;
    if (open.turn.robbed.contains(shop))
        return Refusal{refusals::robbed_already, "SG-5.6"};
    if (patrol_at(open, place_of(shop)))
        return Refusal{refusals::patrol_present, "SG-5.11"};
    return {};
}

Verdict Check::operator()(const StickUp& stick_up) const
{
    if (auto refusal = may_stick_up(stick_up.figure))
        return refusal;
    const Shop shop = shop_here();
    if (stick_up.prize == Prize::ownership) {
        if (owner_of(open, shop) == nobody)
            return Refusal{refusals::nobody_owns, "SG-5.6"};
        if (gang().tokens() == 0)
            return Refusal{refusals::no_token, "SG-5.13"};
    }
    const Seat defender = defender_of(open, shop);
    if (defender != nobody && stick_up.defender != nobody && stick_up.defender != defender)
        return Refusal{refusals::defender_is, "SG-5.7", {defender}};
    if (defender == nobody && !possible_defenders(open).contains(stick_up.defender))
        return Refusal{refusals::name_defender, "SG-5.7"};
    return may_join(stick_up.figure, stick_up.with, place_of(shop), true);
}

Verdict Check::may_kill(Member member) const
{
    if (auto refusal = may_act(member))
        return refusal;
    if (peaceful(open))
        return Refusal{refusals::too_early, "SG-3.3", {last_peaceful_round(open.options)}};
    if (auto refusal = may_throw(member))
        return refusal;
    const Place place = acting_place(open);
    if (kind_of(place) == PlaceKind::clinic)
        return {};
    if (kind_of(place) != PlaceKind::street && !is_shop(place))
        return Refusal{refusals::no_place_to_kill, "SG-5.8"};
    if (patrol_at(open, place))
        return Refusal{refusals::patrol_present, "SG-5.11"};
    return {};
}

Verdict Check::may_kill_in_clinic(const Kill& kill) const
{
    if (patrol_at(open, town.clinic))
        return Refusal{refusals::patrol_present, "SG-8.8"};
    if (!kill.with.empty() || kill.targets.size() != 1)
        return Refusal{refusals::one_alone, "SG-8.8"};
    const FigureId id = figure_at(*kill.targets.begin());
    if (id.seat >= open.gang_count() || id.seat == seat || figure(open, id).state != FigureState::clinic)
        return Refusal{refusals::not_lying_there, "SG-8.8", {id.seat, static_cast<int>(id.character)}};
    return {};
}

Verdict Check::operator()(const Kill& kill) const
{
    if (auto refusal = may_kill(kill.figure))
        return refusal;
    const Place place = acting_place(open);
    if (kind_of(place) == PlaceKind::clinic)
        return may_kill_in_clinic(kill);
    if (auto refusal = may_join(kill.figure, kill.with, place, true))
        return refusal;
    if (kill.targets.empty())
        return Refusal{refusals::no_target, "SG-5.8"};
    const Figures here = opponents_at(open, seat, place);
    for (const std::uint8_t index : kill.targets - here) {
        const FigureId id = figure_at(index);
        const bool friendly = id.seat >= open.gang_count() || acts_for(open, id) == seat;
        return Refusal{friendly ? refusals::no_opponent : refusals::not_together, "SG-5.8",
            {id.seat, static_cast<int>(id.character)}};
    }
    FigureId man;
    const Members party = party_of(open, seat, kill.figure, kill.with, true);
    if (!forbidden_vamp(open, seat, party, with_pairs(open, kill.targets), man).none())
        return Refusal{refusals::spellbound, "SG-7.3", {man.seat, static_cast<int>(man.character)}};
    return {};
}

Verdict Check::operator()(const AttackPatrol& attack) const
{
    if (auto refusal = may_act(attack.figure))
        return refusal;
    if (peaceful(open))
        return Refusal{refusals::too_early, "SG-3.3", {last_peaceful_round(open.options)}};
    if (auto refusal = may_throw(attack.figure))
        return refusal;
    const Place place = acting_place(open);
    if (attack.patrol >= patrol_count || !open.patrols[attack.patrol].in_play()
        || open.patrols[attack.patrol].place != place)
        return Refusal{refusals::no_patrol_here, "SG-5.9"};
    return may_join(attack.figure, attack.with, place, false);
}

Verdict Check::operator()(const Recruit& recruit) const
{
    if (auto refusal = may_act(recruit.figure))
        return refusal;
    const Shop shop = shop_here();
    if (shop == no_shop)
        return Refusal{refusals::not_in_shop, "SG-5.12"};
    if (!recruits(town.shops[shop].kind, recruit.who))
        return Refusal{refusals::not_recruited_here, "SG-5.12"};
    if (actions(recruit.figure).has(ActionKind::recruiting))
        return Refusal{refusals::once_a_turn, "SG-5.12", {number(recruit.figure)}};
    if (figure(open, {seat, recruit.who}).state != FigureState::graveyard)
        return Refusal{refusals::not_dead, "SG-5.12"};
    if (owner_of(open, shop) == nobody && gang().cash < recruit_price)
        return Refusal{refusals::too_poor, "SG-5.12", {gang().cash, recruit_price}};
    return {};
}

Verdict Check::operator()(const RemoveToken& remove) const
{
    if (!open.turn.active)
        return Refusal{refusals::not_in_shop, "SG-5.13"};
    const Shop here = shop_here();
    if (here == no_shop)
        return Refusal{refusals::not_in_shop, "SG-5.13"};
    if (gang().owned.contains(here))
        return Refusal{refusals::own_shop, "SG-5.13"};
    if (gang().tokens() > 0)
        return Refusal{refusals::tokens_left, "SG-5.13", {gang().tokens()}};
    if (!gang().owned.contains(remove.shop) && !gang().rackets.contains(remove.shop))
        return Refusal{refusals::not_own_token, "SG-5.13"};
    return {};
}

bool Check::must(Member member) const
{
    const auto may = [this](const auto& action) { return !(*this)(action); };
    if (may(Racket{member}) || may(BuyShop{member}))
        return true;
    for (const Character who : all_characters)
        if (may(Recruit{member, who}))
            return true;
    return !may_stick_up(member) && !may_join(member, {}, place_of(shop_here()), true);
}

bool Check::must_act() const
{
    const Shop shop = shop_here();
    if (shop == no_shop || gang().owned.contains(shop))
        return false;
    const Member moved = member_of(*open.turn.active);
    const bool pair = moved == Member::vamp && !led_by(open, seat).none();
    if (actions(moved).acted || (pair && actions(Member::vamped).acted))
        return false;
    return must(moved) || (pair && must(Member::vamped)) || !(*this)(BuyPawns{2});
}

}
