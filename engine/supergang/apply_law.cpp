// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/play.hpp"

namespace backroom::supergang {

void Play::operator()(const BuyPolice&)
{
    const Seat seat = open_.turn.seat;
    pay(seat, nobody, police_price);
    emit(PoliceBought{seat});
}

void Play::commit(FigureId id, Crime crime, int times)
{
    if (times == 0)
        return;
    emit(Committed{id, crime, static_cast<std::uint8_t>(times)});
    if (is_seen(open_, figure(open_, id).place))
        write_down(id);
}

void Play::write_down(FigureId id)
{
    for (const Crime crime : all_crimes)
        if (const int times = figure(open_, id).crimes[static_cast<std::size_t>(crime)]; times > 0)
            emit(Witnessed{id, crime, static_cast<std::uint16_t>(times * years_for(crime))});
}

void Play::free_by(FigureId id)
{
    if (figure(open_, id).vamped_by != nobody)
        emit(Freed{id});
    if (id.character != Character::vamp)
        return;
    for (Seat seat = 0; seat < open_.gang_count(); ++seat)
        for (const Character character : {Character::killer, Character::dealer})
            if (figure(open_, {seat, character}).vamped_by == id.seat)
                emit(Freed{{seat, character}});
}

void Play::confiscate(FigureId id)
{
    const Place place = figure(open_, id).place;
    const Shop shop = shop_at(place);
    if (shop != no_shop && open_.gangs[id.seat].rackets.contains(shop))
        emit(TokenRemoved{id.seat, shop});
    if (id.character != Character::dealer)
        return;
    for (const Section section : sections_of(place))
        if (pawn_on(open_, section) == id.seat)
            emit(PawnTurned{section, id.seat, nobody});
}

void Play::jail(FigureId id, int years)
{
    free_by(id);
    emit(Jailed{id, static_cast<std::uint16_t>(years)});
}

void Play::hold(FigureId id)
{
    free_by(id);
    emit(Jailed{id, static_cast<std::uint16_t>(figure(open_, id).years + 1), true});
}

FigureId Play::next_to_arrest(Place place) const
{
    for (int step = 0; step < open_.gang_count(); ++step) {
        const auto seat = static_cast<Seat>((open_.turn.seat + step) % open_.gang_count());
        for (const Character character : all_characters) {
            const Figure& one = figure(open_, {seat, character});
            const bool there = one.in_play() || (one.state == FigureState::clinic && one.years == 0);
            if (there && one.place == place && !one.innocent())
                return {seat, character};
        }
    }
    return {};
}

bool Play::any_to_take(const Patrol& patrol) const
{
    for (Seat seat = 0; seat < open_.gang_count(); ++seat)
        for (const Character character : all_characters)
            if (may_take(open_, patrol, {seat, character}))
                return true;
    return false;
}

/// SG-9.4, and custody by the police player afterwards (SG-10.3).
void Play::arrest_those_at(std::uint8_t number)
{
    const Patrol& patrol = open_.patrols[number];
    const bool in_clinic = patrol.place == town.clinic;
    while (patrol.in_play()) {
        const FigureId id = next_to_arrest(patrol.place);
        if (id.none())
            break;
        emit(Arrested{id, number, false, !in_clinic});
        if (!in_clinic)
            return;
        const Figure& one = figure(open_, id);
        if (one.in_play())
            jail(id, one.record);
        else
            emit(Sentenced{id, one.record});
    }
    const bool takes = open_.options.police_player && patrol.in_play() && any_to_take(patrol);
    if (top<Custody>(open_)) {
        if (!takes)
            emit(CustodyOver{number});
    } else if (takes) {
        emit(CustodyAsked{number});
    }
}

void Play::operator()(const GoQuietly&)
{
    const Arrest arrest = *top<Arrest>(open_);
    confiscate(arrest.figure);
    jail(arrest.figure, figure(open_, arrest.figure).record + (arrest.custody ? 1 : 0));
    arrest_those_at(arrest.patrol);
}

void Play::operator()(const TakeCustody& take)
{
    const std::uint8_t patrol = top<Custody>(open_)->patrol;
    const bool in_clinic = open_.patrols[patrol].place == town.clinic;
    emit(Arrested{take.figure, patrol, true, !in_clinic});
    if (!in_clinic)
        return;
    if (figure(open_, take.figure).in_play())
        jail(take.figure, 1);
    else
        emit(Sentenced{take.figure, 1});
    arrest_those_at(patrol);
}

}
