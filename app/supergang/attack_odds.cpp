#include "supergang/attack_odds.hpp"

#include "supergang/check.hpp"
#include "supergang/duel_odds.hpp"

namespace supergang_table {

using namespace rules;
using backroom::Seat;

namespace {

constexpr int killers_bonus = 2;

void add(Forces& forces, Character character)
{
    ++forces.dice;
    ++forces.targets;
    if (character == Character::killer)
        forces.bonus += killers_bonus;
}

void add_managers(Forces& forces, Shop shop)
{
    const int count = managers(town.shops[shop].kind);
    forces.dice += count;
    forces.targets += count;
}

Forces members(const Open& open, Seat seat, Members party)
{
    Forces forces;
    for (const std::uint8_t member : party)
        add(forces, find_member(open, seat, static_cast<Member>(member)).character);
    return forces;
}

constexpr Forces cops{2, 0, 2};

}

double chance_of(const Open& open, const Party& party)
{
    const Seat seat = open.turn.seat;
    const Place place = acting_place(open);
    Forces attack = members(open, seat, party_of(open, seat, party.leader, party.with, party.kind != Party::Patrol));
    if (party.kind == Party::Patrol)
        return chance_by_dice(attack, cops);
    Forces defence;
    const Shop shop = shop_at(place);
    if (party.kind == Party::StickUp) {
        add_managers(defence, shop);
        return chance_by_dice(attack, defence);
    }
    if (kind_of(place) == PlaceKind::clinic)
        return chance_in_clinic();
    for (const std::uint8_t index : with_pairs(open, party.targets))
        add(defence, figure_at(index).character);
    // SG-5.8: the managers stand by those who act for their owner.
    if (const Seat owner = shop == no_shop ? backroom::nobody : owner_of(open, shop); owner != backroom::nobody) {
        if (owner == seat)
            add_managers(attack, shop);
        for (const std::uint8_t index : with_pairs(open, party.targets))
            if (acts_for(open, figure_at(index)) == owner) {
                add_managers(defence, shop);
                break;
            }
    }
    return chance_by_dice(attack, defence);
}

double chance_of_rebellion(const Open& open, const Arrest& arrest, Members with)
{
    const Seat seat = acts_for(open, arrest.figure);
    with.insert(index_of(member_of(open, arrest.figure)));
    return chance_by_dice(members(open, seat, with), cops);
}

}
