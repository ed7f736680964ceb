// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/check.hpp"

namespace backroom::supergang {

namespace {

/// Figures that can be chosen independently. A vamp and her man are one choice.
template <class Set>
using Choices = FixedVector<Set, max_gangs * character_count>;

/// Calls `visit` with the union of every subset of the choices, beginning with the empty one.
template <class Set, class Visit>
void each_subset(const Choices<Set>& choices, Visit visit)
{
    for (unsigned bits = 0; bits < 1u << choices.size(); ++bits) {
        Set chosen;
        for (std::size_t at = 0; at < choices.size(); ++at)
            if ((bits >> at & 1u) != 0)
                chosen = chosen | choices[at];
        visit(chosen);
    }
}

struct List {
    const PublicState& open;
    Seat own = decider(open);
    Check check = {open, own};
    Actions actions{};

    Actions make()
    {
        if (!open.frames.empty())
            std::visit([this](const auto& frame) { answers(frame); }, open.frames.back());
        else if (open.turn.phase == Phase::start)
            add_start();
        else if (open.turn.phase == Phase::police)
            add_moves({Mover::patrol_1, Mover::patrol_2});
        else
            add_gang();
        return actions;
    }

    template <class Kind>
    void add_if_legal(const Kind& action)
    {
        if (!check(action))
            actions.emplace_back(action);
    }

    void add_start()
    {
        add_if_legal(BuyPolice());
        add_if_legal(Collect());
        actions.emplace_back(Roll());
        actions.emplace_back(GiveUp());
    }

    void add_gang()
    {
        if (open.turn.active) {
            add_acts();
            add_if_legal(Done{mover_of(*open.turn.active)});
        } else {
            add_moves({Mover::killer, Mover::vamp, Mover::dealer});
            // Equivalent to `check` for EndTurn, without searching for moves again.
            if (actions.empty())
                actions.emplace_back(EndTurn());
        }
        add_if_legal(Collect());
        actions.emplace_back(GiveUp());
    }

    void add_moves(std::initializer_list<Mover> movers)
    {
        Walks walks;
        for (const Mover mover : movers) {
            const int number = number_of(open, mover);
            if (number == 0)
                continue;
            find_walks(walker_of(open, mover), number, walks);
            for (const Walk& walk : walks)
                actions.emplace_back(Move{mover, walk.path});
        }
    }

    void add_acts()
    {
        const Member active = member_of(*open.turn.active);
        add_acts_of(active);
        if (active == Member::vamp && !led_by(open, own).none())
            add_acts_of(Member::vamped);
        if (const Seat colour = active_dealer(open); colour != nobody) {
            for (int pawns = 2; pawns <= pawns_a_stop; pawns += 2)
                add_if_legal(BuyPawns{static_cast<std::uint8_t>(pawns)});
            for (const Section section : sections_of(place()))
                add_if_legal(PlacePawn{section});
        }
        if (active == Member::vamp)
            for (const std::uint8_t index : opponents_at(open, own, place()))
                add_if_legal(Vamp{figure_at(index)});
        const Gang& gang = open.gangs[own];
        if (gang.tokens() == 0)
            for (const Shop shop : gang.owned | gang.rackets)
                add_if_legal(RemoveToken{shop});
    }

    Place place() const { return acting_place(open); }

    void add_acts_of(Member member)
    {
        if (!is_shop(place())) {
            add_if_legal(Coward{member});
        } else {
            add_if_legal(Racket{member});
            add_if_legal(BuyShop{member});
            for (const Character who : all_characters)
                add_if_legal(Recruit{member, who});
            add_stick_ups(member);
        }
        if (!check.may_kill(member))
            add_killings(member);
        for (std::uint8_t patrol = 0; patrol < patrol_count; ++patrol)
            if (!check(AttackPatrol{member, {}, patrol}))
                each_subset(joining(member, false), [&](Members with) {
                    actions.emplace_back(AttackPatrol{member, with, patrol});
                });
    }

    /// Returns the members who may join, alone or in pairs.
    Choices<Members> joining(Member leader, bool pairs) const
    {
        Choices<Members> choices;
        Members left = accomplices(open, own, leader, place());
        // The leader's partner always joins.
        Members party = party_of(open, own, leader, {}, pairs);
        left = left - party;
        for (const std::uint8_t member : left) {
            Members choice = party_of(open, own, static_cast<Member>(member), {}, pairs);
            if (static_cast<Member>(member) == Member::vamped && choice.size() > 1)
                continue;
            if (left.includes(choice))
                choices.push_back({member});
        }
        return choices;
    }

    void add_stick_ups(Member member)
    {
        if (check.may_stick_up(member) || check.may_join(member, {}, place(), true))
            return;
        const Shop shop = shop_at(place());
        SeatSet defenders = SeatSet::only(0);
        const bool named = defender_of(open, shop) == nobody;
        if (named)
            defenders = possible_defenders(open);
        for (const Prize prize : {Prize::money, Prize::ownership}) {
            if (prize == Prize::ownership && (owner_of(open, shop) == nobody || open.gangs[own].tokens() == 0))
                continue;
            for (const Seat defender : defenders)
                each_subset(joining(member, true), [&](Members with) {
                    actions.emplace_back(StickUp{member, prize, with, named ? defender : nobody});
                });
        }
    }

    void add_killings(Member member)
    {
        if (kind_of(place()) == PlaceKind::clinic) {
            for (Seat seat = 0; seat < open.gang_count(); ++seat)
                for (const Character character : all_characters)
                    add_if_legal(Kill{member, {}, {index_of(FigureId{seat, character})}});
            return;
        }
        const Figures opponents = opponents_at(open, own, place());
        if (opponents.empty() || check.may_join(member, {}, place(), true))
            return;
        Choices<Figures> choices;
        for (const std::uint8_t index : opponents) {
            if (figure(open, figure_at(index)).vamped_turns > 0)
                continue;
            choices.push_back({index});
        }
        const Choices<Members> parties = joining(member, true);
        each_subset(choices, [&](Figures targets) {
            if (targets.empty())
                return;
            each_subset(parties, [&](Members with) {
                FigureId man;
                const Members party = party_of(open, own, member, with, true);
                if (forbidden_vamp(open, own, party, with_pairs(open, targets), man).none())
                    actions.emplace_back(Kill{member, with, targets});
            });
        });
    }

    void answers(const Duel& duel)
    {
        const Side side = other(duel.shooting);
        const Targets& targets = duel.side(side);
        for (std::size_t index = 0; index < targets.size(); ++index)
            if (targets[index].standing())
                for (const int y : {aim_offset, -aim_offset})
                    actions.emplace_back(Shoot{{place_on_plank(side, index), y}});
    }

    void answers(const Arrest& arrest)
    {
        actions.emplace_back(GoQuietly());
        const Member leader = member_of(open, arrest.figure);
        Choices<Members> choices;
        for (const std::uint8_t member : members_at(open, own, figure(open, arrest.figure).place))
            if (member != index_of(leader))
                choices.push_back({member});
        each_subset(choices, [&](Members with) { actions.emplace_back(Rebel{with}); });
    }

    void answers(const Price& price)
    {
        if (price.price) {
            add_if_legal(Answer{true});
            actions.emplace_back(Answer{false});
            return;
        }
        actions.emplace_back(NamePrice());
        for (int named = 0; named <= open.gangs[price.buyer].cash; named += 50)
            actions.emplace_back(NamePrice{static_cast<std::int16_t>(named)});
    }

    void answers(const Trade&)
    {
        actions.emplace_back(Answer{true});
        actions.emplace_back(Answer{false});
    }

    void answers(const Custody& custody)
    {
        for (Seat seat = 0; seat < open.gang_count(); ++seat)
            for (const Character character : all_characters)
                if (may_take(open, open.patrols[custody.patrol], {seat, character}))
                    actions.emplace_back(TakeCustody{{seat, character}});
        actions.emplace_back(Done{mover_of_patrol(custody.patrol)});
    }
};

}

SeatSet pending(const State& state)
{
    const Seat seat = decider(state);
    return seat == nobody ? SeatSet() : SeatSet::only(seat);
}

Actions legal(const PublicState& open, Seat seat)
{
    if (open.over || seat != decider(open))
        return {};
    return List{open}.make();
}

Action random_action(const State& state, Seat seat, Random& random)
{
    const Actions actions = legal(state, seat);
    for (;;) {
        const Action& action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        if (state.round >= first_round_to_give_up || !std::holds_alternative<GiveUp>(action))
            return action;
    }
}

}
