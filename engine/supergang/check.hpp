// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/variants.hpp"
#include "engine/supergang/lookup.hpp"
#include "engine/supergang/rules.hpp"

/// Checks of legality, shared by check.cpp, legal.cpp and apply.
namespace backroom::supergang {

using Verdict = std::optional<Refusal>;

/// Returns all members who attack together: the leader, `with` and, if `pairs` is true (SG-5.10), the partners of vamps
/// and vamped men.
Members party_of(const PublicState& open, Seat seat, Member leader, Members with, bool pairs);
/// Adds the partner of each vamp and of each vamped man (SG-5.8).
Figures with_pairs(const PublicState& open, Figures targets);
/// Returns the members who may join the leader (SG-5.10).
Members accomplices(const PublicState& open, Seat seat, Member leader, Place place);
/// Returns the players who may throw for the managers of an unowned shop if SG-5.7 lets the attacker name one.
SeatSet possible_defenders(const PublicState& open);
/// Returns the player who throws for the managers; `nobody` if the attacker names one.
Seat defender_of(const PublicState& open, Shop shop);
/// Returns the gang for which the dealer who has just moved buys and places pawns (SG-6.1, 7.5), which is his own gang
/// even if he is vamped. `nobody` if no dealer has moved.
Seat active_dealer(const PublicState& open);
Member dealer_member(const PublicState& open);
Place acting_place(const PublicState& open);
/// Returns the vamp whom a man of the party may not attack (SG-7.3), and sets `man` to him; none if there is none.
FigureId forbidden_vamp(const PublicState& open, Seat seat, Members party, Figures targets, FigureId& man);
/// Returns whether the police player may take the gangster into custody (SG-10.3).
bool may_take(const PublicState& open, const Patrol& patrol, FigureId id);

/// Checks for the seat that decides now. They assume that the phase and the frames allow the action.
struct Check {
    const PublicState& open;
    Seat seat;

    Verdict operator()(const BuyPolice& action) const;
    Verdict operator()(const Collect& action) const;
    Verdict operator()(const Offer& action) const;
    Verdict operator()(const Move& action) const;
    Verdict operator()(const Done& action) const;
    Verdict operator()(const Coward& action) const;
    Verdict operator()(const Racket& action) const;
    Verdict operator()(const BuyShop& action) const;
    Verdict operator()(const StickUp& action) const;
    Verdict operator()(const Kill& action) const;
    Verdict operator()(const AttackPatrol& action) const;
    Verdict operator()(const Recruit& action) const;
    Verdict operator()(const BuyPawns& action) const;
    Verdict operator()(const PlacePawn& action) const;
    Verdict operator()(const Vamp& action) const;
    Verdict operator()(const RemoveToken& action) const;
    Verdict operator()(const EndTurn& action) const;
    Verdict operator()(const TimeUp& action) const;
    Verdict operator()(const Rebel& action) const;
    Verdict operator()(const NamePrice& action) const;
    Verdict operator()(const Answer& action) const;
    Verdict operator()(const Shoot& action) const;
    Verdict operator()(const TakeCustody& action) const;
    Verdict operator()(const OneOf<Roll, GiveUp, GoQuietly> auto&) const { return {}; }

    /// SG-5.2: returns whether the figure that has moved must still act.
    bool must_act() const;
    /// SG-4.1: returns a refusal if the member cannot act now.
    Verdict may_act(Member member) const;
    /// SG-5.1
    Verdict may_throw(Member member) const;
    Verdict may_join(Member leader, Members with, Place place, bool pairs) const;
    /// Checks the conditions of every stick-up, regardless of the prize, the accomplices and the defender.
    Verdict may_stick_up(Member member) const;
    /// Checks the conditions of every killing outside the clinic, regardless of who fights.
    Verdict may_kill(Member member) const;
    Verdict may_kill_in_clinic(const Kill& kill) const;

private:
    const Gang& gang() const { return open.gangs[seat]; }
    const MemberActions& actions(Member member) const { return open.turn.of(member); }
    /// `no_shop` if the place is not a shop.
    Shop shop_here() const { return shop_at(acting_place(open)); }
    bool must(Member member) const;
};

}
