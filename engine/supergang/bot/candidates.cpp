// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/supergang/bot/candidates.hpp"

#include "engine/core/variants.hpp"
#include "engine/supergang/check.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

struct CandidateLister {
    const PublicState& open;
    Acts& acts;
    Seat own = open.turn.seat;
    Place place = acting_place(open);
    Check check = {open, open.turn.seat};

    void list()
    {
        const Member active = member_of(*open.turn.active);
        list_of(active);
        if (active == Member::vamp) {
            if (!led_by(open, own).none())
                list_of(Member::vamped);
            for (const std::uint8_t index : opponents_at(open, own, place))
                add(Vamp{figure_at(index)});
        }
        if (active_dealer(open) != nobody)
            list_traffic();
        if (!open.turn.collected && short_of_money())
            add(Collect());
        if (is_shop(place) && open.gangs[own].tokens() == 0)
            list_removals();
        add(Done{mover_of(*open.turn.active)});
    }

    template <class Kind>
    bool add(const Kind& action)
    {
        if (acts.size() == static_cast<std::size_t>(Acts::capacity()) || check(action))
            return false;
        acts.emplace_back(action);
        return true;
    }

    void list_of(Member member)
    {
        if (!is_shop(place)) {
            add(Coward{member});
        } else {
            add(Racket{member});
            add(BuyShop{member});
            for (const Character who : all_characters)
                add(Recruit{member, who});
            if (!check.may_stick_up(member))
                list_stick_ups(member);
        }
        if (!check.may_kill(member))
            list_killings(member);
        for (std::uint8_t patrol = 0; patrol < patrol_count; ++patrol) {
            const Members all = accomplices(open, own, member, place);
            add(AttackPatrol{member, {}, patrol});
            if (!all.empty())
                add(AttackPatrol{member, all, patrol});
        }
    }

    template <class Visit>
    void each_party(Member leader, Visit visit) const
    {
        const Members all = accomplices(open, own, leader, place);
        for (unsigned bits = 0; bits < 1u << member_count; ++bits) {
            Members with;
            for (std::uint8_t member = 0; member < member_count; ++member)
                if ((bits >> member & 1u) != 0)
                    with.insert(member);
            if (all.includes(with))
                visit(with);
        }
    }

    void list_stick_ups(Member member)
    {
        Seat defender = nobody;
        if (defender_of(open, shop_at(place)) == nobody)
            defender = *possible_defenders(open).begin();
        each_party(member, [&](Members with) {
            add(StickUp{member, Prize::money, with, defender});
            add(StickUp{member, Prize::ownership, with, defender});
        });
    }

    void list_killings(Member member)
    {
        if (kind_of(place) == PlaceKind::clinic) {
            for (std::uint8_t index = 0; index < max_gangs * character_count; ++index)
                add(Kill{member, {}, {index}});
            return;
        }
        const Figures here = opponents_at(open, own, place);
        FixedVector<Figures, max_gangs * character_count + max_gangs + 1> choices;
        const auto choose = [&](Figures targets) {
            const Figures whole = with_pairs(open, targets);
            if (!whole.empty() && std::ranges::find(choices, whole) == choices.end())
                choices.push_back(whole);
        };
        for (const std::uint8_t index : here)
            choose({index});
        for (Seat seat = 0; seat < open.gang_count(); ++seat) {
            Figures gang;
            for (const std::uint8_t index : here)
                if (acts_for(open, figure_at(index)) == seat)
                    gang.insert(index);
            choose(gang);
        }
        choose(here);
        const Members all = accomplices(open, own, member, place);
        for (const Figures targets : choices) {
            add(Kill{member, {}, targets});
            if (!all.empty())
                add(Kill{member, all, targets});
        }
    }

    void list_traffic()
    {
        // Tries the largest number of pawns that can be bought, then 4, and the first free section.
        for (const int pawns : {10, 8, 6, 4, 2})
            if (add(BuyPawns{static_cast<std::uint8_t>(pawns)}))
                break;
        add(BuyPawns{4});
        for (const Section section : sections_of(place))
            if (add(PlacePawn{section}))
                break;
    }

    bool short_of_money() const
    {
        const Shop shop = shop_at(place);
        if (shop == no_shop)
            return false;
        const Gang& gang = open.gangs[own];
        const int soon = gang.cash + std::min<int>(income_of(open, own), open.bank);
        const auto gets_affordable = [&](int cost) { return gang.cash < cost && soon >= cost; };
        const Seat owner = owner_of(open, shop);
        if (owner == nobody && gets_affordable(price(town.shops[shop].kind)))
            return true;
        const auto dead = [](const Figure& one) { return one.state == FigureState::graveyard; };
        if (owner == nobody && gets_affordable(recruit_price) && std::ranges::any_of(gang.figures, dead))
            return true;
        return active_dealer(open) != nobody && town.shops[shop].kind == ShopKind::star && gang.cash < 25
            && soon > gang.cash;
    }

    /// Lists only the tokens of the least value: those of rackets or, if there are none, any.
    void list_removals()
    {
        const Gang& gang = open.gangs[own];
        int listed = 0;
        for (const Shop shop : gang.rackets)
            if (listed < 3 && add(RemoveToken{shop}))
                ++listed;
        for (const Shop shop : gang.owned)
            if (listed < 4 && add(RemoveToken{shop}))
                ++listed;
    }
};

}

void list_candidates(const PublicState& open, Acts& acts)
{
    acts.clear();
    CandidateLister{open, acts}.list();
}

bool any_can_move(const PublicState& open)
{
    for (const Character character : all_characters)
        if (can_move(open, mover_of(character)))
            return true;
    return false;
}

int rank_of(const Action& action)
{
    return std::visit(Overloaded{
                          [](const Collect&) { return 0; },
                          [](const Vamp&) { return 1; },
                          [](const RemoveToken&) { return 2; },
                          [](const BuyShop&) { return 3; },
                          [](const Recruit&) { return 4; },
                          [](const StickUp&) { return 5; },
                          [](const Kill&) { return 6; },
                          [](const AttackPatrol&) { return 6; },
                          [](const Racket&) { return 7; },
                          [](const BuyPawns&) { return 8; },
                          [](const PlacePawn&) { return 9; },
                          [](const Coward&) { return 10; },
                          [](const auto&) { return 11; },
                      },
        action);
}

}
