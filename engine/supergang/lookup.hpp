// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/supergang/state.hpp"

namespace backroom::supergang {

inline Figure& figure(PublicState& open, FigureId id)
{
    return open.gangs[id.seat].figures[static_cast<std::size_t>(id.character)];
}
inline const Figure& figure(const PublicState& open, FigureId id)
{
    return open.gangs[id.seat].figures[static_cast<std::size_t>(id.character)];
}

/// SG-7.2: returns the gang for which the gangster acts: his own, or that of the vamp who leads him.
inline Seat acts_for(const PublicState& open, FigureId id)
{
    const Figure& one = figure(open, id);
    return one.vamped_turns > 0 ? one.vamped_by : id.seat;
}
/// Returns the man whom the gang's vamp leads (SG-7.2); none if there is none.
FigureId led_by(const PublicState& open, Seat seat);
/// Returns the figure that is this member of the gang; none if it is not in play.
FigureId find_member(const PublicState& open, Seat seat, Member member);
/// Returns the gangster's role in the gang for which he acts.
Member member_of(const PublicState& open, FigureId id);
/// Returns the members of the gang that are in play at the place.
Members members_at(const PublicState& open, Seat seat, Place place);
/// Returns the gangsters in play at the place who act for other gangs.
Figures opponents_at(const PublicState& open, Seat seat, Place place);
/// Returns whether a gangster of a gang other than `seat` is in the clinic (SG-8.6).
bool others_in_clinic(const PublicState& open, Seat seat);

/// SG-2.3, 5.12: returns whether such gangsters can be recruited in a shop of this kind.
constexpr bool recruits(ShopKind kind, Character who)
{
    switch (kind) {
    case ShopKind::t:
        return who == Character::killer;
    case ShopKind::v:
        return who == Character::vamp;
    case ShopKind::d:
        return who == Character::dealer;
    default:
        return false;
    }
}

/// Returns `nobody` if the shop has no owner.
Seat owner_of(const PublicState& open, Shop shop);
Seat racketeer_of(const PublicState& open, Shop shop);
Seat pawn_on(const PublicState& open, Section section);
/// SG-6.3: returns whether a pawn on this section of a shop goes over to its new owner, or leaves the board.
bool turns_pawn(const PublicState& open, Section section, Seat owner);

inline bool in_game(const PublicState& open, Seat seat)
{
    return seat < open.gang_count() && !open.gangs[seat].out;
}
/// Returns the police player's seat (SG-10.3), or `nobody`.
inline Seat police_seat(const PublicState& open)
{
    return open.options.police_player ? static_cast<Seat>(open.seats - 1) : nobody;
}
/// Returns the next gang clockwise that is still in the game; `seat` itself if there is no other gang.
Seat next_gang(const PublicState& open, Seat seat);
/// Returns the seat that moves the police in this turn (SG-9.1, 9.6, 10.3).
Seat police_mover(const PublicState& open);

/// SG-3.3: the last round without attacks and police.
inline int last_peaceful_round(const Options& options)
{
    return options.police_player ? 2 : 3;
}
inline bool peaceful(const PublicState& open)
{
    return open.round <= last_peaceful_round(open.options);
}
/// SG-5.11
bool patrol_at(const PublicState& open, Place place);
/// SG-9.3
inline bool sees(const Patrol& patrol, Place place)
{
    return patrol.in_play() && town.places[place].seen_from.contains(patrol.place);
}
/// Returns whether the gangster is under arrest and has not answered yet (SG-9.5).
bool under_arrest(const PublicState& open, FigureId id);
/// SG-9.3
bool is_seen(const PublicState& open, Place place);

/// SG-3.4, 3.6, 7.5: returns the amount that the bank owes the gang for its turn.
int income_of(const PublicState& open, Seat seat);
/// Returns by how much the income grows if the gang becomes the shop's owner, with the pawns that it then gets
/// (SG-6.3).
int income_added_by(const PublicState& open, Seat seat, Shop shop);
/// SG-10.5. Returns 0 for a gang that is out and for the police.
int score_of(const PublicState& open, Seat seat);

/// Returns the face with which the figure can still move in this turn, or 0.
int number_of(const PublicState& open, Mover mover);
/// Requires a gangster of the gang whose turn it is, or a patrol.
Walker walker_of(const PublicState& open, Mover mover);
/// Returns whether the figure has a number and so must move (SG-4.1). In this town a move always exists, as a test
/// proves.
inline bool can_move(const PublicState& open, Mover mover)
{
    return number_of(open, mover) != 0;
}
/// SG-9.1
bool police_can_move(const PublicState& open);

template <class Kind>
const Kind* top(const PublicState& open)
{
    return open.frames.empty() ? nullptr : std::get_if<Kind>(&open.frames.back());
}

/// Returns the seat that shoots for the side (SG-5.7, 8.2).
Seat shooter(const Duel& duel, Side side);
bool stands(const Targets& targets);
struct YearsAtStake {
    int least = 0;
    int most = 0;
    bool operator==(const YearsAtStake&) const = default;
};
/// SG-9.7: returns the years that a beginning duel will bring each surviving attacker, if any.
YearsAtStake years_at_stake(const Duel& duel);
/// Returns the seat that must decide; `nobody` if the game is over.
Seat decider(const PublicState& open);

}
