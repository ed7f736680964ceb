// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/play.hpp"

#include <algorithm>

namespace backroom::supergang {

void Play::pay(Seat from, Seat to, int amount)
{
    if (amount > 0)
        emit(Paid{from, to, static_cast<std::int16_t>(amount)});
}

std::uint8_t Play::throw_die()
{
    if (!state_.faces.empty())
        return state_.faces.take_back();
    return static_cast<std::uint8_t>(1 + state_.random.below(6));
}

void Play::collect()
{
    const Seat seat = open_.turn.seat;
    emit(Collected{seat, static_cast<std::int16_t>(std::min<int>(income_of(open_, seat), open_.bank))});
}

void Play::operator()(const Roll&)
{
    const Seat seat = open_.turn.seat;
    Dice dice{};
    for (const Character character : all_characters)
        if (!find_member(open_, seat, member_of(character)).none())
            dice[static_cast<std::size_t>(character)] = throw_die();
    const auto comes = [&](const Patrol& patrol) {
        return patrol.in_play() || patrol.returns == seat || patrol.returns == nobody;
    };
    if (!peaceful(open_)) {
        if (!open_.options.police_player) {
            for (int patrol = 0; patrol < patrol_count; ++patrol)
                if (comes(open_.patrols[static_cast<std::size_t>(patrol)]))
                    dice[static_cast<std::size_t>(mover_of_patrol(patrol))] = throw_die();
        } else if (std::ranges::any_of(open_.patrols, comes)) {
            dice[police_die] = throw_die();
        }
    }
    emit(Rolled{seat, dice});
}

void Play::operator()(const Done& done)
{
    if (is_patrol(done.figure))
        emit(CustodyOver{patrol_of(done.figure)});
    else
        emit(Closed{open_.turn.seat, static_cast<Character>(done.figure)});
}

void Play::operator()(const GiveUp&)
{
    const Seat seat = open_.turn.seat;
    free_by({seat, Character::vamp});
    emit(Eliminated{seat});
}

void Play::operator()(const TimeUp&)
{
    const Seat seat = open_.turn.seat;
    emit(ClockRanDown{seat});
    for (const Character character : all_characters)
        if (can_move(open_, mover_of(character)))
            hold({seat, character});
    if (!ends())
        end_turn();
}

void Play::end_turn()
{
    const Seat seat = open_.turn.seat;
    if (!open_.turn.collected && open_.options.income == Income::automatic)
        collect();
    emit(TurnEnded{seat});
    release_those_away();
    next_turn();
}

void Play::release_those_away()
{
    const Seat seat = open_.turn.seat;
    for (const std::uint8_t character : open_.turn.away) {
        const FigureId id{seat, static_cast<Character>(character)};
        const Figure& gangster = figure(open_, id);
        if (gangster.state == FigureState::clinic && gangster.years > 0)
            emit(Jailed{id, gangster.years});
        else if (gangster.state == FigureState::clinic || (gangster.state == FigureState::jail && gangster.years == 0))
            emit(Released{id});
    }
}

void Play::next_turn()
{
    const Seat next = next_gang(open_, open_.turn.seat);
    int round = open_.round;
    for (Seat seat = open_.turn.seat;;) {
        seat = static_cast<Seat>((seat + 1) % open_.gang_count());
        round += seat == open_.first ? 1 : 0;
        if (seat == next)
            break;
    }
    if (open_.options.length > 0 && round > open_.options.length)
        end_game(richest());
    else
        emit(TurnBegan{next, round});
}

SeatSet Play::richest() const
{
    SeatSet seats;
    int most = -1;
    for (Seat seat = 0; seat < open_.gang_count(); ++seat) {
        if (!in_game(open_, seat))
            continue;
        const int score = score_of(open_, seat);
        if (score > most)
            seats = {};
        if (score >= most)
            seats.insert(seat);
        most = std::max(most, score);
    }
    return seats;
}

/// SG-10.1, 10.3
bool Play::ends()
{
    if (open_.over)
        return true;
    for (int step = 0; step < open_.gang_count(); ++step) {
        const auto seat = static_cast<Seat>((open_.turn.seat + step) % open_.gang_count());
        for (District district = 0; district < district_count; ++district)
            if (open_.gangs[seat].owned.includes(town.districts[district].shop_set)) {
                emit(DistrictWon{seat, district});
                end_game(SeatSet::only(seat));
                return true;
            }
    }
    SeatSet died;
    bool gangster_in_play = false;
    for (Seat seat = 0; seat < open_.gang_count(); ++seat) {
        const auto& figures = open_.gangs[seat].figures;
        const auto dead = [](const Figure& one) { return one.state == FigureState::graveyard; };
        if (in_game(open_, seat) && std::ranges::all_of(figures, dead))
            died.insert(seat);
        gangster_in_play = gangster_in_play || std::ranges::any_of(figures, &Figure::in_play);
    }
    for (const Seat seat : died)
        emit(Eliminated{seat});
    SeatSet left;
    for (Seat seat = 0; seat < open_.gang_count(); ++seat)
        if (in_game(open_, seat))
            left.insert(seat);
    if (left.size() == 1)
        end_game(left);
    else if (open_.options.police_player && !gangster_in_play)
        end_game(SeatSet::only(police_seat(open_)));
    else if (left.empty())
        end_game(died);
    return open_.over;
}

void Play::settle()
{
    if (ends() || !open_.frames.empty())
        return;
    if (!in_game(open_, open_.turn.seat)) {
        next_turn();
        return;
    }
    if (open_.turn.phase == Phase::police && !police_can_move(open_))
        emit(PhaseBegan{Phase::gang});
}

void apply(State& state, Seat seat, const Action& action, Events& events)
{
    assert(!check(state, seat, action));
    static_cast<void>(seat);
    Play play(state, events);
    std::visit(play, action);
    play.settle();
}

}
