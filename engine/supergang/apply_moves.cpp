// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/play.hpp"

#include <algorithm>

namespace backroom::supergang {

void Play::operator()(const Move& move)
{
    const Seat seat = open_.turn.seat;
    emit(Moved{seat, move.figure, move.path, behind_after(walker_of(open_, move.figure).place, move.path)});
    if (is_patrol(move.figure)) {
        move_patrol(patrol_of(move.figure));
        return;
    }
    const FigureId id{seat, static_cast<Character>(move.figure)};
    // SG-7.3: the man's three turns are over.
    if (figure(open_, id).vamped_by != nobody)
        emit(Freed{id});
    // SG-6.4
    const Seat colour = active_dealer(open_);
    if (colour == nobody || !is_street(move.path.back()))
        return;
    const auto sections = town.places[move.path.back()].sections;
    const SectionSet& pawns = open_.gangs[colour].pawns;
    if (std::ranges::any_of(sections, [&](Section section) { return pawns.contains(section); }))
        commit_traffic({colour, Character::dealer});
}

void Play::move_patrol(std::uint8_t patrol)
{
    const Place place = open_.patrols[patrol].place;
    if (is_manhole(place)) {
        // SG-9.2. The police player has no turn, so the patrol comes back in the next gang's turn.
        Seat returns = open_.police_owner != nobody ? open_.police_owner : open_.turn.seat;
        if (open_.options.police_player)
            returns = next_gang(open_, open_.turn.seat);
        emit(FellIn{patrol, returns});
        return;
    }
    // SG-9.3
    for (Seat seat = 0; seat < open_.gang_count(); ++seat)
        for (const Character character : all_characters) {
            const FigureId id{seat, character};
            const Figure& gangster = figure(open_, id);
            if (gangster.in_play() && town.places[gangster.place].seen_from.contains(place))
                write_down(id);
        }
    arrest_those_at(patrol);
}

}
