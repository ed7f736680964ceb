#pragma once

#include "supergang/lookup.hpp"
#include "supergang/rules.hpp"

/// For check.cpp, legal.cpp and apply: one question a kind of action.
namespace backroom::supergang {

using Verdict = std::optional<Refusal>;

/// Those who attack together: `with`, the leader, and, where these always act together (SG-5.10), a vamp's man or the
/// vamp of a man.
Members party_of(const Open& open, Seat seat, Member leader, Members with, bool pairs);
/// Naming a vamp names her man and the reverse (SG-5.8).
Figures with_pairs(const Open& open, Figures targets);
/// Whom `with` may name beside the leader (SG-5.10).
Members accomplices(const Open& open, Seat seat, Member leader, Place place);
/// Who throws for the managers of an unowned shop, where SG-5.7 lets the attacker say.
SeatSet possible_defenders(const Open& open);
/// Who throws for the managers where nobody says it; `nobody` where the attacker names one.
Seat defender_of(const Open& open, Shop shop);
/// The gang whose pawns the dealer who has just moved buys and places (SG-6.1, 7.5): the own one or that of the vamped
/// man; `nobody` when no dealer has.
Seat active_dealer(const Open& open);
/// Which member that is.
Member dealer_member(const Open& open);
/// Where the one who has moved stands.
Place acting_place(const Open& open);
/// The vamp whom a man of the party may not attack (SG-7.3), or none; `man` is he.
FigureId spell_on(const Open& open, Seat seat, Members party, Figures targets, FigureId& man);
/// Whether the police player may take him into custody (SG-10.3).
bool may_take(const Open& open, const Patrol& patrol, FigureId id);

/// Of whoever decides now.
struct Check {
    const Open& open;
    Seat seat;

    /// What no phase and no frame forbids.
    Verdict operator()(const BuyPolice& action) const;
    Verdict operator()(const Collect& action) const;
    Verdict operator()(const Offer& action) const;
    Verdict operator()(const Roll& action) const;
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
    Verdict operator()(const GiveUp& action) const;
    Verdict operator()(const TimeUp& action) const;
    Verdict operator()(const GoQuietly& action) const;
    Verdict operator()(const Rebel& action) const;
    Verdict operator()(const NamePrice& action) const;
    Verdict operator()(const Answer& action) const;
    Verdict operator()(const Shoot& action) const;
    Verdict operator()(const TakeCustody& action) const;

    /// SG-5.2: whether the one who has moved still has to do something.
    bool must_act() const;
    /// SG-4.1: whether the member is one who acts now.
    Verdict may_act(Member member) const;
    /// SG-5.1
    Verdict may_throw(Member member) const;
    Verdict may_join(Member leader, Members with, Place place, bool pairs) const;
    /// What a stick-up needs, whatever it is for and whoever joins or defends.
    Verdict may_stick_up(Member member) const;
    /// What a killing outside the clinic needs, whoever fights.
    Verdict may_kill(Member member) const;
    Verdict may_kill_in_clinic(const Kill& kill) const;

private:
    const Gang& gang() const { return open.gangs[seat]; }
    const Deeds& deeds(Member member) const { return open.turn.of(member); }
    /// The shop where the acting one stands; or a refusal by that rule.
    Shop shop_here() const { return shop_at(acting_place(open)); }
    bool must(Member member) const;
};

}
