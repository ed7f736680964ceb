// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/lookup.hpp"

#include "engine/core/variants.hpp"

#include <algorithm>

namespace backroom::supergang {

FigureId led_by(const PublicState& open, Seat seat)
{
    for (Seat other = 0; other < open.gang_count(); ++other)
        for (const Character character : {Character::killer, Character::dealer}) {
            const Figure& man = figure(open, {other, character});
            if (man.vamped_by == seat && man.vamped_turns > 0)
                return {other, character};
        }
    return {};
}

FigureId find_member(const PublicState& open, Seat seat, Member member)
{
    if (member == Member::vamped)
        return led_by(open, seat);
    const FigureId id{seat, static_cast<Character>(member)};
    const Figure& one = figure(open, id);
    return one.in_play() && one.vamped_turns == 0 ? id : FigureId();
}

Member member_of(const PublicState& open, FigureId id)
{
    return figure(open, id).vamped_turns > 0 ? Member::vamped : member_of(id.character);
}

Members members_at(const PublicState& open, Seat seat, Place place)
{
    Members members;
    for (const Member member : all_members) {
        const FigureId id = find_member(open, seat, member);
        if (!id.none() && figure(open, id).place == place)
            members.insert(index_of(member));
    }
    return members;
}

Figures opponents_at(const PublicState& open, Seat seat, Place place)
{
    Figures opponents;
    for (Seat other = 0; other < open.gang_count(); ++other)
        for (const Character character : all_characters) {
            const FigureId id{other, character};
            const Figure& one = figure(open, id);
            if (one.place == place && one.in_play() && acts_for(open, id) != seat)
                opponents.insert(index_of(id));
        }
    return opponents;
}

bool others_in_clinic(const PublicState& open, Seat seat)
{
    for (Seat other = 0; other < open.gang_count(); ++other)
        for (const Figure& one : open.gangs[other].figures)
            if (other != seat && one.state == FigureState::clinic)
                return true;
    return false;
}

namespace {

template <class Has>
Seat first_gang(const PublicState& open, Has has)
{
    for (Seat seat = 0; seat < open.gang_count(); ++seat)
        if (has(open.gangs[seat]))
            return seat;
    return nobody;
}

}

Seat owner_of(const PublicState& open, Shop shop)
{
    return first_gang(open, [=](const Gang& gang) { return gang.owned.contains(shop); });
}

Seat racketeer_of(const PublicState& open, Shop shop)
{
    return first_gang(open, [=](const Gang& gang) { return gang.rackets.contains(shop); });
}

Seat pawn_on(const PublicState& open, Section section)
{
    return first_gang(open, [=](const Gang& gang) { return gang.pawns.contains(section); });
}

bool turns_pawn(const PublicState& open, Section section, Seat owner)
{
    const Seat colour = pawn_on(open, section);
    return town.sections[section].shops.size() == 1 && colour != nobody && colour != owner;
}

Seat next_gang(const PublicState& open, Seat seat)
{
    for (int step = 1; step <= open.gang_count(); ++step) {
        const auto next = static_cast<Seat>((seat + step) % open.gang_count());
        if (in_game(open, next))
            return next;
    }
    return seat;
}

Seat police_mover(const PublicState& open)
{
    if (open.options.police_player)
        return police_seat(open);
    return open.police_owner != nobody ? open.police_owner : open.turn.seat;
}

bool patrol_at(const PublicState& open, Place place)
{
    return !peaceful(open) && std::ranges::any_of(open.patrols, [=](const Patrol& patrol) {
        return patrol.in_play() && patrol.place == place;
    });
}

bool is_seen(const PublicState& open, Place place)
{
    return !peaceful(open)
        && std::ranges::any_of(open.patrols, [=](const Patrol& patrol) { return sees(patrol, place); });
}

bool under_arrest(const PublicState& open, FigureId id)
{
    return std::ranges::any_of(open.frames, [=](const Frame& frame) {
        const auto* arrest = std::get_if<Arrest>(&frame);
        return arrest != nullptr && arrest->figure == id;
    });
}

int income_of(const PublicState& open, Seat seat)
{
    const Gang& gang = open.gangs[seat];
    const auto traffic_of = [&](Seat dealers) {
        const Figure& dealer = figure(open, {dealers, Character::dealer});
        return dealer.in_play() ? income_of_pawn * open.gangs[dealers].pawns.size() : 0;
    };
    int income = income_of_shop * gang.owned.size();
    if (std::ranges::any_of(gang.figures, &Figure::in_play)) {
        income += income_of_racket * gang.rackets.size();
        if (acts_for(open, {seat, Character::dealer}) == seat)
            income += traffic_of(seat);
    }
    if (const FigureId man = led_by(open, seat); !man.none() && man.character == Character::dealer)
        income += traffic_of(man.seat);
    return income;
}

int income_added_by(const PublicState& open, Seat seat, Shop shop)
{
    PublicState owned = open;
    for (Gang& gang : owned.gangs) {
        gang.owned.erase(shop);
        gang.rackets.erase(shop);
    }
    Gang& owner = owned.gangs[seat];
    owner.owned.insert(shop);
    for (const Section section : town.shops[shop].sections)
        if (owner.unbought() > 0 && turns_pawn(open, section, seat))
            owner.pawns.insert(section);
    return income_of(owned, seat) - income_of(open, seat);
}

int score_of(const PublicState& open, Seat seat)
{
    if (!in_game(open, seat))
        return 0;
    const Gang& gang = open.gangs[seat];
    int score = gang.cash + worth_of_racket * gang.rackets.size() + worth_of_pawn * gang.pawns.size();
    for (const Shop shop : gang.owned)
        score += price(town.shops[shop].kind);
    return score;
}

int number_of(const PublicState& open, Mover mover)
{
    const Dice& dice = open.turn.dice;
    if (!is_patrol(mover))
        return dice[static_cast<std::size_t>(mover)];
    const Patrol& patrol = open.patrols[patrol_of(mover)];
    const bool there = patrol.in_play() || (patrol.state == PatrolState::sewer && patrol.returns == nobody);
    if (!there)
        return 0;
    return dice[open.options.police_player ? police_die : static_cast<std::size_t>(mover)];
}

Walker walker_of(const PublicState& open, Mover mover)
{
    Walker walker;
    if (is_patrol(mover)) {
        const Patrol& patrol = open.patrols[patrol_of(mover)];
        walker.kind = WalkerKind::patrol;
        walker.place = patrol.place;
        walker.behind = patrol.behind;
        walker.clinic_open = others_in_clinic(open, nobody);
        return walker;
    }
    const Seat seat = open.turn.seat;
    const Figure& gangster = figure(open, {seat, static_cast<Character>(mover)});
    walker.place = gangster.place;
    walker.behind = gangster.behind;
    walker.own = open.gangs[seat].owned;
    walker.clinic_open = others_in_clinic(open, seat);
    return walker;
}

bool police_can_move(const PublicState& open)
{
    return can_move(open, Mover::patrol_1) || can_move(open, Mover::patrol_2);
}

bool stands(const Targets& targets)
{
    return std::ranges::any_of(targets, &Target::standing);
}

Seat shooter(const Duel& duel, Side side)
{
    for (const Target& target : duel.side(side))
        if (target.standing() && target.kind == TargetKind::gangster)
            return target.gang;
    return duel.second;
}

YearsAtStake years_at_stake(const Duel& duel)
{
    int begun = 0;
    if (duel.kind == DuelKind::stick_up)
        begun = years_for(Crime::stick_up);
    if (duel.kind == DuelKind::rebellion)
        begun = years_for(Crime::rebellion);
    // In the clinic a victim who is hit dies (SG-8.8).
    const int one = years_for(duel.kind == DuelKind::clinic ? Crime::murder : Crime::assault);
    return {begun > 0 ? begun : one, begun + static_cast<int>(duel.defence.size()) * years_for(Crime::murder)};
}

Seat decider(const PublicState& open)
{
    if (open.over)
        return nobody;
    if (open.frames.empty())
        return open.turn.phase == Phase::police ? police_mover(open) : open.turn.seat;
    const auto asked = Overloaded{
        [](const Duel& duel) { return shooter(duel, duel.shooting); },
        [&](const Arrest& arrest) { return acts_for(open, arrest.figure); },
        [](const Price& price) { return price.price ? price.buyer : price.owner; },
        [](const Trade& trade) { return trade.to; },
        [&](const Custody&) { return police_seat(open); },
    };
    return std::visit(asked, open.frames.back());
}

}
