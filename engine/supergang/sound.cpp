// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of the views that another machine sends (core/untrusted.hpp).
#include "engine/core/demand.hpp"
#include "engine/supergang/check.hpp"

#include <algorithm>

namespace backroom::supergang {

namespace {

struct Sound {
    const PublicState& open;

    void demand_it() const
    {
        demand(fits(open.options, open.seats), "so many seats cannot play so");
        demand(open.first < gangs() && open.turn.seat < gangs() && (open.over || in_game(open, open.turn.seat)),
            "it is the turn of no gang");
        demand_what_they_have();
        for (Seat seat = 0; seat < gangs(); ++seat) {
            for (const Character character : all_characters)
                demand_figure({seat, character});
            demand_gang(seat);
        }
        for (const Patrol& patrol : open.patrols)
            demand_patrol(patrol);
        demand(open.police_owner == nobody || (!open.options.police_player && in_game(open, open.police_owner)),
            "nobody can have bought the police");
        if (open.over) {
            demand(open.frames.empty() && !open.winners.empty(), "the game is over, and goes on");
            return;
        }
        demand_game();
        demand_turn();
        for (std::size_t at = 0; at < open.frames.size(); ++at)
            demand_frame(at);
    }

    int gangs() const { return open.gang_count(); }
    bool is_gang(Seat seat) const { return in_game(open, seat); }

    /// SG-1.2, 5.13, 6.3
    void demand_what_they_have() const
    {
        int money = open.bank;
        int shops = 0;
        int sections = 0;
        ShopSet tokens;
        SectionSet pawns;
        for (const Gang& gang : open.gangs) {
            money += gang.cash;
            demand(gang.tokens() >= 0 && gang.unbought() >= 0, "a gang has too many tokens or pawns");
            shops += gang.owned.size() + gang.rackets.size();
            sections += gang.pawns.size();
            tokens = tokens | gang.owned | gang.rackets;
            pawns = pawns | gang.pawns;
        }
        demand(money == money_for(gangs()), "the money does not add up");
        demand(tokens.size() == shops && pawns.size() == sections, "there are two on a shop or section");
        for (std::size_t seat = static_cast<std::size_t>(gangs()); seat < max_gangs; ++seat)
            demand(open.gangs[seat] == Gang(), "a gang that does not play has something");
    }

    void demand_figure(FigureId id) const
    {
        const Figure& one = figure(open, id);
        const bool there = one.state == FigureState::clinic ? one.place == town.clinic
            : one.state == FigureState::jail                ? one.place == town.centre && one.years > 0
            : one.state == FigureState::graveyard           ? one.place == town.graveyard && one.record == 0
                                                            : one.place != town.graveyard;
        const bool sits = one.state == FigureState::jail || one.state == FigureState::clinic;
        demand(there && (sits || one.years == 0) && (!one.held || one.state == FigureState::jail)
                && (one.in_play() || one.crimes == Figure().crimes),
            "a gangster is where nobody of that state can be");
        demand(
            one.behind == no_place || town.places[one.place].behind.contains(one.behind), "a figure came from nowhere");
        if (one.vamped_by == nobody) {
            demand(one.vamped_turns == 0, "a man is led by nobody");
            return;
        }
        demand(one.vamped_by < gangs() && one.vamped_by != id.seat && is_male(id.character) && one.in_play(),
            "a man is led by nobody");
        const Figure& vamp = figure(open, {one.vamped_by, Character::vamp});
        demand(
            vamp.in_play() && (one.vamped_turns == 0 || (vamp.place == one.place && led_by(open, one.vamped_by) == id)),
            "a man is led by nobody");
    }

    void demand_gang(Seat seat) const
    {
        const Gang& gang = open.gangs[seat];
        const auto dead = [](const Figure& one) { return one.state == FigureState::graveyard; };
        const bool all_dead = std::ranges::all_of(gang.figures, dead);
        demand(!gang.out || (gang.cash == 0 && gang.tokens() == tokens_of_gang && gang.unbought() == pawns_of_gang),
            "a gang that is out has something");
        demand(gang.out ? all_dead : open.over || !all_dead, "a gang is out and lives, or the reverse");
        const FigureId last = gang.last_vamped;
        demand(last.none() || (last.seat < gangs() && last.seat != seat && is_male(last.character)),
            "a vamp has vamped no such man");
    }

    void demand_patrol(const Patrol& patrol) const
    {
        demand(patrol.in_play() == (patrol.place != no_place)
                && (!patrol.in_play() || (patrol.place != town.graveyard && !is_manhole(patrol.place))),
            "a patrol is nowhere");
        demand(
            patrol.behind == no_place || (patrol.in_play() && town.places[patrol.place].behind.contains(patrol.behind)),
            "a figure came from nowhere");
        demand(
            patrol.returns == nobody ? patrol.state != PatrolState::out : !patrol.in_play() && is_gang(patrol.returns),
            "a patrol never returns, or twice");
    }

    /// SG-10: demands that nothing has ended the game.
    void demand_game() const
    {
        int left = 0;
        bool in_play = false;
        bool won = open.options.length > 0 && open.round > open.options.length;
        for (Seat seat = 0; seat < gangs(); ++seat) {
            left += is_gang(seat) ? 1 : 0;
            for (const Figure& one : open.gangs[seat].figures)
                in_play = in_play || one.in_play();
            for (const DistrictFacts& district : town.districts)
                won = won || open.gangs[seat].owned.includes(district.shop_set);
        }
        demand(!won && left >= 2 && (in_play || !open.options.police_player) && open.winners.empty(),
            "the game is over, and goes on");
    }

    void demand_turn() const
    {
        const Turn& turn = open.turn;
        for (const Character character : all_characters)
            demand(turn.dice[static_cast<std::size_t>(character)] == 0 || is_member(character),
                "a die is for somebody who is away");
        demand(turn.phase != Phase::start || turn.dice == Dice{}, "dice lie before the throw");
        demand(!peaceful(open) || (turn.dice[3] == 0 && turn.dice[4] == 0 && turn.dice[police_die] == 0),
            "the police throw dice in peace");
        demand(turn.phase != Phase::police || !open.frames.empty() || police_can_move(open),
            "the police have nothing to do");
        demand(!turn.active || (turn.phase == Phase::gang && is_member(*turn.active)), "who acts is away");
    }
    bool is_member(Character character) const
    {
        return !find_member(open, open.turn.seat, member_of(character)).none();
    }

    /// Each question must follow from the one below it: a rebellion from an arrest, an arrest perhaps from custody.
    void demand_frame(std::size_t at) const
    {
        const bool last = at + 1 == open.frames.size();
        const Frame* before = at == 0 ? nullptr : &open.frames[at - 1];
        const auto follows = Overloaded{
            [&](const Duel& duel) {
                const auto* arrest = before ? std::get_if<Arrest>(before) : nullptr;
                return last && (duel.kind == DuelKind::rebellion) == (arrest != nullptr)
                    && (at == 0 || arrest != nullptr)
                    && (!arrest || (arrest->patrol == duel.patrol && fights(duel, Side::attack, arrest->figure)));
            },
            [&](const Arrest&) { return !before || std::holds_alternative<Custody>(*before); },
            [&](const auto&) { return !before; },
        };
        demand(std::visit(follows, open.frames[at]), "a question follows from no other");
        std::visit([&](const auto& frame) { demand_question(frame); }, open.frames[at]);
    }

    void demand_question(const Arrest& arrest) const
    {
        const Patrol& patrol = open.patrols[arrest.patrol];
        demand(arrest.figure.seat < gangs() && patrol.in_play() && patrol.place != town.clinic, "nobody is arrested");
        const Figure& one = figure(open, arrest.figure);
        demand(one.in_play() && one.place == patrol.place
                && (arrest.custody ? open.options.police_player : one.record > 0),
            "nobody is arrested");
    }

    void demand_question(const Custody& custody) const
    {
        demand(open.options.police_player && open.patrols[custody.patrol].in_play(), "there is no custody");
    }

    void demand_question(const Price& price) const
    {
        const Place place = acting_place(open);
        demand(place != no_place && place == place_of(price.shop) && price.buyer == open.turn.seat
                && price.owner != price.buyer && is_gang(price.owner) && owner_of(open, price.shop) == price.owner
                && recruits(town.shops[price.shop].kind, price.who)
                && figure(open, {price.buyer, price.who}).state == FigureState::graveyard,
            "a price is asked for nobody");
    }

    void demand_question(const Trade& trade) const
    {
        demand(open.turn.phase != Phase::police && trade.from == open.turn.seat
                && !Check{open, trade.from}(Offer{trade.to, trade.give, trade.take}),
            "a trade is offered that cannot be");
    }

    static bool fights(const Duel& duel, Side side, FigureId id)
    {
        const Targets& targets = duel.side(side);
        return std::ranges::any_of(
            targets, [=](const Target& target) { return target.kind == TargetKind::gangster && target.figure == id; });
    }

    void demand_question(const Duel& duel) const
    {
        demand(open.options.duels == Duels::aim && stands(duel.attack) && stands(duel.defence) && duel.darts > 0
                && duel.darts <= duel.volley && duel.place != no_place,
            "a duel is decided");
        demand(duel.kind == DuelKind::rebellion || (duel.seat == open.turn.seat && duel.place == acting_place(open)),
            "a duel is in another place");
        demand(duel.attack.size() <= most_attackers, "too many fight");
        demand(duel.second == nobody || duel.second < open.seats, "nobody shoots for the managers or cops");
        for (const Side side : {Side::attack, Side::defence})
            demand(shooter(duel, side) < open.seats || duel.kind == DuelKind::clinic,
                "nobody shoots for the managers or cops");
        demand(duel.kind != DuelKind::stick_up || is_shop(duel.place), "a duel is in another place");
        demand(duel.kind != DuelKind::stick_up || duel.prize == Prize::money
                || (owner_of(open, shop_at(duel.place)) != nobody && open.gangs[duel.seat].tokens() > 0
                    && owner_of(open, shop_at(duel.place)) != duel.seat),
            "a stick-up is for what nobody can have");
        demand(!duel.against_cops()
                || (open.patrols[duel.patrol].in_play() && open.patrols[duel.patrol].place == duel.place),
            "a duel is in another place");
        demand(duel.kind != DuelKind::clinic
                || (duel.attack.size() == 1 && duel.defence.size() == 1 && duel.shooting == Side::attack),
            "too many fight");
        demand_fighters(duel);
    }

    void demand_fighters(const Duel& duel) const
    {
        Figures fighters;
        for (const Side side : {Side::attack, Side::defence})
            for (const Target& target : duel.side(side)) {
                if (target.kind != TargetKind::gangster) {
                    demand(target.kind == TargetKind::cop ? duel.against_cops() : is_shop(duel.place),
                        "managers or cops fight elsewhere");
                    continue;
                }
                demand(target.figure.seat < gangs() && !fighters.contains(index_of(target.figure)),
                    "somebody fights who is not there");
                fighters.insert(index_of(target.figure));
                const Figure& one = figure(open, target.figure);
                const bool victim = duel.kind == DuelKind::clinic && side == Side::defence;
                demand((victim ? one.state == FigureState::clinic : one.in_play() && one.place == duel.place)
                        && target.gang < gangs() && (side == Side::defence) == (target.gang != duel.seat),
                    "somebody fights who is not there");
            }
    }
};

}

void demand_sound(const View& view)
{
    Sound{view.open}.demand_it();
}

}
